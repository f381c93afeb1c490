"""95 % intervals clustered by deal.

The games of one deal are not independent: they share the tiles, and each bot sits everywhere. A
deal is therefore one observation, the mean over its games, and the spread between deals is what
tells how sure a figure is.
"""

from dataclasses import dataclass
from math import inf, sqrt

from .student import t_quantile

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and the interval that holds the truth in 95 of 100 such contests."""

    value: float
    low: float
    high: float


@dataclass(slots=True)
class Sample:
    """One observation for each deal, added up.

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
        """How much deals differ, estimated without bias; unknown, so infinite, from one deal."""
        if self.deals < 2:
            return inf
        about_mean = self.squares - self.total * self.total / self.deals
        return max(0.0, about_mean) / (self.deals - 1)


def mean_estimate(sample: Sample) -> Estimate:
    """Any figure with Student's interval."""
    if sample.deals < 2:
        return Estimate(sample.mean, -inf, inf)
    reach = _t(sample) * sqrt(sample.variance / sample.deals)
    return Estimate(sample.mean, sample.mean - reach, sample.mean + reach)


def share_estimate(sample: Sample) -> Estimate:
    """A share between 0 and 1 with Wilson's interval, right near both ends.

    Wilson's interval wants a number of independent games. It is given the one at which independent
    games would spread as much as the deals do. Where all deals are alike the spread says nothing,
    and each deal counts as one game.
    """
    if sample.deals < 2:
        return Estimate(sample.mean, 0.0, 1.0)
    share = min(max(sample.mean, 0.0), 1.0)
    of_mean = sample.variance / sample.deals
    games = share * (1 - share) / of_mean if of_mean > 1e-12 else float(sample.deals)
    weight = _t(sample) ** 2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = sqrt(weight * share * (1 - share) + weight * weight / 4) / (1 + weight)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def _t(sample: Sample) -> float:
    return t_quantile((1 + CONFIDENCE) / 2, sample.deals - 1)
