"""One connection of each server that listens for the notices of all servers."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, create_engine, func, make_url, select
from sqlalchemy.sql.elements import BindParameter, ColumnElement

from .postgres import connect_options
from .trouble import Trouble

CHANNEL = "lanterns"
RETRY_SECONDS = 0.5


_QUIET = "lanterns_quiet"
_QUEUE_FULL = "54000"


def notify(payload: str | BindParameter[str]) -> ColumnElement[Any]:
    """Return the expression that sends a notice when the transaction is committed."""
    return func.pg_notify(CHANNEL, payload)


def can_notify(connection: Connection) -> bool:
    """Whether notices are sent in the transactions of a connection."""
    is_quiet = connection.get_execution_options().get(_QUIET, False)
    return connection.dialect.name == "postgresql" and not is_quiet


def send(connection: Connection, payloads: Sequence[str]) -> None:
    """Send notices when the transaction is committed."""
    if can_notify(connection):
        connection.execute(select(*map(notify, payloads)))


def quiet(connection: Connection) -> Connection:
    """Return the same connection, on which no notices are sent."""
    return connection.execution_options(**{_QUIET: True})


def is_queue_full(error: Exception) -> bool:
    """Whether PostgreSQL has no room for notices, since some session does not read them."""
    original = getattr(error, "orig", None)
    return getattr(original, "sqlstate", None) == _QUEUE_FULL and "NOTIFY" in str(original)


def notices_trouble() -> Trouble:
    """Return the state of what is not needed, but quick."""
    return Trouble("send notices", "people may see the moves of others late")


class Channel:
    """Listens, and connects again when the connection is lost."""

    def __init__(self, address: str, busy_seconds: float) -> None:
        self._address = address
        self._busy_seconds = busy_seconds
        self._trouble = notices_trouble()
        self._task: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def is_well(self) -> bool:
        """Whether it listens."""
        return self._trouble.is_over

    def start(self, on_notice: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        """Pass on every notice; call `on_gap` when it begins to listen, first or again."""
        self._task = asyncio.create_task(self._run(on_notice, on_gap))

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def reconnect(self) -> None:
        """Give up a connection on which nothing is heard."""
        if self._listening is not None:
            self._listening.cancel()

    async def _run(self, on_notice: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        while True:
            self._listening = asyncio.create_task(self._listen(on_notice, on_gap))
            try:
                await asyncio.wait({self._listening})
            finally:
                self._listening.cancel()
            if not self._listening.cancelled() and (error := self._listening.exception()):
                # Whatever it is, listening must go on.
                self._trouble.begin(_plain(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, on_notice: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        # Only those who use PostgreSQL have the driver.
        from psycopg import AsyncConnection

        url = make_url(self._address)
        arguments, options = create_engine(url).dialect.create_connect_args(url)
        options.update(connect_options(url, self._busy_seconds))
        # In a transaction, it would keep the notices of all servers from being cleared away.
        async with await AsyncConnection.connect(*arguments, **options, autocommit=True) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            self._trouble.end()
            on_gap()
            async for notice in line.notifies():
                on_notice(notice.payload)


def _plain(error: BaseException) -> Exception:
    return error if isinstance(error, Exception) else RuntimeError(repr(error))
