"""How much is done: a progress bar on a terminal, and numbers with their nouns."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Advance(Protocol):
    """Advances the bar, with an optional note beside it."""

    def __call__(self, count: int, note: str = "") -> None:
        """Advance the bar by `count` steps."""
        ...


@contextmanager
def progress_bar(label: str, total: int | None) -> Iterator[Advance]:
    """Show a bar on standard error while the block runs; yield a function that advances it.

    In a pipe, nothing is shown.
    """
    if not sys.stderr.isatty():
        yield lambda count, note="": None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total, note="")
        yield lambda count, note="": progress.update(task, advance=count, note=note)


def counted(count: int, one: str, many: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "person", "people"), counted(2, "person", "people")
    ('1 person', '2 people')
    """
    return f"{count} {one if count == 1 else many}"
