"""Running a server: a free port, uvicorn with our limits, a quiet end."""

import errno
import gc
import socket
from collections.abc import Callable

import uvicorn

from ..live.services import House
from ..settings import Settings
from .app import create_app
from .protocols import http_protocol, socket_protocol

PORT = 8360
"""Where the server is looked for first; no service is registered there."""
TRIES = 20
GC_THRESHOLD = (50_000, 20, 1000)
STOP_SECONDS = 3
PING_SECONDS = 20.0


def bind(host: str, port: int, tries: int = 1) -> socket.socket:
    """Take a port, or the next one that is free; raise `OSError` if none is."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries):
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, candidate))
        except OSError as error:
            bound.close()
            if error.errno != errno.EADDRINUSE or candidate == port + tries - 1:
                raise
        else:
            return bound
    raise AssertionError("there is at least one try")


def serve(settings: Settings, bound: socket.socket, on_start: Callable[[], None]) -> None:
    """Serve until a signal says to stop; `on_start` is called when requests are answered."""
    server = make_server(House(settings), on_start)
    # Thousands of tables live long and hold no cycles: looking for garbage among them at every
    # turn would stop the loop for longer than most commands take.
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLD)
    server.run(sockets=[bound])


def make_server(house: House, on_start: Callable[[], None]) -> uvicorn.Server:
    """A server for a house, with all limits set."""
    settings = house.settings
    config = uvicorn.Config(
        create_app(house),
        http=http_protocol(settings),
        ws=socket_protocol(settings),
        ws_max_size=settings.message_bytes,
        # Compressed sizes would tell about contents, and every socket would hold the memory for it.
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    return _Server(config, on_start)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()
