"""A test that stops when it is decided: is the win share nearer to LOW or to HIGH?

The generalized sequential probability ratio test over the scores of whole deals. Nothing is
assumed about how a deal's score is distributed: both hypotheses take the distribution that fits
the deals best among those with their mean (Owen's empirical likelihood), so that dependence within
a deal and shares near 0 or 1 are taken as they are. Wald's bounds then hold both errors near 5 %.
"""

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum
from math import log

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)

# The weight of a deal lost in every game and of one won in every game, before the first is played:
# just enough that any mean between them can be reached.
_NOT_YET_SEEN = 1e-3


class Verdict(Enum):
    """What the test says."""

    LOW = "low"
    HIGH = "high"
    UNDECIDED = "undecided"


@dataclass(slots=True)
class SequentialTest:
    """The deals so far, weighed between a win share of `low` and one of `high`.

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
        """The logarithm of how much likelier `high` is than `low`."""
        weights = {0.0: _NOT_YET_SEEN, 1.0: _NOT_YET_SEEN}
        for score, deals in self.scores.items():
            weights[score] = weights.get(score, 0.0) + deals
        return _log_likelihood(weights, self.high) - _log_likelihood(weights, self.low)

    @property
    def verdict(self) -> Verdict:
        """Decided once the ratio leaves Wald's bounds."""
        ratio = self.ratio
        if abs(ratio) < BOUND:
            return Verdict.UNDECIDED
        return Verdict.HIGH if ratio > 0 else Verdict.LOW


def _log_likelihood(weights: dict[float, float], mean: float) -> float:
    """How well the best distribution with this mean fits, up to a constant.

    That distribution gives a score the weight w / (1 + tilt * (score - mean)); the tilt is found by
    halving, for the mean falls as it grows.
    """
    below, above = -1 / (1 - mean), 1 / mean
    for _ in range(40):
        tilt = (below + above) / 2
        excess = sum(w * (x - mean) / (1 + tilt * (x - mean)) for x, w in weights.items())
        below, above = (tilt, above) if excess > 0 else (below, tilt)
    return -sum(w * log(1 + tilt * (x - mean)) for x, w in weights.items())
