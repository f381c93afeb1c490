"""Ctrl-C and SIGTERM as requests to stop, so that finished work can be kept."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

STOPS = (signal.SIGINT, signal.SIGTERM)


@dataclass(slots=True)
class Interrupt:
    """Whether the process has been asked to stop."""

    asked: bool = False


@contextmanager
def interrupts() -> Iterator[Interrupt]:
    """Note a request to stop while the block runs, instead of ending at once."""
    interrupt = Interrupt()

    def note(number: int, frame: object) -> None:
        interrupt.asked = True

    before = [signal.signal(stop, note) for stop in STOPS]
    try:
        yield interrupt
    finally:
        for stop, handler in zip(STOPS, before, strict=True):
            signal.signal(stop, handler)
