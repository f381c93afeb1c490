"""Files that commands write."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from .failure import Failure


@contextmanager
def opened(path: str) -> Iterator[TextIO]:
    """Open a file for whole lines; `-` is standard output."""
    if path == "-":
        yield sys.stdout
        return
    try:
        file = open(path, "w", buffering=1, encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror}.") from None
    with file:
        yield file
