"""The bot that anybody can beat."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from lanterns.rules import Action, View

from .bot import Choice, Cost


class UniformBot:
    """Chooses among the legal actions, each as likely as the next."""

    cost: ClassVar[Cost] = "instant"

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose any action; the view and the time do not matter."""
        return Choice(rng.choice(actions))
