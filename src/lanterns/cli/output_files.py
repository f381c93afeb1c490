"""Files that commands write."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from .failure import Failure


class Output:
    """A file that is opened early, to know that it can be, and loses what it held only later."""

    def __init__(self, path: str, file: TextIO) -> None:
        self._path, self._file = path, file
        self._is_begun = False

    def write(self, text: str) -> None:
        """Write, the first time in place of what was there before."""
        with _said_of(self._path):
            self.begin()
            self._file.write(text)

    def begin(self) -> None:
        """Forget what the file held."""
        # A pipe or a terminal holds nothing.
        if not self._is_begun and stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            self._file.truncate(0)
        self._is_begun = True


@contextmanager
def opened(path: str) -> Iterator[TextIO | Output]:
    """Open a file for whole lines; `-` is standard output.

    A command that fails before it writes anything leaves things as they were.
    """
    if path == "-":
        yield sys.stdout
        return
    if not path:
        raise Failure("A file to write needs a name.")
    is_new = not os.path.lexists(path)
    with _said_of(path):
        file = open(path, "a", buffering=1, encoding="utf-8")
    try:
        output = Output(path, file)
        yield output
        output.begin()
    except BaseException:
        if is_new and not file.tell():
            os.unlink(path)
        raise
    finally:
        with _said_of(path):
            file.close()


@contextmanager
def _said_of(path: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror}.") from None
