"""The log, the migrations and the tables in memory."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.kit.games import play_on, started
from server.kit.guest import BOT, PERSON, Guest
from server.kit.running import running
from sqlalchemy import Connection, event

from lanterns.server.errors import NotStored
from lanterns.server.settings import Settings, sqlite_address
from lanterns.server.store.database import migrate, open_engine
from lanterns.server.store.schema import REVISION, metadata
from lanterns.server.store.store import Store
from lanterns.server.store.writes import Append
from lanterns.server.table.entries import LogRow, Renamed


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_engine(sqlite_address(tmp_path / "tables.db"), 1.0, writes=True)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == REVISION
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_database_is_as_safe_as_we_say(tmp_path: Path) -> None:
    for writes in (True, False):
        engine = open_engine(sqlite_address(tmp_path / "tables.db"), 1.5, writes)
        with engine.connect() as connection:
            pragmas = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
                for name in ("journal_mode", "synchronous", "busy_timeout")
            }
        engine.dispose()
        assert pragmas == {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 1500}


def test_a_write_that_cannot_be_does_not_fail_its_neighbors(tmp_path: Path) -> None:
    async def write() -> tuple[list[object], list[LogRow], list[LogRow]]:
        store = Store(Settings(database=sqlite_address(tmp_path / "tables.db")))
        await store.start()

        def append(table: str, seq: int) -> Append:
            return Append(table, LogRow(seq, "b", f"{table}{seq}", Renamed("x")), ("b",))

        await store.append([append("one", 1)])
        appends = [[append("one", 2)], [append("one", 1)], [append("two", 1)]]
        # All three are waiting before the writer comes round, so they share a commit.
        outcomes = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        one, two = await store.read("one"), await store.read("two")
        await store.stop()
        return list(outcomes), one, two

    outcomes, one, two = asyncio.run(write())
    assert isinstance(outcomes[1], NotStored) and outcomes[1].is_conflict
    assert (outcomes[0], outcomes[2]) == (None, None)
    assert ([row.seq for row in one], [row.seq for row in two]) == ([1, 2], [1])


class RefusesNul(sqlite3.Connection):
    """A database that, like PostgreSQL, stores no text with a NUL."""

    # SQLAlchemy passes no options.
    def cursor(self) -> sqlite3.Cursor:  # type: ignore[override]
        return super().cursor(_RefusingCursor)


class _RefusingCursor(sqlite3.Cursor):
    def execute(self, statement: str, values: Any = ()) -> Self:
        if any(isinstance(value, str) and "\0" in value for value in values):
            raise sqlite3.DataError("text fields cannot contain NUL")
        return super().execute(statement, values)


def test_what_the_database_does_not_take_does_not_fail_its_neighbors(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def write() -> list[object]:
        store = Store(Settings(database=sqlite_address(tmp_path / "tables.db")))
        await store.start()
        engine = store.writer._engine
        engine.dispose()
        event.listen(
            engine,
            "do_connect",
            lambda dialect, record, args, options: options.update(factory=RefusesNul),
        )
        ids = ["good", "bad\0", "fine"]
        rows = [LogRow(1, "b", command, Renamed("x")) for command in ids]
        appends = [
            store.append([Append(command[:3], row)]) for command, row in zip(ids, rows, strict=True)
        ]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        await store.stop()
        return list(outcomes)

    good, bad, fine = asyncio.run(write())
    assert (good, fine) == (None, None)
    assert isinstance(bad, NotStored) and bad.is_of_data and not bad.is_conflict
    # It is the sender's fault, not the database's.
    assert [record for record in caplog.records if record.name == "lanterns.storage"] == []


def test_a_write_that_fails_in_its_own_way_does_not_end_the_writing(tmp_path: Path) -> None:
    def fail(connection: Connection) -> None:
        raise ValueError("no such letter")

    async def write() -> list[LogRow]:
        store = Store(Settings(database=sqlite_address(tmp_path / "tables.db")))
        await store.start()
        with pytest.raises(NotStored, match="no such letter"):
            await store.writer.put(fail)
        await store.append([Append("one", LogRow(1, "b", "a", Renamed("x")), ("b",))])
        read = await store.read("one")
        await store.stop()
        return read

    assert [row.seq for row in asyncio.run(write())] == [1]


def test_many_writes_share_few_commits(tmp_path: Path) -> None:
    async def write() -> int:
        store = Store(Settings(database=sqlite_address(tmp_path / "tables.db")))
        await store.start()
        appends = [Append("t", LogRow(seq, "b", str(seq), Renamed("x"))) for seq in range(1, 201)]
        await asyncio.gather(*(store.append([append]) for append in appends))
        await store.stop()
        return store.writer.commits.count

    assert asyncio.run(write()) <= 4


def test_tables_nobody_looks_at_are_let_go_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path, idle_tables=3) as server:
        table, guests = started(server.address, 2)
        before = play_on(table, guests, Random(1), plies=5)
        guest = Guest(server.address)
        with guests[0].socket(table) as wire:
            wire.until("state")
            for _ in range(6):
                guest.open(PERSON, BOT)
            assert table in server.services.tables._tables, "a client is connected to it"
        for _ in range(6):
            guest.open(PERSON, BOT)
        assert len(server.services.tables) <= 4 and table not in server.services.tables._tables
        assert guests[before["game"]["shown"]].look(table) == before
        assert len(guest.get("/api/tables")) == 12


def test_a_table_written_by_another_server_is_read_again(tmp_path: Path) -> None:
    with running(tmp_path) as one, running(tmp_path) as other:
        guest = Guest(one.address)
        table = guest.open(PERSON, BOT)
        elsewhere = Guest(other.address, guest.cookie)
        assert elsewhere.look(table)["version"] == 1
        guest.do(table, "rename", title="Here")
        # The place in the log is taken, so it is read again and decided anew.
        answer = elsewhere.do(table, "rename", title="There", version=1)
        assert answer["version"] == 3
        assert elsewhere.look(table)["table"]["title"] == "There"
