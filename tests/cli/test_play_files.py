"""Games that are saved in a file and resumed."""

import errno
import json
import os
import shlex
from pathlib import Path

import pytest
from cli.conftest import BEST, Run

from lanterns.rules import Color, check_record, record_from_json

pytestmark = pytest.mark.usefixtures("english")


def test_a_game_is_kept_and_resumed(lanterns: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ("--seed", "5", "--start", "1", "--names", "Ana")
    first = lanterns("play", *options, "--record", path, stdin=BEST * 2)
    assert first.out.endswith(f"Continue with: lanterns play --resume {path}\n")
    kept = record_from_json(path.read_text())
    assert (kept.names, kept.result) == (("Ana", "bot:lamplighter"), None)
    assert len([text for text in kept.actions if "@" in text]) == 4
    again = lanterns("play", "--resume", path, stdin=BEST)
    assert again.code == 0
    further = record_from_json(path.read_text())
    assert further.actions[: len(kept.actions)] == kept.actions
    assert len(further.actions) > len(kept.actions)
    copy = tmp_path / "copy.json"
    lanterns("play", "--resume", path, "--record", copy, stdin=BEST)
    assert record_from_json(path.read_text()) == further
    assert len(record_from_json(copy.read_text()).actions) > len(further.actions)
    assert sorted(tmp_path.iterdir()) == [copy, path]


@pytest.mark.parametrize("name", ["my game.json", "--resume", "-game", "it's"])
def test_the_resume_command_can_be_pasted(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = lanterns("play", "--record", name, stdin=BEST)
    _, _, command = done.out.splitlines()[-1].partition("Continue with: ")
    program, *arguments = shlex.split(command)
    assert (program, [file.name for file in tmp_path.iterdir()]) == ("lanterns", [name])
    before = record_from_json(Path(name).read_text())
    assert lanterns(*arguments, stdin=BEST).code == 0
    assert len(record_from_json(Path(name).read_text()).actions) > len(before.actions)


def test_an_interrupt_while_saving_leaves_nothing_behind(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupts = iter([KeyboardInterrupt])

    def interrupted(*_: object) -> None:
        for interrupt in interrupts:
            raise interrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    path = tmp_path / "game.json"
    assert lanterns("play", "--record", path, stdin=BEST).code == 130
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_text()


def test_a_kept_game_stays_as_open_to_others_as_any_file(lanterns: Run, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other"
    lanterns("play", "--record", path, stdin=BEST)
    other.touch()
    assert path.stat().st_mode == other.stat().st_mode


def test_a_finished_game_is_kept_with_its_result(lanterns: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    discards = "".join(f"-{color.letter}\n" for color in Color)
    done = lanterns("play", "--record", path, stdin=(BEST + "1\n1\n.\n" + discards) * 400)
    assert done.out.endswith(f"The game is saved in {path}.\n")
    assert check_record(record_from_json(path.read_text())).is_over
    over = lanterns("play", "--resume", path)
    assert (over.code, over.err) == (2, f"lanterns: The game in {path} is over.\n")


def test_no_file_is_ever_overwritten(lanterns: Run, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("mine")
    done = lanterns("play", "--record", path, stdin=BEST)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"lanterns: There is already a file {path}; name a new one.\n"
    assert path.read_text() == "mine"
    beside = tmp_path / "game.json.new"
    beside.write_text("mine, too")
    assert lanterns("play", "--record", tmp_path / "game.json", stdin=BEST).code == 0
    assert beside.read_text() == "mine, too"


def test_files_that_cannot_be_used(lanterns: Run, tmp_path: Path) -> None:
    done = lanterns("play", "--record", tmp_path / "no" / "game.json")
    assert (done.code, done.err.endswith("cannot be written: No such file or directory.\n")) == (
        2,
        True,
    )
    for text, sentence in (
        ("", "holds no record."),
        ("{}", "it has no “format”."),
        ("[", "This is not JSON text"),
    ):
        path = tmp_path / "bad.json"
        path.write_text(text)
        done = lanterns("play", "--resume", path)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert sentence in done.err
    assert lanterns("play", "--resume", tmp_path / "none").code == 2


def test_records_that_cannot_be_resumed(lanterns: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    lanterns("play", "--record", path, "--seed", "1", stdin=BEST)
    text = path.read_text()
    good = json.loads(text)
    for broken, sentence in (
        (json.dumps({**good, "actions": ["4R"]}), "You need four red cards and have one."),
        (json.dumps({**good, "seats": ["south", "south"]}), "cannot both sit on the south side"),
        (json.dumps({**good, "names": ["Ana", "bot:genius"]}), "There is no bot “genius”"),
        (json.dumps({**good, "names": [" bot:nobody", "bot:random"]}), "There is no bot “nobody”"),
        (text + text, "holds 2 records; give one."),
    ):
        path.write_text(broken)
        done = lanterns("play", "--resume", path)
        assert (done.code, done.out) == (2, "")
        assert sentence in done.err
        assert path.read_text() == broken


def test_a_file_that_may_not_be_read_is_our_own_sentence(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    path = tmp_path / "game.json"
    path.touch()
    # Whoever runs the tests may read everything, perhaps.
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    monkeypatch.setattr("builtins.open", refused)
    done = lanterns("play", "--resume", path)
    assert (done.code, done.err) == (2, f"lanterns: {path} cannot be read: Permission denied.\n")


def test_a_resumed_game_is_not_dealt_again(lanterns: Run, tmp_path: Path) -> None:
    done = lanterns("play", "--resume", tmp_path / "game.json", "--players", "3")
    assert (done.code, done.err) == (
        2,
        "lanterns: A resumed game is dealt already: leave out --players.\n",
    )


def test_a_game_that_can_no_longer_be_saved_goes_on(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "game.json"
    lanterns("play", "--record", path, stdin=BEST)
    before = path.read_text()
    monkeypatch.setattr(os, "fsync", full)
    done = lanterns("play", "--resume", path, stdin=BEST)
    assert done.code == 0
    assert "The game could not be saved: No space left on device." in done.out
    assert "--resume" not in done.out
    assert "It is your turn." in done.out
    assert [file.read_text() for file in tmp_path.iterdir()] == [before]
