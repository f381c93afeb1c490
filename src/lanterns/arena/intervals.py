"""95% intervals clustered by deal.

The games of one deal are not independent: they share the tiles, and each bot takes every seat. A
deal is therefore one observation, the mean over its games, and the spread between deals determines
the interval.
"""

from dataclasses import dataclass
from math import inf, sqrt

from .student import t_quantile

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and the interval that contains the true value in 95 of 100 such contests."""

    value: float
    low: float
    high: float


@dataclass(slots=True)
class Sample:
    """The running sums of one observation for each deal.

    >>> sample = Sample()
    >>> for score in (0.5, 1.0, 0.5, 1.0): sample.add(score)
    >>> sample.mean, round(sample.variance, 4)
    (0.75, 0.0833)
    """

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, observation: float) -> None:
        """Count one more deal."""
        self.deals += 1
        self.total += observation
        self.squares += observation * observation

    @property
    def mean(self) -> float:
        """The mean over all deals."""
        return self.total / self.deals

    @property
    def variance(self) -> float:
        """The unbiased variance between deals; infinite for a single deal."""
        if self.deals < 2:
            return inf
        about_mean = self.squares - self.total * self.total / self.deals
        return max(0.0, about_mean) / (self.deals - 1)


def mean_estimate(sample: Sample) -> Estimate:
    """Return the mean with Student's interval."""
    if sample.deals < 2:
        return Estimate(sample.mean, -inf, inf)
    reach = reach_of(sample.deals) * sqrt(sample.variance / sample.deals)
    return Estimate(sample.mean, sample.mean - reach, sample.mean + reach)


def share_estimate(sample: Sample) -> Estimate:
    """Return a share between 0 and 1 with Wilson's interval, which is right near both ends.

    Wilson's interval needs a number of independent games: the number at which independent games
    would have the variance of the deals. If all deals are equal, the variance says nothing, and
    each deal counts as one game.
    """
    if sample.deals < 2:
        return Estimate(sample.mean, 0.0, 1.0)
    share = min(max(sample.mean, 0.0), 1.0)
    of_mean = sample.variance / sample.deals
    games = share * (1 - share) / of_mean if of_mean > 1e-12 else float(sample.deals)
    weight = reach_of(sample.deals) ** 2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = sqrt(weight * share * (1 - share) + weight * weight / 4) / (1 + weight)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def reach_of(deals: int) -> float:
    """Return how many standard errors of a mean over deals the interval reaches to each side."""
    return t_quantile((1 + CONFIDENCE) / 2, deals - 1)
