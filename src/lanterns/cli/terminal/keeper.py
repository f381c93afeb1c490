"""Keeping a game in a file, so that it can be resumed or replayed."""

import os
from pathlib import Path

from lanterns.rules import Record, record_to_json


class Keeper:
    """Writes a game's record to one file, whole or not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def claim(self) -> None:
        """Make the file; raise `FileExistsError` rather than touch another game."""
        self.path.touch(exist_ok=False)

    def save(self, record: Record) -> None:
        """Put the record in the file's place."""
        beside = self.path.with_name(f"{self.path.name}.new")
        beside.write_text(record_to_json(record) + "\n", encoding="utf-8")
        os.replace(beside, self.path)
