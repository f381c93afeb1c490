"""`lanterns link`: a record as a link and back, and one sentence for everything else."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from lanterns.bots import play_game
from lanterns.bots.seeding import seeded
from lanterns.bots.uniform_bot import UniformBot
from lanterns.rules import (
    DEFAULT_SEATING,
    Record,
    record_from_json,
    record_to_json,
    record_to_link,
    shuffled_tiles,
)

from .conftest import Run


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game of three."""
    bots = [("random", UniformBot(), seeded("link", seat)) for seat in range(3)]
    return play_game(DEFAULT_SEATING[3], shuffled_tiles(3, seeded("link")), bots, budget=0).record


def test_a_record_goes_into_a_link_and_back(lanterns: Run, record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    # Keys that a link leaves out, as a server's record has them.
    file.write_text(json.dumps({**json.loads(record_to_json(record)), "shuffle": {"secret": "x"}}))
    packed = lanterns("link", file)
    assert (packed.code, packed.err) == (0, "")
    text = packed.out.removesuffix("\n")
    assert text == record_to_link(record)
    for given in (text, f"https://example.org/replay#{text}", f" {text}\n"):
        read = lanterns("link", "--read", given)
        assert (read.code, read.err) == (0, "")
        assert record_from_json(read.out) == record
    assert lanterns("check", "-", stdin=read.out).code == 0


def test_a_moment_of_a_game(lanterns: Run, record: Record) -> None:
    text = lanterns("link", "-", "--ply", 5, stdin=record_to_json(record)).out.strip()
    assert text.endswith(".5")
    cut = replace(record, actions=record.actions[:5], result=None)
    read = lanterns("link", "--read", text).out
    assert record_from_json(read) == cut
    shown = lanterns("state", "-", stdin=read).out
    assert shown == lanterns("state", "-", stdin=record_to_json(cut)).out


def test_a_record_of_several_is_picked_by_number(lanterns: Run, record: Record) -> None:
    other = replace(record, actions=(), result=None)
    lines = f"{record_to_json(other)}\n{record_to_json(record)}\n"
    assert lanterns("link", "-", "--game", 2, stdin=lines).out.strip() == record_to_link(record)
    several = lanterns("link", "-", stdin=lines)
    assert (several.code, several.out) == (2, "")
    assert "holds 2 records" in several.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Give a RECORD, or --read with a TEXT."),
        (["-", "--read", "1"], "Give a RECORD or --read with a TEXT, not both."),
        (["--read", "1", "--ply", "1"], "--ply and --game go with a RECORD, not with --read."),
        (["--read", "1", "--game", "1"], "--ply and --game go with a RECORD, not with --read."),
        (["--read", ""], "There is no game in this link."),
        (["--read", "https://example.org/replay#"], "There is no game in this link."),
        (["--read", "2abc"], "The link’s format is “2”; this version reads “1”."),
        (["--read", "1 2"], "A game in a link has letters, digits, “-” and “_” only."),
        (
            ["--read", "1abcdefgh"],
            "The link is damaged or incomplete: its checksum does not match.",
        ),
        (["--read", "1" * 3000], "A game in a link has at most 2000 characters."),
        (["missing.json"], "There is no file missing.json."),
    ],
)
def test_wrong_input_is_one_sentence(lanterns: Run, arguments: list[str], sentence: str) -> None:
    done = lanterns("link", *arguments)
    assert (done.code, done.out, done.err) == (2, "", f"lanterns: {sentence}\n")


def test_a_wrong_result_is_bad_input(lanterns: Run, record: Record) -> None:
    wrong = replace(record, result={**(record.result or {}), "winners": [0, 1, 2]})
    done = lanterns("link", "-", stdin=record_to_json(wrong))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("lanterns: standard input, line 1: The result’s winners should be")


def test_a_ply_that_the_game_has_not_is_one_sentence(lanterns: Run, record: Record) -> None:
    last = len(record.actions)
    done = lanterns("link", "-", "--ply", last + 1, stdin=record_to_json(record))
    said = f"The link points to action {last + 1}; its game ends after action {last}."
    assert (done.code, done.out, done.err) == (2, "", f"lanterns: {said}\n")
