"""Timing on a shared machine: several runs, of which the best counts."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

LONG_ENOUGH = 0.04
"""Shorter runs, in seconds, are too imprecise."""


def best_rate(run: Callable[[int], object], seconds: float) -> float:
    """Return how many things per second `run`, which takes their number, does at its best.

    >>> best_rate(lambda count: sum(range(count)), seconds=0.01) > 1000
    True
    """
    count, best = 1, 0.0
    end = perf_counter() + seconds
    while True:
        start = perf_counter()
        run(count)
        now = perf_counter()
        best = max(best, count / (now - start))
        if now >= end:
            return best
        if now - start < min(LONG_ENOUGH, seconds / 8):
            count *= 2


def best_time(run: Callable[[], object], seconds: float) -> float:
    """Return how many seconds `run` takes at its best.

    >>> best_time(lambda: sum(range(1000)), seconds=0.01) > 0
    True
    """
    return 1 / best_rate(lambda count: [run() for _ in range(count)], seconds)


def median_ratio(one: Callable[[], object], other: Callable[[], object], seconds: float) -> float:
    """Return how many times as long `one` takes as `other`.

    Each is timed right after the other, and the median of the ratios counts: a shared machine's
    speed changes from second to second, and the best runs of each would be at different ones.

    >>> median_ratio(lambda: sum(range(9000)), lambda: sum(range(10)), seconds=0.01) > 1
    True
    """
    ratios = []
    end = perf_counter() + seconds
    while True:
        start = perf_counter()
        one()
        between = perf_counter()
        other()
        now = perf_counter()
        ratios.append((between - start) / (now - between))
        if now >= end:
            return median(ratios)
