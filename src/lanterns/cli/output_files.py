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

    def __init__(self, path: str, file: TextIO) -> None:
        self._path, self._file = path, file
        self._is_begun = False

    def write(self, text: str) -> None:
        """Write text; the first time, replace the old content."""
        with _reporting(self._path):
            self.begin()
            self._file.write(text)

    def begin(self) -> None:
        """Drop the old content of the file."""
        # A pipe or a terminal has no content.
        if not self._is_begun and stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            self._file.truncate(0)
        self._is_begun = True


@contextmanager
def opened(path: str, *, force: bool = True) -> Iterator[TextIO | Output]:
    """Open a file for whole lines; `-` is standard output.

    A command that fails before it writes anything leaves the file as it was. Without `force`, a
    file that has content is refused.
    """
    if path == "-":
        yield sys.stdout
        return
    if not path:
        raise Failure("A file to write needs a name.")
    if not force and os.path.isfile(path) and os.path.getsize(path):
        raise Failure(f"There is already a file {path}; name a new one, or add --force.")
    is_new, is_unused = not os.path.lexists(path), False
    with _reporting(path):
        file = open(path, "a", buffering=1, encoding="utf-8", newline="\n")
    try:
        output = Output(path, file)
        yield output
        output.begin()
    except BaseException:
        is_unused = is_new and not file.tell()
        raise
    finally:
        with _reporting(path):
            file.close()
        if is_unused:
            os.unlink(path)  # closed first, because Windows cannot delete an open file


@contextmanager
def _reporting(path: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror}.") from None
