"""A set is written whole or goes on, to the same bytes."""

import errno
import json
import os
from collections.abc import Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from kit.labour import play_part_and_die_once

from lanterns import __version__
from lanterns.arena import ArenaError, WorkerPool, in_order, processes
from lanterns.arena.dataset.columns import COLUMNS, Row, import_pyarrow
from lanterns.arena.dataset.folder import BEGUN, make
from lanterns.arena.dataset.part import Part
from lanterns.arena.dataset.plan import plan_from

from .conftest import PLAN, files_in, here


class Stopped(Exception):
    """Ctrl-C, or a machine that vanishes."""


def test_a_set_holds_what_the_plan_says(whole: Path) -> None:
    found = files_in(whole)
    assert set(found) == {
        *(
            f"games-{n}-{level}-000{i}.parquet"
            for n in (2, 3)
            for level in PLAN.levels
            for i in (0, 1)
        ),
        *("README.md", "SHA256SUMS", "datapackage.json", "schema.json"),
    }
    table = import_pyarrow().parquet.read_table(whole / "games-3-artisan-0001.parquet")
    assert table["deal"].to_pylist() == [4, 5]
    sums = [f"{sha256(found[name]).hexdigest()}  {name}" for name in sorted(found)]
    assert found["SHA256SUMS"].decode().splitlines() == [
        line for line in sums if not line.endswith("SHA256SUMS")
    ]
    described = json.loads(found["datapackage.json"])
    paths = {resource["path"]: resource["games"] for resource in described["resources"]}
    assert paths == {file.name: len(file.games.deals) for file in PLAN.files}
    assert plan_from(found["datapackage.json"].decode()) == (PLAN, __version__)
    assert PLAN.command in found["README.md"].decode()
    fields = json.loads(found["schema.json"])["fields"]
    assert [field["name"] for field in fields] == [column.name for column in COLUMNS]
    assert all(f"| `{column.name}` |" in found["README.md"].decode() for column in COLUMNS)


def test_any_workers_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    @contextmanager
    def threads() -> Generator[WorkerPool]:
        with ThreadPoolExecutor(3) as executor:
            yield WorkerPool(executor, 3)

    make(tmp_path / "threads", PLAN, lambda parts: in_order(threads, Part.play, parts))
    assert files_in(tmp_path / "threads") == files_in(whole)


@pytest.mark.prove
def test_a_killed_worker_changes_nothing(whole: Path, tmp_path: Path) -> None:
    marker = tmp_path / "killed"

    def play(parts: Iterable[Part]) -> Generator[list[Row]]:
        tasks = ((part, str(marker)) for part in parts)
        return in_order(partial(processes, 2), play_part_and_die_once, tasks)

    make(tmp_path / "stormy", PLAN, play)
    assert marker.exists()
    assert files_in(tmp_path / "stormy") == files_in(whole)


@pytest.mark.parametrize("parts", [0, 1, 2, 7])
def test_an_interrupted_run_goes_on(whole: Path, tmp_path: Path, parts: int) -> None:
    folder, played = tmp_path / "begun", list[Part]()

    def until(most: int, parts: Iterable[Part]) -> Generator[list[Row]]:
        for number, part in enumerate(parts):
            if number == most:
                raise Stopped
            played.append(part)
            yield part.play()

    with pytest.raises(Stopped):
        make(folder, PLAN, partial(until, parts))
    done = sum(path.name.startswith("games") for path in folder.iterdir())
    assert (BEGUN in files_in(folder), done) == (True, {0: 0, 1: 0, 2: 1, 7: 4}[parts])
    counted: list[int] = []
    missing = sum(len(file.games.deals) for file in PLAN.files[done:])
    assert make(folder, PLAN, here, counted.append) == missing
    assert (sum(counted), files_in(folder)) == (PLAN.total, files_in(whole))


def _change_a_byte(folder: Path) -> None:
    path = folder / "games-2-artisan-0000.parquet"
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("spoil", "games"),
    [
        (_change_a_byte, 4),
        (lambda folder: (folder / "games-3-random-0001.parquet").unlink(), 2),
        (lambda folder: (folder / "README.md").write_text("Mine."), 0),
        (lambda folder: (folder / "SHA256SUMS").write_text("nonsense\n"), 24),
        (lambda folder: (folder / "README.md.tmp").write_text("Begun."), 0),
    ],
)
def test_what_is_spoiled_is_made_again(whole: Path, spoil: object, games: int) -> None:
    before = files_in(whole)
    assert callable(spoil)
    spoil(whole)
    assert make(whole, PLAN, here) == games
    assert files_in(whole) == before


@pytest.mark.parametrize(
    ("name", "plan", "sentence"),
    [
        ("notes.txt", PLAN, "has notes.txt, which is no part of this set; name another."),
        (None, replace(PLAN, seed=6), "has a set of another plan or of other versions"),
        (None, replace(PLAN, players=(2,)), "which is no part of this set"),
    ],
)
def test_a_folder_of_something_else_stays_as_it_is(
    whole: Path, name: str | None, plan: object, sentence: str
) -> None:
    if name is not None:
        (whole / name).write_text("Mine.")
    before = files_in(whole)
    with pytest.raises(ArenaError, match=sentence):
        make(whole, plan, here)  # type: ignore[arg-type]
    assert files_in(whole) == before


@pytest.mark.parametrize("call", range(12))
def test_a_full_disk_leaves_what_is_whole(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: int
) -> None:
    folder, count = tmp_path / "full", iter(range(100))

    def full(descriptor: int) -> None:
        if next(count) == call:
            raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            make(folder, PLAN, here)
    known = files_in(whole)
    assert all(files_in(folder)[name] == known[name] for name in files_in(folder) if name != BEGUN)
    assert "SHA256SUMS" not in files_in(folder)
    make(folder, PLAN, here)
    assert files_in(folder) == known
