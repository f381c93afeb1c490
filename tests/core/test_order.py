"""The order of legal actions: the referee's snapshots hold for the simulator too."""

import re
from pathlib import Path

import pytest
from rules.test_legality import FIXED_GAMES, fixed_positions

from lanterns import core
from lanterns.rules import Direction

SNAPSHOTS = Path(__file__).parents[1] / "rules" / "__snapshots__" / "test_legality.ambr"


def snapshot_of(number: int) -> list[str]:
    """The lists written down for one of the fixed games."""
    parts = SNAPSHOTS.read_text().split("# name: ")
    (part,) = [part for part in parts if f"[seating{number}-" in part]
    return re.findall(r"^ +'(.*)',$", part, re.MULTILINE)


@pytest.mark.parametrize(
    ("number", "seating", "seed", "policies"),
    [(number, *game) for number, game in enumerate(FIXED_GAMES)],
)
def test_the_referees_snapshots(
    number: int, seating: tuple[Direction, ...], seed: int, policies: tuple[str, ...]
) -> None:
    """Every list of every fixed position, word by word."""
    states = fixed_positions(seating, seed, policies)
    lists = core.legal_actions(core.Batch.from_states(states))

    written = [" ".join(map(core.unpack_text, lists[game].tolist())) for game in range(len(lists))]
    assert written == snapshot_of(number)
