"""What a decision was worth and why, as data and in words: hints, and reviews of whole games.

>>> from lanterns import coach, rules
>>> view = rules.view_for(rules.new_game(rules.DEFAULT_SEATING[2], range(1, 23)), seat=0)
>>> hint = coach.hint(view)
>>> hint.look, len(hint.best.win_chance)
('tile', 2)
"""

from lanterns.core import Reason, SeatAccount

from .decisions import Decision, decisions_as_judged
from .hints import Hint, hint
from .review import Review, review, review_of, review_to_json

__all__ = [
    "Decision",
    "Hint",
    "Reason",
    "Review",
    "SeatAccount",
    "decisions_as_judged",
    "hint",
    "review",
    "review_of",
    "review_to_json",
]
