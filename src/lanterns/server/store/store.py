"""The store: an append-only log for each table, and an index of every browser's tables."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from sys import intern
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Select, func, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ..errors import NotStored, UnreadableLog
from ..settings import Settings
from ..table.entries import LogRow, entry_from_json
from . import writes
from .channel import Channel, send
from .database import is_postgres, migrate, open_engine
from .file_lock import FileLock
from .schema import curtains, log, visits
from .trouble import Trouble
from .watchdog import Watchdog
from .writer import Writer
from .writes import Append

ROOM = "x" * 32 * 1024
"""What is written to see whether there is room for more."""

_Result = TypeVar("_Result")

_logger = logging.getLogger("lanterns.storage")


class Store:
    """The database of one server; what `append` and `admit_watcher` store is on disk.

    Whatever asks it raises `NotStored` if the database does not answer, until it does again.
    """

    def __init__(self, settings: Settings) -> None:
        self.is_shared = is_postgres(settings.database)
        """Whether other servers may write to the same logs."""
        self.notice_of_row: Callable[[str, LogRow], str] | None = None
        """What other servers are told of a table's row, in the same transaction."""
        self.notice_of_curtain: Callable[[str, str], str] | None = None
        """What they are told of a curtain that a browser has lifted at a table."""
        self.channel = Channel(settings.database, settings.busy_seconds)
        self._watchdog = Watchdog(settings.answer_seconds)
        engine = open_engine(settings.database, settings.busy_seconds, writes=True)
        self.writer = Writer(engine, self._watchdog)
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
                " not see what happens at the other, even if they reload: stop one of the two."
            )
        self._watchdog.start()
        await self.writer.start(migrate)

    async def stop(self) -> None:
        """Finish pending writes and close the database."""
        await self.writer.stop()
        self._threads.shutdown()
        self._reader.dispose()
        self._watchdog.stop()
        self._lock.release()

    async def append(self, appends: Sequence[Append]) -> None:
        """Store rows, all or none; raise `NotStored` if that failed or may have failed."""
        at = writes.now()

        def write(connection: Connection) -> None:
            for one in appends:
                notice = self.notice_of_row and self.notice_of_row(one.table_id, one.row)
                writes.append(connection, one, at, notice)

        await self.writer.put(write, appends[0].table_id)

    async def tell(self, notices: Sequence[str]) -> None:
        """Send notices to all servers that share the database; raise `NotStored` if that fails."""
        if self.is_shared and notices:
            await self.writer.put(lambda connection: send(connection, notices))

    async def admit_watcher(self, table_id: str, browser: str) -> None:
        """Store that a browser may watch a table."""
        await self.writer.put(
            lambda connection: writes.visit(connection, table_id, browser, "watch"), table_id
        )

    async def read(self, table_id: str, after: int = 0) -> list[LogRow]:
        """Return the log of a table after a number; empty if there is no such table.

        Raise `UnreadableLog` if there is an entry that cannot be read.
        """
        query = (
            select(log.c.seq, log.c.browser, log.c.command, log.c.entry)
            .where(log.c.table_id == table_id, log.c.seq > after)
            .order_by(log.c.seq)
        )
        # Decoded in the reader's thread too: a long log would hold up the other tables.
        return await self._in_thread(lambda: [log_row(*row) for row in self._fetch(query)])

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry in the logs of some tables."""
        last = func.max(log.c.seq)
        wanted = log.c.table_id.in_(table_ids)
        rows = await self._query(
            select(log.c.table_id, last).where(wanted).group_by(log.c.table_id)
        )
        return dict(rows)

    async def lift_curtain(self, table_id: str, browser: str, turn: int) -> None:
        """Store for which turn people who share a browser have lifted the curtain."""
        notice = self.notice_of_curtain and self.notice_of_curtain(table_id, browser)
        await self.writer.put(
            lambda connection: writes.lift(connection, table_id, browser, turn, notice), table_id
        )

    async def curtain(self, table_id: str, browser: str) -> int | None:
        """Return the turn for which a browser's curtain was lifted last."""
        mine = (curtains.c.table_id == table_id, curtains.c.browser == browser)
        rows = await self._query(select(curtains.c.turn).where(*mine))
        return rows[0][0] if rows else None

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

    async def tables_of(self, browser: str, limit: int) -> list[tuple[str, str, int]]:
        """Return a browser's tables with the time and number of the last change, latest first."""
        mine = select(visits.c.table_id).where(visits.c.browser == browser)
        changed = func.max(log.c.at).label("changed")
        return await self._query(
            select(log.c.table_id, changed, func.max(log.c.seq))
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
            await self.writer.put(partial(writes.beat, room=room))

    def _forget_check(self, check: asyncio.Task[None]) -> None:
        self._checking = None
        # Asked for here, so that it is not reported as forgotten if nobody waits any more.
        check.exception()

    async def _query(self, query: Select[Any]) -> list[Any]:
        return await self._in_thread(lambda: self._fetch(query))

    async def _in_thread(self, work: Callable[[], _Result]) -> _Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _fetch(self, query: Select[Any], is_again: bool = False) -> list[Any]:
        try:
            with self._reader.connect() as connection, self._watchdog.watch(connection):
                rows = [tuple(row) for row in connection.execute(query)]
        except SQLAlchemyError as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated and not is_again:
                # The database was restarted since this connection was used last.
                return self._fetch(query, is_again=True)
            self._reading.begin(error)
            raise NotStored(error) from error
        self._reading.end()
        return rows


def log_row(seq: int, browser: str, command: str, text: str) -> LogRow:
    """Return a row of a log; raise `UnreadableLog` if its entry cannot be read."""
    try:
        entry = entry_from_json(text)
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise UnreadableLog(seq, error) from error
    # Interned, since a table's rows come from few browsers and stay in memory with it.
    return LogRow(seq, intern(browser), command, entry)
