"""Reading game records from files and pipes."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from itertools import chain
from json import JSONDecodeError
from typing import BinaryIO

from lanterns.rules import (
    BrokenRecord,
    GameState,
    LanternsError,
    Record,
    RecordFault,
    UnreadableRecord,
    end_of,
    record_from_json,
)

from .failure import Failure, Unsound


@dataclass(frozen=True, slots=True)
class Source:
    """Where a record stands, for the sentence that says what is wrong with it."""

    file: str
    line: int

    def failure(self, error: LanternsError) -> Failure:
        """The error, told with its place."""
        kind = Unsound if isinstance(error, BrokenRecord) else Failure
        line, cause = self.line, error.__cause__
        if isinstance(cause, JSONDecodeError):
            # It counts lines from where the record begins, and people in the whole file.
            line += cause.lineno - 1
            why = f"{cause.msg}: column {cause.colno}"
            error = UnreadableRecord(RecordFault.NOT_JSON, why=why)
        return kind(f"{self.file}, line {line}: {error.sentence}")


def read_records(path: str) -> Iterator[tuple[Source, Record]]:
    """Read one record, or JSON Lines with a record a line; `-` is standard input."""
    for source, text in _texts(path):
        try:
            yield source, record_from_json(text)
        except LanternsError as error:
            raise source.failure(error) from error


def read_game(path: str) -> tuple[Record, GameState]:
    """Read the one record of a file, and replay it to the position after its actions."""
    try:
        records = list(read_records(path))
        if len(records) > 1:
            raise Failure(f"{_called(path)} holds {len(records)} records; give one.")
        source, record = records[0]
        try:
            return record, end_of(record)
        except BrokenRecord as error:
            raise source.failure(error) from error
    except Unsound as failure:
        # Only `check` judges records; to every other command this is bad input.
        raise Failure(failure.message) from failure


def read_position(path: str) -> GameState:
    """Read the one record of a file and return the position after its actions."""
    _, state = read_game(path)
    return state


def read_text(path: str) -> tuple[Source, str]:
    """Read the one JSON text of a file, whatever it says."""
    texts = list(_texts(path))
    if len(texts) > 1:
        raise Failure(f"{_called(path)} holds {len(texts)} records; give one.")
    return texts[0]


def _texts(path: str) -> Iterator[tuple[Source, str]]:
    """The JSON texts of a file: one to a line, or a single one that spans many."""
    with _opened(path) as file:
        lines = ((Source(_called(path), at), line) for at, line in enumerate(file, start=1))
        first = next(((source, line) for source, line in lines if line.strip()), None)
        if first is None:
            raise Failure(f"{_called(path)} holds no record.")
        source, line = first
        if not _is_json(line):
            rest = list(lines)
            # Among lines that are records, it is one that is damaged.
            if not any(_is_record(line) for _, line in rest):
                line = b"".join([line, *(line for _, line in rest)])
            yield source, _decoded(source, line)
            return
        for source, line in chain([first], lines):
            if line.strip():
                yield source, _decoded(source, line)


@contextmanager
def _opened(path: str) -> Iterator[BinaryIO]:
    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as file:
            yield file
    except IsADirectoryError:
        raise Failure(f"{path} is a directory, not a game record.") from None
    except FileNotFoundError:
        raise Failure(f"There is no file {path}.") from None
    except OSError as error:
        raise Failure(f"{_called(path)} cannot be read: {error.strerror}.") from None


def _is_json(line: bytes) -> bool:
    try:
        record_from_json(line.decode("utf-8-sig"))
    except UnreadableRecord as error:
        return error.fault is not RecordFault.NOT_JSON
    except (UnicodeDecodeError, BrokenRecord):
        return True
    return True


def _is_record(line: bytes) -> bool:
    try:
        record_from_json(line.decode("utf-8-sig"))
    except (LanternsError, UnicodeDecodeError):
        return False
    return True


def _decoded(source: Source, line: bytes) -> str:
    try:
        # Without the line's end, so that what is missing there is missed in this line.
        return line.decode("utf-8-sig").rstrip("\r\n")
    except UnicodeDecodeError:
        raise Failure(f"{source.file}, line {source.line}: This is not a text file.") from None


def _called(path: str) -> str:
    return "standard input" if path == "-" else path
