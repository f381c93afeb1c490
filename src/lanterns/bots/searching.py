"""Bots that look ahead: they play the game to its end many times before they choose."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from lanterns import core
from lanterns.core.decision_search import LONGEST, WIDTH
from lanterns.rules import Action, View

from .bot import Choice
from .deadline import deadline
from .explanation import TOLD, Explanation
from .greedy import GreedyBot

# Seconds kept back for everything around the search itself.
RESERVE = 0.004

# Below this many seconds a search would see next to nothing.
LEAST = 0.001


class SearchBot:
    """Tries its best actions in games dealt anew from what it cannot see.

    With a number of playouts, which is for two players, its strength is the same on every machine;
    without, it thinks as long as it may.
    """

    def __init__(self, playouts: int | None = None, width: int = WIDTH) -> None:
        self.playouts = playouts
        self.width = width

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose what did best; without the time to tell, what is worth most at once."""
        end = deadline(budget, RESERVE)
        if len(actions) == 1:
            return Choice(actions[0])
        seed, worlds = rng.getrandbits(63), worlds_for(len(view.players))
        left = end - perf_counter()
        if left < LEAST:
            return GreedyBot().choose(view, actions, budget, rng)
        found = core.search(
            view,
            seed,
            playouts=self.playouts and self.playouts * worlds,
            milliseconds=min(left * 1000, LONGEST),
            width=self.width,
            least=self.width * worlds,
        )
        # The more candidates, the better the luckiest of them looks: with few playouts luck wins.
        if found[0].playouts < self.width * worlds:
            return GreedyBot().choose(view, actions, budget, rng)
        candidates = tuple(one for one in found[:TOLD] if one.playouts)
        return Choice(candidates[0].action, Explanation(view, candidates))


def worlds_for(players: int) -> int:
    """How many times the playouts of a game for two it takes to see as clearly.

    The more others act in between, the less one's own choice shows in how a game ends.

    >>> [worlds_for(players) for players in (2, 3, 4)]
    [1, 2, 4]
    """
    return 1 << (players - 2)
