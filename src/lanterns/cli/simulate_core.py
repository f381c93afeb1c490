"""`lanterns simulate --engine core`: games by the million, played by a policy of the simulator."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lanterns.rules import Direction, record_to_json

from .errors import Failure
from .output_files import opened
from .progress import progress_bar

if TYPE_CHECKING:
    from lanterns.core import GameLogs

GAMES_A_PART = 2_000
"""Games played at once, and in one file of Parquet."""

POLICIES = ("random", "greedy")


def write_records(
    out: str,
    seating: Sequence[Direction],
    games: int,
    seed: int,
    policy: str,
    is_resumed: bool,
    force: bool,
) -> None:
    """Write records, one per line; a resumed file goes on after its last whole line."""
    done = _resumed(out, seating, seed, policy) if is_resumed else 0
    with progress_bar("Playing", total=games) as advance:
        advance(min(done, games))
        # A resumed file is opened at its end; another one is refused if it has content.
        with _appended(out) if done else opened(out, force=force) as file:
            for logs in _parts(seating, done, games, seed, policy):
                text = [
                    record_to_json(record) + "\n" for record in logs.records(_names(logs, policy))
                ]
                file.write("".join(text))
                advance(len(logs))


def write_parquet(
    out: str,
    seating: Sequence[Direction],
    games: int,
    seed: int,
    policy: str,
    is_resumed: bool,
    force: bool,
) -> None:
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
            "Parquet needs pyarrow; “pip install lanterns[parquet]” brings it."
        ) from error
    folder.mkdir(parents=True, exist_ok=True)
    facts = {"seed": seed, "policy": policy, "seats": ",".join(s.name.lower() for s in seating)}
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
                [logs] = _parts(seating, first, first + count, seed, policy)
                unfinished = part.with_suffix(".tmp")
                pyarrow.parquet.write_table(
                    _table(logs, first, marks), unfinished, compression="zstd"
                )
                unfinished.replace(part)
            advance(count)


def _parts(
    seating: Sequence[Direction], first: int, games: int, seed: int, policy: str
) -> "Iterator[GameLogs]":
    from lanterns.core import Policy, play_logs

    for begin in range(first, games, GAMES_A_PART):
        count = min(GAMES_A_PART, games - begin)
        yield play_logs(
            games=count,
            seed=seed % 2**64,
            policy=Policy[policy.upper()],
            seating=seating,
            first=begin,
        )


def _names(logs: "GameLogs", policy: str) -> list[str]:
    return [policy] * len(logs.seating)


def _resumed(out: str, seating: Sequence[Direction], seed: int, policy: str) -> int:
    """Cut off a line that was not finished, and return the number of games that are there."""
    if not os.path.isfile(out):
        return 0
    with open(out, "r+b") as file:
        begin, lines, end = file.readline(), 0, 0
        file.seek(0)
        for line in file:
            if line.endswith(b"\n"):
                lines, end = lines + 1, end + len(line)
        file.truncate(end)
    if not lines:
        return 0
    [logs] = _parts(seating, 0, 1, seed, policy)
    [record] = logs.records(_names(logs, policy))
    if begin.decode("utf-8", "replace").rstrip("\n") != record_to_json(record):
        raise Failure(f"{out} has games of another seed, policy or seating.")
    return lines


def _appended(out: str) -> Any:
    return open(out, "a", encoding="utf-8", newline="\n")


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
