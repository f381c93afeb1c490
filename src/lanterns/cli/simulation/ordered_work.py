"""Work in this process or on several, with the results in order."""

from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import TypeVar

from lanterns.arena import ArenaError, in_order, processes
from lanterns.core.searches.clock import count_processor_time

from ..errors import Failure

Task = TypeVar("Task")
Done = TypeVar("Done")


def done_in_order(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> Generator[Done]:
    """Do every task, in this process or on several, and yield what each returns, in order."""
    if jobs > 1:
        try:
            yield from in_order(partial(processes, jobs), work, tasks)
        except ArenaError as error:
            raise Failure(str(error)) from error
        return
    count_processor_time()  # as worker processes do
    try:
        yield from map(work, tasks)
    finally:
        count_processor_time(False)
