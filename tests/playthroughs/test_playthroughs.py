"""Readable games, compared line by line with what the referee tells now."""

from collections import Counter
from itertools import zip_longest
from pathlib import Path

import pytest
from kit.scripts import script_of
from kit.seatings import SEATINGS

from lanterns.rules import Record, check_record, record_from_json

FILES = sorted(Path(__file__).parent.glob("*.txt"))
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))


@EVERY_FILE
def test_the_game_is_told_the_same(path: Path) -> None:
    """Every event and every seat's view; after a wanted change run `make playthroughs`."""
    written = path.read_text().splitlines()
    told = script_of(_record(path))

    for number, (old, new) in enumerate(zip_longest(written, told), start=1):
        assert new == old, f"{path.name}, line {number}"


@EVERY_FILE
def test_the_game_is_whole(path: Path) -> None:
    """Each game is played to its end and its result follows."""
    record = _record(path)

    assert record.result is not None
    assert check_record(record).is_over


def test_there_are_enough() -> None:
    """Ten or more for each number of players, and every way to sit."""
    seatings = Counter(_record(path).seating for path in FILES)

    assert set(seatings) == set(SEATINGS)
    for players in (2, 3, 4):
        assert sum(n for seating, n in seatings.items() if len(seating) == players) >= 10


def _record(path: Path) -> Record:
    return record_from_json(path.read_text().partition("\n")[0])
