"""Every level chooses on the page what it chooses in Python, for the same seed."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from core.wasm.page_levels import HOST, Difference, compare_game, our_bots
from kit.node import Page, page_under_node

from lanterns.bots import Bot
from lanterns.bots.human_bot import HumanLikeBot
from lanterns.bots.human_levels import apprentice
from lanterns.bots.ladder import BUILT_IN
from lanterns.bots.net_levels import phoenix
from lanterns.bots.net_search_bot import NetSearchBot
from lanterns.bots.search_bot import SearchBot
from lanterns.rules import PLAYER_COUNTS

LEVELS = tuple(BUILT_IN)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """The page's levels, started once."""
    with page_under_node(HOST) as levels:
        yield levels


@pytest.mark.parametrize(
    ("players", "deals"),
    [(2, 1), *(pytest.param(players, 6, marks=pytest.mark.prove) for players in PLAYER_COUNTS)],
)
def test_whole_games(page: Page, players: int, deals: int) -> None:
    """Each level plays at least one game of each size, to its end and by the rules."""
    bots, choices = our_bots(LEVELS), 0
    for first in range(0, len(LEVELS), players):
        names = [LEVELS[(first + seat) % len(LEVELS)] for seat in range(players)]
        choices += sum(compare_game(page, bots, names, first + 100 * n) for n in range(deals))
    assert choices > 25 * len(LEVELS) / players * deals


@pytest.mark.parametrize(
    ("level", "other"),
    [
        ("apprentice", HumanLikeBot(replace(apprentice().traits, spite=0.4))),
        ("sage", SearchBot(playouts=150, width=8)),
        ("phoenix", NetSearchBot(playouts=80)),
        ("artisan", phoenix()),
    ],
)
def test_a_difference_is_found(page: Page, level: str, other: Bot) -> None:
    """A level that is not quite the same on both sides."""
    with pytest.raises(Difference, match=f"{level} chooses"):
        for deal in range(9):
            compare_game(page, {level: other}, [level, level], deal)
