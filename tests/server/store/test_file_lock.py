"""The database file is its owner's alone, and two servers notice that they share one."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from server.kit.games import against_bots
from server.kit.guest import PERSON, Guest
from server.kit.running import Process, running

from lanterns.server.settings import sqlite_address
from lanterns.server.store.file_lock import FileLock, protect, sqlite_file

pytestmark = pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


@pytest.mark.parametrize("before", [None, 0o644])
def test_nobody_else_can_read_the_database(tmp_path: Path, before: int | None) -> None:
    if before is not None:
        with running(tmp_path) as server:
            Guest(server.address).open(PERSON, PERSON)
        (tmp_path / "tables.db").chmod(before)
        (tmp_path / "tables.db-wal").touch(before)
    usual = os.umask(0o022)
    try:
        with running(tmp_path) as server:
            against_bots(server.address)
            found = modes(tmp_path)
    finally:
        os.umask(usual)
    assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(found)
    assert set(found.values()) == {0o600}


def test_nobody_else_can_read_what_a_crash_has_left(tmp_path: Path) -> None:
    """The log beside the database has the latest entries, and SQLite keeps it with its mode."""
    with Process(tmp_path / "tables.db") as server:
        guest = Guest(server.address)
        table, cookie = guest.open(PERSON, PERSON), guest.cookie
    beside = [tmp_path / "tables.db-wal", tmp_path / "tables.db-shm"]
    assert all(file.stat().st_size for file in beside)
    for file in beside:
        file.chmod(0o644)
    with running(tmp_path) as again:
        assert Guest(again.address, cookie).look(table)["version"] == 1
        assert set(modes(tmp_path).values()) == {0o600}


def test_a_file_that_is_no_database_keeps_its_mode(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Not a database, but named as one by mistake.\n")
    notes.chmod(0o644)
    protect(sqlite_address(notes))
    assert modes(tmp_path) == {"notes.txt": 0o644}


def test_a_database_that_is_no_file_needs_no_protection(tmp_path: Path) -> None:
    for address in ("sqlite://", "sqlite:///:memory:", "postgresql+psycopg://host/base"):
        assert sqlite_file(address) is None
        assert FileLock(address).acquire()
        protect(address)
    # What cannot be made is reported when the database is opened.
    protect(sqlite_address(tmp_path / "nowhere" / "tables.db"))


def test_the_second_of_two_servers_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Process(tmp_path / "tables.db") as first:
        with running(tmp_path) as server:
            guest = Guest(server.address)
            table = guest.open(PERSON, PERSON)
            there = Guest(first.address, guest.cookie)
            assert there.look(table)["version"] == 1
            guest.do(table, "rename", title="Pond")
            # Reloading does not help, as the warning says; and nothing is lost.
            assert there.look(table)["version"] == 1
            assert there.do(table, "rename", title="Lake", version=1)["version"] == 3
        [warning] = [record for record in caplog.records if record.name == "lanterns.storage"]
        assert warning.getMessage().startswith("Another server uses this database.")
        assert "do not see what happens at the other, even if they reload" in warning.getMessage()
    caplog.clear()
    # The lock ends with the process, even if it was killed.
    with running(tmp_path):
        pass
    assert caplog.records == []


@pytest.mark.prove
def test_the_command_says_so_too(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db"):
        command = [sys.executable, "-m", "lanterns", "prune", "--db", str(tmp_path / "tables.db")]
        ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 2
    assert ended.stderr == "lanterns: A server uses this database; stop it first.\n"
