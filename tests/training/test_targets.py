"""TD(λ) along the turns of each seat, worked out by hand."""

import numpy as np
import pytest

from training.games import Rows
from training.targets import HONOR_UNIT, targets_of

# The library of self-play, which says how large rows are, takes long to compile.
pytestmark = pytest.mark.prove


def two_turns() -> Rows:
    """Return one game of two seats with eleven turns, of which the last two are looked at."""
    rows = Rows.empty(2, games=1)
    rows.shares[0] = 1, 0
    rows.final_honor[0] = 40, 32
    rows.expected[0, -1, 0] = 0.5, 0.5, 36, 36
    rows.expected[0, -1, 1] = 0.25, 0.75, 30, 38
    rows.honor[0, -2, 0] = 20, 10
    return rows


def test_the_last_turn_has_the_result() -> None:
    found = targets_of(two_turns(), trace=0.5)
    assert found[0, -1, 0].tolist() == [1, 0, 40 / HONOR_UNIT, 32 / HONOR_UNIT]
    assert found[0, -1, 1].tolist() == [0, 1, 32 / HONOR_UNIT, 40 / HONOR_UNIT]


def test_the_turn_before_mixes_result_and_expectation() -> None:
    found = targets_of(two_turns(), trace=0.5)
    assert found[0, -2, 0].tolist() == [0.75, 0.25, (38 - 20) / HONOR_UNIT, (34 - 10) / HONOR_UNIT]
    assert found[0, -2, 1, :2].tolist() == [0.125, 0.875]


def test_an_explored_turn_cuts_the_trace() -> None:
    rows = two_turns()
    rows.is_explored[0, -1, 0] = 1
    found = targets_of(rows, trace=0.5)
    assert found[0, -2, 0, :2].tolist() == [0.5, 0.5]
    assert found[0, -2, 1, :2].tolist() == [0.125, 0.875]


def test_a_full_trace_is_the_result_everywhere() -> None:
    found = targets_of(two_turns(), trace=1.0)
    np.testing.assert_array_equal(found[0, :, 0, 0], 1)
    np.testing.assert_array_equal(found[0, :, 1, 0], 0)
