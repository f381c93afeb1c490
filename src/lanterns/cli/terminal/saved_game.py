"""A game saved in a file, to be resumed or replayed."""

import os
import sys
from pathlib import Path
from shlex import quote
from shutil import copymode
from subprocess import list2cmdline
from tempfile import NamedTemporaryFile

from lanterns.rules import Record, record_to_json


class SavedGame:
    """The file that holds a game's record, which is always complete."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def argument(self) -> str:
        """The path, quoted for the shell, as it can follow an option."""
        path = f"./{self.path}" if str(self.path).startswith("-") else str(self.path)
        return list2cmdline([path]) if sys.platform == "win32" else quote(path)

    def create(self) -> None:
        """Create the file; raise `FileExistsError` rather than overwrite another one."""
        self.path.touch(exist_ok=False)

    def save(self, record: Record) -> None:
        """Replace the content of the file at once, so that no crash leaves half a record."""
        temporary = NamedTemporaryFile(
            "w",
            encoding="utf-8",
            newline="\n",
            dir=self.path.parent,
            prefix=f".{self.path.name}.",
            delete=False,
        )
        try:
            with temporary:
                temporary.write(record_to_json(record) + "\n")
                temporary.flush()
                os.fsync(temporary.fileno())
            # A temporary file is private; the saved game keeps its permissions.
            copymode(self.path, temporary.name)
            # The temporary file is closed by now, because Windows cannot move an open file.
            os.replace(temporary.name, self.path)
        except BaseException:
            # Even Ctrl-C must not leave the temporary file behind.
            Path(temporary.name).unlink(missing_ok=True)
            raise
