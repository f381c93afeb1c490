"""The tables in memory: loaded from the log on demand, evicted when nobody uses them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from ..errors import Refused, TableFault, UnreadableLog
from ..store.store import Store
from ..table.table import Table
from ..table.viewer import Viewer, shown_seat

_logger = logging.getLogger("lanterns.tables")


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory, with everything that need not survive a restart."""

    table: Table
    watchers: set[str]
    """The browsers that may watch."""
    curtains: dict[str, int] = field(default_factory=dict)
    """For browsers with several seats: the turn for which the curtain was lifted."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from deciding about a command until it has been published."""
    seen: dict[str, float] = field(default_factory=dict)
    """When each player's browser last left or asked, by the monotonic clock."""
    since: float = field(default_factory=monotonic)
    """When the table was read from its log."""
    is_doubtful: bool = False
    """Whether the log may have more rows than the table has absorbed."""

    def has_access(self, browser: str) -> bool:
        """Whether a browser may see the table at all."""
        return (
            browser == self.table.creator
            or browser in self.watchers
            or bool(self.table.seats_of(browser))
        )

    def see(self, browser: str) -> None:
        """Note that a browser is there, even if it is not connected."""
        if self.table.seats_of(browser):
            self.seen[browser] = monotonic()

    def viewer(self, browser: str) -> Viewer:
        """Return the browser with the seat whose hand it may see now."""
        return Viewer(browser, shown_seat(self.table, browser, self.curtains.get(browser)))


class LiveTables:
    """All tables, of which the recently used ones are in memory."""

    def __init__(self, store: Store, idle: int, is_attended: Callable[[str], bool]) -> None:
        """Keep `idle` tables in memory that are not attended by clients or bots."""
        self._store = store
        self._idle = idle
        self._is_attended = is_attended
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._set_aside: set[str] = set()
        """Tables that cannot be read, each of which is logged once."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    async def get(self, table_id: str) -> LiveTable:
        """Return a table, loaded if need be; raise `Refused` if there is none, or none to read."""
        if table_id in self._tables:
            self._tables.move_to_end(table_id)
            return self._tables[table_id]
        if table_id in self._loading:
            try:
                return await self._loaded(table_id)
            except Refused:
                # That load may have begun before the table was opened, so look once more.
                pass
        return await self._loaded(table_id)

    async def refresh(self, live: LiveTable) -> None:
        """Read the log again, after a write that may or may not have been done."""
        live.table = await self._replay(live.table.id)
        live.is_doubtful = False

    async def _replay(self, table_id: str) -> Table:
        """Return the table that its log describes; set it aside if that is none."""
        try:
            rows = await self._store.read(table_id)
            if not rows:
                raise Refused(TableFault.NO_TABLE)
            # In a thread: replaying a long game would hold up the other tables.
            return await asyncio.to_thread(Table.replay, table_id, rows)
        except UnreadableLog as error:
            if table_id not in self._set_aside:
                self._set_aside.add(table_id)
                _logger.error("Table %s cannot be read and is set aside: %s", table_id, error)
            raise Refused(TableFault.TABLE_UNREADABLE) from error

    async def _loaded(self, table_id: str) -> LiveTable:
        """Load a table once for all concurrent callers."""
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        table = await self._replay(table_id)
        watchers = await self._store.watchers(table_id)
        live = self._tables.setdefault(table_id, LiveTable(table, watchers))
        self._evict_idle(live)
        return live

    def _evict_idle(self, wanted: LiveTable) -> None:
        """Drop the tables that were unused the longest, except `wanted`; the log has them."""
        if len(self._tables) <= self._idle:
            return
        unused = [
            table_id
            for table_id, live in self._tables.items()
            if live is not wanted and not live.lock.locked() and not self._is_attended(table_id)
        ]
        for table_id in unused[: max(0, len(unused) - self._idle)]:
            del self._tables[table_id]
