"""Players of every level: a bot sees a view, never the state."""

from collections.abc import Callable

from .bot import Bot, Choice
from .uniform import UniformBot

BOTS: dict[str, Callable[[], Bot]] = {"random": UniformBot}
"""Every bot by the name that commands take."""

__all__ = ["BOTS", "Bot", "Choice"]
