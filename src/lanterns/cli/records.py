"""Reading game records from files and pipes."""

import sys
from collections.abc import Callable, Iterator
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
    check_record,
    end_of,
    record_from_json,
)

from .errors import Failure, Unsound


@dataclass(frozen=True, slots=True)
class Source:
    """The file and line of a record, for error messages."""

    file: str
    line: int

    def failure(self, error: LanternsError) -> Failure:
        """Return the error with its place."""
        kind = Unsound if isinstance(error, BrokenRecord) else Failure
        line, cause = self.line, error.__cause__
        if isinstance(cause, JSONDecodeError):
            # JSON counts lines from the start of the record, people from the start of the file.
            line += cause.lineno - 1
            why = f"{cause.msg}: column {cause.colno}"
            error = UnreadableRecord(RecordFault.NOT_JSON, why=why)
        return kind(f"{self.file}, line {line}: {error.sentence}")


def read_records(path: str) -> Iterator[tuple[Source, Record]]:
    """Yield one record, or one for each line of JSON Lines; `-` is standard input."""
    for source, text in _texts(path):
        try:
            yield source, record_from_json(text)
        except LanternsError as error:
            raise source.failure(error) from error


def read_game(path: str) -> tuple[Record, GameState]:
    """Return the only record of a file and the state after its actions."""
    return _replayed(lambda: _only(path, "give one"))


def read_position(path: str, number: int | None = None) -> GameState:
    """Return the state after the actions of a record of a file, by number or the only one."""
    _, state = _replayed(lambda: _chosen(path, number))
    return state


def read_sound_record(path: str, number: int | None = None) -> Record:
    """Return a record of a file, by number or the only one, whose result is right too."""
    record, _ = _replayed(lambda: _chosen(path, number), check_record)
    return record


def _chosen(path: str, number: int | None) -> tuple[Source, Record]:
    return _numbered(path, number) if number else _only(path, "give one, or name one with --game")


def _replayed(
    read: Callable[[], tuple[Source, Record]], end: Callable[[Record], GameState] = end_of
) -> tuple[Record, GameState]:
    try:
        source, record = read()
        try:
            return record, end(record)
        except BrokenRecord as error:
            raise source.failure(error) from error
    except Unsound as failure:
        # Only `check` judges records; for every other command this is bad input.
        raise Failure(failure.message) from failure


def _only(path: str, advice: str) -> tuple[Source, Record]:
    records = list(read_records(path))
    if len(records) > 1:
        raise Failure(f"{display_name(path)} holds {len(records)} records; {advice}.")
    return records[0]


def _numbered(path: str, number: int) -> tuple[Source, Record]:
    # Records before it are passed over unread, and those after it are not even looked at.
    for count, (source, text) in enumerate(_texts(path), start=1):
        if count == number:
            try:
                return source, record_from_json(text)
            except LanternsError as error:
                raise source.failure(error) from error
    raise Failure(f"There is no game {number} in {display_name(path)}; the last is {count}.")


def read_text(path: str) -> tuple[Source, str]:
    """Return the only JSON text of a file without interpreting it."""
    texts = list(_texts(path))
    if len(texts) > 1:
        raise Failure(f"{display_name(path)} holds {len(texts)} records; give one.")
    return texts[0]


def _texts(path: str) -> Iterator[tuple[Source, str]]:
    """Yield the JSON texts of a file: one for each line, or a single one that spans many lines."""
    with _opened(path) as file:
        lines = ((Source(display_name(path), at), line) for at, line in enumerate(file, start=1))
        first = next(((source, line) for source, line in lines if line.strip()), None)
        if first is None:
            raise Failure(f"{display_name(path)} holds no record.")
        source, line = first
        if not _is_json(line):
            rest = list(lines)
            # If other lines are records, this line is a damaged record.
            if not any(_is_record(line) for _, line in rest):
                line = b"".join([line, *(line for _, line in rest)])
            yield source, _decoded(source, line)
            return
        for source, line in chain([first], lines):
            if line.strip():
                yield source, _decoded(source, line)


@contextmanager
def _opened(path: str) -> Iterator[BinaryIO]:
    if not path:
        raise Failure("A file to read needs a name.")
    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as file:
            yield file
    except IsADirectoryError:
        raise Failure(f"{path} is a directory, not a game record.") from None
    except FileNotFoundError:
        raise Failure(f"There is no file {path}.") from None
    except OSError as error:
        raise Failure(f"{display_name(path)} cannot be read: {error.strerror}.") from None


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
        # Without the line end, so that an error at the end is reported in this line.
        return line.decode("utf-8-sig").rstrip("\r\n")
    except UnicodeDecodeError:
        raise Failure(f"{source.file}, line {source.line}: This is not a text file.") from None


def display_name(path: str) -> str:
    """Return what a path is called in a sentence; `-` is standard input."""
    return "standard input" if path == "-" else path
