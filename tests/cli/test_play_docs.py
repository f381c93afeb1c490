"""docs/terminal.md is true: every word, every option, and the turn it shows."""

import re
from pathlib import Path

import pytest
from kit.keyboard import a_session, typing

from lanterns.cli.commands.play import command
from lanterns.cli.terminal.start import deal
from lanterns.cli.terminal.vocabulary import Keyword

PAGE = Path(__file__).parents[2].joinpath("docs", "terminal.md").read_text(encoding="utf-8")
ONLY_ANSWERS = {"yes", "no", "all"}


def rows(heading: str) -> list[str]:
    """The first words of a table below a heading."""
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([a-z-]+)", section, re.M)


def test_every_word_is_documented() -> None:
    assert rows("What you can type") == [
        each.value for each in Keyword if each.value not in ONLY_ANSWERS
    ]


def test_every_option_is_documented() -> None:
    assert rows("Options") == [parameter.opts[0] for parameter in command.params]


def test_the_turn_shown_is_what_happens() -> None:
    shown = PAGE.split("```text\n")[1].split("```")[0].rstrip("\n").split("\n")
    session, keyboard = a_session(
        deal(None, 1, None, "", None, 5, start=1), typing("2", "1"), language="en"
    )
    with pytest.raises(EOFError):
        session.play()
    begin = keyboard.lines.index("It is your turn.")
    assert keyboard.lines[begin:] == shown
