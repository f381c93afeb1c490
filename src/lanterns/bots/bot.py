"""The interface of a bot: a view and the legal actions in, one of those actions out."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, Protocol, runtime_checkable

from lanterns.core import Candidate
from lanterns.rules import Action, View

Cost = Literal["instant", "search"]
"""What a choice costs: next to nothing, or up to the whole budget."""

MAX_CANDIDATES = 5
"""The most candidates that the bots of this package put into a choice."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen action, and the best candidates, the chosen one first, if the bot lists any.

    `reason` is what a bot says about its choice in its own words, if anything.
    """

    action: Action
    candidates: tuple[Candidate, ...] = ()
    reason: str = ""


class Bot(Protocol):
    """A player; one object may play many seats and games."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose one of `actions` within `budget` seconds; `rng` is the only source of chance."""
        ...


@runtime_checkable
class CountsPlayouts(Bot, Protocol):
    """A bot whose thinking can be a number of playouts, and then is the same on every machine."""

    playouts: int | None
    """How many it makes for an action; as many as the time allows if there is no number."""


def cost_of(bot: Bot) -> Cost:
    """Return the `cost` that a bot declares; one that declares none may use its whole budget."""
    return "instant" if getattr(bot, "cost", None) == "instant" else "search"
