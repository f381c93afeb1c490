"""One net against a table of another: the measure of progress."""

import ctypes
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from lanterns.arena.intervals import Estimate, Sample, share_estimate

from .games import PlayNet, seating_of, threads_or_all
from .library import library


class _Duels(ctypes.Structure):
    _fields_ = [
        ("one", ctypes.c_void_p),
        ("others", ctypes.c_void_p),
        ("players", ctypes.c_int),
        ("width", ctypes.c_int),
        ("seed", ctypes.c_uint64),
        ("first", ctypes.c_uint64),
        ("shares", ctypes.c_void_p),
    ]


Deals = Callable[[int, int], npt.NDArray[np.float64]]
"""Plays deals, given the first one and how many; returns the mean win share of each."""


def duels(
    one: PlayNet | None,
    others: PlayNet | None,
    players: int,
    *,
    width: int = 96,
    seed: int = 0,
    threads: int = 0,
) -> Deals:
    """Return how `one` fares against a table of `others`, each deal in every seat.

    No net stands for greedy.
    """

    def play(first: int, deals: int) -> npt.NDArray[np.float64]:
        shares = np.zeros((deals, players), np.float32)
        given = _Duels(
            one and one.address,
            others and others.address,
            players,
            width,
            seed,
            first,
            shares.ctypes.data,
        )
        library().training_duel(
            ctypes.byref(given), ctypes.c_int64(deals), seating_of(players), threads_or_all(threads)
        )
        means: npt.NDArray[np.float64] = shares.mean(axis=1, dtype=np.float64)
        return means

    return play


def estimate(scores: npt.NDArray[np.float64]) -> Estimate:
    """Return the win share with its 95 % interval, clustered by deal."""
    sample = Sample()
    for score in scores.tolist():
        sample.add(score)
    return share_estimate(sample)
