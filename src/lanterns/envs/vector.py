"""Gymnasium's vector environment over the simulator: thousands of games in one call."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lanterns.core import ACTION_IDS, OBSERVATION_SIZE, Episodes, Steps, observe
from lanterns.rules import Direction

from .gym_spaces import Observation, action_space, observation_space
from .opponents import Opponents, native_opponents
from .rewards import RewardName, reward_named

LARGEST_SEED = 2**63

_NOTHING = np.zeros(ACTION_IDS, np.int8)


class LanternsVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many games side by side; an ended one begins anew in the same step.

    The opponents are random, a level up to artisan, fox or magpie. With `None` the learner plays
    every seat in turn: each observation is that of the seat on turn, and each reward that of the
    seat which acted. `infos` has `seat`; games that ended are marked in `_final_info`, with their
    last observation in `final_obs`, and `honor`, `win_share` and `seat` in `final_info`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as in the base class

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        opponents: Opponents | None = "random",
        *,
        seat: int | None = None,
        reward: RewardName = "win",
        seating: Sequence[Direction] = (),
    ) -> None:
        """Set the tables; the learner's seat moves on after each game unless `seat` fixes it."""
        self.num_envs = num_envs
        count = len(seating) or players
        others = [] if opponents is None else native_opponents(opponents, count)
        self._tables = Episodes(
            num_envs, players, others, seat=seat, reward=reward_named(reward), seating=seating
        )
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def tables(self) -> Episodes:
        """The games in the simulator."""
        return self._tables

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew; one seed is enough for all of them."""
        if isinstance(seed, list):
            raise TypeError("one seed deals all games; a list of seeds is not needed")
        super().reset(seed=seed)
        self._tables.begin(int(self.np_random.integers(LARGEST_SEED)))
        return self._observed(), {"seat": self._tables.seats}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        Observation,
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Apply one id in each game; an illegal one ends its game with a reward of -1."""
        steps = self._tables.step(actions)
        infos: dict[str, Any] = {"seat": self._tables.seats}
        if len(steps.ended):
            infos |= self._final(steps)
        never = np.zeros(self.num_envs, np.bool_)
        return self._observed(), steps.rewards, steps.is_ended, never, infos

    def _observed(self) -> Observation:
        return {"observation": self._tables.observe(), "action_mask": self._tables.legal_mask()}

    def _final(self, steps: Steps) -> dict[str, Any]:
        size, players, at = self.num_envs, self._tables.players, steps.ended
        seats = np.where(steps.seats < 0, steps.last.turn, steps.seats)
        seen = np.zeros((size, OBSERVATION_SIZE), np.int8)
        seen[at] = observe(steps.last, seats)
        honor, shares = np.zeros((size, players), np.int64), np.zeros((size, players))
        honor[at], shares[at] = steps.results.honor, steps.results.win_shares
        whose = np.full(size, -1, np.int8)
        whose[at] = seats
        final = {
            "honor": honor,
            "win_share": shares,
            "seat": whose,
            "is_illegal": steps.is_illegal,
        }
        return {
            "final_obs": {
                "observation": seen,
                # Nothing is legal in any of them: one row serves all.
                "action_mask": np.broadcast_to(_NOTHING, (size, ACTION_IDS)),
            },
            "_final_obs": steps.is_ended,
            "final_info": final,
            "_final_info": steps.is_ended,
        }
