"""Search of one decision: its best actions tried in many games that fit the view."""

from math import isfinite, sqrt
from typing import Any

import numpy as np

from lanterns.rules import GameState, View

from ..arguments import MOST_RESULTS, seed_number, whole_number
from ..candidate import Candidate
from ..errors import BadRequest, RequestFault
from ..greedy.policies import HONOR_POINT, Policy
from ..layout import CANDIDATE
from ..net.evaluation import net_for
from ..net.value_net import Net
from ..rules.conversion import row_from_state, row_to_move, rows_before
from ..rules.packing import unpack
from .threads import MOST_THREADS, search_in_threads

WIDTH = 16
"""How many candidates a search compares by default."""

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
    net: Net | None = None,
    threads: int = 1,
    least: int = 0,
) -> tuple[Candidate, ...]:
    """Compare the active seat's best actions, best first, as far as its view allows.

    The tiles that the seat cannot see are dealt anew for every playout, even from a `GameState`.
    A candidate that is no placement is tried with several placements after it and reported with the
    best of them. With a budget in playouts the answer depends on the seed alone, whatever the
    number of threads; one in milliseconds is exceeded by a few at most. With both budgets, the one
    that is spent first counts. A search whose playouts cannot give its best candidate `least` of
    them makes none at all, because the luckiest of many candidates would win it.

    A greedy search takes the others to be greedy too: as far as the view has a past, they hold no
    tile that they would rather have laid than the one they did.

    With a `net` a playout is one round long: the net plays for the others, and then judges the best
    turn that the seat will have. The `width` turns that it likes best are compared; hands are dealt
    as for a greedy search.

    >>> from lanterns.core import shuffle
    >>> best, *others = search(shuffle(players=2, seed=1)[0], playouts=400)
    >>> len(others), sum(one.playouts for one in (best, *others))
    (15, 400)
    """
    count, seconds = _budget(playouts, milliseconds)
    if isinstance(game, View):
        row, past = row_to_move(game).tobytes(), rows_before(game)
    else:
        row, past = row_from_state(game).tobytes(), b""
    candidates = np.zeros(whole_number("a width", width, 1, WIDEST), CANDIDATE)
    known = row, past, len(past) // len(row)
    enough = whole_number("a least number of playouts", least, 0, MOST_RESULTS)
    judge = None if net is None else net_for(len(game.players), net).memory
    plan = len(candidates), Policy(policy), judge, seed_number(seed)
    decision = *known, *plan, count, seconds, enough
    crew = whole_number("a number of threads", threads, 1, MOST_THREADS)
    found = search_in_threads(crew, decision, candidates)
    if not found:
        raise BadRequest(RequestFault.GAME_OVER)
    return tuple(_candidate(one, len(game.players)) for one in candidates[:found].tolist())


def _budget(playouts: int | None, milliseconds: float | None) -> tuple[int, float]:
    """Return the budget as the library takes it: playouts and seconds, zero for no limit."""
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
    """Read a row of `CANDIDATE`; as a tuple, because a NumPy row is slow to read by field."""
    action, value, playouts, then, wins, squared_wins, *honor = row
    share = error = None
    if playouts:
        share = wins / playouts
        if playouts > 1:
            spread = squared_wins - playouts * share**2
            error = sqrt(max(spread, 0.0) / (playouts - 1) / playouts)
    return Candidate(
        unpack(action),
        value / HONOR_POINT,
        playouts,
        share,
        error,
        tuple([sum_ / playouts for sum_ in honor[:seats]]) if playouts else (),
        None if then < 0 else unpack(then),
    )
