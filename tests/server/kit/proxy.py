"""A line between a server and its database that stalls, loses what it carries, and breaks."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

from sqlalchemy import make_url

PORT = ".s.PGSQL.5432"


class DatabaseProxy:
    """Passes bytes on between servers and a PostgreSQL, as long as it is let."""

    def __init__(self, upstream: str) -> None:
        self.is_silent = False
        """Whether nothing is passed on, while all connections stay open."""
        self.breaks = 0.0
        """How likely a connection breaks with each piece it carries."""
        self.broken = 0
        self.port = 0
        self._upstream = upstream
        self._rng = Random(1)
        self._lines: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()

    def cut(self) -> None:
        """Break every connection."""
        self._loop.call_soon_threadsafe(self._cut)

    def run(self, ready: threading.Event) -> None:
        """Serve until `stop` is called."""
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        self._loop.run_forever()
        server.close()
        self._cut()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    def stop(self) -> None:
        """Serve no more."""
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _cut(self) -> None:
        for line in tuple(self._lines):
            line.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far = await asyncio.open_unix_connection(self._upstream)
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, far[1]}
        ways = [
            asyncio.create_task(self._pump(reader, far[1])),
            asyncio.create_task(self._pump(far[0], writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            self._lines -= {writer, far[1]}
            writer.transport.abort()
            far[1].transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                while self.is_silent:
                    await asyncio.sleep(0.01)
                if self._rng.random() < self.breaks:
                    # A part gets through, so that either side may have had the last word.
                    writer.write(data[: self._rng.randrange(len(data))])
                    self.broken += 1
                    return
                writer.write(data)
                await writer.drain()


@contextmanager
def proxied(database: str) -> Iterator[tuple[DatabaseProxy, str]]:
    """A proxy in front of a database on a local socket, and the address that leads through it."""
    url = make_url(database)
    proxy = DatabaseProxy(f"{url.query['host']}/{PORT}")
    ready = threading.Event()
    thread = threading.Thread(target=proxy.run, args=[ready])
    thread.start()
    ready.wait()
    through = url.set(host="127.0.0.1", port=proxy.port, query={"sslmode": "disable"})
    try:
        yield proxy, through.render_as_string(hide_password=False)
    finally:
        proxy.stop()
        thread.join()
