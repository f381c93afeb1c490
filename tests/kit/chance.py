"""How far counts are from even, in standard deviations."""

from collections.abc import Hashable, Iterable
from math import sqrt


def unevenness(counts: Iterable[int]) -> float:
    """Pearson's statistic as a normal score, by Wilson and Hilferty's cube root.

    Even chances score within a few units of nought; large scores are too uneven for chance, very
    negative ones too even.

    >>> abs(unevenness([1003, 980, 1017, 995, 1005])) < 2
    True
    >>> unevenness([1100, 900, 1000, 1000, 1000]) > 3
    True
    """
    seen = list(counts)
    expected = sum(seen) / len(seen)
    statistic = sum((count - expected) ** 2 for count in seen) / expected
    freedom = len(seen) - 1
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def counts_of(values: Iterable[Hashable], possible: Iterable[Hashable]) -> list[int]:
    """How often each possible value occurs; any other value is a mistake."""
    counts = dict.fromkeys(possible, 0)
    for value in values:
        counts[value] += 1
    return list(counts.values())
