"""Who is connected: sockets by table, each with a short queue of its own.

A reader that stalls fills its queue and is dropped; it comes back and gets the whole view.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]

TOO_SLOW = 4408
NO_PLACE = 4403


class Outlet:
    """The way to one socket; a task runs only while there is something to send."""

    __slots__ = (
        "_close",
        "_closing",
        "_length",
        "_presence",
        "_send",
        "_task",
        "_waiting",
        "browser",
    )

    def __init__(self, browser: str, send: Send, close: Close, length: int) -> None:
        self.browser = browser
        self._send = send
        self._close = close
        self._length = length
        self._waiting: list[str] = []
        self._presence = ""
        self._closing: tuple[int, str] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def is_closed(self) -> bool:
        """Whether nothing more will be sent."""
        return self._closing is not None

    def put(self, message: str) -> bool:
        """Send a message when its turn comes; false if the reader is too slow and is dropped."""
        if self._closing is not None:
            return True
        if len(self._waiting) >= self._length:
            self.close(TOO_SLOW, "too slow")
            return False
        self._waiting.append(message)
        self._wake()
        return True

    def put_presence(self, presence: str) -> bool:
        """Send who is connected; of what was not sent yet about that, only this is still news."""
        if self._presence in self._waiting:
            self._waiting.remove(self._presence)
        self._presence = presence
        return self.put(presence)

    def close(self, code: int, why: str) -> None:
        """Send nothing more and close the socket."""
        if self._closing is None:
            self._waiting.clear()
            self._closing = (code, why)
            # What is being sent to a stalled reader would never end.
            if self._task is not None:
                self._task.cancel()
                self._task = None
            self._wake()

    async def flushed(self) -> None:
        """Wait until everything has been sent, or nothing more will be."""
        while self._task is not None:
            await asyncio.wait({self._task})

    def end(self) -> None:
        """The socket is gone: stop at once."""
        self._closing = self._closing or (1000, "")
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting.pop(0))
            if self._closing is not None:
                await self._close(*self._closing)
        finally:
            if self._task is asyncio.current_task():
                self._task = None


class Hub:
    """All sockets of this server."""

    def __init__(self) -> None:
        self._tables: defaultdict[str, set[Outlet]] = defaultdict(set)

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def join(self, table_id: str, outlet: Outlet) -> bool:
        """Add a socket; true if its browser was not connected to the table before."""
        is_new = outlet.browser not in self.browsers(table_id)
        self._tables[table_id].add(outlet)
        return is_new

    def leave(self, table_id: str, outlet: Outlet) -> bool:
        """Take a socket out; true if its browser is no longer connected to the table."""
        outlet.end()
        self._tables[table_id].remove(outlet)
        if not self._tables[table_id]:
            del self._tables[table_id]
        return outlet.browser not in self.browsers(table_id)

    def browsers(self, table_id: str) -> set[str]:
        """The browsers connected to a table."""
        return {outlet.browser for outlet in self.outlets(table_id)}

    def outlets(self, table_id: str) -> Iterator[Outlet]:
        """The sockets of a table that are still open."""
        for outlet in tuple(self._tables.get(table_id, ())):
            if not outlet.is_closed:
                yield outlet
