"""Opponents by the names of bots: as bots for one game, as native players for thousands."""

from collections.abc import Sequence

from lanterns.bots import BOTS, Bot, bot_named, is_bot
from lanterns.bots.greedy_bot import GreedyBot
from lanterns.bots.human_bot import HumanLikeBot
from lanterns.bots.uniform_bot import UniformBot
from lanterns.core import Policy
from lanterns.core.encoding.episodes import Opponent

Opponents = str | Sequence[str]
"""One name for all, or one for each other seat, clockwise from the learner."""


def names_for(opponents: Opponents, players: int) -> list[str]:
    """Return the name of each opponent.

    >>> names_for("helper", 3), names_for(["random", "artisan"], 3)
    (['helper', 'helper'], ['random', 'artisan'])
    """
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise ValueError(
            f"at a table for {players}, opponents are one name for all, or a list of {players - 1},"
            f" not of {len(names)}"
        )
    return names


def bots_for(opponents: Opponents, players: int) -> list[tuple[str, Bot]]:
    """Return each opponent as a bot with its name."""
    names = names_for(opponents, players)
    for name in names:
        if not is_bot(name):
            raise ValueError(f"there is no bot “{name}”; there are: {', '.join(BOTS)}")
    return [(name, bot_named(name)) for name in names]


def native_opponents(opponents: Opponents, players: int) -> list[Opponent]:
    """Return each opponent as a player in C; raise `ValueError` for a bot that is none.

    >>> native_opponents("artisan", 2)
    [<Policy.GREEDY: 1>]
    """
    return [_native(name, bot) for name, bot in bots_for(opponents, players)]


def _native(name: str, bot: Bot) -> Opponent:
    match bot:
        case UniformBot():
            return Policy.RANDOM
        case GreedyBot():
            return Policy.GREEDY
        case HumanLikeBot():
            return bot.traits
        case _:
            raise ValueError(
                f"the bot “{name}” cannot play thousands of games at once; random, the levels up "
                "to artisan, fox and magpie can"
            )
