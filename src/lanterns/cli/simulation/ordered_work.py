"""Work in this process, on several or on a cluster, with the results in order."""

import logging
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from lanterns.arena import ArenaError, OpenPool, in_order, processes
from lanterns.arena.dask_cluster import cluster
from lanterns.core.searches.clock import count_processor_time

from ..errors import Failure

Task = TypeVar("Task")
Done = TypeVar("Done")


@contextmanager
def workers(jobs: int, dask: str | None) -> Iterator[OpenPool]:
    """Yield what opens the processes or, if there is an address, the Dask cluster."""
    if dask is None:
        yield partial(processes, jobs)
        return
    # Dask logs whole tracebacks; users need only the sentence of an ArenaError.
    logging.disable(logging.CRITICAL)
    try:
        yield partial(cluster, dask)
    finally:
        logging.disable(logging.NOTSET)


def done_in_order(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int, dask: str | None = None
) -> Generator[Done]:
    """Do every task and yield what each returns, in order."""
    if jobs > 1 or dask is not None:
        try:
            with workers(jobs, dask) as open_pool:
                yield from in_order(open_pool, work, tasks)
        except ArenaError as error:
            raise Failure(str(error)) from error
        return
    count_processor_time()  # as worker processes do
    try:
        yield from map(work, tasks)
    finally:
        count_processor_time(False)
