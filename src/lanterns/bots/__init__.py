"""Players of every level: a bot sees a view, never the state."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from lanterns.rules import Action, View

from .uniform import UniformBot


class Bot(Protocol):
    """Somebody who can choose: what the seat may know goes in, one of the legal actions out."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Action:
        """Choose one of `actions` within `budget` seconds, with no other source of chance."""
        ...


BOTS: dict[str, Callable[[], Bot]] = {"random": UniformBot}
"""Every bot by the name that commands take."""
