"""The tables in memory: loaded from the log when somebody comes, let go when nobody is there."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from ..errors import Refused, TableFault
from ..store.store import Store
from ..table.table import Table


@dataclass(slots=True, eq=False)
class Room:
    """A table in memory, with all that need not survive a restart."""

    table: Table
    watchers: set[str]
    """The browsers that may watch."""
    curtains: dict[str, int] = field(default_factory=dict)
    """For browsers with several seats: the turn whose person said to be there."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from deciding about a command until everybody has been told."""
    is_doubtful: bool = False
    """Whether the log may have more than the memory."""

    def has_place(self, browser: str) -> bool:
        """Whether a browser may see the table at all."""
        return (
            browser == self.table.opened.creator
            or browser in self.watchers
            or bool(self.table.seats_of(browser))
        )


class Hall:
    """All tables, of which the ones lately used are in memory."""

    def __init__(self, store: Store, idle: int, is_used: Callable[[Room], bool]) -> None:
        self._store = store
        self._idle = idle
        self._is_used = is_used
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, table_id: str) -> Room:
        """The room of a table; raise `Refused` if there is no such table."""
        if table_id in self._rooms:
            self._rooms.move_to_end(table_id)
            return self._rooms[table_id]
        if table_id in self._loading:
            try:
                return await self._loaded(table_id)
            except Refused:
                # Somebody looked before the table was opened; it may be there by now.
                pass
        return await self._loaded(table_id)

    async def refresh(self, room: Room) -> None:
        """Read the log again, after a write that may or may not have been done."""
        lines = await self._store.read(room.table.id)
        room.table = Table.replay(room.table.id, lines)
        room.is_doubtful = False

    async def _loaded(self, table_id: str) -> Room:
        """Load a table once for all who ask for it meanwhile."""
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        lines = await self._store.read(table_id)
        if not lines:
            raise Refused(TableFault.NO_TABLE)
        # A long game takes a while to replay; others go on meanwhile.
        table = await asyncio.to_thread(Table.replay, table_id, lines)
        room = self._rooms.setdefault(table_id, Room(table, await self._store.watchers(table_id)))
        self._let_go(room)
        return room

    def _let_go(self, wanted: Room) -> None:
        """Forget the tables that were longest unused, but not the wanted one; the log has them."""
        if len(self._rooms) <= self._idle:
            return
        unused = [
            table_id
            for table_id, room in self._rooms.items()
            if room is not wanted and not self._is_used(room)
        ]
        for table_id in unused[: max(0, len(unused) - self._idle)]:
            del self._rooms[table_id]
