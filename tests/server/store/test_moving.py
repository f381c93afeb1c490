"""`lanterns move-db` copies everything, can be repeated, and notices a difference."""

import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from server.kit.games import play_on, started
from server.kit.guest import Guest
from server.kit.running import running

from lanterns.cli import main
from lanterns.server.settings import sqlite_address
from lanterns.server.store.database import open_engine, prepare_database
from lanterns.server.store.moving import Moved, move

MoveDb = Callable[[object, str], tuple[int, str, str]]


@pytest.fixture
def move_db(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> MoveDb:
    """Run the command."""

    def run(source: object, target: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["lanterns", "move-db", str(source), target])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    return run


def copy(source: Path, target: str) -> Moved:
    """The same in this process."""
    engines = [open_engine(sqlite_address(source), 2.0, False), open_engine(target, 2.0, True)]
    try:
        return move(*engines)
    finally:
        for engine in engines:
            engine.dispose()


def test_a_game_goes_on_at_its_new_place(tmp_path: Path, database: str, move_db: MoveDb) -> None:
    file = tmp_path / "tables.db"
    with running(tmp_path) as server:
        table, guests = started(server.address, 2)
        watcher = Guest(server.address)
        watcher.follow(guests[0].look(table)["table"]["watch"])
        play_on(table, guests, Random(1), plies=4)
        # The first copy is made while the server runs.
        code, said, warned = move_db(file, database)
        version = guests[0].look(table)["version"]
        assert (code, warned.count("\n")) == (0, 1), warned
        assert said == (
            f"The same in both: 1 table with {version} entries, {version} of them copied now.\n"
        )
        before = play_on(table, guests, Random(2), plies=4)
    assert copy(file, database) == Moved(1, before["version"], before["version"] - version)
    # Once more changes nothing.
    assert copy(file, database) == Moved(1, before["version"], 0)
    with running(database) as server:
        back = [Guest(server.address, guest.cookie) for guest in guests]
        seat = before["game"]["shown"]
        assert back[seat].look(table) == before
        assert Guest(server.address, watcher.cookie).look(table)["legal"] is None
        assert play_on(table, back, Random(3))["table"]["status"] == "over"
    # The copy has gone on, and is still one.
    assert copy(file, database).new_entries == 0


def test_a_difference_is_found(tmp_path: Path, database: str, move_db: MoveDb) -> None:
    file = tmp_path / "tables.db"
    with running(tmp_path) as server:
        table, _ = started(server.address, 2)
    copy(file, database)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE log SET command = 'another' WHERE seq = 2")
    connection.close()
    code, said, error = move_db(file, database)
    assert (code, said) == (1, "")
    assert error == (
        f"lanterns: Table {table} is not the same in both: TO must be empty, or an older copy of"
        " FROM.\n"
    )


def test_what_is_not_there_is_said_in_a_sentence(tmp_path: Path, move_db: MoveDb) -> None:
    missing = tmp_path / "missing.db"
    assert move_db(missing, "x.db") == (2, "", f"lanterns: There is no database {missing}.\n")
    assert not missing.exists()


def test_back_to_a_file(tmp_path: Path, database: str) -> None:
    with running(database) as server:
        started(server.address, 3)
    target = sqlite_address(tmp_path / "copy.db")
    prepare_database(target, 2.0)
    engines = [open_engine(database, 2.0, False), open_engine(target, 2.0, True)]
    moved = move(*engines)
    assert (moved.tables, moved.new_entries) == (1, moved.entries)
    for engine in engines:
        engine.dispose()
