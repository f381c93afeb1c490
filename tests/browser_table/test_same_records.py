"""A table in the browser ends with the server's record, and its rematch has the server's seats."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from browser_table.logs import SHARED, log_of, player_of
from kit.node import Page, page_under_node

from lanterns.rules import PLAYER_COUNTS, TILES_IN_PLAY
from lanterns.server.table.creation import next_title, open_rematch
from lanterns.server.table.record_export import export_record
from lanterns.server.table.shuffle import deal
from lanterns.server.table.table import Table


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with page_under_node(Path(__file__).with_name("records_host.mjs")) as here:
        yield here


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(more, marks=pytest.mark.prove) for more in (2, 3))]
)
def test_the_record_and_the_rematch(page: Page, players: int, seed: int) -> None:
    """Earlier pages logged as the server does; their tables end with the server's proof."""
    log = log_of(players, seed, alone=True)
    table = Table.replay(log.id, log.rows)
    record, dealt = page.ask({"id": log.id, "rows": msgspec.to_builtins(log.rows)})
    assert record == json.loads(json.dumps(export_record(table)))
    opened = open_rematch(table, SHARED)
    next_table = Table.open("next", opened)
    seats = [
        {"side": next_table.sides[seat].name.lower(), **player_of(opened.seats[seat])}
        for seat in deal(next_table.shuffle_input).order
    ]
    expected = {"type": "dealt", "title": opened.title, "seats": seats, "previous": log.id}
    assert len(set(dealt.pop("tiles"))) == TILES_IN_PLAY[players]
    assert dealt == expected


def test_titles_count_the_games() -> None:
    """The page's own cases are in `dealing.test.ts`."""
    assert next_title("Moon Pond 9") == "Moon Pond 10"
