"""Running a server: a free port, uvicorn with our limits, and a quiet shutdown."""

import errno
import logging
import os
import socket
import sys
from collections.abc import Callable

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from ..services import Services
from ..settings import Settings
from .app import create_app
from .garbage import GarbageCollector
from .log import start_log
from .protocols import http_protocol, raise_file_limit, socket_protocol
from .repeats import Repeats

PORT = 8360
"""The first port to try; no service is registered there."""
TRIES = 20
SWITCH_SECONDS = 0.0005
"""How long the event loop may go on when the writer has something to do.

A commit needs the interpreter a few times for some microseconds. With Python's 5 ms, it would wait
that long each time while the server is busy, and every player with it.
"""
STOP_SECONDS = 3
KEEP_ALIVE_SECONDS = 75
"""Longer than proxies and clients keep idle connections (60 seconds at most, as a rule).

If the server closed one first, a request could be on its way to it, and be lost.
"""
IS_WINDOWS = os.name == "nt"


def bind(host: str, port: int, tries: int = 1) -> socket.socket:
    """Bind to a port, or to the next free one; raise `OSError` if none is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries):
        bound = socket.socket(family, socket.SOCK_STREAM)
        option = _address_option()
        if option is not None:
            bound.setsockopt(socket.SOL_SOCKET, option, 1)
        try:
            bound.bind((host, candidate))
        except OSError as error:
            bound.close()
            if not _is_taken(error) or candidate == port + tries - 1:
                raise
        else:
            return bound
    raise AssertionError("there is at least one try")


def serve(settings: Settings, bound: socket.socket, on_start: Callable[[], None]) -> None:
    """Serve until a signal says to stop; `on_start` is called once requests are answered."""
    start_log(settings)
    raise_file_limit(settings.connections)
    garbage = GarbageCollector()
    server = make_server(Services(settings), on_start, garbage.search_new)
    logging.getLogger("uvicorn.error").addFilter(Repeats())
    sys.setswitchinterval(SWITCH_SECONDS)
    garbage.start()
    try:
        server.run(sockets=[bound])
    finally:
        garbage.stop()


def make_server(
    services: Services,
    on_start: Callable[[], None],
    on_tick: Callable[[], None] = lambda: None,
) -> uvicorn.Server:
    """Return a server for these services, with all limits set; it ticks ten times a second."""
    settings = services.settings
    config = uvicorn.Config(
        create_app(services),
        http=http_protocol(settings, services.limits),
        ws=socket_protocol(settings, services.limits),
        ws_max_size=settings.message_bytes,
        # Compressed sizes would reveal contents, and every socket would need memory for it.
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="on",
        log_config=LOGGING_CONFIG if settings.log == "text" else None,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    return _Server(config, on_start, on_tick)


def _address_option() -> int | None:
    # Elsewhere this lets a restarted server take its port back at once. On Windows it would let
    # two servers share a port, and the other option is the one that forbids it.
    if not IS_WINDOWS:
        return socket.SO_REUSEADDR
    return getattr(socket, "SO_EXCLUSIVEADDRUSE", None)


def _is_taken(error: OSError) -> bool:
    # Windows refuses access to a port that another socket holds exclusively.
    return error.errno == errno.EADDRINUSE or (IS_WINDOWS and error.errno == errno.EACCES)


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, on_start: Callable[[], None], on_tick: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._on_start = on_start
        self._on_tick = on_tick

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def on_tick(self, counter: int) -> bool:
        self._on_tick()
        return await super().on_tick(counter)
