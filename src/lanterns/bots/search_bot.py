"""Bots that look ahead: they play the game to its end many times before they choose."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import ClassVar

from lanterns import core
from lanterns.core.searches.decision import LONGEST, WIDTH
from lanterns.rules import Action, View

from .bot import MAX_CANDIDATES, Choice, Cost
from .greedy_bot import greedy_choice
from .time_budget import deadline

# Seconds kept back for everything around the search itself.
RESERVE = 0.004

# With fewer seconds than this, a search would see next to nothing.
MIN_SECONDS = 0.001


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """How wide a bot searches, and how long."""

    width: int
    playouts: int | None
    """As many as the time allows if there is no number."""
    least: int
    """With fewer playouts for the best candidate, the bot does not trust the search."""


class SearchBot:
    """Tries its best actions in games whose hidden tiles are dealt anew.

    With a number of playouts (for two players; more players get more) its strength is the same on
    every machine. Without one, it thinks for as long as the budget allows.
    """

    cost: ClassVar[Cost] = "search"

    def __init__(self, playouts: int | None = None, width: int = WIDTH) -> None:
        self.playouts = playouts
        self.width = width

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose the action that did best, or the greedy one if there is no time to compare."""
        if len(actions) == 1:
            return Choice(actions[0])
        end, seed = deadline(budget, RESERVE), rng.getrandbits(63)
        found = searched(view, end, seed, self.plan(len(view.players)))
        return found or greedy_choice(view, actions, seed)

    def plan(self, players: int) -> SearchPlan:
        """Return what it searches with that many players."""
        factor = playout_factor(players)
        # The more candidates, the better the luckiest one looks: few playouts only measure luck.
        return SearchPlan(self.width, self.playouts and self.playouts * factor, self.width * factor)


def searched(
    view: View, end: float, seed: int, plan: SearchPlan, net: core.Net | None = None
) -> Choice | None:
    """Return what a search finds until `end`, or nothing where it has too few playouts."""
    left = end - perf_counter()
    if left < MIN_SECONDS:
        return None
    found = core.search(
        view,
        seed,
        playouts=plan.playouts,
        milliseconds=min(left * 1000, LONGEST),
        width=plan.width,
        net=net,
        least=plan.least,
    )
    if found[0].playouts < plan.least:
        return None
    candidates = tuple(one for one in found[:MAX_CANDIDATES] if one.playouts)
    return Choice(candidates[0].action, candidates)


def playout_factor(players: int) -> int:
    """Return how many times the playouts of a two-player game it takes to see as clearly.

    The more opponents act in between, the less one choice shows in the result of a game.

    >>> [playout_factor(players) for players in (2, 3, 4)]
    [1, 2, 4]
    """
    return 1 << (players - 2)
