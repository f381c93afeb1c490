"""Records by the thousand, the same ones for the same seed."""

import json
import os
import re
from pathlib import Path

import pytest

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
