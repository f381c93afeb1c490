"""What a seat gets for a step of one game; the same numbers as `core.Episodes` gives in C."""

from typing import Literal, get_args

from lanterns.core import OneGame, Reward
from lanterns.core.encoding.episodes import SHAPED_HONOR

RewardName = Literal["win", "margin", "scaled", "shaped"]

IllegalName = Literal["end", "refuse"]
"""What an illegal action does: it ends the game, at a cost, or it is refused with an error."""


def reward_named(name: str) -> Reward:
    """Return the kind of reward with this name.

    >>> reward_named("margin")
    <Reward.MARGIN: 1>
    """
    if name not in get_args(RewardName):
        raise ValueError(f"a reward is win, margin, scaled or shaped, not {name!r}")
    return Reward[name.upper()]


def refuses(illegal: str) -> bool:
    """Return whether an illegal action is refused.

    >>> refuses("end"), refuses("refuse")
    (False, True)
    """
    if illegal not in get_args(IllegalName):
        raise ValueError(f"illegal is “end” or “refuse”, not {illegal!r}")
    return illegal == "refuse"


def ended(game: OneGame) -> tuple[list[int], list[int]]:
    """Return each seat's honor, and the seats that win as the game stands."""
    results = game.results
    return results.honor[0].tolist(), results.winners[0].nonzero()[0].tolist()


def step_reward(kind: Reward, game: OneGame, seat: int, before: int) -> float:
    """Return what a seat gets for a step that took its honor up from `before`."""
    reward = (game.honor[seat] - before) / SHAPED_HONOR if kind is Reward.SHAPED else 0.0
    return reward + float(kind.at_end(game.results)[0, seat]) if game.is_over else reward
