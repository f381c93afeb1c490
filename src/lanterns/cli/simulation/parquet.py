"""`lanterns simulate --format parquet`: every decision of many games, as rows for learners."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lanterns.arena import ArenaError
from lanterns.arena.dataset.columns import import_pyarrow

from ..errors import Failure
from ..output_files import reporting
from ..progress import progress_bar
from .core_games import GAMES_A_PART, CoreGames, parts_of
from .ordered_work import done_in_order

if TYPE_CHECKING:
    from lanterns.core import GameLogs


def write_parquet(
    out: str, row: CoreGames, games: int, jobs: int, is_resumed: bool, force: bool
) -> None:
    """Write a folder of files with a row for each decision; a resumed one adds what is missing."""
    if out in ("-", ""):
        raise Failure("Parquet is written into a folder; name one with --out.")
    folder = Path(out)
    if folder.exists() and not folder.is_dir():
        raise Failure(f"Parquet is written into a folder, and {out} is a file.")
    try:
        import_pyarrow()  # before any file is removed
    except ArenaError as error:
        raise Failure(str(error)) from error
    parts = PartFiles(folder, row)
    there = sorted(folder.glob("part-*.parquet"))
    if there and not (is_resumed or force):
        raise Failure(f"There are already games in {out}; add --resume, or --force.")
    with progress_bar("Playing", total=games) as advance, reporting(out):
        folder.mkdir(parents=True, exist_ok=True)
        if not is_resumed:
            for part in there:
                part.unlink()
        missing = [part for part in parts_of(range(games)) if not parts.has(part)]
        advance(games - sum(map(len, missing)))
        with closing(done_in_order(parts.write, missing, jobs)) as written:
            for count in written:
                advance(count)


@dataclass(frozen=True, slots=True)
class PartFiles:
    """A folder with a file for each part of the games."""

    folder: Path
    row: CoreGames

    @property
    def _marks(self) -> dict[str, str]:
        seats = ",".join(side.name.lower() for side in self.row.seating)
        facts = {"seed": self.row.seed, "policy": self.row.policy, "seats": seats}
        return {f"lanterns.{key}": str(value) for key, value in facts.items()}

    def _file(self, games: range) -> Path:
        return self.folder / f"part-{games.start // GAMES_A_PART:06}.parquet"

    def has(self, games: range) -> bool:
        """Return whether the file of these games has all of them; refuse one of other games."""
        import pyarrow.compute
        import pyarrow.parquet

        file = self._file(games)
        if not file.exists():
            return False
        try:
            known = pyarrow.parquet.read_schema(file).metadata or {}
        except pyarrow.ArrowInvalid:
            raise Failure(f"{file} is not a Parquet file.") from None
        if {key: known.get(key.encode(), b"").decode() for key in self._marks} != self._marks:
            raise Failure(f"{file} has games of another seed, policy or seating.")
        numbers = pyarrow.parquet.read_table(file, columns=["game"])["game"]
        return bool(pyarrow.compute.max(numbers).as_py() >= games[-1])

    def write(self, games: range) -> int:
        """Play these games, write their file and return their number."""
        import pyarrow.parquet

        file = self._file(games)
        unfinished = file.with_suffix(".tmp")
        table = _table(self.row.play(games), games.start, self._marks)
        pyarrow.parquet.write_table(table, unfinished, compression="zstd")
        unfinished.replace(file)
        return len(games)


def _table(logs: "GameLogs", first: int, marks: dict[str, str]) -> Any:
    """Return a row for each decision: game, ply, seat, position, action id, and how it ended."""
    import numpy as np
    import pyarrow

    from lanterns.core import action_ids, results

    ended = results(logs.ends())
    columns: dict[str, list[Any]] = {}
    states = []
    for ply, (batch, actions, rows) in enumerate(logs.positions()):
        seats = batch.turn
        states.append(batch.to_bytes())
        for name, values in (
            ("game", first + rows),
            ("ply", np.full(len(rows), ply, np.int16)),
            ("seat", seats.astype(np.int8)),
            ("action_id", action_ids(batch, actions).astype(np.int16)),
            ("honor", ended.honor[rows, seats].astype(np.int16)),
            ("win_share", ended.win_shares[rows, seats].astype(np.float32)),
        ):
            columns.setdefault(name, []).append(values)
    arrays = {name: pyarrow.array(np.concatenate(parts)) for name, parts in columns.items()}
    size = len(states[0]) // len(columns["game"][0])
    whole = pyarrow.py_buffer(b"".join(states))
    kind = pyarrow.binary(size)
    count = len(arrays["game"])
    arrays["position"] = pyarrow.FixedSizeBinaryArray.from_buffers(kind, count, [None, whole])
    return pyarrow.table(arrays).replace_schema_metadata(marks)
