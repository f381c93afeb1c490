"""Records by the thousand, the same ones for the same seed."""

import json
import os
import re
from pathlib import Path

import pytest

from lanterns import core
from lanterns.cli.simulation.core_games import GAMES_A_PART
from lanterns.rules import Direction, check_record, record_from_json

from .conftest import Run


@pytest.mark.parametrize("players", [2, 3, 4])
def test_writes_finished_games_with_their_results(lanterns: Run, players: int) -> None:
    done = lanterns("simulate", "--players", players, "--games", 3, "--seed", 1)
    lines = done.out.splitlines()
    assert (done.code, done.err, len(lines)) == (0, "", 3)
    for line in lines:
        assert check_record(record_from_json(line)).is_over
        assert set(json.loads(line)["result"]) == {"honor", "favor", "cards", "winners"}
        assert json.loads(line)["names"] == ["bot:random"] * players


def test_a_seed_gives_the_same_games_on_any_number_of_processes(
    lanterns: Run, tmp_path: Path
) -> None:
    alone, shared = tmp_path / "alone.jsonl", tmp_path / "shared.jsonl"
    lanterns("simulate", "--games", 20, "--seed", 4, "--out", alone)
    lanterns("simulate", "--games", 20, "--seed", 4, "--jobs", 2, "--out", shared)
    assert alone.read_text() == shared.read_text()
    assert len(alone.read_text().splitlines()) == 20


def test_games_of_a_seed_differ_from_each_other_and_from_other_seeds(lanterns: Run) -> None:
    games = [
        *lanterns("simulate", "--games", 5, "--seed", 1).out.splitlines(),
        *lanterns("simulate", "--games", 5, "--seed", 2).out.splitlines(),
    ]
    assert len(set(games)) == 10


def test_without_a_seed_every_run_is_new_and_prints_its_seed(lanterns: Run) -> None:
    first, second = lanterns("simulate"), lanterns("simulate")
    assert first.out != second.out
    printed = re.fullmatch(r"Seed (\d+)\.\n", first.err)
    assert printed is not None
    again = lanterns("simulate", "--seed", printed[1])
    assert (again.out, again.err) == (first.out, "")


def test_seats_are_taken_as_named(lanterns: Run) -> None:
    done = lanterns("simulate", "--players", 3, "--seats", "east, south, north")
    record = record_from_json(done.out)
    assert record.seating == (Direction.EAST, Direction.SOUTH, Direction.NORTH)


def test_a_file_is_not_overwritten_silently(lanterns: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.touch()  # an empty file has nothing to lose
    assert lanterns("simulate", "--games", 2, "--seed", 1, "--out", out).code == 0
    first = out.read_text()
    done = lanterns("simulate", "--games", 1, "--seed", 2, "--out", out)
    sentence = f"lanterns: There is already a file {out}; name a new one, or add --force.\n"
    assert (done.code, done.err, out.read_text()) == (2, sentence, first)
    assert lanterns("simulate", "--games", 1, "--seed", 2, "--out", out, "--force").code == 0
    assert len(out.read_text().splitlines()) == 1
    assert lanterns("simulate", "--out", os.devnull, "--seed", 1).code == 0


def test_a_budget_is_for_bots_that_think_for_as_long_as_they_may(lanterns: Run) -> None:
    options = ("simulate", "--seed", 1, "--bots")
    # Without time to search, the dragon plays the same game every time.
    hurried = lanterns(*options, "dragon", "--budget", 0).out
    assert hurried.replace("dragon", "dragon@0") == lanterns(*options, "dragon@0").out
    # The master's thinking is fixed, unless the limit is its own.
    fixed = lanterns(*options, "master", "--budget", 0).out
    assert fixed == lanterns(*options, "master").out
    assert fixed.replace("master", "master@0") != lanterns(*options, "master@0").out


def test_no_games_is_an_empty_file(lanterns: Run) -> None:
    done = lanterns("simulate", "--games", 0)
    assert (done.code, done.out, done.err) == (0, "", "")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "nobody"], "There is no bot “nobody”; there are: "),
        (
            ["--bots", "random,random,random"],
            "3 bots are named for 2 seats; name one, or one for each seat.",
        ),
        (["--seats", "south,up"], "A seat is north, east, south or west, not “up”."),
        (["--seats", "south,east,north"], "The seats must follow each other clockwise"),
        (["--seats", "south,west,north"], "3 seats are named for 2 players; name one for each."),
        (["--players", "5"], "5 is not in the range 2<=x<=4"),
        (["--seed", "x"], "Invalid value for '--seed': 'x' is not a valid whole number."),
        (["--out", ""], "A file to write needs a name."),
        (["--out", "/nowhere/games.jsonl"], "/nowhere/games.jsonl cannot be written: "),
    ],
)
def test_bad_options_are_one_sentence(lanterns: Run, arguments: list[str], sentence: str) -> None:
    done = lanterns("simulate", *arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("lanterns: ")
    assert sentence in done.err
    assert done.err.count("\n") == 1


CORE = ("simulate", "--engine", "core", "--seed", 5)


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_the_simulator_writes_records_too(lanterns: Run, policy: str) -> None:
    done = lanterns(*CORE, "--players", 3, "--games", 4, "--policy", policy)
    records = [record_from_json(line) for line in done.out.splitlines()]
    assert (done.code, done.err, len(records)) == (0, "", 4)
    assert all(check_record(record).is_over for record in records)
    assert records[0].names == (f"bot:{policy}",) * 3


def test_a_file_of_the_simulator_is_resumed(lanterns: Run, tmp_path: Path) -> None:
    whole, begun = tmp_path / "whole.jsonl", tmp_path / "begun.jsonl"
    lanterns(*CORE, "--games", 9, "--out", whole)
    text = whole.read_text()
    begun.write_text(text[: len(text) // 2])  # in the middle of a line
    done = lanterns(*CORE, "--games", 9, "--out", begun, "--resume")
    assert (done.code, done.err, begun.read_text()) == (0, "", text)
    assert lanterns(*CORE, "--games", 9, "--out", begun, "--resume").code == 0
    assert begun.read_text() == text
    other = lanterns("simulate", "--engine", "core", "--seed", 6, "--out", begun, "--resume")
    assert (other.code, begun.read_text()) == (2, text)
    assert "another seed, policy or seating" in other.err
    refused = lanterns(*CORE, "--out", begun)
    assert (refused.code, begun.read_text()) == (2, text)
    nowhere = lanterns(*CORE, "--resume")
    assert (nowhere.code, nowhere.out) == (2, "")
    assert nowhere.err == "lanterns: To resume, name with --out where the games are.\n"


@pytest.mark.parametrize("text", ["notes", "notes\nmore notes"])
def test_a_file_of_something_else_is_not_cut_off(lanterns: Run, tmp_path: Path, text: str) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text(text)
    done = lanterns(*CORE, "--out", notes, "--resume")
    sentence = f"lanterns: {notes} has games of another seed, policy or seating.\n"
    assert (done.code, done.err, notes.read_text()) == (2, sentence, text)


@pytest.mark.prove
def test_the_simulator_plays_the_same_games_on_several_processes(
    lanterns: Run, tmp_path: Path
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for form, read in (("jsonl", Path.read_text), ("parquet", parquet.read_table)):
        found = []
        for jobs in (1, 2):
            out = tmp_path / f"{jobs}.{form}"
            options = ("--games", GAMES_A_PART + 1, "--format", form, "--out", out)
            assert lanterns(*CORE, *options, "--jobs", jobs).code == 0
            found.append(read(out))
        assert found[0] == found[1]


def test_a_folder_of_parquet_is_filled_up(lanterns: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out, there = tmp_path / "games", []
    for games in (3, 5, 2):
        options = ("--games", games, "--format", "parquet", "--out", out, "--resume")
        assert lanterns(*CORE, *options).code == 0
        there.append(set(parquet.read_table(out)["game"].to_pylist()))
    # No game is removed if fewer are asked for.
    assert there == [set(range(3)), set(range(5)), set(range(5))]
    (out / "part-000000.parquet").write_text("nonsense")
    done = lanterns(*CORE, "--format", "parquet", "--out", out, "--resume")
    assert (done.code, "is not a Parquet file" in done.err) == (2, True)


def test_parquet_has_a_row_for_each_decision(lanterns: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "games"
    assert lanterns(*CORE, "--games", 6, "--format", "parquet", "--out", out).code == 0
    table = parquet.read_table(out / "part-000000.parquet")
    rows = table.to_pylist()
    logs = core.play_logs(2, 6, seed=5)
    assert len(rows) == int((logs.actions >= 0).sum())
    for row in rows[::17]:
        position = core.Batch.from_bytes(row["position"])
        assert core.legal_mask(position)[0, row["action_id"]]
        assert row["seat"] == position.turn[0]
    assert sum(row["win_share"] for row in {(r["game"], r["seat"]): r for r in rows}.values()) == 6
    again = lanterns(*CORE, "--games", 6, "--format", "parquet", "--out", out)
    assert (again.code, "--resume" in again.err) == (2, True)
    resumed = lanterns(*CORE, "--games", 6, "--format", "parquet", "--out", out, "--resume")
    assert resumed.code == 0
    wrong = lanterns(*CORE, "--players", 3, "--format", "parquet", "--out", out, "--resume")
    assert (wrong.code, "another seed" in wrong.err) == (2, True)
    assert lanterns(*CORE, "--format", "parquet").code == 2


def test_options_of_the_simulator_need_it(lanterns: Run) -> None:
    assert "need --engine core" in lanterns("simulate", "--format", "parquet").err
    assert "name the seed" in lanterns("simulate", "--engine", "core", "--resume").err


@pytest.mark.parametrize("option", [("--bots", "random"), ("--budget", 0.5)])
def test_the_simulator_has_no_bots(lanterns: Run, option: tuple[object, ...]) -> None:
    done = lanterns(*CORE, *option)
    sentence = "--bots and --budget need --engine rules; the simulator has --policy."
    assert (done.code, done.out, done.err) == (2, "", f"lanterns: {sentence}\n")
