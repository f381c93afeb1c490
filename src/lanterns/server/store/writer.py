"""One writer that groups commits: writes that arrive during one commit share the next."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from operator import attrgetter
from time import perf_counter

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from ..errors import NotStored
from ..metrics import Histogram
from .channel import is_queue_full, notices_trouble, quiet
from .trouble import Trouble
from .watchdog import Watchdog

GROUP = 256
"""The most writes that share one commit."""

Write = Callable[[Connection], None]

_CONTENDED = ("40001", "40P01", "55P03")
"""PostgreSQL's codes for a serialization failure, a deadlock, and a lock that was not had."""
_ABOUT_DATA = (DataError, IntegrityError, ProgrammingError)


@dataclass(frozen=True, slots=True)
class _Request:
    write: Write
    done: "asyncio.Future[None]"
    key: str


class Writer:
    """Writes in a thread of its own; a write is on disk when `put` returns.

    A write that fails is rolled back and refused, its reason is logged once, and the writer goes
    on; a connection that was lost is opened anew.
    """

    def __init__(self, engine: Engine, watchdog: Watchdog) -> None:
        self.commits = Histogram()
        """How long commits took, from the first of their writes; only the thread adds to it."""
        self.trouble = Trouble("take writes", "what players do is refused")
        self._notices = notices_trouble()
        self._engine = engine
        self._connection: Connection | None = None
        """Held from one group to the next: opening and resetting it costs more than writing."""
        self._watchdog = watchdog
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._waiting: deque[_Request] = deque()
        self._is_writing = False
        self._idle = asyncio.Event()

    async def start(self, prepare: Callable[[Engine], None]) -> None:
        """Prepare the database and begin to write."""
        await asyncio.get_running_loop().run_in_executor(self._thread, prepare, self._engine)
        self._idle.set()

    async def stop(self) -> None:
        """Finish the pending writes and close the database."""
        if self._is_writing:
            await self._idle.wait()
        self._thread.submit(self._let_go)
        self._thread.shutdown()
        self._engine.dispose()

    async def put(self, write: Write, key: str = "") -> None:
        """Do a write, all or nothing; raise `NotStored` if it may not have been done.

        The writes of a group are done in the order of their keys. In another order at another
        server, each could wait for what the other has written.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(_Request(write, done, key))
        if not self._is_writing:
            self._is_writing = True
            self._idle.clear()
            # Not at once, so that what arrives together is written together.
            loop.call_soon(self._write_next, loop)
        await done

    def _write_next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand the next group to the thread, if there is one."""
        group = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
        if group:
            self._thread.submit(self._commit, loop, sorted(group, key=attrgetter("key")))
        else:
            self._is_writing = False
            self._idle.set()

    def _commit(self, loop: asyncio.AbstractEventLoop, group: list[_Request]) -> None:
        failure = self._transact(group)
        # A write that cannot be done must not fail the others in its group.
        is_mixed = failure is not None and failure.is_of_data and len(group) > 1
        failures = [self._transact([one]) if is_mixed else failure for one in group]
        loop.call_soon_threadsafe(self._settle, loop, group, failures)

    def _settle(
        self,
        loop: asyncio.AbstractEventLoop,
        group: list[_Request],
        failures: list[NotStored | None],
    ) -> None:
        """Answer a group's requests, once the next group is on its way."""
        self._write_next(loop)
        for request, failure in zip(group, failures, strict=True):
            if request.done.done():
                continue
            if failure is None:
                request.done.set_result(None)
            else:
                request.done.set_exception(failure)

    def _transact(self, group: list[_Request]) -> NotStored | None:
        began = perf_counter()
        try:
            self._write(group)
        except Exception as error:  # Whatever it is, the writer must survive for the next write.
            is_of_data = _is_of_data(error)
            if not is_of_data:
                self.trouble.begin(error)
            is_conflict = isinstance(error, IntegrityError) or _is_contended(error)
            return NotStored(error, is_conflict, is_of_data, _is_lost(error))
        self.trouble.end()
        self.commits.observe(perf_counter() - began)
        return None

    def _write(self, group: list[_Request], is_again: bool = False, is_quiet: bool = False) -> None:
        is_sent = False
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            connection = quiet(self._connection) if is_quiet else self._connection
            with self._watchdog.watch(connection):
                for request in group:
                    request.write(connection)
                is_sent = True
                connection.commit()
        except Exception as error:
            # Rolls back what was not committed.
            self._let_go()
            if not isinstance(error, DBAPIError):
                raise
            if is_queue_full(error) and not is_quiet:
                # Games go on; other servers find out by looking.
                self._notices.begin(error)
                self._write(group, is_again, is_quiet=True)
            elif _is_lost(error) and not is_sent and not is_again:
                # The database was restarted since the last write: nothing has been stored yet.
                self._write(group, is_again=True)
            else:
                raise
        else:
            if is_quiet:
                # A connection stays quiet.
                self._let_go()
            else:
                self._notices.end()

    def _let_go(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()


def _is_of_data(error: Exception) -> bool:
    """Whether an error is about what was to be written, not about the database."""
    is_ours = isinstance(error, _ABOUT_DATA) or not isinstance(error, DBAPIError)
    return is_ours or _is_contended(error)


def _is_contended(error: Exception) -> bool:
    """Whether another server was writing the same; this one is to look and decide again."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in _CONTENDED


def _is_lost(error: Exception) -> bool:
    """Whether the connection was lost, so that it is not known what became of the transaction."""
    return isinstance(error, DBAPIError) and error.connection_invalidated
