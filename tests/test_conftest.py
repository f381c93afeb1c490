"""Tests can be named in any order, and one that fails shows what it failed on."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from kit.invariants import check_invariants
from kit.strategies import Past, Plies, games, moments

from lanterns.rules import Direction, GameState, new_game

HERE = Path(__file__).parent


@pytest.mark.prove
def test_fixtures_are_found_whatever_is_named_between() -> None:
    """A file of another folder does not hide what the next file of this one needs."""
    named = [HERE / "cli" / "test_link.py", __file__, HERE / "cli" / "test_check.py"]
    command = [sys.executable, "-m", "pytest", "--setup-plan", "-q", *map(str, named)]
    planned = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True)
    assert planned.returncode == 0, planned.stdout[-2000:]


def test_a_helper_that_fails_shows_its_values() -> None:
    """Helpers are no tests, and pytest has to be told of them."""
    state = new_game((Direction.SOUTH, Direction.NORTH), range(1, 23))
    with pytest.raises(AssertionError, match=r"19\) == 20"):
        check_invariants(replace(state, favor_bank=19), tuple(range(1, 23)))


def test_a_failure_shows_the_game_it_failed_on() -> None:
    """From its deal to its last action, and the positions before a moment."""

    @settings(max_examples=1, phases=[Phase.generate])
    @given(games(), moments())
    def fail(plies: Plies, moment: tuple[GameState, Past]) -> None:
        pytest.fail(f"{len(plies)} plies")

    with pytest.raises(pytest.fail.Exception) as failure:
        fail()
    said = "".join(failure.value.__notes__)
    assert "plies=N" in said and said.count("0@0,0r") > 1
