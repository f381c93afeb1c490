"""Tables as their logs have them: held by one at a time, caught up, and added to."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ..errors import NotStored, Refused, TableFault
from ..store.store import Store
from ..store.writes import Append
from ..table.creation import open_rematch
from ..table.entries import AnyEntry, LogRow, Moved, Rematched, Sat
from ..table.table import TableEvent
from .audience import Audience
from .tables import LiveTable, LiveTables

TRIES = 20
"""How often a command is decided anew because another server was first: each time, one was."""
MOST_SINGLY = 16
"""Up to this many changes by other servers are sent one by one, each with its own view."""
BOT = ""
"""The author of what bots do; no browser has this name."""


class TableLogs:
    """The only way to a table's log: what is appended is on disk before the table changes."""

    def __init__(self, store: Store, tables: LiveTables, audience: Audience) -> None:
        self._store = store
        self._tables = tables
        self._audience = audience

    @asynccontextmanager
    async def alone(
        self, table_id: str, browser: str = BOT, is_fresh: bool = False
    ) -> AsyncIterator[LiveTable]:
        """Hold a table's lock; with `is_fresh`, after reading what other servers have logged."""
        try:
            async with self._locked(table_id, browser) as live:
                if live.is_behind and not is_fresh and (rows := live.take_heard()):
                    await self._publish(live, rows)
                elif live.is_behind:
                    await self.catch_up(live)
                elif is_fresh:
                    await self.catch_up_if_shared(live)
                yield live
        except NotStored as error:
            raise Refused(TableFault.NOT_STORED) from error

    async def catch_up_if_shared(self, live: LiveTable) -> bool:
        """Catch up if other servers may write to the log; return whether there was anything."""
        return self._store.is_shared and await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """Absorb and publish what the log has more; return whether there was anything."""
        rows = await self._tables.later_rows(live)
        await self._publish(live, rows)
        return bool(rows)

    async def _publish(self, live: LiveTable, rows: list[LogRow]) -> None:
        if len(rows) > MOST_SINGLY:
            await self._audience.publish(live, *(self._tables.absorb(live, row) for row in rows))
        else:
            for row in rows:
                await self._audience.publish(live, self._tables.absorb(live, row))

    async def log_own(
        self,
        live: LiveTable,
        browser: str,
        command: str,
        decide: Callable[[], AnyEntry | None],
    ) -> None:
        """Log and publish what is decided; decide again if another server was first."""
        for _ in range(TRIES):
            entry = decide()
            if entry is None:
                return
            try:
                event = await self.log(live, browser, command, entry)
            except NotStored as error:
                if not (error.is_conflict or error.is_lost):
                    raise
                await self.catch_up(live)
            else:
                await self._audience.publish(live, event)
                return
        raise Refused(TableFault.NOT_STORED)

    async def log(self, live: LiveTable, browser: str, command: str, entry: AnyEntry) -> TableEvent:
        """Store an entry and let the table change by it; raise `NotStored` if that failed."""
        table = live.table
        row = LogRow(table.version + 1, browser, command, entry)
        seated = (entry.browser,) if isinstance(entry, Sat | Moved) else ()
        appends = [Append(table.id, row, seated)]
        if isinstance(entry, Rematched):
            appends.append(_rematch(live, browser, command, entry.table))
        try:
            await self._store.append(appends)
        except BaseException:
            # Only the log knows whether this was stored: read it before going on.
            live.is_doubtful = True
            raise
        return table.absorb(row)

    @asynccontextmanager
    async def _locked(self, table_id: str, browser: str) -> AsyncIterator[LiveTable]:
        """Hold the lock of a table that is in memory, however long others have held it."""
        while True:
            live = await self._get(table_id, browser)
            async with live.lock:
                # Meanwhile it may have been dropped, because its log cannot be read or is gone.
                if self._tables.loaded(table_id) is live:
                    yield live
                    return

    async def _get(self, table_id: str, browser: str) -> LiveTable:
        try:
            return await self._tables.get(table_id)
        except Refused as error:
            # To others, a table that cannot be read is like one that is not there.
            is_hidden = error.fault is TableFault.TABLE_UNREADABLE and browser != BOT
            if is_hidden and not await self._store.is_visitor(table_id, browser):
                raise Refused(TableFault.NO_TABLE) from error
            raise


def _rematch(live: LiveTable, browser: str, command: str, table_id: str) -> Append:
    """Return the first row of the next game; those who watched this one may watch it too."""
    opened = open_rematch(live.table, browser)
    owners = {seat.owner for seat in opened.seats if seat.owner is not None}
    row = LogRow(1, browser, command, opened)
    seated = owners | {browser}
    return Append(table_id, row, tuple(sorted(seated)), tuple(sorted(live.watchers - seated)))
