"""What one table may gather is bounded, and a long history is sent page by page."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from server.kit.games import against_bots, started
from server.kit.guest import BOT, PERSON, Guest, Message, code_of, eventually
from server.kit.running import running

from lanterns.server.http.routes import HISTORY_PAGE
from lanterns.server.table import decisions
from lanterns.server.table.entries import HandedOver, Renamed, TookBack, entry_to_json


@pytest.mark.parametrize("is_closed", [False, True])
def test_a_table_takes_so_many_titles_and_no_more(address: str, is_closed: bool) -> None:
    guest = Guest(address)
    table = guest.open(PERSON, BOT)
    if is_closed:
        guest.do(table, "abandon")
    titles = decisions.MOST[Renamed]
    answers = [guest.command(table, "rename", title=str(n), version=1) for n in range(titles + 2)]
    assert [code_of(answer) for answer in answers] == [None] * titles + ["too_many_changes"] * 2
    assert guest.look(table)["table"]["title"] == str(titles - 1)


def test_a_seat_goes_to_a_bot_and_back_so_often_and_no_more(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(decisions.MOST, HandedOver, 2)
    table, [first, _] = started(address, 2)
    seat = next(n for n, s in enumerate(first.look(table)["table"]["seats"]) if s["mine"])
    for _ in range(2):
        first.do(table, "hand_over", seat=seat, level="random")
        # What was handed over can always be taken back.
        first.do(table, "reclaim", seat=seat)
    refused = first.command(table, "hand_over", seat=seat, level="random")
    assert code_of(refused) == "too_many_changes"


def test_actions_are_taken_back_so_often_and_no_more(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(decisions.MOST, TookBack, 1)
    table, guest = against_bots(address)

    def dedications() -> list[Message]:
        state = guest.look(table)
        found: list[Message] = (state["legal"] or {}).get("dedications", [])
        return found

    while not dedications():
        eventually(lambda: guest.look(table)["legal"] is not None)
        state = guest.look(table)
        assert state["table"]["status"] == "playing"
        if dedications():
            break
        legal = state["legal"]
        # Keep every card, so that there is a set before the end.
        action = legal["discards"][0] if legal["discards"] else legal["placements"][0][0]
        guest.do(table, "act", action=action, version=state["version"])
    guest.do(table, "act", action=dedications()[0]["action"])
    guest.do(table, "take_back")
    guest.do(table, "act", action=dedications()[0]["action"])
    assert code_of(guest.command(table, "take_back")) == "too_many_changes"


def test_so_many_browsers_watch_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, watchers_per_table=2) as server:
        host = Guest(server.address)
        table = host.open(PERSON, BOT)
        token = host.look(table)["table"]["watch"]
        watchers = [Guest(server.address) for _ in range(3)]
        statuses = [watcher.post("/api/join", {"token": token}).status_code for watcher in watchers]
        assert statuses == [200, 200, 409]
        # Watchers who have been let in come back.
        assert watchers[0].post("/api/join", {"token": token}).status_code == 200


def test_a_long_history_comes_in_pages(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server.address)
        table = guest.open(PERSON, BOT)
        cookie = guest.cookie
    # A log from before there was a limit.
    count = 2 * HISTORY_PAGE + 10
    now = datetime.now(UTC).isoformat()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.executemany(
            "INSERT INTO log (table_id, seq, browser, command, at, entry) VALUES (?,?,?,?,?,?)",
            [
                (table, seq, "", f"c{seq}", now, entry_to_json(Renamed(str(seq))))
                for seq in range(2, count + 2)
            ],
        )
    database.close()
    with running(tmp_path) as server:
        guest = Guest(server.address, cookie)
        versions: list[int] = []
        sizes = []
        while True:
            since = versions[-1] if versions else 0
            page = guest.get(f"/api/tables/{table}/history?since={since}")
            sizes.append(len(page))
            if not page:
                break
            versions += [happened["version"] for happened in page]
        assert sizes == [HISTORY_PAGE, HISTORY_PAGE, 10, 0]
        assert versions == list(range(2, count + 2))
        assert guest.look(table)["version"] == count + 1
