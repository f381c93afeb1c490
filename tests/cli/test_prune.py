"""`lanterns prune` removes what nobody has touched for long, and nothing else."""

import json
import os
import sqlite3
from errno import ENOSPC
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from server.kit.guest import PERSON, Guest
from server.kit.running import running
from sqlalchemy.exc import OperationalError

from lanterns.cli import group
from lanterns.server.store import pruning


def prune(*options: object) -> Result:
    return CliRunner().invoke(group, ["prune", *map(str, options)])


def test_tables_untouched_for_a_year_are_removed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(tmp_path) as server:
        guest = Guest(server.address)
        old, new = guest.open(PERSON, PERSON), guest.open(PERSON, PERSON)
        guest.sit(old, 0)
        cookie = guest.cookie
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE log SET at = '2020-01-01T00:00' WHERE table_id = ?", (old,))
        stored = connection.execute("SELECT entry FROM log WHERE table_id = ?", (old,)).fetchall()
    connection.close()
    archive = tmp_path / "old.jsonl"
    assert prune("--db", database, "--dry-run").output == (
        "1 table with 2 entries would be removed.\n"
    )
    assert prune("--db", database, "--days", 100_000).output.startswith("0 tables")
    done = prune("--db", database, "--archive", archive)
    assert (done.exit_code, done.output) == (0, "1 table with 2 entries removed.\n")
    lines = [json.loads(line) for line in archive.read_text(encoding="utf-8").splitlines()]
    assert [(line["table_id"], line["seq"]) for line in lines] == [(old, 1), (old, 2)]
    assert [line["entry"] for line in lines] == [entry for (entry,) in stored]
    # An archive is never overwritten.
    assert prune("--db", database, "--archive", archive).exit_code == 2
    with running(tmp_path) as server:
        guest = Guest(server.address, cookie)
        assert [line["id"] for line in guest.get("/api/tables")] == [new]
        assert guest.http.get(f"/api/tables/{old}").status_code == 404


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database with a table that nobody has touched for long."""
    with running(tmp_path) as server:
        Guest(server.address).open(PERSON, PERSON)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE log SET at = '2020-01-01T00:00'")
    connection.close()
    return tmp_path / "tables.db"


def test_what_cannot_be_saved_is_not_removed(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    archive = tmp_path / "old.jsonl"
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        failed = prune("--db", old, "--archive", archive)
    assert (failed.exit_code, failed.output) == (
        2,
        f"Error: {archive} cannot be written: No space left on device;"
        " what is not in it was not removed.\n",
    )
    assert prune("--db", old, "--dry-run").output == "1 table with 1 entry would be removed.\n"


def test_a_database_that_does_not_answer_is_named_in_a_sentence(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*anything: object) -> None:
        raise OperationalError("SELECT", {}, sqlite3.OperationalError("database is locked"))

    monkeypatch.setattr(pruning, "lock", fail)
    failed = prune("--db", old)
    assert (failed.exit_code, failed.output) == (
        2,
        "Error: The database does not answer: database is locked.\n",
    )


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "tabels.db"
    done = prune("--db", missing)
    assert (done.exit_code, done.output) == (2, f"Error: There is no database {missing}.\n")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database " * 500)
    refused = prune("--db", tmp_path / "text.db")
    assert refused.exit_code == 2
    assert "The database cannot be used: file is not a database." in refused.output
