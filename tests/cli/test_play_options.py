"""The command's options, its files, and how it ends."""

import errno
import json
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from cli.conftest import Run

from lanterns.bots import BOTS, Bot, BrokenPlugin, Choice
from lanterns.bots.registry import PluginFault
from lanterns.rules import Action, EndTurn, View, check_record, record_from_json

BEST = "2\n1\ny\n"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_the_end_of_the_input_ends_the_game(lanterns: Run) -> None:
    done = lanterns("play", stdin=BEST)
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith(
        "The input has ended, and the game with it.\n"
        "This game is not kept; start with --record FILE to keep one.\n"
    )


def test_quitting(lanterns: Run) -> None:
    done = lanterns("play", stdin="quit\nyes\n")
    assert done.code == 0
    assert "\nGoodbye!\n" in done.out


def test_a_seed_deals_the_same_game_again(lanterns: Run) -> None:
    games = [lanterns("play", "--seed", seed, stdin=BEST * 3).out for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]


def test_the_language_is_that_of_the_option_or_the_locale(
    lanterns: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Twoja kolej." in lanterns("play").out
    assert "Du bist am Zug." in lanterns("play", "--lang", "de").out
    assert "È il tuo turno." in lanterns("play", "--lang", "it").out


def test_who_sits_where(lanterns: Run) -> None:
    out = lanterns("play", "--names", "Ana", "--seats", "west,east").out
    assert "You sit in the west.\nMei sits in the east, a bot: " in out
    out = lanterns("play", "--people", "2", "--names", "Ana", "--bots", "random").out
    assert (
        "Ana sits in the south.\n"
        "Player 2 sits in the west.\n"
        "Mei sits in the north, a bot: plays any legal action.\n"
    ) in out
    out = lanterns("play", "--players", "4").out
    assert "Lin sits in the east, a bot: " in out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bots", "genius"], "There is no bot “genius”; there are: random"),
        (["--people", "3", "--players", "2"], "3 people do not fit a table for 2."),
        (
            ["--people", "2", "--players", "2", "--bots", "random"],
            "People take every seat; there is none for a bot.",
        ),
        (["--people", "4", "--bots", "random"], "At most 4 can play, people and bots together."),
        (
            ["--players", "4", "--bots", "random,random"],
            "2 bots are named for 3 seats; name one, or one for each seat.",
        ),
        (
            ["--bots", "random,random", "--players", "2"],
            "2 bots are named for 1 seat; name one, or one for each seat.",
        ),
        (["--names", "Ana,Bo"], "2 names are given for 1 person."),
        (["--people", "2", "--names", "Bo,Bo"], "Every person needs a name of their own."),
        (["--names", "bot:random"], "A person's name cannot begin with “bot:”."),
        (["--names", "\u200bbot:nobody"], "A person's name cannot begin with “bot:”."),
        (["--record", "-"], "--record needs a file; the terminal is for playing."),
        (["--resume", "-"], "--resume needs a file; the terminal is for playing."),
        (["--seats", "south,south"], "Two players cannot both sit in the south."),
        (["--seats", "south,west,north"], "3 seats are named for 2 players; name one for each."),
        (["--players", "5"], "5 is not in the range 2<=x<=4."),
        (["--lang", "fr"], "'fr' is not one of 'en', 'pl', 'de', 'it'."),
    ],
)
def test_a_bad_option_is_one_sentence(lanterns: Run, options: list[str], sentence: str) -> None:
    done = lanterns("play", *options)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1


def test_a_game_is_kept_and_resumed(lanterns: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = lanterns("play", "--seed", "5", "--record", path, "--names", "Ana", stdin=BEST * 2)
    assert first.out.endswith(f"Go on with: lanterns play --resume {path}\n")
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
def test_the_command_to_go_on_can_be_pasted(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = lanterns("play", "--record", name, stdin=BEST)
    _, _, command = done.out.splitlines()[-1].partition("Go on with: ")
    program, *arguments = shlex.split(command)
    assert (program, [file.name for file in tmp_path.iterdir()]) == ("lanterns", [name])
    before = record_from_json(Path(name).read_text())
    assert lanterns(*arguments, stdin=BEST).code == 0
    assert len(record_from_json(Path(name).read_text()).actions) > len(before.actions)


def test_a_bot_may_have_a_long_name(lanterns: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "a-bot-with-a-name-that-is-longer-than-any-persons"
    monkeypatch.setitem(BOTS, name, BOTS["random"])
    done = lanterns("play", "--bots", name, stdin=BEST)
    assert (done.code, done.err) == (0, "")


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
    done = lanterns("play", "--record", path, stdin=(BEST + "1\n1\n.\n") * 400)
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
        (json.dumps({**good, "seats": ["south", "south"]}), "cannot both sit in the south."),
        (json.dumps({**good, "names": ["Ana", "bot:genius"]}), "There is no bot “genius”"),
        (json.dumps({**good, "names": [" bot:nobody", "bot:random"]}), "There is no bot “nobody”"),
        (text + text, "holds 2 records; give one."),
    ):
        path.write_text(broken)
        done = lanterns("play", "--resume", path)
        assert (done.code, done.out) == (2, "")
        assert sentence in done.err
        assert path.read_text() == broken


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


def test_a_bot_that_cannot_be_made_is_one_sentence(
    lanterns: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> Bot:
        raise BrokenPlugin(PluginFault.NOT_A_BOT, name="ghost", where="nowhere")

    monkeypatch.setitem(BOTS, "ghost", broken)
    done = lanterns("play", "--bots", "ghost")
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        "lanterns: The bot “ghost” cannot be used: nowhere makes nothing with a method “choose”.\n"
    )


class Clumsy:
    """A bot that fails, or does what it may not."""

    def __init__(self, action: Action | None) -> None:
        self.action = action

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Take the action, or stumble."""
        if self.action is None:
            raise ZeroDivisionError
        return Choice(self.action)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (None, "The bot “clumsy” failed with ZeroDivisionError."),
        (EndTurn(), "The bot “clumsy” chose .: You must place a tile"),
    ],
)
def test_a_bot_that_fails_ends_the_game_in_one_sentence(
    lanterns: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    action: Action | None,
    sentence: str,
) -> None:
    monkeypatch.setitem(BOTS, "clumsy", lambda: Clumsy(action))
    path = tmp_path / "game.json"
    done = lanterns("play", "--bots", "clumsy", "--record", path, stdin=BEST)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert done.err.startswith(f"lanterns: {sentence}")
    assert done.out.endswith(f"Go on with: lanterns play --resume {path}\n")
    assert len(record_from_json(path.read_text()).actions) == 1
