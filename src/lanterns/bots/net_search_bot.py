"""Bots with a net: it judges every turn they could play, and they look a round ahead with it."""

from collections.abc import Sequence
from random import Random

from lanterns import core
from lanterns.rules import Action, View

from .bot import MAX_CANDIDATES, Choice, Cost
from .search_bot import RESERVE, SearchPlan, searched
from .time_budget import deadline

WIDTH = 12
"""How many turns it compares."""

LEAST = 8
"""With fewer playouts for the best turn, luck would decide, and the net alone knows better."""


class NetSearchBot:
    """Plays its best turns a round ahead in games whose hidden tiles are dealt anew.

    With a number of playouts it plays the same on every machine. Without one, it thinks for as long
    as the budget allows. With `last`, it searches only when it has so few tiles left to lay, and
    takes the turn that the net judges best before.
    """

    def __init__(
        self,
        playouts: int | None = None,
        width: int = WIDTH,
        last: int | None = None,
        cost: Cost = "search",
    ) -> None:
        self.playouts = playouts
        self.width = width
        self.last = last
        self.cost: Cost = cost

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose the turn that did best, or the net's own choice where nothing is searched."""
        if len(actions) == 1:
            return Choice(actions[0])
        end, seed = deadline(budget, RESERVE), rng.getrandbits(63)
        if self.last is not None and tiles_to_lay(view) > self.last:
            return net_choice(view, seed)
        plan = self.plan(len(view.players))
        found = searched(view, end, seed, plan, net=core.shipped_net(len(view.players)))
        return found or net_choice(view, seed)

    def plan(self, players: int) -> SearchPlan:
        """Return what it searches with that many players."""
        return SearchPlan(self.width, self.playouts, LEAST)


def tiles_to_lay(view: View) -> int:
    """Return how many tiles the active seat has yet to lay: its hand and its share of the stack."""
    players = len(view.players)
    return view.players[view.turn].hand_size - -view.draw_count // players


def net_choice(view: View, seed: int) -> Choice:
    """Return the net's choice; `seed` decides between turns that hardly differ."""
    found = core.best_turns(view, seed, width=MAX_CANDIDATES)
    return Choice(found[0].action, found)
