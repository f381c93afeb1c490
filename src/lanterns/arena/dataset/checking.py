"""Whether a data set holds: its files, its columns, and its games, replayed by the referee."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lanterns import __version__
from lanterns.rules import BOT_PREFIX, LanternsError, check_record, record_from_json

from ..contest import Bout
from ..errors import ArenaError
from .columns import FORMAT, Row, import_pyarrow, row_of, schema
from .folder import DESCRIPTION, SUMS, foreign_files, names_of, read_sums, sum_of
from .part import Part
from .plan import Plan, plan_from

SAMPLE = 10
"""How many games of each file are replayed, unless all are."""


@dataclass(frozen=True, slots=True)
class FileCheck:
    """One file of games to check, on any worker of this machine."""

    path: Path
    games: Part
    whole: bool
    """Whether every game is replayed."""

    @property
    def replayed(self) -> list[int]:
        """The rows that are replayed: all, or some at even distances, the first and the last too.

        >>> FileCheck(Path("x"), Part(2, "random", 1, range(1000, 1021)), whole=False).replayed
        [0, 2, 4, 6, 8, 11, 13, 15, 17, 20]
        """
        count = len(self.games.deals)
        if self.whole or count <= SAMPLE:
            return list(range(count))
        return [number * (count - 1) // (SAMPLE - 1) for number in range(SAMPLE)]

    def faults(self) -> list[str]:
        """Return a sentence for each fault."""
        return [f"{self.path.name}{fault}" for fault in self._faults()]

    def _faults(self) -> Iterator[str]:
        arrow = import_pyarrow()
        try:
            table = arrow.parquet.ParquetFile(self.path).read()
        except (OSError, arrow.ArrowException):
            yield " cannot be read as Parquet."
            return
        if not table.schema.equals(schema()):
            yield f" does not have the columns of {FORMAT}."
            return
        games = self.games
        said = {"players": games.players, "level": games.level, "seed": games.seed}
        if table["deal"].to_pylist() != list(games.deals) or any(
            set(table[name].to_pylist()) != {value} for name, value in said.items()
        ):
            yield " has other games than the plan says."
            return
        for row in table.take(self.replayed).to_pylist():
            if fault := self._fault_of(row):
                yield f", deal {row['deal']}: {fault}"

    def _fault_of(self, row: dict[str, Any]) -> str | None:
        try:
            record = record_from_json(row["record"])
            is_over = check_record(record).is_over
        except LanternsError as error:
            return error.sentence
        if not is_over or record.result is None:
            return "The game is not over."
        told: Row = row_of(record, row["level"], row["seed"], row["deal"])
        for name, value in told.items():
            if row[name] != value:
                return f"The game has another {name} than the column."
        bout = Bout(row["seed"], row["deal"], (row["level"],) * row["players"])
        if record.tiles != bout.tiles:
            return "These are not the tiles of the seed."
        if record.names != tuple(BOT_PREFIX + name for name in bout.names):
            return "The record names other players."
        # Another version may play the level otherwise.
        alone = replace(self.games, deals=range(bout.deal, bout.deal + 1))
        if alone.version == __version__ and alone.records() != [record]:
            return f"{bout.names[0]} does not play like this."
        return None


def checks_of(folder: Path, plan: Plan, version: str, whole: bool) -> list[FileCheck]:
    """Return what there is to check in the files of games that are there."""
    return [
        FileCheck(folder / file.name, replace(file.games, version=version), whole)
        for file in plan.files
        if (folder / file.name).is_file()
    ]


def read_plan(folder: Path) -> tuple[Plan, str]:
    """Return the plan of a set, and the version that played it; raise `ArenaError` for no set."""
    there = folder / DESCRIPTION
    try:
        return plan_from(there.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ArenaError(f"{folder} is no data set: there is no {DESCRIPTION}.") from None
    except OSError as error:
        raise ArenaError(f"{there} cannot be read: {error.strerror}.") from None
    except ValueError as error:
        raise ArenaError(f"{there}: {error}") from None


def file_faults(folder: Path, plan: Plan) -> Iterator[str]:
    """Yield a sentence for each file that is missing, changed, or no part of the set."""
    for name in foreign_files(folder, plan):
        yield f"{name} is no part of the set."
    try:
        sums = read_sums(folder / SUMS)
    except FileNotFoundError:
        yield f"There is no {SUMS}: the set is not finished, or not whole."
        return
    except ValueError as error:
        yield str(error)
        return
    own = names_of(plan) - {SUMS}
    for name in sorted(sums.keys() | own):
        if name not in own:
            yield f"{SUMS} names {name}, which is no part of the set."
        elif name not in sums:
            yield f"{SUMS} does not name {name}."
        elif (found := sum_of(folder / name)) is None:
            yield f"{name} is missing."
        elif found != sums[name]:
            yield f"{name} is not as it was written: its sum is another."
