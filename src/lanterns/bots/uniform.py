"""The bot that anybody can beat."""

from collections.abc import Sequence
from random import Random

from lanterns.rules import Action, View


class UniformBot:
    """Chooses among the legal actions, each as likely as the next."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Action:
        """Choose any action; the view and the time do not matter."""
        return rng.choice(actions)
