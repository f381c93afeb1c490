"""What a bot is: what the seat may know goes in, one of the legal actions comes out."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, Protocol

from lanterns.rules import Action, View

from .explanation import Explanation

Cost = Literal["instant", "search"]
"""What a choice costs: next to nothing, or as much of the budget as the bot likes."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The action a bot chose, and what it weighed, if it tells."""

    action: Action
    explanation: Explanation | None = None


class Bot(Protocol):
    """Somebody who can choose; one object may play many seats and games."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose one of `actions` within `budget` seconds, with no other source of chance."""
        ...


def cost_of(bot: Bot) -> Cost:
    """Return the `cost` that a bot declares; one that declares none may use its whole budget."""
    return "instant" if getattr(bot, "cost", None) == "instant" else "search"
