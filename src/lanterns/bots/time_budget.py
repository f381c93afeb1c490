"""When a bot must be done."""

from math import isnan
from time import perf_counter


def deadline(budget: float, reserve: float) -> float:
    """The moment, by `perf_counter`, that is `reserve` seconds before the budget is spent.

    A budget that is not a number is none at all: the clock would never reach it.

    >>> deadline(float("nan"), reserve=0) <= perf_counter() < deadline(60, reserve=1)
    True
    """
    return perf_counter() + (0.0 if isnan(budget) else budget) - reserve
