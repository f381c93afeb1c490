"""What can be asked of one position: its legal actions, its state, its counts."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from lanterns.rules import (
    DEFAULT_SEATING,
    Record,
    apply,
    end_of,
    legal_actions,
    new_game,
    record_to_json,
    state_from_text,
    to_text,
    view_for,
    view_to_text,
)

from .conftest import Run

_SEVERAL = "lanterns: standard input holds 2 records; give one, or name one with --game.\n"

RECORD = Record(DEFAULT_SEATING[2], tuple(range(1, 23)), actions=("1@0,1r0", "4@1,0r3"))


def _alone(folder: Path) -> Path:
    path = folder / "alone.json"
    path.write_text(record_to_json(RECORD))
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record, in a file."""
    path = tmp_path / "game.json"
    path.write_text(record_to_json(RECORD))
    return path


def test_legal_lists_every_action_in_order(lanterns: Run, file: Path) -> None:
    done = lanterns("legal", file)
    assert done.out.splitlines() == [to_text(action) for action in legal_actions(end_of(RECORD))]
    # Three tiles in hand order, on seven free cells by x then y, in four rotations.
    assert done.out.splitlines()[:5] == ["2@-1,0r0", "2@-1,0r1", "2@-1,0r2", "2@-1,0r3", "2@-1,1r0"]
    assert len(done.out.splitlines()) == 3 * 7 * 4


def test_state_shows_everything(lanterns: Run, file: Path) -> None:
    shown = json.loads(lanterns("state", file).out)
    state = end_of(RECORD)
    assert shown["lake"] == ["0@0,0r2", "1@0,1r0", "4@1,0r3"]
    assert shown["draw_stack"] == list(state.draw_stack)
    assert [player["hand"] for player in shown["players"]] == [[2, 3, 7], [5, 6, 8]]
    assert (shown["turn"], shown["phase"], shown["seats"]) == (0, "exchange", ["south", "north"])
    assert list(shown["supply"].values()) == list(state.supply)
    assert "".join(shown["supply"]) == "ROGPBWK"


def test_state_for_a_seat_hides_what_it_may_not_know(lanterns: Run, file: Path) -> None:
    shown = json.loads(lanterns("state", file, "--seat", 1).out)
    assert [player["hand"] for player in shown["players"]] == [None, [5, 6, 8]]
    assert [player["hand_size"] for player in shown["players"]] == [3, 3]
    assert shown["draw_count"] == view_for(end_of(RECORD), 1).draw_count
    assert "draw_stack" not in shown


def test_state_is_printed_as_one_line_of_text(lanterns: Run, file: Path) -> None:
    done = lanterns("state", file, "--text")
    assert state_from_text(done.out.removesuffix("\n")) == end_of(RECORD)
    seen = lanterns("state", file, "--text", "--seat", 1)
    assert seen.out == view_to_text(view_for(end_of(RECORD), 1)) + "\n"


def test_perft_counts_and_divides(lanterns: Run, file: Path) -> None:
    assert lanterns("perft", file, 0).out == "1\n"
    assert lanterns("perft", file, 1).out == "84\n"
    lines = lanterns("perft", file, 2, "--divide").out.splitlines()
    assert len(lines) == 84 + 1
    counts = dict(line.split() for line in lines[:-1])
    first = legal_actions(end_of(RECORD))[0]
    assert int(counts[to_text(first)]) == len(legal_actions(apply(end_of(RECORD), first).state))
    assert int(lines[-1]) == sum(map(int, counts.values()))
    assert lanterns("perft", file, 2).out == f"{lines[-1]}\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["state", "-", "--seat", "2"], "There is no seat 2; the seats are 0 to 1."),
        (["state", "-", "--seat", "-1"], "There is no seat -1; the seats are 0 to 1."),
        (["perft", "-", "-1"], "DEPTH is a whole number, at least 0."),
        (["perft", "-", "1", "--divided"], "No such option '--divided'."),
        (["state", "-", "--seat", "x"], "'x' is not a valid whole number."),
        (["perft", "-", "--", "-1"], "-1 is not in the range x>=0"),
        (["perft", "-", "2", "--engine", "guess"], "Invalid value for '--engine': 'guess' is not"),
        (["perft", "-"], "Missing argument 'DEPTH'"),
        (["dance"], "No such command 'dance'."),
        (["chek"], "There is no command “chek”; did you mean check?"),
    ],
)
def test_bad_usage_is_one_sentence(lanterns: Run, arguments: list[str], sentence: str) -> None:
    done = lanterns(*arguments, stdin=record_to_json(RECORD))
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("command", [["legal"], ["state"], ["perft"]])
def test_a_broken_record_is_bad_input(lanterns: Run, command: list[str]) -> None:
    depth = ["1"] if command == ["perft"] else []
    broken = Record(RECORD.seating, RECORD.tiles, ("1@0,1r0", "1@0,2r0"))
    done = lanterns(*command, "-", *depth, stdin=record_to_json(broken))
    assert (done.code, done.out) == (2, "")
    assert "standard input, line 1: Action 2, 1@0,2r0: You do not hold tile 1." in done.err


def test_one_record_is_expected(lanterns: Run) -> None:
    text = record_to_json(RECORD)
    done = lanterns("legal", "-", stdin=f"{text}\n{text}\n")
    assert (done.code, done.err) == (2, _SEVERAL)


def test_a_record_of_several_is_picked_by_number(lanterns: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    start = replace(RECORD, actions=())
    # Only the record that is asked for is read.
    file.write_text(f"{record_to_json(start)}\n\n{record_to_json(RECORD)}\n{{broken\n")
    assert lanterns("legal", file, "--game", 2).out == lanterns("legal", _alone(tmp_path)).out
    assert lanterns("perft", file, 1, "--game", 1).out == "48\n"
    assert lanterns("perft", file, 1, "--game", 2).out == "84\n"
    shown = json.loads(lanterns("state", file, "--game", 2, "--seat", 1).out)
    assert shown["lake"] == ["0@0,0r2", "1@0,1r0", "4@1,0r3"]


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("3", "There is no game 3 in standard input; the last is 2."),
        ("0", "Invalid value for '--game': 0 is not in the range x>=1."),
    ],
)
@pytest.mark.parametrize("command", [["legal", "-"], ["state", "-"], ["perft", "-", "1"]])
def test_a_number_without_a_record_is_one_sentence(
    lanterns: Run, command: list[str], number: str, sentence: str
) -> None:
    text = record_to_json(RECORD)
    done = lanterns(*command, "--game", number, stdin=f"{text}\n{text}\n")
    assert (done.code, done.out, done.err) == (2, "", f"lanterns: {sentence}\n")


def test_perft_shows_progress_on_a_terminal_alone(
    lanterns: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert lanterns("perft", file, 2).err == ""
    steps: list[int] = []

    @contextmanager
    def bar(label: str, total: int | None) -> Iterator[Callable[[int, str], None]]:
        steps.append(total or 0)
        yield lambda count, note: steps.append(count)

    monkeypatch.setattr("lanterns.cli.commands.perft.progress_bar", bar)
    for engine in ("rules", "core"):
        steps.clear()
        assert lanterns("perft", file, 1, "--engine", engine).out == "84\n"
        assert steps == [84, *[1] * 84]


def test_a_dealt_game_has_no_actions_yet(lanterns: Run) -> None:
    dealt = Record(RECORD.seating, RECORD.tiles)
    done = lanterns("legal", "-", stdin=record_to_json(dealt))
    assert len(done.out.splitlines()) == len(legal_actions(new_game(dealt.seating, dealt.tiles)))
