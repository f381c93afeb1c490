"""Where games are played: worker processes, or whatever else is an executor."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import NamedTuple


class ArenaError(RuntimeError):
    """Why games cannot be played; the message is one sentence."""


def _is_well() -> bool:
    return True


class Crew(NamedTuple):
    """An executor, how many tasks it works on at the same time, and whether it still does."""

    executor: Executor
    size: int
    is_well: Callable[[], bool] = _is_well


OpenCrew = Callable[[], AbstractContextManager[Crew]]
"""What opens a crew; the runner opens another when a worker has died."""


@contextmanager
def processes(jobs: int) -> Iterator[Crew]:
    """Worker processes on this machine, gone when the block ends, whatever they were doing."""
    # A new interpreter for each worker: forking is unsafe beside the threads of a progress bar.
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(lifeline,))
    try:
        with _interrupts_held():
            # A worker is born with a task. Born now, it inherits the hold and never sees Ctrl-C,
            # which is for the parent; the parent then lets go of the lifeline.
            for _ in range(jobs):
                executor.submit(_is_well)
        yield Crew(executor, jobs)
    finally:
        held.close()
        executor.shutdown(cancel_futures=True)
        lifeline.close()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


def _begin(lifeline: Connection) -> None:
    # A worker that is born later, in place of a dead one, ignores it from here on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, args=(lifeline,), daemon=True).start()


def _end_with_parent(lifeline: Connection) -> None:
    # The other end is closed by the parent, or by the system when the parent is killed.
    lifeline.poll(None)
    os._exit(0)
