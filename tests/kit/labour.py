"""Work for the arena's workers, in a module that every process can import."""

import os
import signal
from pathlib import Path

from lanterns.arena import Bout
from lanterns.arena.dataset.columns import Row
from lanterns.arena.dataset.part import Part
from lanterns.bots import PlayedGame


def double(number: int) -> int:
    """Twice the number."""
    return 2 * number


def die(number: int) -> int:
    """Take the worker down, every time."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_once(task: tuple[int, str]) -> int:
    """Return twice the number; the first worker with a 5 is killed and leaves a marker file."""
    number, marker = task
    if number == 5:
        _die_first(Path(marker))
    return 2 * number


def play_and_die_once(task: tuple[Bout, str]) -> PlayedGame:
    """Play the bout; the first worker with deal 2 is killed."""
    bout, marker = task
    if bout.deal == 2:
        _die_first(Path(marker))
    return bout.play()


def play_part_and_die_once(task: tuple[Part, str]) -> list[Row]:
    """Play a part of a data set; the first worker that has is killed."""
    part, marker = task
    rows = part.play()
    _die_first(Path(marker))
    return rows


def _die_first(marker: Path) -> None:
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
