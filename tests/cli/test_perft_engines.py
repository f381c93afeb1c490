"""`lanterns perft --engine`: referee and simulator count the same."""

import pytest
from cli.conftest import Run
from kit.records import a_record

from lanterns.rules import Direction, record_to_json

RECORD = record_to_json(a_record((Direction.SOUTH, Direction.NORTH), 5, "busy", "late"))


@pytest.mark.parametrize("depth", [0, 1, 2])
@pytest.mark.parametrize("options", [(), ("--divide",)])
def test_both_engines_agree(lanterns: Run, depth: int, options: tuple[str, ...]) -> None:
    """Line by line, at the start of a record and with the counts below each action."""
    start = '{"format": "lanterns-record/1", "seats": ["south", "north"], "tiles": '
    start += f'{list(range(1, 23))}, "actions": []}}'
    counts = [
        lanterns("perft", "-", depth, "--engine", engine, *options, stdin=start)
        for engine in ("rules", "core")
    ]

    assert counts[0] == counts[1]
    assert counts[0].code == 0


def test_the_end_of_a_record(lanterns: Run) -> None:
    """A finished game goes on in no way."""
    assert lanterns("perft", "-", 3, "--engine", "core", stdin=RECORD).out == "0\n"


def test_a_depth_that_only_an_optimist_asks_for(lanterns: Run) -> None:
    """One sentence instead of an age of counting."""
    done = lanterns("perft", "-", 99, "--engine", "core", stdin=RECORD)

    assert done.code == 2
    assert done.err == "lanterns: As a depth only 0 to 64 will do, not 99.\n"
