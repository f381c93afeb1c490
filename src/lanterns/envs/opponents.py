"""Opponents: bots by their names, and policies that choose for many tables at once."""

from collections.abc import Callable, Sequence
from typing import Any, TypeGuard

import numpy as np
import numpy.typing as npt

from lanterns import core
from lanterns.bots import BOTS, Bot, is_bot
from lanterns.bots.blended_bot import BlendedBot
from lanterns.bots.entries import entry_of
from lanterns.bots.greedy_bot import GreedyBot
from lanterns.bots.human_bot import HumanLikeBot
from lanterns.bots.uniform_bot import UniformBot
from lanterns.core import Batch, Blend, Policy, Traits

BatchPolicy = Callable[[dict[str, Any]], npt.ArrayLike]
"""Gets `observation` and `action_mask`, a row for each game, and returns an id for each."""

Opponent = str | BatchPolicy

Opponents = Opponent | Sequence[Opponent]
"""One player for all other seats, or one for each, clockwise from the learner."""

Native = Policy | Traits | Blend
"""A player that chooses in C."""


def opponents_for(opponents: Opponents, players: int) -> list[Opponent]:
    """Return the player of each other seat; refuse what is none.

    >>> opponents_for("helper", 3), opponents_for(["random", "artisan"], 3)
    (['helper', 'helper'], ['random', 'artisan'])
    """
    if isinstance(opponents, str) or callable(opponents):
        listed: list[Opponent] = [opponents] * (players - 1)
    elif isinstance(opponents, Sequence):
        listed = list(opponents)
    else:
        raise TypeError(f"an opponent is a name or a policy, not {type(opponents).__name__}")
    for opponent in listed:
        _check(opponent)
    if len(listed) != players - 1:
        raise ValueError(
            f"at a table for {players}, opponents are one name for all, or a list of {players - 1},"
            f" not of {len(listed)}"
        )
    return listed


def _check(opponent: object) -> None:
    if callable(opponent):
        return
    if not isinstance(opponent, str):
        raise TypeError(f"an opponent is a name or a policy, not {type(opponent).__name__}")
    if not is_bot(entry_of(opponent).bot):
        raise ValueError(f"there is no bot “{opponent}”; there are: {', '.join(BOTS)}")


def native(opponent: Opponent) -> Native | None:
    """Return an opponent as a player in C, if it is one.

    >>> native("artisan"), native("visitor:30%").share, native("kirin")
    (<Policy.GREEDY: 1>, 0.3, None)
    """
    return None if is_policy(opponent) else _native(entry_of(str(opponent)).make())


def natives_for(opponents: Sequence[Opponent]) -> list[Native | None]:
    """Return players in C, and `None` for policies; raise `ValueError` for any other bot."""
    found = [native(opponent) for opponent in opponents]
    for opponent, player in zip(opponents, found, strict=True):
        if player is None and not is_policy(opponent):
            raise ValueError(
                f"the bot “{opponent}” cannot play thousands of games at once; random, the levels "
                "up to artisan, fox, magpie and blends such as visitor:30% can"
            )
    return found


def is_policy(opponent: Opponent) -> TypeGuard[BatchPolicy]:
    """Return whether an opponent is a policy on batches, and not a name."""
    return not isinstance(opponent, str)


def asked(policy: BatchPolicy, games: Batch) -> npt.NDArray[np.int32]:
    """Return the ids that a policy chooses, one for each game; refuse what is not legal."""
    mask = core.legal_mask(games)
    answer = np.asarray(policy({"observation": core.observe(games), "action_mask": mask.copy()}))
    if answer.shape != (len(games),) or answer.dtype.kind not in "iu":
        raise TypeError(
            f"a policy returns {len(games)} whole numbers for {len(games)} games, not an array of "
            f"{answer.dtype} with the shape {answer.shape}"
        )
    ids = answer.astype(np.int32)
    inside = (ids >= 0) & (ids < core.ACTION_IDS)
    legal = inside & (mask[np.arange(len(ids)), np.where(inside, ids, 0)] > 0)
    if not legal.all():
        raise ValueError(f"a policy chose the id {ids[~legal][0]}, which is not legal")
    return ids


def _native(bot: Bot) -> Native | None:
    match bot:
        case UniformBot():
            return Policy.RANDOM
        case GreedyBot():
            return Policy.GREEDY
        case HumanLikeBot():
            return bot.traits
        case BlendedBot():
            player = _native(bot.bot)
            return None if player is None or isinstance(player, Blend) else Blend(player, bot.share)
    return None
