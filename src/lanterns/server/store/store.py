"""The store: an append-only log for each table, and an index of every browser's tables."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from sys import intern
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Select, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from ..errors import NotStored, UnreadableLog
from ..settings import Settings
from ..table.entries import LogRow, entry_from_json, entry_to_json
from .database import migrate, open_engine
from .file_lock import FileLock
from .schema import heartbeat, log, visits
from .trouble import Trouble
from .writer import Writer

ROOM = "x" * 32 * 1024
"""What is written to see whether there is room for more."""

_Result = TypeVar("_Result")

_logger = logging.getLogger("lanterns.storage")


@dataclass(frozen=True, slots=True)
class Append:
    """One row for a table's log, and the browsers that get a seat or may watch by it."""

    table_id: str
    row: LogRow
    seated: tuple[str, ...] = ()
    watching: tuple[str, ...] = ()


class Store:
    """The database of one server; what `append` and `admit_watcher` store is on disk."""

    def __init__(self, settings: Settings) -> None:
        self.writer = Writer(open_engine(settings.database, settings.busy_seconds, writes=True))
        self._reader = open_engine(settings.database, settings.busy_seconds, writes=False)
        self._threads = ThreadPoolExecutor(2, "store-reader")
        self._lock = FileLock(settings.database)
        self._reading = Trouble("answer", "tables cannot be opened")
        self._checking: asyncio.Task[None] | None = None

    @property
    def is_well(self) -> bool:
        """Whether the last attempts to read and to write were successful."""
        return self._reading.is_over and self.writer.trouble.is_over

    async def start(self) -> None:
        """Migrate the database and start the writer; log if another server uses it."""
        if not self._lock.acquire():
            _logger.warning(
                "Another server uses this database. Nothing is lost, but people at one server do"
                " not see what happens at the other until they reload: stop one of the two."
            )
        await self.writer.start(migrate)

    async def stop(self) -> None:
        """Finish pending writes and close the database."""
        await self.writer.stop()
        self._threads.shutdown()
        self._reader.dispose()
        self._lock.release()

    async def append(self, appends: Sequence[Append]) -> None:
        """Store rows, all or none; raise `NotStored` if that failed or may have failed."""
        now = _now()

        def write(connection: Connection) -> None:
            for append in appends:
                _append(connection, append, now)

        await self.writer.put(write)

    async def admit_watcher(self, table_id: str, browser: str) -> None:
        """Store that a browser may watch a table."""
        await self.writer.put(lambda connection: _visit(connection, table_id, browser, "watch"))

    async def read(self, table_id: str) -> list[LogRow]:
        """Return the whole log of a table; empty if there is no such table.

        Raise `UnreadableLog` if there is an entry that cannot be read.
        """
        query = (
            select(log.c.seq, log.c.browser, log.c.command, log.c.entry)
            .where(log.c.table_id == table_id)
            .order_by(log.c.seq)
        )
        # Decoded in the reader's thread too: a long log would hold up the other tables.
        return await self._in_thread(lambda: [_log_row(*row) for row in self._fetch(query)])

    async def watchers(self, table_id: str) -> set[str]:
        """Return the browsers that may watch a table."""
        rows = await self._query(
            select(visits.c.browser).where(visits.c.table_id == table_id, visits.c.role == "watch")
        )
        return {browser for (browser,) in rows}

    async def is_visitor(self, table_id: str, browser: str) -> bool:
        """Whether a browser has a seat at a table or may watch it."""
        mine = (visits.c.table_id == table_id, visits.c.browser == browser)
        return bool(await self._query(select(visits.c.role).where(*mine).limit(1)))

    async def tables_of(self, browser: str, limit: int) -> list[tuple[str, str]]:
        """Return a browser's tables with the time of their last change, the latest first."""
        mine = select(visits.c.table_id).where(visits.c.browser == browser)
        changed = func.max(log.c.at).label("changed")
        return await self._query(
            select(log.c.table_id, changed)
            .where(log.c.table_id.in_(mine))
            .group_by(log.c.table_id)
            .order_by(changed.desc())
            .limit(limit)
        )

    async def check(self) -> None:
        """Raise `NotStored` if the database cannot be read or takes no writes."""
        # Many who ask at once share one write.
        if self._checking is None:
            self._checking = asyncio.create_task(self._check())
            self._checking.add_done_callback(self._forget_check)
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        await self._query(select(log.c.seq).limit(1))
        # An entry needs new room, so this must too; then the room is given back.
        for room in (ROOM, ""):
            await self.writer.put(partial(_beat, room=room))

    def _forget_check(self, check: asyncio.Task[None]) -> None:
        self._checking = None
        # Asked for here, so that it is not reported as forgotten if nobody waits any more.
        check.exception()

    async def _query(self, query: Select[Any]) -> list[Any]:
        return await self._in_thread(lambda: self._fetch(query))

    async def _in_thread(self, work: Callable[[], _Result]) -> _Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _fetch(self, query: Select[Any]) -> list[Any]:
        try:
            with self._reader.connect() as connection:
                rows = [tuple(row) for row in connection.execute(query)]
        except SQLAlchemyError as error:
            self._reading.begin(error)
            raise NotStored(error) from error
        self._reading.end()
        return rows


def _log_row(seq: int, browser: str, command: str, text: str) -> LogRow:
    try:
        entry = entry_from_json(text)
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise UnreadableLog(seq, error) from error
    # Interned, since a table's rows come from few browsers and stay in memory with it.
    return LogRow(seq, intern(browser), command, entry)


def _append(connection: Connection, append: Append, now: str) -> None:
    row = append.row
    connection.execute(
        log.insert().values(
            table_id=append.table_id,
            seq=row.seq,
            browser=row.browser,
            command=row.command,
            at=now,
            entry=entry_to_json(row.entry),
        )
    )
    for browser in append.seated:
        _visit(connection, append.table_id, browser, "seat")
    for browser in append.watching:
        _visit(connection, append.table_id, browser, "watch")


def _visit(connection: Connection, table_id: str, browser: str, role: str) -> None:
    insert = _insert(connection)(visits).values(browser=browser, table_id=table_id, role=role)
    connection.execute(insert.on_conflict_do_nothing())


def _beat(connection: Connection, room: str) -> None:
    written = {"at": _now(), "room": room}
    insert = _insert(connection)(heartbeat).values(server="", **written)
    connection.execute(insert.on_conflict_do_update(index_elements=["server"], set_=written))


def _insert(connection: Connection) -> Any:
    # The two dialects offer the same upsert under two names.
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
