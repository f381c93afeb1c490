"""Games in the simulator are those of the referee's table."""

from random import Random

import pytest

from lanterns.arena import Bout
from lanterns.bots import Bot
from lanterns.bots.entries import entry_of
from lanterns.bots.greedy_bot import GreedyBot
from lanterns.bots.ladder import BUILT_IN
from lanterns.bots.simulated_game import can_simulate, simulated_game
from lanterns.core import unpack_text

FIXED = [name for name in BUILT_IN if name not in ("dragon", "kirin")]


def simulated(bout: Bout) -> tuple[str, ...]:
    bots = [entry_of(name).make() for name in bout.names]
    seats = list(zip(bots, bout.generators, strict=True))
    return tuple(map(unpack_text, simulated_game(bout.sides, bout.tiles, seats)))


@pytest.mark.parametrize("name", [*FIXED, "dragon@96p", "kirin@96p", "kirin@7p"])
def test_every_level_plays_the_same_game(name: str) -> None:
    """The last ones search with a few playouts; seven are too few for a kirin to trust them."""
    for deal in range(2):
        bout = Bout(3, deal, (name,) * 2)
        assert simulated(bout) == bout.play().record.actions


@pytest.mark.prove
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", FIXED)
def test_every_level_plays_the_same_game_with_more_players(name: str, players: int) -> None:
    bout = Bout(4, 0, (name,) * players)
    assert simulated(bout) == bout.play().record.actions


def test_different_bots_share_a_table() -> None:
    bout = Bout(5, 0, ("phoenix", "visitor", "random", "artisan"), rotation=3)
    assert simulated(bout) == bout.play().record.actions


class Wayward(GreedyBot):
    """A plug-in that may do as it likes."""


@pytest.mark.parametrize("bot", [entry_of("dragon").make(), entry_of("kirin").make(), Wayward()])
def test_a_bot_that_cannot_play_there_is_refused(bot: Bot) -> None:
    bout = Bout(5, 0, ("random", "random"))
    assert not can_simulate(bot)
    with pytest.raises(ValueError, match="cannot play in the simulator"):
        simulated_game(bout.sides, bout.tiles, [(bot, Random(1))] * 2)
