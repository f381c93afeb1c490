"""A table that cannot be read harms no other, and whoever plays there is answered."""

import sqlite3
from functools import partial
from pathlib import Path

import pytest
from server.kit.games import against_bots
from server.kit.guest import BOT, PERSON, Guest
from server.kit.lines import close_code
from server.kit.running import running
from websockets.exceptions import ConnectionClosed


@pytest.mark.parametrize(
    "entry",
    [
        "no json",
        '{"v":1,"type":"unknown"}',
        '{"v":7,"type":"renamed","title":"x"}',
        '{"v":1,"type":"acted","action":"1@90,90r0"}',
        '{"v":1,"type":"handedover","seat":9,"level":"random"}',
    ],
)
def test_a_table_that_cannot_be_read_is_set_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, entry: str
) -> None:
    with running(tmp_path) as server:
        guest = Guest(server.address)
        good = guest.open(PERSON, BOT)
        bad = guest.open(PERSON, BOT)
        guest.sit(bad, 0)
        watch = guest.look(bad)["table"]["watch"]
        cookie = guest.cookie
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE log SET entry = ? WHERE table_id = ? AND seq = 2", (entry, bad))
    database.close()
    with running(tmp_path) as server:
        guest, stranger = Guest(server.address, cookie), Guest(server.address)
        assert [line["id"] for line in guest.get("/api/tables")] == [good]
        for path in ("", "/history", "/record", "/watch.svg"):
            refused = guest.http.get(f"/api/tables/{bad}{path}")
            assert (refused.status_code, refused.json()["code"]) == (410, "table_unreadable")
        command = {"type": "start", "id": "a", "version": 2}
        assert guest.post(f"/api/tables/{bad}/commands", command).status_code == 410
        with pytest.raises(ConnectionClosed) as closed, guest.socket(bad) as wire:
            wire.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4410
        # To a stranger it is like a table that is not there.
        stranger.open(PERSON, BOT)
        assert stranger.http.get(f"/api/tables/{bad}").status_code == 404
        assert stranger.post("/api/join", {"token": watch}).status_code == 403
        guest.sit(good, 0)
        guest.do(good, "start")
    lines = [record.getMessage() for record in caplog.records if record.name == "lanterns.tables"]
    assert len(lines) == 1
    assert lines[0].startswith(f"Table {bad} cannot be read and is set aside: entry 2: ")


def test_the_sockets_of_a_table_that_becomes_unreadable_are_closed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest, watcher = Guest(server.address), Guest(server.address)
        table = guest.open(PERSON, BOT)
        watcher.follow(guest.look(table)["table"]["watch"])
        with guest.socket(table) as wire, watcher.socket(table) as other:
            wire.until("state")
            other.until("state")
            # As a server of a later version, on the same file by mistake, would log it.
            with sqlite3.connect(tmp_path / "tables.db") as database:
                unknown = (table, 2, "", "later", "", '{"v":7,"type":"later"}')
                database.execute(
                    "INSERT INTO log (table_id, seq, browser, command, at, entry)"
                    " VALUES (?,?,?,?,?,?)",
                    unknown,
                )
            database.close()
            # The one who notices is answered first.
            answer = wire.ask("rename", version=1, title="Pond")
            assert answer["reason"]["code"] == "table_unreadable"
            for line in (wire, other):
                assert close_code(partial(line.until, "pong")) == 4410


def test_a_fault_of_the_server_closes_a_socket_with_a_code_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*anything: object) -> None:
        raise RuntimeError("a fault that was planted")

    with pytest.raises(AssertionError, match="unhandled error"), running(tmp_path) as server:
        table, guest = against_bots(server.address)
        with pytest.raises(ConnectionClosed) as closed, guest.socket(table) as wire:
            wire.until("state")
            monkeypatch.setattr(server.services.dispatcher, "perform", fail)
            wire.send("act", version=0, action=".")
            wire.until("answer")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4500
    assert "a fault that was planted" in caplog.text
