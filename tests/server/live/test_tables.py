"""Which tables stay in memory, and that one table is there once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lanterns.server.errors import Refused, TableFault
from lanterns.server.live.tables import LiveTable
from lanterns.server.services import Services
from lanterns.server.settings import Settings, sqlite_address
from lanterns.server.store.writes import Append
from lanterns.server.table.commands import OpenTable, Rename, SeatWish
from lanterns.server.table.entries import BotSeated, LogRow, Renamed

ANA = "a" * 64


def with_tables(
    folder: Path, idle: int, test: Callable[[Services, list[str]], Awaitable[None]]
) -> None:
    """Run a test with four stored tables, of which `idle` unused ones stay in memory."""

    async def run() -> None:
        services = Services(Settings(sqlite_address(folder / "tables.db"), idle_tables=idle))
        await services.start()
        seats = (SeatWish("person"), SeatWish("open"))
        try:
            requests = [OpenTable(id=str(number), seats=seats) for number in range(4)]
            ids = [await services.dispatcher.open(ANA, request, "here") for request in requests]
            await test(services, ids)
        finally:
            await services.stop()

    asyncio.run(run())


def test_the_tables_longest_unused_are_let_go(tmp_path: Path) -> None:
    async def test(services: Services, tables: list[str]) -> None:
        loaded = [await services.tables.get(table) for table in tables]
        # The last one was wanted, and one is kept besides.
        assert len(services.tables) == 2
        assert await services.tables.get(tables[3]) is loaded[3]
        assert await services.tables.get(tables[2]) is loaded[2]
        assert await services.tables.get(tables[1]) is not loaded[1]

    with_tables(tmp_path, 1, test)


def test_tables_in_use_do_not_push_others_out(tmp_path: Path) -> None:
    async def test(services: Services, tables: list[str]) -> None:
        enter = services.dispatcher.enter
        async with enter(tables[0], ANA), enter(tables[1], ANA):
            wanted = await services.tables.get(tables[2])
            assert await services.tables.get(tables[2]) is wanted
            assert len(services.tables) == 3

    with_tables(tmp_path, 1, test)


def test_the_wanted_table_is_never_let_go(tmp_path: Path) -> None:
    async def test(services: Services, tables: list[str]) -> None:
        for table in tables:
            assert await services.tables.get(table) is await services.tables.get(table)
            assert len(services.tables) == 1

    with_tables(tmp_path, 0, test)


def test_a_look_from_before_it_was_opened_hides_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(services: Services, tables: list[str]) -> None:
        begun, opened = asyncio.Event(), asyncio.Event()

        async def read_early(table_id: str, after: int) -> list[LogRow]:
            monkeypatch.undo()
            begun.set()
            await opened.wait()
            return []

        monkeypatch.setattr(services.store, "read", read_early)
        early = asyncio.create_task(services.tables.get(tables[0]))
        await begun.wait()
        late = asyncio.create_task(services.tables.get(tables[0]))
        await asyncio.sleep(0)
        opened.set()
        with pytest.raises(Refused):
            await early
        assert (await late).table.id == tables[0]

    with_tables(tmp_path, 1, test)


def test_rows_that_were_sent_along_are_used_only_if_none_is_missing(tmp_path: Path) -> None:
    async def test(services: Services, tables: list[str]) -> None:
        live = await services.tables.get(tables[0])
        rows = [LogRow(seq, ANA, f"{seq}", Renamed(f"Pond {seq}")) for seq in (2, 3, 4)]
        live.last_known = 4
        live.hear(rows[0])
        live.hear(rows[2])
        assert live.take_heard() == []
        for row in rows:
            live.hear(row)
        assert live.take_heard() == rows
        # After an error, only the log says what it has.
        for row in rows:
            live.hear(row)
        live.is_doubtful = True
        assert live.take_heard() == []
        # What the table has absorbed meanwhile is dropped.
        live.hear(rows[0])
        live.table.absorb(rows[0])
        live.hear(rows[1])
        assert list(live.heard) == [3]

    with_tables(tmp_path, 1, test)


def test_a_load_that_has_just_ended_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have begun before the table was opened."""

    async def test(services: Services, tables: list[str]) -> None:
        second: list[asyncio.Task[LiveTable]] = []

        async def read_too_early(table_id: str, after: int = 0) -> list[LogRow]:
            monkeypatch.undo()
            # It runs as soon as this load has ended.
            second.append(asyncio.create_task(services.tables.get(table_id)))
            return []

        monkeypatch.setattr(services.store, "read", read_too_early)
        with pytest.raises(Refused):
            await services.tables.get(tables[0])
        assert (await second[0]).table.id == tables[0]

    with_tables(tmp_path, 4, test)


def test_all_who_wait_for_a_table_that_cannot_be_read_are_told_so(tmp_path: Path) -> None:
    async def test(services: Services, tables: list[str]) -> None:
        live = await services.tables.get(tables[0])
        # Another server, of a later version, has logged what this one does not know.
        row = LogRow(2, ANA, "later", BotSeated(9, "random"))
        await services.store.append([Append(tables[0], row)])
        live.is_doubtful = True

        async def rename() -> None:
            command = Rename(id="a", version=1, title="Pond")
            await services.dispatcher.perform(
                tables[0], ANA, "address", command, lambda answer: None
            )

        async def look() -> None:
            async with services.dispatcher.enter(tables[0], ANA):
                pass

        async with live.lock:
            waiting = [asyncio.create_task(ask()) for ask in (rename, rename, look)]
            await asyncio.sleep(0)
        for told in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(told, Refused) and told.fault is TableFault.TABLE_UNREADABLE
        assert services.tables.loaded(tables[0]) is None

    with_tables(tmp_path, 4, test)
