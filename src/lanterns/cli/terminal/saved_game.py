"""Keeping a game in a file, so that it can be resumed or replayed."""

import os
from pathlib import Path
from shlex import quote
from shutil import copymode
from tempfile import NamedTemporaryFile

from lanterns.rules import Record, record_to_json


class Keeper:
    """Writes a game's record to one file, whole or not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def argument(self) -> str:
        """The path as a shell takes it after an option."""
        path = str(self.path)
        return quote(f"./{path}" if path.startswith("-") else path)

    def claim(self) -> None:
        """Make the file; raise `FileExistsError` rather than touch another game."""
        self.path.touch(exist_ok=False)

    def save(self, record: Record) -> None:
        """Put the record in the file's place."""
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=self.path.parent, prefix=f".{self.path.name}.", delete=False
        ) as beside:
            try:
                beside.write(record_to_json(record) + "\n")
                beside.flush()
                os.fsync(beside.fileno())
                # A temporary file is its owner's alone; the game stays as open as it was.
                copymode(self.path, beside.name)
                os.replace(beside.name, self.path)
            except BaseException:
                # Ctrl-C too leaves nothing behind.
                Path(beside.name).unlink(missing_ok=True)
                raise
