"""How rates change in the course of a run."""

from math import cos, pi


def cosine(first: float, last: float, progress: float) -> float:
    """Go from `first` to `last` slowly, then fast, then slowly again.

    >>> cosine(2.0, 0.0, progress=0.5)
    1.0
    """
    return last + (first - last) * 0.5 * (1 + cos(pi * min(max(progress, 0.0), 1.0)))


def linear(first: float, last: float, progress: float) -> float:
    """Go from `first` to `last` evenly.

    >>> linear(0.9, 0.5, progress=0.25)
    0.8
    """
    return first + (last - first) * min(max(progress, 0.0), 1.0)
