"""Connections with deadlines: a client that stalls in the middle of anything is disconnected."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..limits import TokenBucket
from ..settings import Settings

FRAMES = 4
"""Frames allowed for each message: messages may come in parts, and there are pings."""
SLICE = 1024
"""Bytes of a socket that are read at once; the smallest frames have six."""


def http_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """Return a protocol for HTTP with deadlines for requests and for reading the answers."""

    class DeadlineHttp(HttpToolsProtocol):
        """HTTP with a deadline for every request and answer, and a limit on the head."""

        _deadline: asyncio.TimerHandle | None = None
        _stall: asyncio.TimerHandle | None = None
        _head = 0

        # uvicorn narrows the base protocol's transport in the same way.
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._start_deadline()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_deadline()
            self._end_stall()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self._head += len(data)
            if self._head > settings.header_bytes + settings.message_bytes:
                self.transport.abort()
                return
            super().data_received(data)

        def pause_writing(self) -> None:
            self._stall = self.loop.call_later(settings.handshake_seconds, self.transport.abort)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._end_stall()
            super().resume_writing()

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

        def _end_stall(self) -> None:
            if self._stall is not None:
                self._stall.cancel()
                self._stall = None

        def _stop_deadline(self) -> None:
            self._head = 0
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

    return DeadlineHttp


def socket_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """Return a protocol for WebSockets that waits for no reader and limits frames."""

    class LimitedSocket(WebSocketsSansIOProtocol):
        """A WebSocket that does not wait for a client that has stopped reading."""

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self._frames = TokenBucket(
                FRAMES * settings.messages_per_second, FRAMES * settings.message_burst
            )

        def data_received(self, data: bytes) -> None:
            # Slice by slice, so that a client that sends too much is gone before all of it is read.
            for start in range(0, len(data), SLICE):
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + SLICE])

        def handle_events(self) -> None:
            """Handle what has arrived, unless it is far more frames than messages are allowed."""
            if all(self._frames.take() for _ in self.conn.events):
                super().handle_events()
            else:
                self.transport.abort()

        async def send(self, message: Any) -> None:
            """Send a message; closing a stalled socket disconnects it at once."""
            if message["type"] == "websocket.close" and not self.writable.is_set():
                self.transport.abort()
                return
            await super().send(message)

        def keepalive_timeout(self) -> None:
            """Disconnect a client that no longer answers."""
            super().keepalive_timeout()
            self.transport.abort()

    return LimitedSocket
