"""Messages on their way to one socket, in a short queue.

A reader that stalls fills its queue and is dropped; when it reconnects it gets the whole view.
"""

import asyncio
from typing import Protocol

TOO_SLOW = 4408


class Line(Protocol):
    """The connection to one client."""

    def write(self, message: bytes) -> bool:
        """Send a message at once; return false if it has to wait, or nothing can be sent."""

    async def send(self, message: bytes) -> None:
        """Send a message when the client has read enough of the earlier ones."""

    async def close(self, code: int, why: str) -> None:
        """Close the connection."""


class SendQueue:
    """Sends to one socket; a task runs only while something has to wait."""

    __slots__ = (
        "_closing",
        "_length",
        "_line",
        "_presence",
        "_task",
        "_waiting",
        "browser",
        "client",
    )

    def __init__(self, browser: str, client: str, line: Line, length: int) -> None:
        self.browser = browser
        self.client = client
        self._line = line
        self._length = length
        self._waiting: list[bytes] = []
        self._presence = b""
        self._closing: tuple[int, str] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def is_closed(self) -> bool:
        """Whether nothing more will be sent."""
        return self._closing is not None

    def put(self, message: bytes) -> bool:
        """Send or queue a message; return false if the reader is too slow and is dropped."""
        if self._closing is not None:
            return True
        # A task for each message would cost more than sending it.
        if self._task is None and self._line.write(message):
            return True
        return self._queue(message)

    def put_presence(self, presence: bytes) -> bool:
        """Send who is connected, or queue it in place of such a message that still waits."""
        if self._presence in self._waiting:
            self._waiting.remove(self._presence)
        self._presence = presence
        return self.put(presence)

    def close(self, code: int, why: str) -> None:
        """Send nothing more and close the socket."""
        if self._closing is None:
            self._waiting.clear()
            self._closing = (code, why)
            # A send to a stalled reader would never end.
            if self._task is not None:
                self._task.cancel()
                self._task = None
            self._wake()

    async def flushed(self) -> None:
        """Wait until everything has been sent, or nothing more will be."""
        while self._task is not None:
            await asyncio.wait({self._task})

    def end(self) -> None:
        """Stop at once, because the socket is gone."""
        self._closing = self._closing or (1000, "")
        if self._task is not None:
            self._task.cancel()
            # One that has not begun would keep itself and this queue in memory by its traceback.
            self._task = None

    def _queue(self, message: bytes) -> bool:
        if len(self._waiting) >= self._length:
            self.close(TOO_SLOW, "too slow")
            return False
        self._waiting.append(message)
        self._wake()
        return True

    def _wake(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._waiting:
                await self._line.send(self._waiting.pop(0))
            if self._closing is not None:
                await self._line.close(*self._closing)
        finally:
            if self._task is asyncio.current_task():
                self._task = None
