"""A set that does not hold says what is wrong with it."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from lanterns.arena import ArenaError
from lanterns.arena.dataset.checking import FileCheck, checks_of, file_faults, read_plan
from lanterns.arena.dataset.columns import import_pyarrow, row_of, to_parquet
from lanterns.arena.dataset.part import Part
from lanterns.rules import record_from_json, record_to_json

from .conftest import PLAN

FILE = "games-2-artisan-0000.parquet"
GAMES = Part(2, "artisan", PLAN.seed, range(4))

Rows = list[dict[str, Any]]


def faults_in(folder: Path) -> list[str]:
    plan, version = read_plan(folder)
    checks = checks_of(folder, plan, version, whole=True)
    return [*file_faults(folder, plan), *(fault for check in checks for fault in check.faults())]


def test_a_set_as_it_was_made_holds(whole: Path) -> None:
    assert faults_in(whole) == []


def test_every_changed_byte_is_noticed(whole: Path) -> None:
    for path in sorted(whole.iterdir()):
        data = path.read_bytes()
        for place in (0, len(data) // 2, len(data) - 2):
            path.write_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
            assert list(file_faults(whole, PLAN)), (path.name, place)
        path.write_bytes(data)
    assert faults_in(whole) == []


@pytest.mark.parametrize(
    ("spoil", "faults"),
    [
        (
            lambda folder: (folder / FILE).unlink(),
            [f"{FILE} is missing."],
        ),
        (
            lambda folder: (folder / "notes.txt").touch(),
            ["notes.txt is no part of the set."],
        ),
        (
            lambda folder: (folder / "README.md").write_text("Mine."),
            ["README.md is not as it was written: its sum is another."],
        ),
        (
            lambda folder: (folder / "SHA256SUMS").unlink(),
            ["There is no SHA256SUMS: the set is not finished, or not whole."],
        ),
        (
            lambda folder: (folder / "SHA256SUMS").write_text("Mine.\n"),
            ["SHA256SUMS has the line “Mine.”, which is no sum of a file."],
        ),
    ],
)
def test_a_fault_of_a_file_is_a_sentence(
    whole: Path, spoil: Callable[[Path], object], faults: list[str]
) -> None:
    spoil(whole)
    assert faults_in(whole) == faults


def test_sums_name_every_file_and_no_other(whole: Path) -> None:
    sums = whole / "SHA256SUMS"
    lines = [line for line in sums.read_text().splitlines() if not line.endswith(FILE)]
    sums.write_text("\n".join([*lines, f"{'0' * 64}  other.parquet"]) + "\n")
    assert sorted(faults_in(whole)) == [
        f"SHA256SUMS does not name {FILE}.",
        "SHA256SUMS names other.parquet, which is no part of the set.",
    ]


def _forge(folder: Path, change: Callable[[Rows], Rows]) -> list[str]:
    """Change rows and write the right sum of the new file."""
    rows = import_pyarrow().parquet.read_table(folder / FILE).to_pylist()
    _replace(folder, to_parquet(change(rows)))
    return faults_in(folder)


def _replace(folder: Path, data: bytes) -> None:
    old = sha256((folder / FILE).read_bytes()).hexdigest()
    (folder / FILE).write_bytes(data)
    sums = folder / "SHA256SUMS"
    sums.write_text(sums.read_text().replace(old, sha256(data).hexdigest()))


def _first(rows: Rows, **changes: object) -> Rows:
    return [{**rows[0], **changes}, *rows[1:]]


def _truncated(text: str) -> str:
    record = record_from_json(text)
    return record_to_json(replace(record, actions=record.actions[:-1], result=None))


def _other_game(row: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Return the first of other games, columns and all, in the place of this one."""
    part = replace(GAMES, **changes)
    return {**part.play()[0], "deal": row["deal"], "level": row["level"]}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            lambda rows: _first(rows, honor=[99, 1]),
            f"{FILE}, deal 0: The game has another honor than the column.",
        ),
        (
            lambda rows: _first(rows, exchanges=[9, 9]),
            f"{FILE}, deal 0: The game has another exchanges than the column.",
        ),
        (
            lambda rows: _first(rows, record="{}"),
            f"{FILE}, deal 0: ",
        ),
        (
            lambda rows: _first(rows, record=_truncated(rows[0]["record"])),
            f"{FILE}, deal 0: The game is not over.",
        ),
        (
            lambda rows: [*rows[:-1], _other_game(rows[-1], level="random", deals=range(3, 4))],
            f"{FILE}, deal 3: The record names other players.",
        ),
        (
            lambda rows: [*rows[:-1], _other_game(rows[-1], seed=77)],
            f"{FILE} has other games than the plan says.",
        ),
        (
            lambda rows: [*rows[:-1], {**_other_game(rows[-1], seed=77), "seed": 5}],
            f"{FILE}, deal 3: These are not the tiles of the seed.",
        ),
        (lambda rows: rows[1:], f"{FILE} has other games than the plan says."),
        (lambda rows: rows[::-1], f"{FILE} has other games than the plan says."),
    ],
)
def test_a_forged_game_is_noticed(whole: Path, change: Callable[[Rows], Rows], fault: str) -> None:
    [found] = _forge(whole, change)
    assert found.startswith(fault)


def _swapped(rows: Rows) -> Rows:
    """A sound game with the right tiles that another level played, under this one's name."""
    other = Part(2, "apprentice", PLAN.seed, range(1)).records()[0]
    named = replace(other, names=("bot:artisan",) * 2)
    told = row_of(named, "artisan", PLAN.seed, 0)
    return [dict(told), *rows[1:]]


def test_a_level_that_did_not_play_is_noticed(whole: Path) -> None:
    assert _forge(whole, _swapped) == [f"{FILE}, deal 0: artisan does not play like this."]


def test_another_version_may_play_otherwise(whole: Path) -> None:
    _forge(whole, _swapped)
    assert FileCheck(whole / FILE, replace(GAMES, version="0.0.1"), whole=True).faults() == []


def test_other_columns_and_no_parquet_are_noticed(whole: Path) -> None:
    arrow = import_pyarrow()
    table = arrow.parquet.read_table(whole / FILE)
    arrow.parquet.write_table(table.drop_columns(["plies"]), whole / FILE)
    check = FileCheck(whole / FILE, GAMES, whole=False)
    assert check.faults() == [f"{FILE} does not have the columns of lanterns-data/1."]
    (whole / FILE).write_text("nonsense")
    assert check.faults() == [f"{FILE} cannot be read as Parquet."]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nonsense", "It does not describe a data set."),
        ("{}", "It does not describe a data set."),
        ('{"format": "lanterns-data/0"}', "The format of this set is lanterns-data/0"),
    ],
)
def test_what_describes_no_set_is_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "datapackage.json").write_text(text)
    with pytest.raises(ArenaError, match=sentence):
        read_plan(tmp_path)


def test_a_folder_without_a_set_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"is no data set: there is no datapackage\.json"):
        read_plan(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(ArenaError, match="cannot be read: Not a directory"):
        read_plan(tmp_path / "file")
