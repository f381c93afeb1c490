"""Games through the native library and the page's module side by side: every byte the same.

PYTHONPATH=tests python -m core.wasm.lockstep --players 4 --games 10000
"""

import argparse
import sys
import time
from collections.abc import Callable
from random import Random

import numpy as np
import numpy.typing as npt
from core.lockstep import Tally, seatings
from core.wasm.node_library import WasmLibrary

from lanterns.core import library
from lanterns.core.layout import OUTCOME, RESULT, STATE

GAMES_AT_ONCE = 500
PLACE, OVER = 5, 3
"""The kind of a placement, and the phase of a game that is over."""

Call = Callable[..., int]
Actions = npt.NDArray[np.int32]
Array = npt.NDArray[np.generic]


class Difference(AssertionError):
    """The library and the module disagree."""


class Side:
    """Games as one of the two plays them, all of one length or over."""

    def __init__(self, call: Call, players: int, seating: Array, first: int, games: int) -> None:
        self._call = call
        self.states = np.zeros(games, STATE)
        assert not call("shuffle", self.states, games, players, seating, 7, first)

    def legal(self) -> tuple[Actions, Actions]:
        """Return the number of legal actions of each game, and all of them."""
        counts = np.zeros(len(self.states), np.int32)
        total = self._call("count", self.states, len(counts), counts)
        actions = np.zeros(total, np.int32)
        self._call("legal", self.states, len(counts), actions)
        return counts, actions

    def results(self) -> Array:
        """Return how every game stands."""
        rows = np.zeros(len(self.states), RESULT)
        self._call("result", self.states, len(rows), rows)
        return rows

    def restored(self) -> Array:
        """Return the first state of each phase, made anew from its facts."""
        _, firsts = np.unique(self.states["phase"], return_index=True)
        rows = self.states[firsts]
        for row in range(len(rows)):
            assert not self._call("restore", rows[row : row + 1])
        return rows

    def play(self, actions: Actions) -> Array:
        """Make an action in each game, and return what the placements among them give."""
        is_placed = actions >> 24 == PLACE
        placing, placed = self.states[is_placed].copy(), actions[is_placed].copy()
        rows = np.zeros(len(placed), OUTCOME)
        assert self._call("outcome", placing, len(placed), placed, rows) == -1
        assert self._call("apply", self.states, len(actions), actions) == -1
        return rows


def compare_games(wasm: WasmLibrary, players: int, first: int, games: int) -> Tally:
    """Play games on both sides and compare all that each says, byte by byte, after every action.

    Neither side is ever given a state of the other's.
    """
    rng = Random(f"{players} {first}")
    seating = np.array(rng.choice(seatings(players)), np.uint8)
    ours, theirs = (
        Side(call, players, seating, first, games) for call in (library.call, wasm.call)
    )
    tally = Tally(games)
    while len(ours.states):
        where = f"after {tally.actions} actions of {games} games for {players} from {first} on"
        _compare(f"the states {where}", ours.states, theirs.states)
        (counts, actions), (their_counts, their_actions) = ours.legal(), theirs.legal()
        _compare(f"the numbers of legal actions {where}", counts, their_counts)
        _compare(f"the legal actions {where}", actions, their_actions)
        _compare(f"the results {where}", ours.results(), theirs.results())
        _compare(f"the restored states {where}", ours.restored(), theirs.restored())
        is_open = ours.states["phase"] != OVER
        ours.states, theirs.states = ours.states[is_open].copy(), theirs.states[is_open].copy()
        lists = np.split(actions, np.cumsum(counts)[:-1])
        chosen = np.array([_choose(legal, rng) for legal in lists if len(legal)], np.int32)
        _compare(f"the outcomes {where}", ours.play(chosen), theirs.play(chosen))
        tally += Tally(0, len(chosen), len(actions))
    return tally


def _compare(what: str, ours: Array, theirs: Array) -> None:
    if ours.tobytes() != theirs.tobytes():
        raise Difference(f"{what} differ")


def _choose(legal: Actions, rng: Random) -> int:
    """Choose so that the rare actions are often played, and yet hands outgrow their limit."""
    others = legal[legal >> 24 != PLACE]
    few = len(others) and (len(others) == len(legal) or rng.random() < 0.3)
    return int(rng.choice(others if few else legal))


def main() -> int:
    """Compare games from the command line; stop at the first difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=[2, 3, 4], default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    options = parser.parse_args()
    wasm, tally, begun = WasmLibrary(), Tally(), time.monotonic()
    for start in range(options.first, options.first + options.games, GAMES_AT_ONCE):
        games = min(GAMES_AT_ONCE, options.first + options.games - start)
        tally += compare_games(wasm, options.players, start, games)
    wasm.close()
    print(
        f"{options.players} players: {tally.games:,} games, {tally.actions:,} actions and "
        f"{tally.listed:,} listed actions compared in {time.monotonic() - begun:.0f} s: "
        "no difference"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
