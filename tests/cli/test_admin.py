"""`lanterns admin`: a host lists, closes and renames tables, and forgets a person."""

import json
import re
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from server.kit.guest import OPEN, PERSON, Guest
from server.kit.running import running
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from lanterns.cli import group
from lanterns.server.store import pruning, tending, writes

NO_TABLE = "q0T-x_8ZbLw4"


def admin(*arguments: object) -> Result:
    return CliRunner().invoke(group, ["admin", *map(str, arguments)])


def act(database: Path, *arguments: object) -> None:
    """Do something that must be done, and be logged with the table."""
    done = admin(*arguments, "--db", database)
    assert done.exit_code == 0, done.output
    assert re.search(rf"^[-\d]+ [:,\d]+ lanterns\.admin: {arguments[0]} \S{{12}}", done.stderr)


def listed(database: Path) -> dict[str, dict[str, object]]:
    lines = json.loads(admin("tables", "--json", "--db", database).stdout)
    return {line.pop("id"): line for line in lines}


def together(host: Guest, friend: Guest) -> str:
    """Open a table at which both sit."""
    table = host.open(PERSON, OPEN, title="Moon Pond")
    host.sit(table, 0, "Ana")
    friend.accept(host.look(table)["table"]["seats"][1]["invitation"], "Ben")
    return table


def test_tables_are_listed_closed_and_renamed_beside_a_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(tmp_path) as server:
        host = Guest(server.address)
        table = together(host, Guest(server.address))
        line = listed(database)[table]
        assert str(line.pop("changed")).startswith("20")
        people = [{"seat": 0, "name": "Ana"}, {"seat": 1, "name": "Ben"}]
        assert line == {"title": "Moon Pond", "status": "open", "people": people}
        shown = admin("tables", "--db", database).stdout
        assert re.fullmatch(rf"{table}  open  \S+  0 Ana, 1 Ben  Moon Pond\n", shown)

        act(database, "rename", table, "Quiet Pond")
        act(database, "close", table)
        # This server did not hear of it, but what it would add now has no place in the log.
        host.do(table, "rename", title="Loud Pond", version=3)
        assert host.look(table)["table"]["status"] == "abandoned"
        again = admin("close", table, "--db", database)
        assert (again.exit_code, again.output) == (2, "Error: This table is closed.\n")


def test_a_person_is_forgotten_and_the_others_keep_their_tables(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(tmp_path) as server:
        ana, ben = Guest(server.address), Guest(server.address)
        shared, moved = together(ana, ben), together(ben, ana)
        alone = ana.open(PERSON, PERSON)
        ana.sit(alone, 0, "Ana")
        with_watcher = ben.open(PERSON, OPEN)
        ana.follow(ben.look(with_watcher)["table"]["watch"])
        key = sha256(ana.cookie.encode()).hexdigest()
        busy = admin("forget-person", shared, 0, "--db", database)
        assert (busy.exit_code, busy.output) == (
            2,
            "Error: A server uses this database; stop it first.\n",
        )
    act(database, "forget-person", shared, 0)
    lines = listed(database)
    assert lines.keys() == {shared, moved, with_watcher}
    assert lines[shared]["people"] == [{"seat": 0, "name": "Guest"}, {"seat": 1, "name": "Ben"}]
    assert lines[moved]["people"] == [{"seat": 0, "name": "Ana"}, {"seat": 1, "name": "Guest"}]
    assert rows_with(database, key) == []
    with running(tmp_path) as server:
        assert Guest(server.address, ana.cookie).get("/api/tables") == []
        assert {line["id"] for line in Guest(server.address, ben.cookie).get("/api/tables")} == {
            shared,
            moved,
            with_watcher,
        }


def rows_with(database: Path, key: str) -> list[object]:
    """Return all that the database still has of a browser."""
    with sqlite3.connect(database) as connection:
        found = connection.execute(
            "SELECT entry FROM log WHERE browser || entry LIKE :it"
            " UNION SELECT browser FROM visits WHERE browser LIKE :it"
            " UNION SELECT browser FROM curtains WHERE browser LIKE :it",
            {"it": f"%{key}%"},
        ).fetchall()
    connection.close()
    return found


@pytest.fixture
def table(tmp_path: Path) -> str:
    """A table in a database that no server uses."""
    with running(tmp_path) as server:
        return Guest(server.address).open(PERSON, OPEN)


def failed(tmp_path: Path, *arguments: object) -> str:
    ended = admin(*arguments, "--db", tmp_path / "tables.db")
    assert ended.exit_code == 2
    return ended.output


def test_what_cannot_be_done_is_one_sentence(table: str, tmp_path: Path) -> None:
    missing = f"Error: There is no table {NO_TABLE}.\n"
    assert failed(tmp_path, "close", NO_TABLE) == missing
    assert failed(tmp_path, "forget-person", NO_TABLE, 0) == missing
    no_seat = failed(tmp_path, "forget-person", table, 1)
    assert no_seat == "Error: There is no seat 1 at this table.\n"
    assert failed(tmp_path, "rename", table, "two\nlines").startswith("Error: A title is one line")
    for dashed in ("-n8pyuoK9muN", "--help-8pyuoK"):
        assert failed(tmp_path, "close", dashed) == f"Error: There is no table {dashed}.\n"
    gone = CliRunner().invoke(group, ["admin", "tables", "--db", str(tmp_path / "no.db")])
    assert (gone.exit_code, gone.output) == (2, f"Error: There is no database {tmp_path}/no.db.\n")


def test_a_table_that_cannot_be_read_is_listed_and_left_alone(table: str, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE log SET entry = '{\"v\":9}'")
    connection.close()
    assert listed(tmp_path / "tables.db")[table]["status"] == "unreadable"
    for arguments in (("close", table), ("forget-person", table, 0)):
        output = failed(tmp_path, *arguments)
        assert output.startswith(f"Error: Table {table} cannot be read: entry 1:")


def test_a_database_that_fails_has_forgotten_nothing(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remove = pruning.remove

    def fail(*anything: object) -> None:
        raise OperationalError("DELETE", {}, sqlite3.OperationalError("disk I/O error"))

    def remove_and_fail(connection: Connection, tables: list[str]) -> None:
        remove(connection, tables)
        fail()

    monkeypatch.setattr(tending, "remove", remove_and_fail)
    output = failed(tmp_path, "forget-person", table, 0)
    assert output == "Error: The database does not answer: disk I/O error.\n"
    monkeypatch.setattr(writes, "append", fail)
    output = failed(tmp_path, "close", table)
    assert output == "Error: The database does not answer: disk I/O error.\n"
    assert listed(tmp_path / "tables.db")[table]["status"] == "open"
