"""Gymnasium: one seat against bots, as a single environment or thousands at once in C.

`LanternsEnv` plays against any bots; `make_vec` steps many games against native ones. Both have the
observations and action ids of docs/research.md. An illegal action ends the game with a reward
of -1. Importing this registers both as `Lanterns-v1`.
"""

from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from lanterns.bots.bot_game import choose_action
from lanterns.bots.errors import blaming
from lanterns.bots.program_bot import start_programs
from lanterns.core import ACTION_IDS, Batch, legal_mask, observe, packed_actions, unpack
from lanterns.core.arguments import whole_number
from lanterns.rules import (
    Direction,
    Game,
    IllegalAction,
    LanternsError,
    result_of,
    shuffled_tiles,
)
from lanterns.rules.errors import Refusal

from .gym_spaces import Observation, action_space, observation_space
from .opponents import Opponents, bots_for
from .rendering import RENDER_MODES, check_render_mode, rendered
from .rewards import ILLEGAL, RewardName, reward_named, step_reward
from .tables import seating_for
from .vector import LanternsVectorEnv

__all__ = ["LanternsEnv", "LanternsVectorEnv", "make_vec"]


class LanternsEnv(gymnasium.Env[Observation, np.int64]):
    """A game for one learner; every other seat is a bot.

    The learner's seat is drawn with each deal, unless `seat` fixes it. `info` has `seat`, and once
    the game is over `honor` and `winners`.
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
        budget: float = 0.1,
        seating: Sequence[Direction] = (),
        render_mode: str | None = None,
    ) -> None:
        """Choose the table; `budget` is the seconds for one action of a bot that searches."""
        check_render_mode(render_mode)
        self._seating = seating_for(players, seating)
        if seat is not None:
            whole_number("a seat", seat, 0, len(self._seating) - 1)
        self._bots = bots_for(opponents, len(self._seating))
        self._programs = ExitStack()
        self._fixed_seat, self._reward = seat, reward_named(reward)
        self._budget = budget
        self._seat = seat or 0
        self._game: Game | None = None
        self._is_forfeited = False
        self.observation_space = observation_space()
        self.action_space = action_space()
        self.render_mode = render_mode

    @property
    def game(self) -> Game:
        """The game as the referee has it, record included; call `reset` first."""
        if self._game is None:
            raise gymnasium.error.ResetNeeded("reset the environment first")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and let the bots before the learner act."""
        super().reset(seed=seed, options=options)
        self._rng = Random(int(self.np_random.integers(2**62)))  # noqa: S311 - seeded
        players = len(self._seating)
        drawn = self._rng.randrange(players)
        self._seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._game = Game(self._seating, shuffled_tiles(players, self._rng))
        self._is_forfeited = False
        # As everywhere, a program plays one game and ends with it.
        self._programs.close()
        start_programs((bot for _, bot in self._bots), self._programs)
        self._let_bots_act()
        return self._observed(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action and let the bots answer."""
        before = self.game.state
        try:
            if self._is_forfeited:
                raise IllegalAction(Refusal.GAME_OVER)
            packed = packed_actions(Batch.from_states([before]), [int(action)])[0]
            self.game.act(unpack(int(packed)))
        except LanternsError as error:
            self._is_forfeited = True
            self._programs.close()
            return self._observed(), ILLEGAL, True, False, {**self._info(), "illegal": str(error)}
        self._let_bots_act()
        after = self.game.state
        reward = step_reward(self._reward, before, after, self._seat)
        return self._observed(), reward, after.is_over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which ids are legal, as learners with masks ask for it."""
        legal: npt.NDArray[np.bool_] = self._observed()["action_mask"] > 0
        return legal

    def render(self) -> Any:
        """Return the position in the render mode that was asked for."""
        return rendered(self.game.state, self.render_mode)

    def close(self) -> None:
        """End the programs among the bots, if there are any."""
        self._programs.close()

    def _let_bots_act(self) -> None:
        game = self.game
        while (turn := game.turn) is not None and turn != self._seat:
            name, bot = self._bots[(turn - self._seat) % len(self._seating) - 1]
            view, legal = game.view(turn), game.legal_actions()
            action = choose_action(name, bot, view, legal, self._budget, self._rng)
            with blaming(name, action):
                game.act(action)
        if game.turn is None:
            self._programs.close()

    def _observed(self) -> Observation:
        batch = Batch.from_states([self.game.state])
        mask = legal_mask(batch)[0]
        if self._is_forfeited or self.game.turn != self._seat:
            mask = np.zeros(ACTION_IDS, np.int8)
        return {"observation": observe(batch, [self._seat])[0], "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._seat}
        if self.game.turn is None:
            result = result_of(self.game.state)
            info |= {"honor": list(result.honor), "winners": list(result.winners)}
        return info


def make_vec(
    num_envs: int,
    players: int = 2,
    opponents: Opponents | None = "random",
    *,
    seat: int | None = None,
    reward: RewardName = "win",
    seating: Sequence[Direction] = (),
) -> LanternsVectorEnv:
    """Return an environment of many games stepped in C; see `LanternsVectorEnv`."""
    return LanternsVectorEnv(
        num_envs, players, opponents, seat=seat, reward=reward, seating=seating
    )


# As words, which a registry can copy and write down.
gymnasium.register(
    "Lanterns-v1",
    entry_point=f"{__name__}:LanternsEnv",
    vector_entry_point=f"{__name__}:LanternsVectorEnv",
)
