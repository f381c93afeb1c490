"""Players of every level: a bot sees a view, never the state."""

from lanterns.core import Candidate

from .bot import Bot, Choice
from .explanation import Explanation
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
    "Explanation",
    "Reason",
    "reasons_for",
]
