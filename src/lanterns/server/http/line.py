"""One accepted WebSocket as the place where messages go, by the shortest way there is."""

from collections.abc import Callable, Mapping
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException

Socket = WebSocket[Any, Any, Any]
Write = Callable[[bytes], bool]

_EXTENSION, _WRITE = "lanterns", "write"
"""Where a connection's scope has the function that writes to it at once."""

_DISCONNECTED = (OSError, RuntimeError, WebSocketException)
"""What sending raises once the client is gone; the receiving side notices that by itself."""


def offer_write(scope: Any, write: Write) -> None:
    """Let the application write to a connection without the layers in between."""
    scope["extensions"][_EXTENSION] = {_WRITE: write}


def withdraw_write(scope: Any) -> None:
    """Let go of a connection whose application has ended."""
    del scope["extensions"][_EXTENSION]


def forget(socket: Socket) -> None:
    """Let a socket that has ended be freed at once.

    The framework's wrappers keep it and its connection in memory until all garbage is looked for,
    which happens rarely, since it would stop the server for long.
    """
    del socket.receive, socket.send


class SocketLine:
    """Writes straight to the protocol while the client reads, and waits where it does not."""

    __slots__ = ("_socket", "write")

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        extensions: Mapping[str, Any] = socket.scope.get("extensions") or {}
        self.write: Write = extensions.get(_EXTENSION, {}).get(_WRITE, _never)
        """Sends a message at once, or returns false."""

    async def send(self, message: bytes) -> None:
        """Send a message when the client has read enough of the earlier ones."""
        try:
            await self._socket.send_text(message)
        except _DISCONNECTED:
            pass

    async def close(self, code: int, why: str) -> None:
        """Close the connection."""
        try:
            await self._socket.close(code, why)
        except _DISCONNECTED:
            pass


def _never(message: bytes) -> bool:
    return False
