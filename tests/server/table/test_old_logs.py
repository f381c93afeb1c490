"""A stored game leads where it led, however the rules and the entries change."""

import json
from pathlib import Path

import pytest
from server.table.write_old_logs import FOLDER, digest

from lanterns.server.errors import UnreadableLog
from lanterns.server.table.entries import (
    Acted,
    LogRow,
    Renamed,
    Started,
    entry_from_json,
)
from lanterns.server.table.table import Status, Table

LOGS = sorted(FOLDER.glob("*.json"))


def rows_of(log: Path) -> list[LogRow]:
    rows = json.loads(log.read_text(encoding="utf-8"))["rows"]
    return [LogRow(seq, who, what, entry_from_json(text)) for seq, who, what, text in rows]


def test_there_are_logs_of_every_form() -> None:
    names = {log.stem.rpartition("-")[0] for log in LOGS}
    assert names == {"unversioned", "entries-1-rules-1"}


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_an_old_log_leads_where_it_led(log: Path) -> None:
    data = json.loads(log.read_text(encoding="utf-8"))
    table = Table.replay(data["table"], rows_of(log))
    assert table.status is Status.OVER
    assert digest(table) == data["digest"], "the rules of stored games have changed"


def test_an_entry_of_another_form_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="it has version 2, and this server reads 1"):
        entry_from_json('{"v":2,"type":"acted","action":"."}')
    assert entry_from_json('{"type":"renamed","title":"x","v":1}') == Renamed("x")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda rows: rows[1:], "entry 2: the log does not begin with the table's opening"),
        (lambda rows: rows[:5] + rows[6:], "entry 7: ValueError: the log goes from 5 to 7"),
        (lambda rows: [*rows, LogRow(len(rows) + 1, "", "x", Acted("1@0,0r0"))], "IllegalAction"),
        (lambda rows: [*rows, LogRow(len(rows) + 1, "", "x", Acted("nonsense"))], "BadNotation"),
        (lambda rows: [*rows, LogRow(len(rows) + 1, "", "x", rows[0].entry)], "AssertionError"),
    ],
)
def test_a_log_that_leads_nowhere_says_where_and_why(change: object, why: str) -> None:
    assert callable(change)
    with pytest.raises(UnreadableLog) as unreadable:
        Table.replay("AAAAAAAAAAAA", change(rows_of(LOGS[0])))
    assert why in str(unreadable.value)


def test_a_game_of_rules_that_are_not_known_is_not_judged() -> None:
    rows = rows_of(LOGS[0])
    place = next(place for place, row in enumerate(rows) if isinstance(row.entry, Started))
    started = rows[place].entry
    assert isinstance(started, Started)
    newer = Started(started.order, started.sides, started.tiles, rules=99)
    rows[place] = LogRow(rows[place].seq, "", "x", newer)
    with pytest.raises(UnreadableLog, match="rules 99"):
        Table.replay("AAAAAAAAAAAA", rows)
