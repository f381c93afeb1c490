"""Files that commands write."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from .errors import Failure


class Output:
    """A file that is opened early, to report errors early, and truncated at the first write."""

    def __init__(self, path: str, file: TextIO, goes_on: bool) -> None:
        self._path, self._file = path, file
        self._is_begun = goes_on

    def write(self, text: str) -> None:
        """Write text; the first time, replace the old content."""
        with reporting(self._path):
            self.begin()
            self._file.write(text)

    def begin(self) -> None:
        """Drop the old content of the file."""
        # A pipe or a terminal has no content.
        if not self._is_begun and stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            self._file.truncate(0)
        self._is_begun = True


@contextmanager
def opened(path: str, *, force: bool, goes_on: bool = False) -> Iterator[TextIO | Output]:
    """Open a file for whole lines; `-` is standard output.

    A command that fails before it writes anything leaves the file as it was. Without `force`, a
    file that has content is refused, unless the command goes on at its end.
    """
    if path == "-":
        yield sys.stdout
        return
    if not path:
        raise Failure("A file to write needs a name.")
    if not (force or goes_on) and os.path.isfile(path) and os.path.getsize(path):
        raise Failure(f"There is already a file {path}; name a new one, or add --force.")
    is_new, is_unused = not os.path.lexists(path), False
    with reporting(path):
        file = open(path, "a", buffering=1, encoding="utf-8", newline="\n")
    try:
        output = Output(path, file, goes_on)
        yield output
        output.begin()
    except BaseException:
        is_unused = is_new and not file.tell()
        raise
    finally:
        with reporting(path):
            file.close()
        if is_unused:
            os.unlink(path)  # closed first, because Windows cannot delete an open file


@contextmanager
def reporting(path: str) -> Iterator[None]:
    """Turn an error of the system in the block into a sentence about the file."""
    try:
        yield
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror or error}.") from None
