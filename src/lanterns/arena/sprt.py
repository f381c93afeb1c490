"""A sequential test: is the win share nearer to LOW or to HIGH?

The generalized sequential probability ratio test over the scores of whole deals. Nothing is
assumed about how a deal's score is distributed: both hypotheses take the distribution that fits
the deals best among those with their mean (Owen's empirical likelihood), so that dependence within
a deal and shares near 0 or 1 do no harm. Wald's bounds then keep both errors near 5%.
"""

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum
from math import log

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)

# The prior weight of a deal that is lost in every game, and of one that is won in every game: just
# enough that any mean between them is possible.
_PRIOR_WEIGHT = 1e-3


class Verdict(Enum):
    """The result of the test."""

    LOW = "low"
    HIGH = "high"
    UNDECIDED = "undecided"


@dataclass(slots=True)
class SequentialTest:
    """The deal scores so far, compared with a win share of `low` and one of `high`.

    >>> test = SequentialTest(low=0.5, high=0.6)
    >>> for _ in range(20): test.add(1.0)
    >>> test.verdict.name, round(test.ratio, 2)
    ('HIGH', 3.65)
    """

    low: float
    high: float
    scores: Counter[float] = field(default_factory=Counter)

    def add(self, score: float) -> None:
        """Count a deal with this mean win share."""
        self.scores[score] += 1

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio between `high` and `low`."""
        weights = {0.0: _PRIOR_WEIGHT, 1.0: _PRIOR_WEIGHT}
        for score, deals in self.scores.items():
            weights[score] = weights.get(score, 0.0) + deals
        return _log_likelihood(weights, self.high) - _log_likelihood(weights, self.low)

    @property
    def verdict(self) -> Verdict:
        """The hypothesis that the ratio favors, once it leaves Wald's bounds."""
        ratio = self.ratio
        if abs(ratio) < BOUND:
            return Verdict.UNDECIDED
        return Verdict.HIGH if ratio > 0 else Verdict.LOW


def _log_likelihood(weights: dict[float, float], mean: float) -> float:
    """Return the log likelihood of the best distribution with this mean, up to a constant.

    That distribution gives a score the weight w / (1 + tilt * (score - mean)). The mean falls as
    the tilt grows, so the tilt is found by bisection.
    """
    below, above = -1 / (1 - mean), 1 / mean
    for _ in range(40):
        tilt = (below + above) / 2
        excess = sum(w * (x - mean) / (1 + tilt * (x - mean)) for x, w in weights.items())
        below, above = (tilt, above) if excess > 0 else (below, tilt)
    return -sum(w * log(1 + tilt * (x - mean)) for x, w in weights.items())
