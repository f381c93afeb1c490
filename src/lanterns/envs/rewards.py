"""What a seat gets for a step; the same numbers as `core.Reward` gives in C."""

from typing import Literal, get_args

from lanterns.core import Reward
from lanterns.rules import GameState, result_of

RewardName = Literal["win", "margin", "shaped"]

SHAPED_HONOR = 100
"""Points of honor that a shaped reward counts as much as a victory."""

ILLEGAL = -1.0
"""The reward for an illegal action, which ends the game."""


def reward_named(name: str) -> Reward:
    """Return the kind of reward with this name.

    >>> reward_named("margin")
    <Reward.MARGIN: 1>
    """
    if name not in get_args(RewardName):
        raise ValueError(f"a reward is win, margin or shaped, not {name!r}")
    return Reward[name.upper()]


def final_rewards(kind: Reward, honor: list[int], winners: list[int]) -> list[float]:
    """Return what each seat gets when the game ends.

    >>> final_rewards(Reward.WIN, [30, 41, 41], [1, 2])
    [0.0, 0.5, 0.5]
    >>> final_rewards(Reward.MARGIN, [30, 41, 38], [1])
    [-11.0, 3.0, -3.0]
    """
    seats = range(len(honor))
    if kind is Reward.MARGIN:
        return [float(honor[s] - max(honor[o] for o in seats if o != s)) for s in seats]
    return [1 / len(winners) if seat in winners else 0.0 for seat in seats]


def step_reward(kind: Reward, before: GameState, after: GameState, seat: int) -> float:
    """Return what a seat gets for a step from one state to another."""
    reward = 0.0
    if kind is Reward.SHAPED:
        gained = after.players[seat].honor - before.players[seat].honor
        reward = gained / SHAPED_HONOR
    if after.is_over:
        result = result_of(after)
        reward += final_rewards(kind, list(result.honor), list(result.winners))[seat]
    return reward
