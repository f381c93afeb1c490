"""The bot that chooses at random."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from lanterns.rules import Action, View

from .bot import Choice, Cost


class UniformBot:
    """Chooses any legal action, each with the same probability."""

    cost: ClassVar[Cost] = "instant"

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose at random; the view and the budget do not matter."""
        return Choice(rng.choice(actions))
