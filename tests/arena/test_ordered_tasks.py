"""Results come in order, however many workers there are or die."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from kit.labour import die, die_once, double

from lanterns.arena import ArenaError, WorkerPool, in_order, processes


@contextmanager
def threads(size: int) -> Iterator[WorkerPool]:
    with ThreadPoolExecutor(size) as executor:
        yield WorkerPool(executor, size)


def test_results_come_in_the_order_of_the_tasks() -> None:
    def slow_first(number: int) -> int:
        time.sleep(0.05 if number == 0 else 0)
        return number

    assert list(in_order(partial(threads, 3), slow_first, range(100))) == list(range(100))


def test_no_tasks_no_results() -> None:
    assert list(in_order(partial(threads, 1), double, [])) == []


def test_no_more_is_submitted_than_the_pool_can_soon_use() -> None:
    given = count()
    results = in_order(partial(threads, 1), double, given)
    assert next(results) == 0
    results.close()
    assert next(given) <= 20


def test_stops_when_asked() -> None:
    seen: list[int] = []
    for result in in_order(partial(threads, 2), double, count(), stop=lambda: len(seen) == 3):
        seen.append(result)
    assert seen == [0, 2, 4]


def test_an_error_of_the_work_is_raised_in_order() -> None:
    results = in_order(partial(threads, 2), lambda number: 6 // number, [3, 2, 0, 1])
    assert [next(results), next(results)] == [2, 3]
    with pytest.raises(ZeroDivisionError):
        next(results)


@pytest.mark.prove
def test_a_killed_workers_tasks_are_done_again(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    tasks = [(number, str(marker)) for number in range(40)]
    assert list(in_order(partial(processes, 2), die_once, tasks)) == list(range(0, 80, 2))
    assert marker.exists()


def test_a_smaller_pool_takes_over() -> None:
    sizes = [3, 1]

    @contextmanager
    def shrinking() -> Iterator[WorkerPool]:
        with ThreadPoolExecutor(1) as executor:
            is_first = len(sizes) == 2
            yield WorkerPool(executor, sizes.pop(0), is_alive=lambda: not is_first)

    assert list(in_order(shrinking, double, range(60))) == list(range(0, 120, 2))
    assert sizes == []


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(ArenaError, match="Workers were lost 3 times in a row"):
        list(in_order(partial(processes, 1), die, range(4)))
