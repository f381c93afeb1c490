"""Sound records pass; each fault has its sentence, its place and its exit code."""

import json
from pathlib import Path
from typing import Any

import pytest

from lanterns.bots import play_game
from lanterns.bots.seeding import seeded
from lanterns.bots.uniform_bot import UniformBot
from lanterns.rules import DEFAULT_SEATING, record_to_json, shuffled_tiles

from .conftest import Run


@pytest.fixture(scope="module")
def line() -> str:
    """A finished game of three as a line of JSON."""
    bots = [("random", UniformBot(), seeded("check", seat)) for seat in range(3)]
    tiles = shuffled_tiles(3, seeded("check"))
    return record_to_json(play_game(DEFAULT_SEATING[3], tiles, bots, budget=0).record)


def test_sound_records_pass(lanterns: Run, tmp_path: Path, line: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{line}\n\n{line}\n")
    done = lanterns("check", file)
    assert (done.code, done.err) == (0, "")
    assert done.out == "No fault in 2 records; finished games: 2.\n"


def test_a_byte_order_mark_is_no_part_of_a_record(lanterns: Run, line: str) -> None:
    for text in (f"{line}\n{line}\n", json.dumps(json.loads(line), indent=1)):
        done = lanterns("check", "-", stdin=text.encode("utf-8-sig"))
        assert (done.code, done.err) == (0, "")


def test_a_record_may_span_many_lines(lanterns: Run, line: str) -> None:
    done = lanterns("check", "-", stdin=json.dumps(json.loads(line), indent=1))
    assert done.out == "No fault in 1 record; finished games: 1.\n"


def test_a_game_in_progress_is_sound(lanterns: Run, line: str) -> None:
    data = json.loads(line)
    data["actions"] = data["actions"][:7]
    del data["result"]
    done = lanterns("check", "-", stdin=json.dumps(data))
    assert done.out == "No fault in 1 record; finished games: 0.\n"


def _without_last_tile(data: Any) -> None:
    data["tiles"].pop()


def _with_tile(tile: object) -> Any:
    def change(data: Any) -> None:
        data["tiles"][-1] = tile

    return change


def _repeated_tile(data: Any) -> None:
    data["tiles"][-1] = data["tiles"][0]


def _with(key: str, value: object) -> Any:
    def change(data: Any) -> None:
        data[key] = value

    return change


def _without(key: str) -> Any:
    def change(data: Any) -> None:
        del data[key]

    return change


def _with_ply(ply: int, action: str) -> Any:
    def change(data: Any) -> None:
        data["actions"][ply - 1] = action

    return change


def _one_more_action(data: Any) -> None:
    data["actions"].append(".")


def _one_action_short(data: Any) -> None:
    data["actions"].pop()


def _with_honor(data: Any) -> None:
    data["result"]["honor"][0] += 1


BROKEN = [
    (_without_last_tile, "played with 27 lake tiles, not 26"),
    (_with_tile(36), "There is no lake tile 36"),
    (_with_tile(0), "There is no lake tile 0"),
    (_repeated_tile, "is there twice"),
    (_with("seats", ["south", "north", "west"]), "follow each other clockwise"),
    (_with("seats", ["south", "south", "west"]), "cannot both sit on the south side"),
    (_with("seats", ["south"]), "two, three or four players, not one"),
    (_with("seats", ["south", "West", "north"]), "not “West”"),
    (_with_ply(1, "7"), "Action 1, 7: You need a card of every color, and you have no orange one."),
    (_with_ply(3, "nonsense"), "Action 3, nonsense: “nonsense” is not an action."),
    (_with_ply(3, "two\nlines"), "Action 3, two·lines: “two·lines” is not an action."),
    (_with_ply(3, "\ud800"), "Action 3, ·: “·” is not an action."),
    (_with_ply(3, "4R" * 999), "“4R4R4R4R4R4R4R4R4R4R4R4R4R4R4R4R4R4R4R4…” is not an action."),
    (_with_ply(2, "."), "Action 2, .: You must place a tile"),
    (_one_more_action, "The game is over."),
    (_one_action_short, "There is a result, but the game is not over"),
    (_with_honor, "The result’s honor should be ["),
    (_with("result", {}), "The result’s honor should be ["),
]

UNREADABLE = [
    (_with("format", "lanterns-record/2"), "The record’s format is “lanterns-record/2”"),
    (_without("format"), "it has no “format”"),
    (_without("tiles"), "The record has no “tiles”."),
    (_without("actions"), "The record has no “actions”."),
    (_with("tiles", "12"), "“tiles” must be a list of whole numbers."),
    (_with_tile("12"), "“tiles” must be a list of whole numbers."),
    (_with_tile(True), "“tiles” must be a list of whole numbers."),
    (_with("seats", "south"), "“seats” must be a list of words."),
    (_with("actions", [1]), "“actions” must be a list of strings."),
    (_with("result", "won"), "“result” must be a JSON object."),
]


@pytest.mark.parametrize(
    ("change", "sentence", "code"),
    [(*case, 1) for case in BROKEN] + [(*case, 2) for case in UNREADABLE],
)
def test_a_fault_is_named_with_file_and_line(
    lanterns: Run, tmp_path: Path, line: str, change: Any, sentence: str, code: int
) -> None:
    data = json.loads(line)
    change(data)
    file = tmp_path / "games.jsonl"
    file.write_text(f"{line}\n{json.dumps(data)}\n{line}\n")
    before = file.read_bytes()
    done = lanterns("check", file)
    assert (done.code, done.out) == (code, "")
    assert done.err.startswith(f"lanterns: {file}, line 2: ")
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "standard input holds no record."),
        ("\n \n", "standard input holds no record."),
        (b"\x7fELF\x02\x01\x01\x00\xff", "standard input, line 1: This is not a text file."),
        ('{"format": "lanterns-rec', "line 1: This is not JSON text (Unterminated string"),
        ("[1, 2]", "A record is a JSON object."),
        ("[" * 100_000, "too large to be a game record"),
        ('{"format": ' + "9" * 5_000 + "}", "too large to be a game record"),
    ],
)
def test_what_is_no_record_cannot_be_read(lanterns: Run, text: str | bytes, sentence: str) -> None:
    done = lanterns("check", "-", stdin=text)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err


def test_a_truncated_last_line_is_found(lanterns: Run, line: str) -> None:
    done = lanterns("check", "-", stdin=f"{line}\n{line[:-9]}")
    assert done.code == 2
    assert "standard input, line 2: This is not JSON text" in done.err


@pytest.mark.parametrize("at", [1, 3, 6])
def test_a_cut_line_is_named_by_its_place_in_the_file(lanterns: Run, line: str, at: int) -> None:
    lines = [line] * 6
    # Cut after a comma, so that the next element seems to be missing.
    lines[at - 1] = line[: line.index(",", 300) + 1]
    done = lanterns("check", "-", stdin="\n".join(lines) + "\n")
    column = len(lines[at - 1]) + 1
    assert (done.code, done.err) == (
        2,
        f"lanterns: standard input, line {at}: "
        f"This is not JSON text (Expecting value: column {column}).\n",
    )


def test_a_fault_in_a_record_of_many_lines_is_named_by_its_line(lanterns: Run, line: str) -> None:
    begun, seats, *others = json.dumps(json.loads(line), indent=1).splitlines()
    text = "\n".join(["", begun, seats, "", "no", *others])
    done = lanterns("check", "-", stdin=text)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "standard input, line 5: This is not JSON text (Expecting property name" in done.err
    assert done.err.endswith(": column 1).\n")


def test_a_directory_and_a_missing_file(lanterns: Run, tmp_path: Path) -> None:
    directory = lanterns("check", tmp_path)
    assert (directory.code, directory.err) == (
        2,
        f"lanterns: {tmp_path} is a directory, not a game record.\n",
    )
    missing = lanterns("check", tmp_path / "none")
    assert (missing.code, missing.err) == (2, f"lanterns: There is no file {tmp_path}/none.\n")
    nameless = lanterns("check", "")
    assert (nameless.code, nameless.err) == (2, "lanterns: A file to read needs a name.\n")


def test_the_first_faulty_file_ends_it(lanterns: Run, tmp_path: Path, line: str) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text(line)
    bad.write_text(line[:50])
    done = lanterns("check", good, bad, tmp_path / "none")
    assert done.code == 2
    assert f"{bad}, line 1: " in done.err
