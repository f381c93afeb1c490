"""Search of one decision by playouts of resampled games."""

from math import isfinite, sqrt
from typing import Any

import numpy as np

from lanterns.rules import GameState, View

from .arguments import MOST_RESULTS, seed_number, whole_number
from .candidate import Candidate
from .conversion import joined, row_from_state, row_to_move, rows_before
from .errors import BadRequest, RequestFault
from .layout import CANDIDATE
from .library import call
from .packing import unpack
from .policies import HONOR_POINT, Policy

WIDTH = 16
"""How many candidates a search compares unless it is told."""

WIDEST = 128
"""The most candidates a search compares."""

LONGEST = 60_000
"""The most milliseconds one search may take."""


def search(
    game: View | GameState,
    seed: int = 0,
    *,
    playouts: int | None = None,
    milliseconds: float | None = None,
    width: int = WIDTH,
    policy: Policy = Policy.GREEDY,
) -> tuple[Candidate, ...]:
    """Compare the active seat's best actions, best first, as far as its view allows.

    The tiles that the seat cannot see are dealt anew for every playout, even from a `GameState`.
    A candidate that is no placement is tried with several placements after it, and told with the
    best of them. With a budget in playouts the answer depends on the seed alone; one in
    milliseconds is never exceeded by more than a few. With both, whichever is spent first counts.

    In a greedy search the others are taken to be greedy too: as far as the view has a past, they
    hold no tile that they would rather have laid than the one they did.

    >>> from lanterns.core import shuffle
    >>> best, *others = search(shuffle(players=2, seed=1)[0], playouts=400)
    >>> len(others), sum(one.playouts for one in (best, *others))
    (15, 400)
    """
    count, seconds = _budget(playouts, milliseconds)
    if isinstance(game, View):
        row, past = row_to_move(game), rows_before(game)
    else:
        row, past = row_from_state(game), joined([])
    candidates = np.zeros(whole_number("a width", width, 1, WIDEST), CANDIDATE)
    plan = len(candidates), Policy(policy), seed_number(seed)
    found = call("search", row, past, len(past), *plan, count, seconds, candidates)
    if not found:
        raise BadRequest(RequestFault.GAME_OVER)
    return tuple(_candidate(row, len(game.players)) for row in candidates[:found].tolist())


def _budget(playouts: int | None, milliseconds: float | None) -> tuple[int, float]:
    """Return the budget as the library takes it: playouts and seconds, zero where left open."""
    if playouts is None and milliseconds is None:
        raise BadRequest(RequestFault.BUDGET)
    count, seconds = 0, 0.0
    if playouts is not None:
        count = whole_number("a number of playouts", playouts, 1, MOST_RESULTS)
    if milliseconds is not None:
        if not isfinite(milliseconds) or not 0 < milliseconds <= LONGEST:
            raise BadRequest(RequestFault.TIME, most=LONGEST)
        seconds = milliseconds / 1000
    return count, seconds


def _candidate(row: tuple[Any, ...], seats: int) -> Candidate:
    """Read a `CANDIDATE` as Python numbers; reading a NumPy row field by field is slow."""
    action, value, playouts, then, wins, squared_wins, honor = row
    share = error = None
    if playouts:
        share = wins / playouts
        if playouts > 1:
            spread = squared_wins - playouts * share**2
            error = sqrt(max(spread, 0.0) / (playouts - 1) / playouts)
    return Candidate(
        action=unpack(action),
        value=value / HONOR_POINT,
        playouts=playouts,
        win_share=share,
        error=error,
        honor=tuple(sum_ / playouts for sum_ in honor.tolist()[:seats]) if playouts else (),
        then=None if then < 0 else unpack(then),
    )
