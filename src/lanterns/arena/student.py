"""Quantiles of Student's t distribution, for intervals from few deals."""

from math import inf, pi, sqrt, tan
from statistics import NormalDist


def t_quantile(probability: float, freedom: int) -> float:
    """Return the quantile of Student's t with `freedom` degrees of freedom.

    >>> round(t_quantile(0.975, 10), 3)
    2.228
    """
    if freedom < 1:
        return inf
    if freedom == 1:
        return tan(pi * (probability - 0.5))
    if freedom == 2:
        tails = 4 * probability * (1 - probability)
        return (2 * probability - 1) * sqrt(2 / tails)
    # From three degrees on, the expansion around the normal distribution (Cornish and Fisher) is
    # right to an eighth of a percent, from ten to the fifth digit.
    z = NormalDist().inv_cdf(probability)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))
