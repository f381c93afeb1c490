"""A table in the browser ends with the server's record, and its rematch opens as the server's."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from browser_table.logs import SHARED, log_of
from browser_table.page import Page, page_under_node

from lanterns.rules import PLAYER_COUNTS
from lanterns.server.table.creation import next_title, open_rematch
from lanterns.server.table.entries import LogRow
from lanterns.server.table.record_export import export_record
from lanterns.server.table.table import Table

SECRET = ("secret", "watch")
"""What every opening chooses anew."""


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with page_under_node("records_host.mjs") as here:
        yield here


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(more, marks=pytest.mark.prove) for more in (2, 3))]
)
def test_the_record_and_the_rematch(page: Page, players: int, seed: int) -> None:
    log = log_of(players, seed)
    rows = [LogRow(number, "", "", entry) for number, entry in enumerate(log.entries, start=1)]
    table = Table.replay(log.id, rows)
    [[record, rematch]] = page.said(log.to_json())
    assert json.loads(record) == json.loads(json.dumps(export_record(table)))
    theirs, ours = json.loads(rematch), msgspec.to_builtins(open_rematch(table, SHARED))
    assert {len(theirs[key]) > 30 for key in SECRET} == {True}
    assert _plain(theirs) == _plain(json.loads(json.dumps(ours)))


def _plain(opened: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is chosen anew, and what is left at its default."""
    seats = [{key: value for key, value in seat.items() if value} for seat in opened["seats"]]
    return {**opened, "seats": seats, **dict.fromkeys(SECRET)}


def test_titles_count_the_games() -> None:
    """The page's own cases are in `creation.test.ts`."""
    assert next_title("Moon Pond 9") == "Moon Pond 10"
