"""Players of every level: a bot sees a view, never the state."""

from .bot import Bot, Choice, Cost, cost_of
from .explanation import Candidate, Explanation
from .ladder import CHARACTERS, LADDER
from .reasons import Reason, reasons_for
from .registry import BOTS, BrokenPlugin

__all__ = [
    "BOTS",
    "CHARACTERS",
    "LADDER",
    "Bot",
    "BrokenPlugin",
    "Candidate",
    "Choice",
    "Cost",
    "Explanation",
    "Reason",
    "cost_of",
    "reasons_for",
]
