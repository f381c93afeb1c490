"""PettingZoo: Lanterns as an AEC environment for two, three or four agents.

`env` is checked by PettingZoo's wrappers: an illegal action ends the game, costs the agent more
than any loss, and gives 0 to the others. `raw_env` raises the referee's `IllegalAction` instead. An
agent may act several times in a row: exchange, dedicate, discard, place.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lanterns.core import ACTION_IDS, OneGame, Reward
from lanterns.core.encoding.episodes import SHAPED_HONOR
from lanterns.rules import Direction

from .gym_spaces import Observation, action_space, observation_space
from .rendering import RENDER_MODES, check_render_mode, rendered
from .rewards import RewardName, ended, reward_named
from .tables import seating_for

__all__ = ["LanternsAEC", "env", "raw_env"]

VERSION = "lanterns_v1"


def env(
    players: int = 2,
    *,
    reward: RewardName = "win",
    seating: Sequence[Direction] = (),
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """Return the environment with PettingZoo's checks around it."""
    game: Any = raw_env(players, reward=reward, seating=seating, render_mode=render_mode)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=reward_named(reward).illegal)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    checked: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(game)
    return checked


class LanternsAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]  # untyped
    """One game; agents are called `player_0`, `player_1` and so on, in turn order.

    A copy, or one that was pickled, goes on in the middle of the game.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": VERSION,
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        reward: RewardName = "win",
        seating: Sequence[Direction] = (),
        render_mode: str | None = None,
    ) -> None:
        """Set the table; `reset` deals."""
        super().__init__()
        check_render_mode(render_mode)
        self._seating = seating_for(players, seating)
        self._reward = reward_named(reward)
        self._game: OneGame | None = None
        self._random, _ = seeding.np_random()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(len(self._seating))]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    @property
    def game(self) -> OneGame:
        """The game in the simulator; call `reset` first."""
        if self._game is None:
            raise gymnasium.error.ResetNeeded("reset the environment first")
        return self._game

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game, the same one for the same seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        deal = int(self._random.integers(2**63))
        self._game = OneGame.shuffled(seed=deal, seating=self._seating)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.turn]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; the mask is zero unless it is on turn."""
        game, seat = self.game, self.possible_agents.index(agent)
        is_choosing = agent == self.agent_selection and not game.is_over
        mask = game.legal_mask() if is_choosing else np.zeros(ACTION_IDS, np.int8)
        return {"observation": game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the action of the agent on turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game, seat = self.game, self.possible_agents.index(agent)
        assert action is not None, "an agent on turn chooses an action"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        before = game.honor[seat]
        game.apply(int(action))
        if self._reward is Reward.SHAPED:
            self.rewards[agent] = (game.honor[seat] - before) / SHAPED_HONOR
        if game.is_over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[game.turn]
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return the position in the render mode that was asked for."""
        return rendered(self.game.state, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _end(self) -> None:
        honor, winners = ended(self.game)
        final = self._reward.at_end(self.game.results)[0].tolist()
        for agent, reward in zip(self.possible_agents, final, strict=True):
            self.rewards[agent] += reward
            self.infos[agent] = {"honor": honor, "winners": winners}
        self.terminations = dict.fromkeys(self.agents, True)


raw_env = LanternsAEC
