"""Positions judged by a net: chances to win and expected honor, without playing on."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from lanterns.rules import View

from ..arguments import seed_number, whole_number
from ..candidate import Candidate
from ..errors import BadRequest, RequestFault
from ..greedy.policies import HONOR_POINT
from ..layout import CANDIDATE, JUDGMENT, MAX_PLAYERS
from ..library import call
from ..rules.conversion import joined, row_from_view, row_to_move
from ..rules.packing import unpack
from .value_net import Net, shipped_net

WORLDS = 16
"""How many deals of the hidden tiles stand for a hand that the viewer cannot see."""

MOST_WORLDS = 10_000

_DEALS_A_CALL = 256
"""Views are judged in pieces, so that an interrupt is noticed in between."""


@dataclass(frozen=True, slots=True, eq=False)
class Evaluations:
    """How games are expected to end: a row for each view, a column for each seat.

    Columns of seats that a table does not have are zero.
    """

    win_chances: npt.NDArray[np.float64]
    """Each seat's chance to win, a shared victory counting as its share; a row adds up to one."""
    honor: npt.NDArray[np.float64]
    """Each seat's honor at the end."""

    def __len__(self) -> int:
        return len(self.win_chances)


def evaluate(
    views: Iterable[View], seed: int = 0, *, worlds: int = WORLDS, net: Net | None = None
) -> Evaluations:
    """Judge what each view's seat can know of its game, in any phase, by this package's nets.

    A net judges a position after a tile was laid. A view is therefore worth what its active seat's
    best turn is worth: the rest of the turn, from where it stands. The net chooses that turn among
    the ones that greedy likes best. A viewer who does not see the active hand gets the mean over
    `worlds` deals of the hidden tiles, drawn by `seed`. The final round, where nothing is hidden,
    is played out by greedy; a game that is over is worth its result.

    >>> from lanterns.rules import DEFAULT_SEATING, new_game, view_for
    >>> state = new_game(DEFAULT_SEATING[2], range(1, 23))
    >>> found = evaluate([view_for(state, seat=0), view_for(state, seat=1)])
    >>> found.win_chances.shape, found.win_chances.sum(axis=1).round(6).tolist()
    ((2, 2), [1.0, 1.0])
    """
    known = list(views)
    number = seed_number(seed)
    deals = whole_number("a number of worlds", worlds, 1, MOST_WORLDS)
    rows = joined([row_from_view(view) for view in known])
    seats = np.array([-1 if view.seat is None else view.seat for view in known], np.int8)
    found = np.zeros(len(known), JUDGMENT)
    step = max(1, _DEALS_A_CALL // deals)
    for players in sorted({len(view.players) for view in known}):
        judge = net_for(players, net).memory
        chosen = np.flatnonzero([len(view.players) == players for view in known])
        for part in np.split(chosen, range(step, len(chosen), step)):
            states, judged = rows[part], np.zeros(len(part), JUDGMENT)
            call("judge", judge, states, len(part), seats[part], deals, number, part[0], judged)
            found[part] = judged
    most = max((len(view.players) for view in known), default=MAX_PLAYERS)
    return Evaluations(found["chance"][:, :most], found["honor"][:, :most])


def best_turns(
    view: View, seed: int = 0, *, width: int = 5, net: Net | None = None
) -> tuple[Candidate, ...]:
    """Return the best first actions of the active seat's turn as the net alone judges them.

    Each candidate has the chance to win and the expected honor after the best turn that begins with
    it; there are no playouts. Values that hardly differ are told apart by `seed`.

    >>> from lanterns.rules import DEFAULT_SEATING, new_game, view_for
    >>> view = view_for(new_game(DEFAULT_SEATING[2], range(1, 23)), seat=0)
    >>> best, *others = best_turns(view)
    >>> len(others), best.win_share >= others[0].win_share - 0.01
    (4, True)
    """
    row = row_to_move(view).tobytes()
    players = len(view.players)
    candidates = np.zeros(whole_number("a width", width, 1, 128), CANDIDATE)
    judge = net_for(players, net).memory
    found = call("turns", judge, row, len(candidates), seed_number(seed), candidates)
    if not found:
        raise BadRequest(RequestFault.GAME_OVER)
    return tuple(_judged(one, players) for one in candidates[:found].tolist())


def net_for(players: int, net: Net | None = None) -> Net:
    """Return `net` if it is for that many players, or this package's own."""
    if net is None:
        return shipped_net(players)
    if not isinstance(net, Net):
        raise TypeError(f"a net is wanted, not {type(net).__name__}")
    if net.players != players:
        raise BadRequest(RequestFault.NET_PLAYERS, net=net.players, players=players)
    return net


def _judged(row: tuple[Any, ...], seats: int) -> Candidate:
    action, value, _, then, chance, _, *honor = row
    return Candidate(
        unpack(action),
        value / HONOR_POINT,
        win_share=chance,
        honor=tuple(honor[:seats]),
        then=None if then < 0 else unpack(then),
    )
