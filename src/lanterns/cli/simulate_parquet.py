"""`lanterns simulate --format parquet`: every decision of many games, as rows for learners."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import Failure
from .progress import progress_bar
from .simulate_core import GAMES_A_PART, CoreGames

if TYPE_CHECKING:
    from lanterns.core import GameLogs


def write_parquet(out: str, row: CoreGames, games: int, is_resumed: bool, force: bool) -> None:
    """Write a folder of files with a row for each decision; a resumed one adds what is missing."""
    folder = Path(out)
    if out in ("-", ""):
        raise Failure("Parquet is written into a folder; name one with --out.")
    if folder.exists() and not folder.is_dir():
        raise Failure(f"Parquet is written into a folder, and {out} is a file.")
    there = sorted(folder.glob("part-*.parquet")) if folder.exists() else []
    if there and not is_resumed:
        if not force:
            raise Failure(f"There are already games in {out}; add --resume, or --force.")
        for part in there:
            part.unlink()
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise Failure(
            "Parquet needs the extra “parquet”: in a clone, pip install '.[parquet]'."
        ) from error
    folder.mkdir(parents=True, exist_ok=True)
    seats = ",".join(side.name.lower() for side in row.seating)
    facts = {"seed": row.seed, "policy": row.policy, "seats": seats}
    marks = {f"lanterns.{key}": str(value) for key, value in facts.items()}
    with progress_bar("Playing", total=games) as advance:
        for first in range(0, games, GAMES_A_PART):
            part = folder / f"part-{first // GAMES_A_PART:06}.parquet"
            count = min(GAMES_A_PART, games - first)
            if part.exists():
                known = pyarrow.parquet.read_schema(part).metadata or {}
                if {key: known.get(key.encode(), b"").decode() for key in marks} != marks:
                    raise Failure(f"{part} has games of another seed, policy or seating.")
            else:
                [logs] = row.parts(first, first + count)
                unfinished = part.with_suffix(".tmp")
                pyarrow.parquet.write_table(
                    _table(logs, first, marks), unfinished, compression="zstd"
                )
                unfinished.replace(part)
            advance(count)


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
