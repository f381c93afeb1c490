"""docs/bots.md matches the code."""

import doctest
import re
from pathlib import Path

from lanterns.bots import CHARACTERS, LADDER
from lanterns.bots.ladder import BUILT_IN
from lanterns.bots.search_bot import playout_factor
from lanterns.bots.search_levels import master, sage
from lanterns.locale import Words
from lanterns.rules import PLAYER_COUNTS

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_ladder_is_listed_in_order() -> None:
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| (\w+) \|", TEXT, re.MULTILINE)
    called = [Words("en")("bot-name", bot=name) for name in LADDER]
    levels = map(str, range(1, len(LADDER) + 1))
    assert rows == list(zip(levels, LADDER, called, strict=True))


def test_all_other_bots_are_named() -> None:
    assert {name for name in BUILT_IN if name not in LADDER} == {*CHARACTERS, "random"}
    assert all(f"`{name}`" in TEXT for name in (*CHARACTERS, "random"))


def test_the_numbers_of_playouts_are_those_of_the_levels() -> None:
    for level in (master(), sage()):
        assert level.playouts is not None
        two, three, four = (level.playouts * playout_factor(players) for players in PLAYER_COUNTS)
        assert f": {two}, {three} or {four} games" in TEXT


def test_the_example_on_the_page_works() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 0 and result.failed == 0
