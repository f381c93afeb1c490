"""The test's arithmetic by hand, and its errors on shares that are known."""

from math import log
from random import Random

import pytest

from lanterns.arena.sprt import BOUND, SequentialTest, Verdict


def test_deals_won_or_lost_in_full_are_tosses_of_a_coin() -> None:
    test = SequentialTest(low=0.5, high=0.6)
    for score in [1.0] * 7 + [0.0] * 3:
        test.add(score)
    assert test.ratio == pytest.approx(7 * log(0.6 / 0.5) + 3 * log(0.4 / 0.5), rel=1e-2)


def test_deals_that_are_always_shared_speak_for_one_half() -> None:
    # At a mean of 0.6 at most four deals in five can be shared, the fifth being won.
    test = SequentialTest(low=0.5, high=0.6)
    for _ in range(10):
        test.add(0.5)
    assert test.ratio == pytest.approx(10 * log(0.8), rel=1e-2)


def test_begins_undecided_and_ends_at_walds_bound() -> None:
    test = SequentialTest(low=0.9, high=0.95)
    assert test.ratio == pytest.approx(0, abs=1e-2)
    deals = 0
    while test.verdict is Verdict.UNDECIDED:
        test.add(1.0)
        deals += 1
    # The first whole number of victories that weigh more than the bound.
    assert (test.verdict, deals) == (Verdict.HIGH, -(-BOUND // log(0.95 / 0.9)))


def _wrong_verdicts(low: float, high: float, truth: float, wrong: Verdict) -> float:
    """How often deals of two games, the start player ahead, mislead the test."""
    rng, runs, misled = Random(5), 300, 0
    edge = min(truth, 1 - truth) / 2
    for _ in range(runs):
        test = SequentialTest(low, high)
        while test.verdict is Verdict.UNDECIDED:
            test.add(((rng.random() < truth + edge) + (rng.random() < truth - edge)) / 2)
        misled += test.verdict is wrong
    return misled / runs


@pytest.mark.prove
@pytest.mark.parametrize(("low", "high"), [(0.5, 0.65), (0.8, 0.92)])
def test_errs_in_one_case_of_twenty(low: float, high: float) -> None:
    # Three standard errors of 300 runs are 3.8 %.
    assert _wrong_verdicts(low, high, truth=low, wrong=Verdict.HIGH) < 0.09
    assert _wrong_verdicts(low, high, truth=high, wrong=Verdict.LOW) < 0.09


@pytest.mark.prove
def test_is_sure_where_the_truth_is_clear() -> None:
    assert _wrong_verdicts(0.5, 0.65, truth=0.4, wrong=Verdict.HIGH) < 0.01
    assert _wrong_verdicts(0.5, 0.65, truth=0.8, wrong=Verdict.LOW) < 0.01
