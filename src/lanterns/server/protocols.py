"""Connections with deadlines: a client that stalls in the middle of anything is cut off."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .settings import Settings


def http_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """A protocol for HTTP that waits for a whole request only so long, and for only so much."""

    class PunctualHttp(HttpToolsProtocol):
        """HTTP with a deadline for every request and a limit for its head."""

        _deadline: asyncio.TimerHandle | None = None
        _head = 0

        # uvicorn narrows the base protocol's transport in the same way.
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._start_deadline()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_deadline()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self._head += len(data)
            if self._head > settings.header_bytes + settings.message_bytes:
                self.transport.abort()
                return
            super().data_received(data)

        def on_message_begin(self) -> None:
            self._start_deadline()
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self._stop_deadline()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._stop_deadline()
            super().handle_websocket_upgrade()

        def _start_deadline(self) -> None:
            if self._deadline is None:
                self._deadline = self.loop.call_later(
                    settings.handshake_seconds, self.transport.abort
                )

        def _stop_deadline(self) -> None:
            self._head = 0
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

    return PunctualHttp


class AbruptSocket(WebSocketsSansIOProtocol):
    """A WebSocket that does not wait for a reader who has stopped reading."""

    async def send(self, message: Any) -> None:
        """Send a message; to close a stalled socket is to cut it off."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)

    def keepalive_timeout(self) -> None:
        """Cut off a client that no longer answers."""
        super().keepalive_timeout()
        self.transport.abort()
