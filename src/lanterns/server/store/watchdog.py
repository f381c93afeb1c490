"""Ends connections on which the database does not answer, so that no thread waits forever."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from sqlalchemy import Connection

from .postgres import sever

LOOK_SECONDS = 0.5


class Watchdog:
    """Knows which connections are in use since when."""

    def __init__(self, seconds: float) -> None:
        """Let the database answer within some seconds."""
        self._seconds = seconds
        self._watched: dict[int, tuple[float, Any]] = {}
        """By a number: when it becomes too late, and the driver's connection."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    @contextmanager
    def watch(self, connection: Connection) -> Iterator[None]:
        """Use a connection to PostgreSQL; too long a use ends with an error of the database."""
        if connection.dialect.name != "postgresql":
            # SQLite has a deadline of its own.
            yield
            return
        raw = connection.connection.driver_connection
        key = id(connection)
        self._watched[key] = (monotonic() + self._seconds, raw)
        try:
            yield
        finally:
            del self._watched[key]

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = monotonic()
            # A copy, since threads come and go meanwhile.
            for until, raw in list(self._watched.values()):
                if until < now:
                    sever(raw)
