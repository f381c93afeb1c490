"""The command's options, and how it ends."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from cli.conftest import BEST, Run

from lanterns.bots import BOTS, Bot, BrokenPlugin, Choice
from lanterns.bots.registry import PluginFault
from lanterns.rules import Action, EndTurn, View, record_from_json

pytestmark = pytest.mark.usefixtures("english")


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
    out = lanterns("play", "--names", "Ana", "--seats", "west,east", "--start", "1").out
    assert "You sit on the west side.\nCarp (a bot) sits on the east side: " in out
    people = ("--people", "2", "--names", "Ana", "--bots", "random", "--start", "1")
    out = lanterns("play", *people).out
    assert (
        "Ana sits on the south side.\n"
        "Player 2 sits on the west side.\n"
        "Dice (a bot) sits on the north side: plays any legal action at random.\n"
    ) in out
    out = lanterns("play", "--players", "4", "--start", "1").out
    assert "Carp 3 (a bot) sits on the east side: " in out


def test_the_one_who_starts_is_named_or_left_to_chance(lanterns: Run) -> None:
    mine = lanterns("play", "--start", "1").out
    assert (
        "You sit on the south side.\nCarp (a bot) sits on the north side: " in mine
        and "\nThe tiles are dealt. Red faces you: you begin.\n" in mine
    )
    theirs = lanterns("play", "--start", "2").out
    assert "\nThe tiles are dealt. Red faces Carp, who begins.\n" in theirs
    assert "You sit on the south side." in theirs
    assert theirs.index("Carp places tile") < theirs.index("What will you do?")
    # Chance decides, but the same for the same seed; one of these seeds starts with each.
    begun = {"you begin" in lanterns("play", "--seed", seed).out for seed in range(8)}
    assert begun == {True, False}


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
        (["--programs"], "--programs goes with --resume; a program that --bots names is started."),
        (["--seats", "south,south"], "Two players cannot both sit on the south side."),
        (["--seats", "south,west,north"], "3 seats are named for 2 players; name one for each."),
        (["--start", "3"], "There is no player 3 at a table for 2."),
        (["--players", "5"], "5 is not in the range 2<=x<=4."),
        (["--lang", "fr"], "'fr' is not one of 'en', 'pl', 'de', 'it'."),
    ],
)
def test_a_bad_option_is_one_sentence(lanterns: Run, options: list[str], sentence: str) -> None:
    done = lanterns("play", *options)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1


def test_a_bot_may_have_a_long_name(lanterns: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "a-bot-with-a-name-that-is-longer-than-any-persons"
    monkeypatch.setitem(BOTS, name, BOTS["random"])
    done = lanterns("play", "--bots", name, stdin=BEST)
    assert (done.code, done.err) == (0, "")


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
    done = lanterns("play", "--bots", "clumsy", "--start", "1", "--record", path, stdin=BEST)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert done.err.startswith(f"lanterns: {sentence}")
    assert done.out.endswith(f"Continue with: lanterns play --resume {path}\n")
    assert len(record_from_json(path.read_text()).actions) == 1
