"""Where games are played: worker processes, or any other executor."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import NamedTuple

from lanterns.bots.program import kill_programs
from lanterns.core.searches.clock import count_processor_time

# The most processes that Python can wait for on Windows.
_MAX_WINDOWS_PROCESSES = 61


def _always() -> bool:
    return True


class WorkerPool(NamedTuple):
    """An executor, how many tasks it runs at the same time, and a check that it still works."""

    executor: Executor
    size: int
    is_alive: Callable[[], bool] = _always


OpenPool = Callable[[], AbstractContextManager[WorkerPool]]
"""Opens a pool; called again for a new pool when a worker has died."""


@contextmanager
def processes(jobs: int) -> Iterator[WorkerPool]:
    """Yield worker processes on this machine; they end with the block, even while busy."""
    if sys.platform == "win32":
        jobs = min(jobs, _MAX_WINDOWS_PROCESSES)
    # Start a new interpreter for each worker: forking is unsafe beside a progress bar's threads.
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(lifeline,))
    try:
        with _interrupts_blocked():
            # A worker starts with its first task. Started now, it inherits the block and never
            # sees Ctrl-C, which is for the parent; the parent then closes the lifeline.
            for _ in range(jobs):
                executor.submit(_always)
        yield WorkerPool(executor, jobs)
    finally:
        held.close()
        executor.shutdown(cancel_futures=True)
        lifeline.close()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Keep Ctrl-C from workers that start in the block, where the system can block signals."""
    if not hasattr(signal, "pthread_sigmask"):
        # Windows has no signal masks: there a worker ignores Ctrl-C from `_begin` on.
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(lifeline: Connection) -> None:
    # A worker that replaces a dead one starts without the block and ignores Ctrl-C from here on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Standard output carries the results of the parent; what a bot prints goes to standard error.
    with suppress(OSError):  # if there is none
        os.dup2(2, 1)
    # However many workers share the cores, a search gets the time it is promised.
    count_processor_time()
    Thread(target=_end_with_parent, args=(lifeline,), daemon=True).start()


def _end_with_parent(lifeline: Connection) -> None:
    # The other end is closed by the parent, or by the system when the parent is killed. Windows
    # reports the closed end as an error.
    try:
        lifeline.poll(None)
    except OSError:
        pass
    kill_programs()
    os._exit(0)
