"""Whether another process uses the same SQLite file.

SQLite lets several processes write to one file and loses nothing, but a server does not learn what
another has written. The lock only tells them of each other; the system releases it even after
SIGKILL.
"""

import os
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

SUFFIX = ".lock"

_SQLITE = b"SQLite format 3\0"
"""What an SQLite file begins with, unless it is empty."""


class FileLock:
    """Held by the one process that uses a database file, as long as it runs."""

    def __init__(self, database: str) -> None:
        self._path = sqlite_file(database)
        self._file: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Take the lock; return false if another process has it."""
        if self._path is None:
            return True
        try:
            file = open(f"{self._path}{SUFFIX}", "ab", opener=_private)
        except OSError:
            # Where no lock can be made, nothing can be said either.
            return True
        if not _lock(file):
            file.close()
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Give the lock back."""
        if self._file is not None:
            self._file.close()
            self._file = None


def sqlite_file(database: str) -> Path | None:
    """Return the file of an SQLite database, or none if it is not in one."""
    url = make_url(database)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(url.database or "") if is_file else None


def protect(database: str) -> None:
    """Let nobody but its owner read an SQLite file, and create it if need be."""
    path = sqlite_file(database)
    if path is None or os.name == "nt":
        return
    try:
        with open(path, "r+b", opener=_private_new) as opened:
            beginning = opened.read(len(_SQLITE))
    except OSError:
        # Opening the database says what is wrong.
        return
    if beginning not in (b"", _SQLITE):
        # A file of something else, named by mistake, is left as it is.
        return
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        try:
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)
        except OSError:
            # It is not there, or belongs to somebody else, who decides who reads it.
            continue


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _private_new(path: str, flags: int) -> int:
    return _private(path, flags | os.O_CREAT)


def _lock(file: IO[bytes]) -> bool:
    try:
        if os.name == "nt":  # pragma: no cover - not tested on Windows
            import msvcrt

            # mypy knows this module on Windows alone.
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
