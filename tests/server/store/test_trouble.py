"""Trouble with the database shows in the log, in `/health` and at the start."""

import logging
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from server.kit.guest import PERSON, Guest
from server.kit.running import Running, running

from lanterns.server.errors import DatabaseDamaged
from lanterns.server.settings import sqlite_address
from lanterns.server.store import database
from lanterns.server.store.database import prepare_database


def fill_disk(server: Running) -> Callable[[], object]:
    pages = server.ask_writer("PRAGMA page_count")
    server.ask_writer(f"PRAGMA max_page_count = {pages}")
    guest = Guest(server.address)
    number = 0
    while guest.post("/api/tables", {"id": str(number), "seats": [PERSON] * 4}).status_code == 201:
        number += 1
    return lambda: server.ask_writer("PRAGMA max_page_count = 1000000")


def lock(server: Running) -> Callable[[], object]:
    path = server.services.settings.database.removeprefix("sqlite:///")
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    return other.close


@pytest.mark.parametrize(
    ("trouble", "reason"),
    [(fill_disk, "database or disk is full"), (lock, "database is locked")],
)
def test_trouble_is_seen_and_logged_once(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    trouble: Callable[[Running], Callable[[], object]],
    reason: str,
) -> None:
    with running(tmp_path, busy_seconds=0.05) as server:
        guest = Guest(server.address)
        table = guest.open(PERSON, PERSON)
        assert guest.get("/health")["status"] == "ok"
        assert "lanterns_storage_ok 1" in guest.http.get("/metrics").text
        end = trouble(server)
        # A few small tables may still fit on a full disk.
        for number in count():
            refused = guest.post("/api/tables", {"id": f"more {number}", "seats": [PERSON] * 4})
            if refused.status_code != 201:
                break
        assert (refused.status_code, refused.json()["code"]) == (503, "not_stored")
        for _ in range(3):
            health = guest.http.get("/health")
            assert (health.status_code, health.json()["code"]) == (503, "not_stored")
        assert "lanterns_storage_ok 0" in guest.http.get("/metrics").text
        end()
        guest.do(table, "rename", title="Room again")
        assert guest.get("/health")["status"] == "ok"
        assert "lanterns_storage_ok 1" in guest.http.get("/metrics").text
    lines = [record.getMessage() for record in caplog.records if record.name == "lanterns.storage"]
    assert lines == [
        f"The database does not take writes: {reason}. Until it does, what players do is refused;"
        " what was acknowledged is kept.",
        "The database does take writes again.",
    ]


def damage(path: Path) -> None:
    """Overwrite a page in the middle of a database."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.executemany(
            "INSERT INTO log (table_id, seq, browser, command, at, entry) VALUES (?,1,'','','',?)",
            [(str(number), "x" * 500) for number in range(2000)],
        )
        connection.commit()
        pages: int = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.close()
    with path.open("r+b") as file:
        file.seek(4096 * (pages // 2))
        file.write(b"\xde\xad" * 2048)


@pytest.mark.parametrize("checked_whole", [0, database.CHECKED_WHOLE])
def test_a_damaged_database_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, checked_whole: int
) -> None:
    monkeypatch.setattr(database, "CHECKED_WHOLE", checked_whole)
    path = tmp_path / "tables.db"
    prepare_database(sqlite_address(path), 1.0)
    prepare_database(sqlite_address(path), 1.0)
    damage(path)
    with pytest.raises(DatabaseDamaged):
        prepare_database(sqlite_address(path), 1.0)


def test_damage_stops_the_start_with_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    prepare_database(sqlite_address(path), 1.0)
    damage(path)
    command = [sys.executable, "-m", "lanterns", "serve", "--port", "0", "--db", str(path)]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert ended.stderr.startswith(f"lanterns: The database {path} is damaged (")
    assert "put a backup in its place" in ended.stderr


def test_a_table_that_cannot_be_read_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with running(tmp_path) as server:
        guest = Guest(server.address)
        tables = [guest.open(PERSON, PERSON) for _ in range(2)]
        server.services.tables._tables.clear()
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("ALTER TABLE log RENAME TO lost")
        for table in tables:
            assert guest.http.get(f"/api/tables/{table}").status_code == 503
        assert guest.http.get("/health").status_code == 503
        connection.execute("ALTER TABLE lost RENAME TO log")
        connection.close()
        assert guest.http.get(f"/api/tables/{tables[0]}").status_code == 200
    lines = [record.getMessage() for record in caplog.records if record.name == "lanterns.storage"]
    assert lines == [
        "The database does not answer: no such table: log. Until it does, tables cannot be opened;"
        " what was acknowledged is kept.",
        "The database does answer again.",
    ]
