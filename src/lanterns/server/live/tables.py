"""The tables in memory: loaded from the log on demand, evicted when nobody uses them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from ..errors import Refused, TableFault, UnreadableLog
from ..store.store import Store
from ..table.creation import is_table_id
from ..table.entries import LogRow
from ..table.table import Table, TableEvent
from ..table.viewer import Viewer, shown_seat
from ..wire.table_infos import TableInfos

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
    """Held from deciding about a command until it has been published, or has failed.

    Its holder waits for the database, which has deadlines, and never for a client.
    """
    seen: dict[str, float] = field(default_factory=dict)
    """When each player's browser last left or asked, by the monotonic clock."""
    since: float = field(default_factory=monotonic)
    """When the table was read from its log."""
    is_doubtful: bool = False
    """Whether the log may have more rows than the table has absorbed."""
    last_known: int = 0
    """The number of the last row that another server is known to have logged."""
    presence: int = 0
    """How often it has changed who is connected."""
    announced: float = float("-inf")
    """When clients were last told who is connected, by the event loop's clock."""
    announcing: asyncio.TimerHandle | None = None
    """How they will be told next, if there is news."""
    heard: dict[int, LogRow] = field(default_factory=dict)
    """Rows that other servers have logged and sent along, by number."""
    infos: TableInfos | None = None
    """What clients were told last about everything but the game."""

    @property
    def is_behind(self) -> bool:
        """Whether the log has, or may have, more rows than the table has absorbed."""
        return self.is_doubtful or self.table.version < self.last_known

    def hear(self, row: LogRow) -> None:
        """Keep a row that was sent along, and drop those that have been absorbed meanwhile."""
        later = {seq: one for seq, one in self.heard.items() if seq > self.table.version}
        self.heard = {**later, row.seq: row}

    def take_heard(self) -> list[LogRow]:
        """Return all rows that the log is known to have more, if no row has to be read for it."""
        wanted = range(self.table.version + 1, self.last_known + 1)
        heard, self.heard = self.heard, {}
        if self.is_doubtful or not all(seq in heard for seq in wanted):
            return []
        return [heard[seq] for seq in wanted]

    def has_access(self, browser: str) -> bool:
        """Whether a browser may see the table at all."""
        return browser in self.watchers or self.table.has_place(browser)

    def see(self, browser: str) -> None:
        """Note that a browser is there, even if it is not connected."""
        if self.table.seats_of(browser):
            self.seen[browser] = monotonic()

    def is_curtain_down(self, browser: str) -> bool:
        """Whether people who share a browser would see a hand if they said that they are there."""
        game = self.table.game
        is_shared = game is not None and len(self.table.seats_of(browser)) > 1
        return is_shared and self.viewer(browser).shown is None

    def viewer(self, browser: str) -> Viewer:
        """Return the browser with the seat whose hand it may see now."""
        return Viewer(browser, shown_seat(self.table, browser, self.curtains.get(browser)))


class LiveTables:
    """All tables, of which the recently used ones are in memory."""

    def __init__(
        self,
        store: Store,
        idle: int,
        is_attended: Callable[[str], bool],
        dismiss: Callable[[str, Refused], None],
    ) -> None:
        """Keep `idle` tables in memory that are not attended by clients or bots.

        `dismiss` sends the clients of a table away that is gone or cannot be read any more.
        """
        self._store = store
        self._idle = idle
        self._is_attended = is_attended
        self._dismiss = dismiss
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
        if not is_table_id(table_id):
            # The database may not even take it as a question.
            raise Refused(TableFault.NO_TABLE)
        if table_id in self._loading:
            try:
                return await self._loaded(table_id)
            except Refused:
                # That load may have begun before the table was opened, so look once more.
                pass
        return await self._loaded(table_id)

    def loaded(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    def ids(self) -> tuple[str, ...]:
        """Return the tables in memory."""
        return tuple(self._tables)

    async def later_rows(self, live: LiveTable) -> list[LogRow]:
        """Return what the log has that a table has not absorbed; raise `Refused` as `get` does."""
        # With the last row that it has absorbed: where that is gone, the table was removed.
        rows = await self._read(live.table.id, live.table.version - 1)
        if not rows:
            raise self._drop(live.table.id, TableFault.NO_TABLE)
        live.is_doubtful = False
        return rows[1:]

    def absorb(self, live: LiveTable, row: LogRow) -> TableEvent:
        """Let a table change as the next row says; set it aside if that cannot be."""
        try:
            return live.table.absorb(row)
        # Another server, of a later version, may have logged what this one does not know.
        except Exception as error:
            raise self._set_aside_for(live.table.id, UnreadableLog(row.seq, error)) from error

    async def has_access(self, live: LiveTable, browser: str) -> bool:
        """Whether a browser may see a table, perhaps by a link that it followed elsewhere."""
        if not live.has_access(browser):
            await self.read_watchers(live)
        return live.has_access(browser)

    async def read_watchers(self, live: LiveTable) -> None:
        """Read again who may watch a table, if another server may have admitted a browser."""
        if self._store.is_shared:
            live.watchers = await self._store.watchers(live.table.id)

    async def read_curtain(self, live: LiveTable, browser: str) -> bool:
        """Read whether a browser's curtain was lifted at another server; return if that is news."""
        if not self._store.is_shared or not live.is_curtain_down(browser):
            return False
        turn = await self._store.curtain(live.table.id, browser)
        if turn is not None:
            live.curtains[browser] = turn
        return not live.is_curtain_down(browser)

    async def _read(self, table_id: str, after: int = 0) -> list[LogRow]:
        try:
            return await self._store.read(table_id, after)
        except UnreadableLog as error:
            raise self._set_aside_for(table_id, error) from error

    def _set_aside_for(self, table_id: str, error: UnreadableLog) -> Refused:
        """Forget a table that cannot be read; whoever asks for it again is told so."""
        if table_id not in self._set_aside:
            self._set_aside.add(table_id)
            said = "Table %s cannot be read and is set aside: %s"
            _logger.error(said, table_id, error, extra={"table": table_id})
        return self._drop(table_id, TableFault.TABLE_UNREADABLE)

    def _drop(self, table_id: str, fault: TableFault) -> Refused:
        refused = Refused(fault)
        self._tables.pop(table_id, None)
        # Not at once: the client whose command noticed it is answered first.
        asyncio.get_running_loop().call_soon(self._dismiss, table_id, refused)
        return refused

    async def _replay(self, table_id: str) -> Table:
        """Return the table that its log describes; set it aside if that is none."""
        rows = await self._read(table_id)
        if not rows:
            raise Refused(TableFault.NO_TABLE)
        try:
            # In a thread: replaying a long game would hold up the other tables.
            return await asyncio.to_thread(Table.replay, table_id, rows)
        except UnreadableLog as error:
            raise self._set_aside_for(table_id, error) from error

    async def _loaded(self, table_id: str) -> LiveTable:
        """Load a table once for all concurrent callers."""
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            table = await self._replay(table_id)
            watchers = await self._store.watchers(table_id)
        finally:
            # Not by a callback: until that ran, others would find a load that is over.
            del self._loading[table_id]
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
