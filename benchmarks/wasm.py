"""The page's WebAssembly module beside the native library: games and playouts a second, in one run.

PYTHONPATH=tests:scripts python benchmarks/wasm.py [--seconds 2]

Both play the same games from the same seeds, by turns. The processor time of the thread that plays
counts, and of many runs the median, so that a busy machine disturbs the ratio little.
"""

import argparse
from collections.abc import Callable
from statistics import median
from time import perf_counter, thread_time

import numpy as np
from core.wasm.node_library import WasmLibrary, playing_on

from lanterns import core
from lanterns.core import library
from lanterns.core.layout import CANDIDATE, RESULT
from lanterns.rules import DEFAULT_SEATING, PLAYER_COUNTS

GAMES = 400
SEARCHED = 800
NET_SEARCHED = 200
"""Playouts in one run."""

Call = Callable[..., int]


def random_games(call: Call, players: int) -> int:
    """Play whole games by chance; return how many."""
    return _games(call, players, core.Policy.RANDOM)


def greedy_games(call: Call, players: int) -> int:
    """Play whole games by the greedy policy; return how many."""
    return _games(call, players, core.Policy.GREEDY)


def search(call: Call, players: int) -> int:
    """Search one decision by greedy playouts; return how many."""
    return _search(call, players, SEARCHED, None)


def net_search(call: Call, players: int) -> int:
    """Search one decision by rounds that a net judges; return how many."""
    return _search(call, players, NET_SEARCHED, core.shipped_net(players).memory)


def _games(call: Call, players: int, policy: core.Policy) -> int:
    results = np.zeros(GAMES, RESULT)
    seating = np.array(DEFAULT_SEATING[players], np.uint8)
    call("play", GAMES, players, seating, policy, 1, 0, results)
    return GAMES


def _search(call: Call, players: int, playouts: int, net: object) -> int:
    state = core.shuffle(players=players, count=1, seed=players).states
    candidates = np.zeros(12, CANDIDATE)
    call("search", state, b"", 0, 12, core.Policy.GREEDY, net, 1, playouts, 0.0, 0, candidates)
    return playouts


MEASURED = {
    "random games": random_games,
    "greedy games": greedy_games,
    "search playouts": search,
    "net search playouts": net_search,
}


def compare(
    wasm: WasmLibrary, measure: Callable[[Call, int], int], players: int, seconds: float
) -> tuple[float, float]:
    """Return how much of something each of the two does in a second of processor time."""
    native: list[float] = []
    page: list[float] = []
    end = perf_counter() + seconds
    while not native or perf_counter() < end:
        core.shipped_net(players)
        begun = thread_time()
        done = measure(library.call, players)
        native.append(done / (thread_time() - begun))
        with playing_on(wasm):
            core.shipped_net(players)
            begun = wasm.thread_time()
            done = measure(wasm.call, players)
            page.append(done / (wasm.thread_time() - begun))
    return median(native), median(page)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    options = parser.parse_args()
    wasm = WasmLibrary()
    print(f"{'a second':22}{'players':>8}{'native':>12}{'wasm':>12}{'ratio':>8}")
    for name, measure in MEASURED.items():
        for players in PLAYER_COUNTS:
            native, page = compare(wasm, measure, players, options.seconds)
            print(f"{name:22}{players:8}{native:12,.0f}{page:12,.0f}{page / native:8.2f}")
    wasm.close()


if __name__ == "__main__":
    main()
