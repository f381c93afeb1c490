"""One writer that groups commits: writes that arrive during one commit share the next."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from operator import attrgetter

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from ..errors import NotStored
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
    """Writes in a thread of its own; a write is on disk when `put` returns."""

    def __init__(self, engine: Engine, watchdog: Watchdog) -> None:
        self.commits = 0
        self.trouble = Trouble("take writes", "what players do is refused")
        self._notices = notices_trouble()
        self._engine = engine
        self._watchdog = watchdog
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._queue: asyncio.Queue[_Request] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def start(self, prepare: Callable[[Engine], None]) -> None:
        """Prepare the database and begin to write."""
        await asyncio.get_running_loop().run_in_executor(self._thread, prepare, self._engine)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish the pending writes and close the database."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
        self._thread.shutdown()
        self._engine.dispose()

    async def put(self, write: Write, key: str = "") -> None:
        """Do a write, all or nothing; raise `NotStored` if it may not have been done.

        The writes of a group are done in the order of their keys. In another order at another
        server, each could wait for what the other has written.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Request(write, done, key))
        await done

    async def _run(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            group.sort(key=attrgetter("key"))
            failure = await self._commit(group)
            for request in group:
                # A write that cannot be done must not fail the others in its group.
                alone = failure is not None and failure.is_of_data and len(group) > 1
                self._settle(request, await self._commit([request]) if alone else failure)

    async def _commit(self, group: list[_Request]) -> NotStored | None:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._transact, group)

    def _transact(self, group: list[_Request]) -> NotStored | None:
        try:
            self._write(group)
        except Exception as error:  # Whatever it is, the writer must survive for the next write.
            is_of_data = _is_of_data(error)
            if not is_of_data:
                self.trouble.begin(error)
            is_conflict = isinstance(error, IntegrityError) or _is_contended(error)
            return NotStored(error, is_conflict, is_of_data, _is_lost(error))
        self.trouble.end()
        self.commits += 1
        return None

    def _write(self, group: list[_Request], is_again: bool = False, is_quiet: bool = False) -> None:
        is_sent = False
        try:
            with self._engine.connect() as connection, self._watchdog.watch(connection):
                for request in group:
                    request.write(quiet(connection) if is_quiet else connection)
                is_sent = True
                connection.commit()
        except DBAPIError as error:
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
            if not is_quiet:
                self._notices.end()

    def _settle(self, request: _Request, failure: NotStored | None) -> None:
        self._queue.task_done()
        if request.done.done():
            return
        if failure is None:
            request.done.set_result(None)
        else:
            request.done.set_exception(failure)


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
