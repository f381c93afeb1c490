"""Stable-Baselines3: many games as its learners take them, with masks for MaskablePPO.

Its learners score ids, whose meaning moves with every tile: docs/research.md says how far they get.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from stable_baselines3.common.vec_env import VecEnv

from lanterns.rules import Direction

from .gym_spaces import action_space, observation_space
from .opponents import Opponents
from .rewards import RewardName
from .vector import LanternsVectorEnv

__all__ = ["LanternsVecEnv"]


class LanternsVecEnv(VecEnv):
    """`LanternsVectorEnv` for Stable-Baselines3; an observation is what the seat sees.

    An ended game begins anew in the same step. Its info has `terminal_observation`, `episode` with
    the sum of the rewards and the number of actions, and as `is_success` the learner's share of
    the victory, so that the log shows the mean of all three.
    """

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        opponents: Opponents | Sequence[Opponents] | None = "random",
        *,
        seat: int | None = None,
        reward: RewardName = "scaled",
        seating: Sequence[Direction] = (),
    ) -> None:
        """Set the tables; the learner's seat moves on after each game unless `seat` fixes it."""
        if opponents is None:
            raise TypeError("here the learner has one seat at each table: name opponents")
        self.games = LanternsVectorEnv(
            num_envs, players, opponents, seat=seat, reward=reward, seating=seating
        )
        self._sums = np.zeros(num_envs)
        self._lengths = np.zeros(num_envs, np.int64)
        self._actions = np.zeros(num_envs, np.int64)
        seen, ids = observation_space()["observation"], action_space()
        super().__init__(num_envs, seen, ids)

    def reset(self) -> npt.NDArray[np.int8]:
        """Deal all games anew, by what `seed` was given."""
        seen, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._sums[:], self._lengths[:] = 0, 0
        return self._taken(seen)

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[
        npt.NDArray[np.int8], npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]
    ]:
        """Apply one id in each game."""
        seen, rewards, is_ended, _, facts = self.games.step(self._actions)
        self._sums += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(is_ended).tolist():
            final = facts["final_info"]
            infos[game] = {
                "terminal_observation": facts["final_obs"]["observation"][game],
                "episode": {"r": float(self._sums[game]), "l": int(self._lengths[game])},
                "is_success": float(final["win_share"][game, final["seat"][game]]),
            }
        self._sums[is_ended], self._lengths[is_ended] = 0, 0
        return self._taken(seen), rewards, is_ended, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which ids are legal, a row for each game."""
        return self._masks

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """Ask all games for what a method of this environment returns, a row for each."""
        rows = getattr(self, method_name)(*args, **kwargs)
        return [rows[game] for game in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute, the same for all games."""
        found = getattr(self if hasattr(self, attr_name) else self.games, attr_name)
        return [found for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: games have no attributes of their own."""
        raise AttributeError(f"{attr_name} cannot be set: all games share one environment")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Return false: nothing wraps a single game."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _taken(self, seen: dict[str, Any]) -> npt.NDArray[np.int8]:
        self._masks: npt.NDArray[np.bool_] = seen["action_mask"].astype(bool)
        observations: npt.NDArray[np.int8] = seen["observation"]
        return observations
