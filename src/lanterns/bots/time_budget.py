"""When a bot must stop thinking."""

from math import isnan
from time import perf_counter


def deadline(budget: float, reserve: float) -> float:
    """Return the `perf_counter` time that is `reserve` seconds before the budget is spent.

    A budget of NaN counts as zero, since no clock would ever reach it.

    >>> deadline(float("nan"), reserve=0) <= perf_counter() < deadline(60, reserve=1)
    True
    """
    return perf_counter() + (0.0 if isnan(budget) else budget) - reserve
