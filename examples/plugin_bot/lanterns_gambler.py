"""A bot in thirty lines: it dedicates at once, and places where the most cards are."""

from collections.abc import Sequence
from random import Random

from lanterns.bots import Choice
from lanterns.rules import Action, Dedicate, Place, View, outcome_of

# Placements that it looks at; a longer look would be a better one, but it likes to gamble.
LOOKED_AT = 30


class GamblerBot:
    """Takes any token it can get, and the best of a few placements."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose from the legal actions; all chance comes from `rng`."""
        dedications = [action for action in actions if isinstance(action, Dedicate)]
        if dedications:
            return Choice(rng.choice(dedications))
        placements = [action for action in actions if isinstance(action, Place)]
        if not placements:
            return Choice(rng.choice(actions))
        seen = rng.sample(placements, min(LOOKED_AT, len(placements)))
        return Choice(max(seen, key=lambda place: cards_from(view, place)))


def cards_from(view: View, place: Place) -> int:
    """Count the cards that a placement gives to the player who makes it."""
    outcome = outcome_of(view, place)
    mine = [card for card in outcome.facings if card.seat == view.turn]
    return sum(card.received for card in outcome.matches) + sum(card.received for card in mine)
