"""Gymnasium's vector environment over the simulator: thousands of games in one call."""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lanterns.core import (
    ACTION_IDS,
    OBSERVATION_SIZE,
    Episodes,
    Steps,
    observe,
    packed_actions,
    unpack,
)
from lanterns.core.arguments import whole_number
from lanterns.core.encoding.episodes import WAIT
from lanterns.rules import Direction, check_legal

from .gym_spaces import Observation, action_space, observation_space
from .opponents import Opponent, Opponents, asked, is_policy, natives_for, opponents_for
from .rewards import IllegalName, RewardName, refuses, reward_named
from .tables import seating_for

LARGEST_SEED = 2**63
MOST_TABLES = 1_000_000

_NOTHING = np.zeros(ACTION_IDS, np.int8)


class LanternsVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many games side by side; an ended one begins anew in the same step.

    An opponent is random, a level up to artisan, fox or magpie, a blend of one with chance such as
    `visitor:30%`, or a policy: a function from `observation` and `action_mask`, a row for each
    game, to ids. Of several lists of opponents, the first table has the first one, and so
    on around.

    With `None` the learner plays every seat in turn: each observation is that of the seat on turn,
    and each reward that of the seat which acted. `infos` has `seat`; games that ended are marked in
    `_final_info`, with their last observation in `final_obs`, and `honor`, `win_share`, `seat` and
    `is_illegal` in `final_info`. Its `reward` is what every seat gets for the end, also those that
    did not act.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as in the base class

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        opponents: Opponents | Sequence[Opponents] | None = "random",
        *,
        seat: int | None = None,
        reward: RewardName = "win",
        illegal: IllegalName = "end",
        seating: Sequence[Direction] = (),
    ) -> None:
        """Set the tables; the learner's seat moves on after each game unless `seat` fixes it."""
        self.num_envs = whole_number("a number of games", num_envs, 1, MOST_TABLES)
        places = seating_for(players, seating)
        self._line_ups = _line_ups(opponents, len(places))
        self._refuses, self._is_begun = refuses(illegal), False
        self._tables = Episodes(
            self.num_envs,
            len(places),
            [natives_for(line_up) for line_up in self._line_ups],
            seat=seat,
            reward=reward_named(reward),
            seating=places,
        )
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

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
        self._let_policies_act()
        self._is_begun = True
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
        """Apply one id in each game; an illegal one ends its game or is refused."""
        if not self._is_begun:
            raise ResetNeeded("reset the environment first")
        if self._refuses:
            self._refuse(actions)
        made = [self._tables.step(actions), *self._let_policies_act()]
        infos: dict[str, Any] = {"seat": self._tables.seats}
        rewards, is_ended = made[0].rewards, made[0].is_ended
        for steps in made[1:]:
            # No table ends twice: its next game has only begun.
            rewards, is_ended = rewards + steps.rewards, is_ended | steps.is_ended
        if is_ended.any():
            infos |= self._final(made, is_ended)
        never = np.zeros(self.num_envs, np.bool_)
        return self._observed(), rewards, is_ended, never, infos

    def _let_policies_act(self) -> list[Steps]:
        """Let policies choose until it is the learner's turn everywhere; return the steps."""
        made: list[Steps] = []
        while len(waiting := self._tables.waiting):
            batch = self._tables.batch[waiting]
            ids = np.full(self.num_envs, WAIT, np.int32)
            places = (batch.turn.astype(int) - self._tables.seats[waiting]) % self._tables.players
            kinds = waiting % len(self._line_ups)
            for kind, place in sorted({*zip(kinds.tolist(), places.tolist(), strict=True)}):
                policy = self._line_ups[kind][place - 1]
                assert is_policy(policy), "the others choose in C"
                those = (kinds == kind) & (places == place)
                ids[waiting[those]] = asked(policy, batch[those])
            made.append(self._tables.step(ids))
        return made

    def _refuse(self, actions: npt.ArrayLike) -> None:
        """Raise the referee's reason if an id is not legal."""
        ids, mask = np.asarray(actions), self._tables.legal_mask()
        for table, number in enumerate(ids.tolist()):
            if not (0 <= number < ACTION_IDS and mask[table, number]):
                one = self._tables.batch[[table]]
                check_legal(one[0], unpack(int(packed_actions(one, [number])[0])))

    def _observed(self) -> Observation:
        return {"observation": self._tables.observe(), "action_mask": self._tables.legal_mask()}

    def _final(self, made: list[Steps], is_ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        size, players = self.num_envs, self._tables.players
        seen = np.zeros((size, OBSERVATION_SIZE), np.int8)
        honor, whose = np.zeros((size, players), np.int64), np.full(size, -1, np.int8)
        shares, rewards = np.zeros((size, players)), np.zeros((size, players))
        is_illegal = np.zeros(size, np.bool_)
        for steps in made:
            at, seats = steps.ended, np.where(steps.seats < 0, steps.last.turn, steps.seats)
            seen[at] = observe(steps.last, seats)
            honor[at], shares[at] = steps.results.honor, steps.results.win_shares
            whose[at], rewards[at] = seats, steps.final
            is_illegal |= steps.is_illegal
        final = {
            "honor": honor,
            "win_share": shares,
            "reward": rewards,
            "seat": whose,
            "is_illegal": is_illegal,
        }
        return {
            "final_obs": {
                "observation": seen,
                # Nothing is legal in any of them: one row serves all.
                "action_mask": np.broadcast_to(_NOTHING, (size, ACTION_IDS)),
            },
            "_final_obs": is_ended,
            "final_info": final,
            "_final_info": is_ended,
        }


def _line_ups(
    opponents: Opponents | Sequence[Opponents] | None, players: int
) -> list[list[Opponent]]:
    if opponents is None:
        return [[]]
    if isinstance(opponents, list | tuple) and opponents:
        if all(isinstance(line_up, list | tuple) for line_up in opponents):
            return [opponents_for(line_up, players) for line_up in opponents]
    return [opponents_for(cast(Opponents, opponents), players)]
