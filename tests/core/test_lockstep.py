"""The simulator plays as the referee does, action by action.

`python tests/core/lockstep.py` compares as many games as you like.
"""

import pytest
from core.lockstep import Tally, compare_games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.prove) for part in range(1, 4))]
)
def test_games_in_lock_step(players: int, part: int) -> None:
    """Legal lists, outcomes and whole states agree after every action."""
    tally = compare_games(players, first=1_000_000 + 25 * part, games=25)

    assert tally.games == 25
    # Every tile is placed and every final turn ended, so no game is shorter than this.
    assert tally.actions >= 25 * {2: 24, 3: 30, 4: 36}[players]
    assert tally.listed > tally.actions


def test_tallies_add_up() -> None:
    """What the command reports is the sum of its parts."""
    assert Tally(1, 30, 400) + Tally(2, 60, 800) == Tally(3, 90, 1200)
