"""A folder with a data set: begun, gone on with, finished."""

import os
from collections.abc import Callable, Generator, Iterable
from contextlib import closing, suppress
from hashlib import sha256
from itertools import chain
from pathlib import Path

from ..errors import ArenaError
from .columns import Row, import_pyarrow, to_parquet
from .datasheet import datasheet
from .part import Part
from .plan import SCHEMA, GamesFile, Plan, describe_columns

DESCRIPTION = "datapackage.json"
DATASHEET = "README.md"
SUMS = "SHA256SUMS"
BEGUN = "SHA256SUMS.begun"
"""The sums of the files so far, a line as each is whole."""
UNFINISHED = ".tmp"

PlayParts = Callable[[Iterable[Part]], Generator[list[Row]]]
"""Plays parts on any workers and yields their rows in order."""


def make(
    folder: Path, plan: Plan, play: PlayParts, advance: Callable[[int], None] = lambda games: None
) -> int:
    """Write the data set, or what is missing of it; return how many games were played.

    Files appear whole or not at all, and the sums are written last. Raise `ArenaError` for a folder
    with anything else in it, before anything is written, and `OSError` where it cannot be written.
    """
    texts = {
        DESCRIPTION: plan.describe(import_pyarrow().__version__),
        SCHEMA: describe_columns(),
        DATASHEET: datasheet(plan),
    }
    _check_folder(folder, plan, texts[DESCRIPTION])
    folder.mkdir(parents=True, exist_ok=True)
    # The description comes first: it tells the next run what was begun here.
    known = {name: _write(folder / name, text.encode()) for name, text in texts.items()}
    sums = {**_sums(folder / BEGUN), **_sums(folder / SUMS)}
    missing = []
    for file in plan.files:
        there = sum_of(folder / file.name)
        if there is not None and there == sums.get(file.name):
            known[file.name] = there
            advance(len(file.games.deals))
        else:
            missing.append(file)
    if missing:
        with suppress(FileNotFoundError):
            (folder / SUMS).unlink()
        _write(folder / BEGUN, _lines(known))
    parts = chain.from_iterable(file.parts for file in missing)
    with closing(play(parts)) as played:
        for file in missing:
            rows = _rows_of(file, played, advance)
            known[file.name] = _write(folder / file.name, to_parquet(rows))
            _append(folder / BEGUN, _lines({file.name: known[file.name]}))
    _write(folder / SUMS, _lines(dict(sorted(known.items()))))
    (folder / BEGUN).unlink(missing_ok=True)
    return sum(len(file.games.deals) for file in missing)


def names_of(plan: Plan) -> set[str]:
    """Return the name of every file of a finished set."""
    return {DESCRIPTION, SCHEMA, DATASHEET, SUMS, *(file.name for file in plan.files)}


def foreign_files(folder: Path, plan: Plan) -> list[str]:
    """Return what lies in a folder and is no part of a set, finished or not."""
    own = names_of(plan) | {BEGUN}
    own |= {name + UNFINISHED for name in own}
    return sorted(name for name in os.listdir(folder) if name not in own)


def read_sums(path: Path) -> dict[str, str]:
    """Return the sums in a file, by the names of files; raise `ValueError` with a sentence."""
    sums: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        hexadecimal, gap, name = line.partition("  ")
        if not gap or len(hexadecimal) != 64 or name in sums:
            raise ValueError(f"{path.name} has the line “{line[:80]}”, which is no sum of a file.")
        sums[name] = hexadecimal
    return sums


def sum_of(path: Path) -> str | None:
    """Return the sum of a file, or nothing if there is none."""
    try:
        with path.open("rb") as file:
            digest = sha256()
            while block := file.read(1 << 20):
                digest.update(block)
    except (FileNotFoundError, IsADirectoryError):
        return None
    return digest.hexdigest()


def _rows_of(
    file: GamesFile, played: Generator[list[Row]], advance: Callable[[int], None]
) -> list[Row]:
    rows: list[Row] = []
    for _ in file.parts:
        more = next(played)
        rows += more
        advance(len(more))
    return rows


def _check_folder(folder: Path, plan: Plan, description: str) -> None:
    """Raise `ArenaError` for a folder that has anything but this set."""
    if not folder.exists():
        return
    if not folder.is_dir():
        raise ArenaError(f"A data set is a folder, and {folder} is a file.")
    if foreign := foreign_files(folder, plan):
        raise ArenaError(f"{folder} has {foreign[0]}, which is no part of this set; name another.")
    there = folder / DESCRIPTION
    if there.exists() and there.read_bytes() != description.encode():
        raise ArenaError(
            f"{folder} has a set of another plan or of other versions; name another folder."
        )


def _sums(path: Path) -> dict[str, str]:
    """Return the sums of a file that may be missing; a line that was cut off does not count."""
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, UnicodeDecodeError):
        return {}
    lines = (line.partition("  ") for line in text.splitlines())
    return {name: hexadecimal for hexadecimal, _, name in lines}


def _lines(sums: dict[str, str]) -> bytes:
    return "".join(f"{hexadecimal}  {name}\n" for name, hexadecimal in sums.items()).encode()


def _write(path: Path, data: bytes) -> str:
    """Write a file whole or not at all, and return its sum."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
    return sha256(data).hexdigest()


def _append(path: Path, line: bytes) -> None:
    with path.open("ab") as file:
        file.write(line)
        file.flush()
        os.fsync(file.fileno())
