"""Work in order on any executor: the same results, however many workers and whoever dies."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

from .workers import ArenaError, OpenCrew

# Tasks given out for each worker: enough that none idles while the next result in order is slow.
AHEAD = 16

# Seconds between two looks at whether to stop.
GLANCE = 0.1

# Crews lost in a row, without any result between, before the work itself is to blame.
PATIENCE = 3

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(slots=True)
class _Job(Generic[Task, Done]):
    task: Task
    future: Future[Done] | None = None

    def give_to(self, executor: Executor, work: Callable[[Task], Done]) -> None:
        """Have it done, unless it is done already."""
        if self.future is None or not _is_kept(self.future):
            self.future = executor.submit(work, self.task)


def in_order(
    open_crew: OpenCrew,
    work: Callable[[Task], Done],
    tasks: Iterable[Task],
    stop: Callable[[], bool] = lambda: False,
) -> Generator[Done]:
    """Do every task and yield the results in the order of the tasks, until `stop` says so.

    What a dead worker had in hand is done again by another crew.
    """
    remaining = iter(tasks)
    jobs: deque[_Job[Task, Done]] = deque()
    lost = 0
    while True:
        try:
            with open_crew() as crew:
                for job in jobs:
                    job.give_to(crew.executor, work)
                while not stop():
                    # A crew that took over from a larger one has enough to do at first.
                    for task in islice(remaining, max(0, AHEAD * crew.size - len(jobs))):
                        jobs.append(_Job(task))
                        jobs[-1].give_to(crew.executor, work)
                    if not jobs:
                        return
                    future = jobs[0].future
                    assert future is not None
                    if not crew.is_well():
                        raise BrokenExecutor
                    if wait([future], GLANCE).done:
                        done = future.result()
                        jobs.popleft()
                        lost = 0
                        yield done
                return
        except (BrokenExecutor, CancelledError) as error:
            lost += 1
            if lost == PATIENCE:
                raise ArenaError(
                    f"Workers were lost {PATIENCE} times in a row while playing the same games."
                ) from error


def _is_kept(future: Future[Done]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
