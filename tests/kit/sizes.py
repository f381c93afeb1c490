"""Sizes of games: one with every change, the others in `make prove`."""

import pytest

from lanterns.rules import PLAYER_COUNTS


def mostly(usual: int) -> list[object]:
    """Return all numbers of players, of which `make test` tries one."""
    prove = pytest.mark.prove
    return [
        count if count == usual else pytest.param(count, marks=prove) for count in PLAYER_COUNTS
    ]
