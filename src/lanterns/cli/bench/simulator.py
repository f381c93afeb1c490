"""The simulator's figures."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from lanterns import core
from lanterns.rules import PLAYER_COUNTS, GameState

from .timing import best_rate, median_ratio

GAMES_A_THREAD = 8_000
PLAYOUTS_A_SEARCH = 4_000

_FIRST_SEARCH = """
from time import perf_counter
start = perf_counter()
from lanterns import core
core.search(core.shuffle(players=4, seed=1)[0], milliseconds=50)
print(perf_counter() - start)
"""


def random_games(seconds: float) -> dict[str, float]:
    """Return whole games per second, each action drawn uniformly from the full legal list."""
    return _games(core.Policy.RANDOM, seconds)


def greedy_games(seconds: float) -> dict[str, float]:
    """Return whole games per second of greedy against greedy."""
    return _games(core.Policy.GREEDY, seconds)


def search_playouts(seconds: float) -> dict[str, float]:
    """Return playouts per second of a search at the opening, by number of players."""
    return {
        str(players): best_rate(partial(_search, core.shuffle(players, seed=1)[0]), seconds)
        for players in PLAYER_COUNTS
    }


def two_threads(seconds: float) -> float:
    """Return the games of two threads over those of one, in the same time."""
    play = partial(core.play, players=4, games=GAMES_A_THREAD, seed=1)
    with ThreadPoolExecutor(2) as pool:
        both = partial(_together, pool, play)
        return 2 * median_ratio(play, both, 2 * seconds)


def search_in_two_threads(seconds: float) -> float:
    """Return the playouts of a search in two threads over those in one, in the same time."""
    search = partial(core.search, core.shuffle(players=4, seed=1)[0], playouts=PLAYOUTS_A_SEARCH)
    return median_ratio(search, partial(search, threads=2), 2 * seconds)


def state_bytes(seconds: float) -> int:
    """Return the size of one game in memory."""
    return len(core.shuffle(players=4, seed=1).to_bytes())


def import_and_search_seconds(seconds: float) -> float:
    """Return the time of the import plus a first search of 50 ms, in a fresh interpreter."""
    # Without compiled files every import would compile again, as no user's does.
    env = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", _FIRST_SEARCH]
    return min(
        float(subprocess.run(command, env=env, check=True, capture_output=True).stdout)
        for _ in range(5)
    )


def _games(policy: core.Policy, seconds: float) -> dict[str, float]:
    return {
        str(players): best_rate(partial(core.play, players, seed=1, policy=policy), seconds)
        for players in PLAYER_COUNTS
    }


def _together(pool: ThreadPoolExecutor, play: Callable[[], object]) -> None:
    for started in [pool.submit(play), pool.submit(play)]:
        started.result()


def _search(state: GameState, playouts: int) -> None:
    core.search(state, 1, playouts=playouts)
