"""Worker processes on systems with and without signal masks."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pipe

import pytest
from kit.labour import double

from lanterns.arena import in_order, processes, workers


@pytest.fixture
def no_signal_masks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove what Windows does not have."""
    monkeypatch.delattr(signal, "pthread_sigmask")


@pytest.fixture
def exits(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Record calls of `os._exit` instead of exiting."""
    codes: list[int] = []
    monkeypatch.setattr(os, "_exit", codes.append)
    yield codes


@pytest.mark.usefixtures("no_signal_masks")
def test_workers_run_without_signal_masks() -> None:
    assert list(in_order(partial(processes, 1), double, range(3))) == [0, 2, 4]


def test_interrupts_are_blocked_only_while_workers_start() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    with workers._interrupts_blocked():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


def test_windows_gets_no_more_processes_than_python_can_wait_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sizes: list[int] = []

    class Executor:
        def __init__(self, size: int, *_: object, **__: object) -> None:
            sizes.append(size)

        def submit(self, *_: object) -> None:
            pass

        def shutdown(self, **_: object) -> None:
            pass

    monkeypatch.setattr(workers, "ProcessPoolExecutor", Executor)
    with processes(100) as pool:
        assert pool.size == 100
    monkeypatch.setattr(sys, "platform", "win32")
    with processes(100) as pool:
        assert pool.size == 61
    with processes(3) as pool:
        assert pool.size == 3
    assert sizes == [100, 61, 3]


def test_a_worker_ends_when_its_parent_closes_the_lifeline(exits: list[int]) -> None:
    lifeline, held = Pipe(duplex=False)
    held.close()
    workers._end_with_parent(lifeline)
    assert exits == [0]


def test_a_worker_ends_when_the_closed_lifeline_is_an_error(exits: list[int]) -> None:
    # Windows raises `BrokenPipeError`; a closed connection raises another `OSError` anywhere.
    lifeline, held = Pipe(duplex=False)
    held.close()
    lifeline.close()
    workers._end_with_parent(lifeline)
    assert exits == [0]
