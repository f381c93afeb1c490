"""A bot that is weaker than another: it makes some of its choices at random."""

from collections.abc import Sequence
from random import Random

from lanterns.rules import Action, View

from .bot import Bot, Choice, Cost, cost_of


class BlendedBot:
    """Makes a share of its choices as another bot does; the others are random."""

    def __init__(self, bot: Bot, share: float) -> None:
        """Blend `bot` with chance: with a share of 0.3, it makes three of ten choices."""
        self.bot, self.share = bot, share
        self.cost: Cost = cost_of(bot)

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Draw who chooses, and let them."""
        if rng.random() >= self.share:
            return Choice(rng.choice(actions))
        return self.bot.choose(view, actions, budget, rng)
