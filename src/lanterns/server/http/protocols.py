"""Connections with deadlines: a client that stalls in the middle of anything is disconnected."""

import asyncio
import sys
from struct import Struct
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from ..limits import Limits, TokenBucket
from ..settings import Settings
from .addresses import is_listed, is_local_name, network_of
from .line import offer_write, withdraw_write

FRAMES = 4
"""Frames allowed for each message: messages may come in parts, and there are pings."""
SPARE_FILES = 64
"""Files that are kept for the database, the page and Python itself."""
TEXT = 0x81
"""The first byte of a frame that is a whole text."""
_SHORT, _LONG = Struct("!BBH"), Struct("!BBQ")
PING = b"\x89\x00"
"""The frame that asks a client whether it is there, without content to compare."""
PING_SLACK = 0.05
"""The share of the interval by which a ping may be early: an answer does not put off the next."""
SLICE = 1024
"""Bytes of a socket that are read at once; the smallest frames have six."""


def http_protocol(settings: Settings, limits: Limits) -> type[asyncio.Protocol]:
    """Return a protocol for HTTP with deadlines for requests and for reading the answers."""
    most = min(settings.connections, _most_files() - SPARE_FILES)

    class DeadlineHttp(HttpToolsProtocol):
        """HTTP with a deadline for every request and answer, and a limit on the head."""

        _deadline: asyncio.TimerHandle | None = None
        _stall: asyncio.TimerHandle | None = None
        _head = 0
        _counted = ""

        # uvicorn narrows the base protocol's transport in the same way.
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._counted = _peer(self.client)
            is_allowed = limits.connections.add(self._counted)
            if len(self.connections) > most:
                self._refuse(b"503 Service Unavailable")
            elif not is_allowed and not self._is_proxy():
                self._refuse(b"429 Too Many Requests")
            else:
                self._start_deadline()

        def _is_proxy(self) -> bool:
            """Whether the other side may be a proxy, which connects for everyone."""
            peer = self.client[0] if self.client else "localhost"
            return is_local_name(peer) or is_listed(peer, self.config.forwarded_allow_ips)

        def _refuse(self, status: bytes) -> None:
            head = b"HTTP/1.1 %b\r\nRetry-After: 5\r\nContent-Length: 0\r\n" % status
            self.transport.write(head + b"Connection: close\r\n\r\n")
            self.transport.close()

        def send_400_response(self, msg: str) -> None:
            """Answer what is not HTTP, which counts as a request of its address."""
            if limits.address.take(self._counted):
                super().send_400_response(msg)
            else:
                self._refuse(b"429 Too Many Requests")

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_deadline()
            self._end_stall()
            limits.connections.remove(self._counted)
            super().connection_lost(exc)
            # The two would keep each other in memory until all garbage is looked for.
            del self.parser

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
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
            # From here on the socket's protocol has the connection, and counts it.
            limits.connections.remove(self._counted)
            # Its own end will never come.
            del self.parser

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


def socket_protocol(settings: Settings, limits: Limits) -> type[asyncio.Protocol]:
    """Return a protocol for WebSockets that waits for no reader and limits frames."""

    class LimitedSocket(WebSocketsSansIOProtocol):
        """A WebSocket that does not wait for a client that has stopped reading."""

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self._frames = TokenBucket(
                FRAMES * settings.messages_per_second, FRAMES * settings.message_burst
            )
            self._heard = self._pinged = 0.0

        # uvicorn narrows the base protocol's transport in the same way.
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._counted = _peer(self.client)
            limits.connections.add(self._counted)

        def connection_lost(self, exc: Exception | None) -> None:
            limits.connections.remove(self._counted)
            super().connection_lost(exc)
            # A parser that is not closed keeps itself in memory until all garbage is looked for.
            self.conn.parser.close()

        def data_received(self, data: bytes) -> None:
            self._heard = self.loop.time()
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

        def handle_connect(self, event: Request) -> None:
            """Begin the handshake, and offer a way to send without the layers in between."""
            super().handle_connect(event)
            if not self.handshake_complete:
                offer_write(self.scope, self.write)

        def write(self, text: bytes) -> bool:
            """Send a text if the client reads and nothing has been closed; return whether."""
            is_closed = self.close_sent or self.transport.is_closing()
            is_open = self.conn.state is State.OPEN and not is_closed
            if not is_open or not self.writable.is_set():
                return False
            self.transport.write(_text_head(len(text)) + text)
            return True

        async def send(self, message: Any) -> None:
            """Send a message; closing a stalled socket disconnects it at once."""
            if message["type"] == "websocket.close" and not self.writable.is_set():
                self.transport.abort()
                return
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                # uvicorn forgets this, and then logs the refusal as an error.
                self.handshake_complete = True

        def on_task_complete(self, task: asyncio.Task[None]) -> None:
            """Note that the application has finished with this connection."""
            super().on_task_complete(task)
            withdraw_write(self.scope)

        def send_keepalive_ping(self) -> None:
            """Ping a client that has been quiet; what others send shows that they are there."""
            self.ping_timer = None
            if self.close_sent or self.transport.is_closing():
                return
            if self._pinged > self._heard:
                self.keepalive_timeout()
                return
            now = self.loop.time()
            left = self._heard + settings.ping_seconds - now
            if left <= PING_SLACK * settings.ping_seconds:
                self._pinged, left = now, settings.ping_seconds
                self.transport.write(PING)
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)

        def keepalive_timeout(self) -> None:
            """Disconnect a client that no longer answers."""
            super().keepalive_timeout()
            self.transport.abort()

    return LimitedSocket


def _text_head(length: int) -> bytes:
    """Return what a text of this length begins with: whole, not masked, not compressed.

    The library's own way takes several times as long, for what is sent most often.
    """
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return _SHORT.pack(TEXT, 126, length)
    return _LONG.pack(TEXT, 127, length)


def _peer(client: tuple[str, int] | None) -> str:
    return network_of(client[0]) if client else ""


def raise_file_limit(connections: int) -> None:
    """Let this process have as many connections as it may, if the system agrees."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _most_files() -> int:
    """Return how many files this process may have open, connections included."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    most: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if most == resource.RLIM_INFINITY else most
