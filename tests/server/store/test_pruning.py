"""Tables are removed beside running servers: what is acknowledged is never lost by it."""

import asyncio
import os
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event

import pytest
from server.kit.games import lift_curtain, play_on, sharing, started
from server.kit.guest import PATIENCE, Guest, eventually
from server.kit.running import running
from sqlalchemy import Connection, Engine, func, select, text, update

from lanterns.server.errors import NotStored
from lanterns.server.settings import Settings, sqlite_address
from lanterns.server.store import pruning, writes
from lanterns.server.store.database import migrate, open_engine
from lanterns.server.store.pruning import Pruned, prune
from lanterns.server.store.schema import curtains, log, visits
from lanterns.server.store.store import Store
from lanterns.server.store.writes import Append
from lanterns.server.table.entries import LogRow, Renamed

LONG_AGO = "2020-01-01T00:00"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("database"))
    return sqlite_address(tmp_path / "tables.db")


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    """What `lanterns prune` works with."""
    opened = open_engine(address, PATIENCE, writes=True)
    migrate(opened)
    yield opened
    opened.dispose()


def row(seq: int) -> Append:
    return Append("pond", LogRow(seq, "b" * 64, f"c{seq}", Renamed("Pond")), ("b" * 64,))


def store_old_table(engine: Engine) -> None:
    """Store a table of two entries that nobody has touched for long."""
    with engine.begin() as connection:
        for seq in (1, 2):
            writes.append(connection, row(seq), LONG_AGO)


def left(engine: Engine) -> list[int]:
    """How many rows there are of each kind."""
    with engine.connect() as connection:
        tables = (log, visits, curtains)
        return [connection.scalar(select(func.count()).select_from(t)) or 0 for t in tables]


def test_no_entry_is_stored_without_the_one_before(address: str, engine: Engine) -> None:
    async def store() -> list[object]:
        store = Store(Settings(address))
        await store.start()
        appends = ([row(2)], [Append("lake", row(1).row)], [Append("lake", row(3).row)])
        # They share a commit: one that is refused does not fail the others.
        outcomes = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        await store.stop()
        return list(outcomes)

    no_table, first, gap = asyncio.run(store())
    assert isinstance(no_table, NotStored) and no_table.is_conflict
    assert isinstance(gap, NotStored) and gap.is_conflict
    assert first is None
    assert left(engine) == [1, 0, 0]


def test_what_players_do_at_a_removed_table_is_refused(address: str, engine: Engine) -> None:
    with running(address) as server:
        table, guests = started(server.address, 2)
        play_on(table, guests, Random(1), plies=4)
        version = guests[0].look(table)["version"]
        with guests[0].socket(table) as wire:
            wire.until("state")
            with engine.begin() as connection:
                connection.execute(update(log).values(at=LONG_AGO))
            assert prune(engine, 1, None) == Pruned(1, version)
            answer = wire.ask("move_seat", version=version, seat=0)
            assert (answer["outcome"], answer["reason"]["code"]) == ("refused", "no_table")
        body = {"type": "move_seat", "id": "again", "version": version, "seat": 0}
        refused = guests[0].post(f"/api/tables/{table}/commands", body)
        assert (refused.status_code, refused.json()["code"]) == (404, "no_table")
    assert left(engine) == [0, 0, 0]


def test_nobody_who_comes_to_a_removed_table_leaves_anything_behind(
    address: str, engine: Engine
) -> None:
    with running(address) as server:
        table, guests = sharing(server.address)
        lift_curtain(table, guests[0])
        watch = guests[0].look(table)["table"]["watch"]
        with engine.begin() as connection:
            connection.execute(update(log).values(at=LONG_AGO))
        prune(engine, 1, None)
        assert Guest(server.address).post("/api/join", {"token": watch}).status_code == 403
    for write in (
        lambda connection: writes.visit(connection, table, "b", "watch"),
        lambda connection: writes.lift(connection, table, "b", 3),
    ):

        async def store() -> None:
            store = Store(Settings(address))
            await store.start()
            with pytest.raises(NotStored):
                await store.writer.put(write)  # noqa: B023 - it runs at once
            await store.stop()

        asyncio.run(store())
    assert left(engine) == [0, 0, 0]


def test_a_table_that_is_touched_meanwhile_stays(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_old_table(engine)
    lock = pruning.lock

    def come_back(connection: Connection, tables: list[str]) -> None:
        writes.append(connection, row(3), writes.now())
        lock(connection, tables)

    monkeypatch.setattr(pruning, "lock", come_back)
    assert prune(engine, 1, None) == Pruned(0, 0)
    assert left(engine) == [3, 1, 0]


def is_waiting(engine: Engine) -> bool:
    """Whether a session waits for a lock of another."""
    waits = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    with engine.connect() as connection:
        return bool(connection.scalar(waits))


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
def test_removing_waits_for_a_server_that_is_just_writing(engine: Engine) -> None:
    store_old_table(engine)
    with ThreadPoolExecutor(1) as threads:
        with engine.begin() as server:
            writes.append(server, row(3), writes.now())
            pruned = threads.submit(prune, engine, 1, None)
            eventually(lambda: is_waiting(engine))
        assert pruned.result() == Pruned(0, 0)
    assert left(engine) == [3, 1, 0]


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
def test_a_server_waits_while_its_table_is_being_removed(
    address: str, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_old_table(engine)
    locked, go_on = Event(), Event()
    count = pruning._count

    def count_slowly(connection: Connection, tables: list[str]) -> int:
        locked.set()
        assert go_on.wait(PATIENCE)
        return count(connection, tables)

    async def store() -> None:
        store = Store(Settings(address, busy_seconds=PATIENCE, answer_seconds=PATIENCE))
        await store.start()
        with pytest.raises(NotStored) as refused:
            await store.append([row(3)])
        assert refused.value.is_conflict
        await store.stop()

    monkeypatch.setattr(pruning, "_count", count_slowly)
    with ThreadPoolExecutor(2) as threads:
        pruned = threads.submit(prune, engine, 1, None)
        assert locked.wait(PATIENCE)
        stored = threads.submit(asyncio.run, store())
        eventually(lambda: is_waiting(engine))
        go_on.set()
        stored.result()
        assert pruned.result() == Pruned(1, 2)
    assert left(engine) == [0, 0, 0]


def test_the_archive_is_on_disk_before_anything_is_removed(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_old_table(engine)
    path = tmp_path / "old.jsonl"
    done: list[tuple[str, int]] = []
    fsync, delete = os.fsync, log.delete

    def note(what: str) -> None:
        done.append((what, len(path.read_text().splitlines())))

    def note_and_sync(descriptor: int) -> None:
        note("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def note_and_delete() -> object:
        note("delete")
        return delete()

    monkeypatch.setattr(os, "fsync", note_and_sync)
    monkeypatch.setattr(log, "delete", note_and_delete)
    with path.open("x", encoding="utf-8") as archive:
        assert prune(engine, 1, archive) == Pruned(1, 2)
    assert done == [("file", 2), ("folder", 2), ("delete", 2)]
    assert left(engine) == [0, 0, 0]
