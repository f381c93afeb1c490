"""The bot that looks a round ahead with a net: the strongest there is."""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import ClassVar

from lanterns import core
from lanterns.core.decision_search import LONGEST
from lanterns.rules import Action, View

from .bot import MAX_CANDIDATES, Choice, Cost
from .net_bot import NetBot
from .search_bot import MIN_SECONDS, RESERVE
from .time_budget import deadline

WIDTH = 12
"""How many turns it compares."""

LEAST = 8
"""With fewer playouts for the best turn, luck would decide, and the net alone knows better."""


class NetSearchBot:
    """Plays its best turns a round ahead in games whose hidden tiles are dealt anew.

    With a number of playouts it plays the same on every machine. Without one, it thinks for as long
    as the budget allows.
    """

    cost: ClassVar[Cost] = "search"

    def __init__(self, playouts: int | None = None, width: int = WIDTH) -> None:
        self.playouts = playouts
        self.width = width

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose the turn that did best, or the net's own choice if there is no time to compare."""
        end = deadline(budget, RESERVE)
        if len(actions) == 1:
            return Choice(actions[0])
        seed, net = rng.getrandbits(63), core.shipped_net(len(view.players))
        left = end - perf_counter()
        if left < MIN_SECONDS:
            return NetBot().choose(view, actions, budget, rng)
        found = core.search(
            view,
            seed,
            playouts=self.playouts,
            milliseconds=min(left * 1000, LONGEST),
            width=self.width,
            net=net,
            least=LEAST,
        )
        if found[0].playouts < LEAST:
            return NetBot().choose(view, actions, budget, rng)
        candidates = tuple(one for one in found[:MAX_CANDIDATES] if one.playouts)
        return Choice(candidates[0].action, candidates)
