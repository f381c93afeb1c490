"""Which tables stay in memory, and that one table is in one room."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path

import pytest

from lanterns.server.errors import Refused
from lanterns.server.live.services import House
from lanterns.server.settings import Settings, sqlite_address
from lanterns.server.table.commands import OpenTable, SeatWish
from lanterns.server.table.entries import Line

ANA = "a" * 64


def in_a_hall(folder: Path, idle: int, test: Callable[[House, list[str]], Awaitable[None]]) -> None:
    """Run a test in a house that keeps so many unused tables in memory, with four stored."""

    async def run() -> None:
        house = House(Settings(sqlite_address(folder / "tables.db"), idle_tables=idle))
        await house.start()
        seats = (SeatWish("person"), SeatWish("open"))
        try:
            wishes = [OpenTable(id=str(number), seats=seats) for number in range(4)]
            ids = [await house.desk.open(ANA, wish, nullcontext()) for wish in wishes]
            await test(house, ids)
        finally:
            await house.stop()

    asyncio.run(run())


def test_the_tables_longest_unused_are_let_go(tmp_path: Path) -> None:
    async def test(house: House, tables: list[str]) -> None:
        rooms = [await house.hall.room(table) for table in tables]
        # The last one was wanted, and one is kept besides.
        assert len(house.hall) == 2
        assert await house.hall.room(tables[3]) is rooms[3]
        assert await house.hall.room(tables[2]) is rooms[2]
        assert await house.hall.room(tables[1]) is not rooms[1]

    in_a_hall(tmp_path, 1, test)


def test_tables_in_use_do_not_push_others_out(tmp_path: Path) -> None:
    async def test(house: House, tables: list[str]) -> None:
        async with house.desk.enter(tables[0], ANA), house.desk.enter(tables[1], ANA):
            wanted = await house.hall.room(tables[2])
            assert await house.hall.room(tables[2]) is wanted
            assert len(house.hall) == 3

    in_a_hall(tmp_path, 1, test)


def test_the_wanted_table_is_never_let_go(tmp_path: Path) -> None:
    async def test(house: House, tables: list[str]) -> None:
        for table in tables:
            assert await house.hall.room(table) is await house.hall.room(table)
            assert len(house.hall) == 1

    in_a_hall(tmp_path, 0, test)


def test_a_look_from_before_it_was_opened_hides_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House, tables: list[str]) -> None:
        begun, opened = asyncio.Event(), asyncio.Event()

        async def read_early(table_id: str) -> list[Line]:
            monkeypatch.undo()
            begun.set()
            await opened.wait()
            return []

        monkeypatch.setattr(house.store, "read", read_early)
        early = asyncio.create_task(house.hall.room(tables[0]))
        await begun.wait()
        late = asyncio.create_task(house.hall.room(tables[0]))
        await asyncio.sleep(0)
        opened.set()
        with pytest.raises(Refused):
            await early
        assert (await late).table.id == tables[0]

    in_a_hall(tmp_path, 1, test)
