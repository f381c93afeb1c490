"""Whole games played in C by a policy, many in one call, repeatable by seed."""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from ..arguments import MOST_ACTIONS, MOST_RESULTS, at_most, seed_number, whole_number
from ..layout import RESULT
from ..library import call
from ..rules.batch import Batch, batch_states
from ..rules.batch_rules import list_offsets
from ..rules.deals import Seating, places_for
from ..rules.result_arrays import Results

HONOR_POINT = 1024
"""Greedy values are whole numbers: this many make a point of honor."""

_GAMES_A_CALL = 2048
"""Playouts are made in pieces, so that an interrupt is noticed in between."""


class Policy(IntEnum):
    """How playouts choose their actions."""

    RANDOM = 0
    """Uniformly from the full legal list."""
    GREEDY = 1
    """By immediate value: own gains, the others' gains, and the tokens on top."""


def play(
    players: int = 0,
    games: int = 1,
    seed: int = 0,
    *,
    policy: Policy = Policy.RANDOM,
    seating: Seating = (),
    first: int = 0,
) -> Results:
    """Shuffle and play whole games; game i depends on `seed` and `first + i` alone.

    Threads may share the work: the interpreter lock is released while games are played.

    >>> ended = play(players=2, games=500, seed=3, policy=Policy.GREEDY)
    >>> bool(ended.honor.mean() > play(players=2, games=500, seed=3).honor.mean())
    True
    """
    places = places_for(players, seating)
    rows = np.zeros(whole_number("a number of games", games, 0, MOST_RESULTS), RESULT)
    chosen, number, start = Policy(policy), seed_number(seed), seed_number(first)
    for done in range(0, len(rows), _GAMES_A_CALL):
        part = rows[done : done + _GAMES_A_CALL]
        call("play", len(part), len(places), places, chosen, number, start + done, part)
    return Results.from_rows(rows, len(places))


def finish(
    batch: Batch,
    seed: int = 0,
    *,
    repeats: int = 1,
    policy: Policy = Policy.RANDOM,
    first: int = 0,
) -> Results:
    """Play every game of a batch to its end, `repeats` times; rows of one game are adjacent.

    The tiles stay as dealt; resample first to play what a seat expects.

    >>> from lanterns.core import shuffle
    >>> games = shuffle(players=4, count=10, seed=1)
    >>> finish(games, seed=2, repeats=5).honor.shape
    (50, 4)
    """
    states = batch_states(batch)
    times = whole_number("a number of repeats", repeats, 0, MOST_RESULTS)
    rows = np.zeros(at_most(len(states) * times, MOST_RESULTS, "results"), RESULT)
    chosen, number, start = Policy(policy), seed_number(seed), seed_number(first)
    step = max(1, _GAMES_A_CALL // max(1, times))
    for game in range(0, len(states), step):
        part = states[game : game + step]
        # More repeats than one call plays are repeats of a single game: `step` is one then.
        for again in range(0, times, _GAMES_A_CALL):
            played, done = min(times - again, _GAMES_A_CALL), game * times + again
            into = rows[done : done + len(part) * played]
            call("finish", part, len(part), played, chosen, number, start + done, into)
    return Results.from_rows(rows, batch.seats)


def choose(
    batch: Batch, seed: int = 0, *, policy: Policy = Policy.GREEDY, first: int = 0
) -> npt.NDArray[np.int32]:
    """Return a policy's packed action in every game, or -1 where the game is over.

    >>> from lanterns.core import apply, shuffle
    >>> games = shuffle(players=2, count=4, seed=1)
    >>> apply(games, choose(games)).turn.tolist()
    [1, 1, 1, 1]
    """
    states = batch_states(batch)
    actions = np.zeros(len(states), np.int32)
    number, start = seed_number(seed), seed_number(first)
    call("choose", states, len(states), Policy(policy), number, start, actions)
    return actions


def values(batch: Batch) -> npt.NDArray[np.int32]:
    """Return the greedy value of every legal action, in the order of `legal_actions`.

    The values of one decision compare with each other only; see `HONOR_POINT` for their scale.

    >>> from lanterns.core import legal_actions, shuffle
    >>> games = shuffle(players=2, count=4, seed=1)
    >>> len(values(games)) == len(legal_actions(games).actions)
    True
    """
    states = batch_states(batch)
    found = np.zeros(list_offsets(states, MOST_ACTIONS, "actions")[-1], np.int32)
    call("values", states, len(states), found)
    return found
