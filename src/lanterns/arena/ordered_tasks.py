"""Run tasks on any executor with results in order, however many workers there are or die."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

from .errors import ArenaError
from .workers import OpenPool

# Tasks submitted for each worker: enough that none idles while the next result in order is slow.
AHEAD = 16

# Seconds between two checks whether to stop.
POLL_SECONDS = 0.1

# Pools lost in a row, without a result in between, before the tasks themselves are to blame.
MAX_LOST_POOLS = 3

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(slots=True)
class _Job(Generic[Task, Done]):
    task: Task
    future: Future[Done] | None = None

    def submit_to(self, executor: Executor, work: Callable[[Task], Done]) -> None:
        """Submit the task unless it already has a result."""
        if self.future is None or not _has_result(self.future):
            self.future = executor.submit(work, self.task)


def in_order(
    open_pool: OpenPool,
    work: Callable[[Task], Done],
    tasks: Iterable[Task],
    stop: Callable[[], bool] = lambda: False,
) -> Generator[Done]:
    """Run every task and yield the results in the order of the tasks, until `stop` returns true.

    Tasks of a dead worker run again in a new pool.
    """
    remaining = iter(tasks)
    jobs: deque[_Job[Task, Done]] = deque()
    lost = 0
    while True:
        try:
            with open_pool() as pool:
                for job in jobs:
                    job.submit_to(pool.executor, work)
                while not stop():
                    # A pool that replaces a larger one has enough to do at first.
                    for task in islice(remaining, max(0, AHEAD * pool.size - len(jobs))):
                        jobs.append(_Job(task))
                        jobs[-1].submit_to(pool.executor, work)
                    if not jobs:
                        return
                    future = jobs[0].future
                    assert future is not None
                    if not pool.is_alive():
                        raise BrokenExecutor
                    if wait([future], POLL_SECONDS).done:
                        done = future.result()
                        jobs.popleft()
                        lost = 0
                        yield done
                return
        except (BrokenExecutor, CancelledError) as error:
            lost += 1
            if lost == MAX_LOST_POOLS:
                raise ArenaError(
                    f"Workers were lost {lost} times in a row while playing the same games."
                ) from error


def _has_result(future: Future[Done]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
