"""Ctrl-C as a request to stop, so that finished work can be kept."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(slots=True)
class Interrupt:
    """Whether Ctrl-C has been pressed."""

    asked: bool = False


@contextmanager
def interrupts() -> Iterator[Interrupt]:
    """Note an interrupt while the block runs instead of raising `KeyboardInterrupt`."""
    interrupt = Interrupt()

    def note(number: int, frame: object) -> None:
        interrupt.asked = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)
