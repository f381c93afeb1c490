"""Ctrl-C as a request, so that what is done can be kept."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(slots=True)
class Interrupt:
    """Whether somebody has pressed Ctrl-C."""

    asked: bool = False


@contextmanager
def interrupts() -> Iterator[Interrupt]:
    """Note an interrupt while the block runs instead of raising it anywhere."""
    interrupt = Interrupt()

    def note(number: int, frame: object) -> None:
        interrupt.asked = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)
