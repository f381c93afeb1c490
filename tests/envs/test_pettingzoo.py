"""The AEC environment: PettingZoo's own checks, and games that end as the referee says."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from lanterns.core import legal_mask, observe
from lanterns.envs import pettingzoo
from lanterns.rules import IllegalAction, result_of

pytestmark = [
    # Observations with masks are dictionaries, at which PettingZoo warns.
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_finds_nothing(players: int) -> None:
    """The tests that it offers for anybody's environment."""
    api_test(pettingzoo.env(players=players), num_cycles=150)
    seed_test(lambda: pettingzoo.env(players=players), num_cycles=40)


@pytest.mark.prove
def test_its_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Five seconds of random play."""
    performance_benchmark(pettingzoo.env(players=2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reward", ["win", "margin", "scaled", "shaped"])
def test_rewards_are_those_of_the_result(players: int, reward: str) -> None:
    """Every agent gets its own at the end; shaped ones add up over the game."""
    rng = np.random.default_rng(players)
    env = pettingzoo.env(players=players, reward=reward)  # type: ignore[arg-type]
    env.reset(seed=players)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, gained, terminated, truncated, _ = env.last()
        totals[agent] += gained
        mask = seen["action_mask"]
        env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(mask))))
    result = result_of(env.unwrapped.game.state)
    shares = [1 / len(result.winners) * (seat in result.winners) for seat in range(players)]
    if reward in ("margin", "scaled"):
        others = [max(h for o, h in enumerate(result.honor) if o != s) for s in range(players)]
        unit = 50 if reward == "scaled" else 1
        wanted = [(h - o) / unit for h, o in zip(result.honor, others, strict=True)]
    else:
        gained_honor = 0.01 if reward == "shaped" else 0
        wanted = [s + gained_honor * h for s, h in zip(shares, result.honor, strict=True)]
    assert list(totals.values()) == pytest.approx(wanted)


def test_illegal_actions() -> None:
    """The checked environment ends the game, the raw one says why."""
    env = pettingzoo.env()
    env.reset(seed=1)
    env.step(92)
    assert env.rewards["player_0"] == -1
    assert all(env.terminations.values())
    raw = pettingzoo.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(92)


def test_an_agent_that_waits_sees_its_own_and_has_nothing_to_choose() -> None:
    """Its mask is zero; that of the agent on turn is the simulator's."""
    env = pettingzoo.raw_env(3)
    env.reset(seed=5)
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)["observation"]
        assert np.array_equal(seen, observe(env.game.batch, [seat])[0])
    assert not env.observe("player_1")["action_mask"].any()
    own = env.observe("player_0")["action_mask"]
    assert np.array_equal(own, legal_mask(env.game.batch)[0])


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_rendering(mode: str) -> None:
    """Text, a picture in SVG, or pixels."""
    env = pettingzoo.env(render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    if mode == "rgb_array":
        assert shown.dtype == np.uint8
        assert shown.shape == (72, 72, 3)
        assert len(np.unique(shown.reshape(-1, 3), axis=0)) >= 6
    else:
        assert shown.startswith("<svg " if mode == "svg" else "     .")


def test_a_picture_that_cannot_be_drawn_is_refused() -> None:
    """When the table is set, not when the picture is missing."""
    with pytest.raises(ValueError, match="a render mode is ansi, svg or rgb_array, not 'human'"):
        pettingzoo.env(render_mode="human")


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_in_the_middle_of_the_game(copied: Any) -> None:
    """The same game, with a future of its own."""
    for env in (pettingzoo.raw_env(3), pettingzoo.env(3)):
        env.reset(seed=1)
        for _ in range(8):
            env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        again = copied(env)
        before = env.unwrapped.game.state
        assert again.unwrapped.game.state == before
        again.step(int(again.observe(again.agent_selection)["action_mask"].argmax()))
        assert env.unwrapped.game.state == before != again.unwrapped.game.state


def test_an_illegal_action_costs_more_than_a_lost_margin() -> None:
    """Whatever the reward counts."""
    env = pettingzoo.env(reward="margin")
    env.reset(seed=1)
    env.step(92)
    assert env.rewards == {"player_0": -200, "player_1": 0}
