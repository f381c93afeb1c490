"""Computer players: a bot sees a view, never the state."""

from lanterns.core import Candidate

from .bot import Bot, Choice, Cost, CountsPlayouts, cost_of
from .bot_game import PlayedGame, play_game
from .ladder import CHARACTERS, LADDER
from .lookup import bot_named, is_bot
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
    "CountsPlayouts",
    "PlayedGame",
    "bot_named",
    "cost_of",
    "is_bot",
    "play_game",
]
