"""Intervals worked out by hand, and held against data whose truth is known."""

from collections.abc import Callable
from math import inf, sqrt
from random import Random

import pytest

from lanterns.arena.intervals import Estimate, Sample, mean_estimate, share_estimate


def a_sample(*observations: float) -> Sample:
    sample = Sample()
    for observation in observations:
        sample.add(observation)
    return sample


def test_a_mean_by_hand() -> None:
    # Mean 31, deviations -2 0 3 -1: variance 14 / 3, and t is 3.182 with 3 degrees of freedom.
    estimate = mean_estimate(a_sample(29, 31, 34, 30))
    reach = 3.1824 * sqrt(14 / 3 / 4)
    assert estimate.value == 31
    assert estimate.low == pytest.approx(31 - reach, rel=1e-3)
    assert estimate.high == pytest.approx(31 + reach, rel=1e-3)


def test_a_share_by_hand() -> None:
    # Ten deals of two games: five won twice, two once, three never. The mean is 0.6. The squares
    # add up to 5.5, so the variance is (5.5 - 3.6) / 9 and that of the mean 0.0211. Independent
    # games spread so when there are 0.24 / 0.0211 = 11.37 of them. Student's t is 2.2622 with nine
    # degrees of freedom, its square 5.1175, and Wilson's formula does the rest.
    estimate = share_estimate(a_sample(1, 1, 1, 1, 1, 0.5, 0.5, 0, 0, 0))
    games, square = 0.24 / (1.9 / 90), 2.2622**2
    middle = (0.6 + square / (2 * games)) / (1 + square / games)
    reach = sqrt(square * (0.24 / games + square / (4 * games**2))) / (1 + square / games)
    assert estimate.value == pytest.approx(0.6)
    assert estimate.low == pytest.approx(middle - reach, rel=1e-4)
    assert estimate.high == pytest.approx(middle + reach, rel=1e-4)
    assert (round(estimate.low, 3), round(estimate.high, 3)) == (0.294, 0.844)


def test_the_games_of_a_deal_are_not_counted_as_independent() -> None:
    alike = share_estimate(a_sample(*[1, 0] * 20))
    balanced = share_estimate(a_sample(*[1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0] * 5))
    assert alike.high - alike.low > 1.5 * (balanced.high - balanced.low)


def test_all_victories_are_no_certainty() -> None:
    estimate = share_estimate(a_sample(*[1.0] * 20))
    # Wilson with twenty games, all won: n / (n + t²), where t² = 4.381 with 19 degrees.
    assert estimate.low == pytest.approx(20 / 24.381, rel=1e-3)
    assert (estimate.value, estimate.high) == (1, 1)
    lost = share_estimate(a_sample(*[0.0] * 20))
    assert (lost.low, lost.high) == pytest.approx((0, 1 - estimate.low))


def test_one_deal_says_nothing() -> None:
    assert share_estimate(a_sample(0.5)) == Estimate(0.5, 0, 1)
    assert mean_estimate(a_sample(30)) == Estimate(30, -inf, inf)


def _tossed(rng: Random, share: float) -> float:
    """A deal whose two games know nothing of each other."""
    return ((rng.random() < share) + (rng.random() < share)) / 2


def _alike(rng: Random, share: float) -> float:
    """A deal that decides both games at once, half of the time."""
    return float(rng.random() < share) if rng.random() < 0.5 else _tossed(rng, share)


def _seated(rng: Random, share: float) -> float:
    """A deal in which one seat is much better than the other."""
    edge = 0.8 * min(share, 1 - share)
    return ((rng.random() < share + edge) + (rng.random() < share - edge)) / 2


@pytest.mark.parametrize("deal", [_tossed, _alike, _seated])
@pytest.mark.parametrize("share", [0.5, 0.8, 0.95, 0.98])
def test_95_of_100_intervals_hold_the_truth(
    deal: Callable[[Random, float], float], share: float
) -> None:
    rng, runs, held = Random(3), 600, 0
    for _ in range(runs):
        estimate = share_estimate(a_sample(*(deal(rng, share) for _ in range(60))))
        held += estimate.low <= share <= estimate.high
    # Three standard errors of 600 runs are 2.7 %; near 1 the shares come in steps, which costs or
    # gives a little more.
    assert 0.92 <= held / runs <= 0.985


def test_student_holds_the_truth_for_honor() -> None:
    rng, runs, held = Random(4), 1000, 0
    for _ in range(runs):
        estimate = mean_estimate(a_sample(*(rng.gauss(30, 6) for _ in range(8))))
        held += estimate.low <= 30 <= estimate.high
    assert 0.93 <= held / runs <= 0.97
