"""The bot that looks a round ahead with a net: the strongest there is."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from lanterns import core
from lanterns.rules import Action, View

from .bot import Choice, Cost
from .net_bot import net_choice
from .search_bot import RESERVE, SearchPlan, searched
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
        if len(actions) == 1:
            return Choice(actions[0])
        end, seed = deadline(budget, RESERVE), rng.getrandbits(63)
        plan = self.plan(len(view.players))
        found = searched(view, end, seed, plan, net=core.shipped_net(len(view.players)))
        return found or net_choice(view, seed)

    def plan(self, players: int) -> SearchPlan:
        """Return what it searches with that many players."""
        return SearchPlan(self.width, self.playouts, LEAST)
