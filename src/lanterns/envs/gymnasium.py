"""Gymnasium: one seat against bots, as a single environment or thousands at once in C.

`LanternsEnv` plays against any bots; `make_vec` steps many games against native ones. Both have the
observations and action ids of docs/research.md. An illegal action ends the game and costs more
than any loss, or is refused. Importing this registers both as `Lanterns-v1`.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from lanterns.core import ACTION_IDS
from lanterns.core.arguments import whole_number
from lanterns.rules import Direction, Game, IllegalAction, LanternsError
from lanterns.rules.errors import Refusal

from .gym_spaces import Observation, action_space, observation_space
from .one_table import OneTable
from .opponents import Opponents, opponents_for
from .rendering import RENDER_MODES, check_render_mode, rendered
from .rewards import IllegalName, RewardName, ended, refuses, reward_named, step_reward
from .tables import seating_for
from .vector import LanternsVectorEnv

__all__ = ["LanternsEnv", "LanternsVectorEnv", "make_vec"]

_BROKEN = "an opponent failed, which ended the game; reset the environment"
_ANY_ID = -(2**31), 2**31 - 1


class LanternsEnv(gymnasium.Env[Observation, np.int64]):
    """A game for one learner; every other seat is a bot.

    The learner's seat is drawn with each deal, unless `seat` fixes it. `info` has `seat`, and once
    the game is over `honor` and `winners`. With `illegal="refuse"`, an illegal action raises the
    referee's `IllegalAction` and changes nothing.
    """

    metadata = {  # noqa: RUF012 - as the base class declares it
        "render_modes": RENDER_MODES,
        "render_fps": 4,
    }

    def __init__(
        self,
        players: int = 2,
        opponents: Opponents = "random",
        *,
        seat: int | None = None,
        reward: RewardName = "win",
        illegal: IllegalName = "end",
        budget: float = 0.1,
        seating: Sequence[Direction] = (),
        render_mode: str | None = None,
    ) -> None:
        """Choose the table; `budget` is the seconds for one action of a bot that searches."""
        check_render_mode(render_mode)
        places = seating_for(players, seating)
        if seat is not None:
            whole_number("a seat", seat, 0, len(places) - 1)
        self._table = OneTable(places, opponents_for(opponents, len(places)), budget)
        self._fixed_seat, self._reward, self._refuses = seat, reward_named(reward), refuses(illegal)
        self._needs_reset = "reset the environment first"
        self._is_dealt = self._is_forfeited = False
        self.observation_space = observation_space()
        self.action_space = action_space()
        self.render_mode = render_mode

    @property
    def game(self) -> Game:
        """The game as the referee has it, record included; call `reset` first."""
        if not self._is_dealt:
            raise gymnasium.error.ResetNeeded(self._needs_reset)
        return self._table.referees_game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and let the bots before the learner act."""
        super().reset(seed=seed, options=options)
        rng = Random(int(self.np_random.integers(2**62)))  # noqa: S311 - seeded
        drawn = rng.randrange(len(self._table.seating))
        self._needs_reset, self._is_forfeited = _BROKEN, False
        self._table.deal(drawn if self._fixed_seat is None else self._fixed_seat, rng)
        self._is_dealt = True
        self._table.let_others_act()
        self._needs_reset = ""
        return self._observed(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action and let the bots answer."""
        if self._needs_reset:
            raise gymnasium.error.ResetNeeded(self._needs_reset)
        chosen, table = whole_number("an action id", action, *_ANY_ID), self._table
        before = table.game.honor[table.seat]
        try:
            if self._is_forfeited or table.game.is_over:
                raise IllegalAction(Refusal.GAME_OVER)
            table.act(chosen)
        except LanternsError as error:
            if self._refuses:
                raise
            self._is_forfeited = True
            table.close()
            info = {**self._info(), "illegal": str(error)}
            return self._observed(), self._reward.illegal, True, False, info
        # Where one of the others fails, the game is over: nobody may act for it.
        self._needs_reset = _BROKEN
        table.let_others_act()
        self._needs_reset = ""
        reward = step_reward(self._reward, table.game, table.seat, before)
        return self._observed(), reward, table.game.is_over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which ids are legal, as learners with masks ask for it."""
        legal: npt.NDArray[np.bool_] = self._observed()["action_mask"] > 0
        return legal

    def render(self) -> Any:
        """Return the position in the render mode that was asked for."""
        return rendered(self.game.state, self.render_mode)

    def close(self) -> None:
        """End the programs among the bots, if there are any."""
        self._table.close()

    def _observed(self) -> Observation:
        game, seat = self._table.game, self._table.seat
        may_choose = not self._is_forfeited and not game.is_over
        mask = game.legal_mask() if may_choose else np.zeros(ACTION_IDS, np.int8)
        return {"observation": game.observe(seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._table.seat}
        if self._table.game.is_over:
            honor, winners = ended(self._table.game)
            info |= {"honor": honor, "winners": winners}
        return info


def make_vec(
    num_envs: int,
    players: int = 2,
    opponents: Opponents | Sequence[Opponents] | None = "random",
    *,
    seat: int | None = None,
    reward: RewardName = "win",
    illegal: IllegalName = "end",
    seating: Sequence[Direction] = (),
) -> LanternsVectorEnv:
    """Return an environment of many games stepped in C; see `LanternsVectorEnv`."""
    return LanternsVectorEnv(
        num_envs, players, opponents, seat=seat, reward=reward, illegal=illegal, seating=seating
    )


# As words, which a registry can copy and write down.
gymnasium.register(
    "Lanterns-v1",
    entry_point=f"{__name__}:LanternsEnv",
    vector_entry_point=f"{__name__}:LanternsVectorEnv",
)
