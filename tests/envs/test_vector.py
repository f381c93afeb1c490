"""The vector environment: whom it plays against, what it pays, what it refuses."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from lanterns import core
from lanterns.envs.gymnasium import LanternsEnv, make_vec
from lanterns.rules import IllegalAction
from lanterns.rules.components import DEDICATIONS

Seen = dict[str, Any]


def _first(seen: Seen) -> Any:
    """Choose the first legal id."""
    return seen["action_mask"].argmax(axis=1)


def _random(seed: int) -> Any:
    rng = np.random.default_rng(seed)
    return lambda seen: (seen["action_mask"] * (1 + rng.random(seen["action_mask"].shape))).argmax(
        axis=1
    )


def _games(vec: Any, steps: int, policy: Any = _first) -> dict[str, Any]:
    """Play on and return what `final_info` had of every game that ended, and the rewards."""
    seen, _ = vec.reset(seed=3)
    found: dict[str, list[Any]] = {"table": [], "gained": []}
    for _ in range(steps):
        seen, rewards, done, _, infos = vec.step(policy(seen))
        if not done.any():
            continue
        at = np.flatnonzero(done)
        found["table"].append(at)
        found["gained"].append(rewards[at])
        for name, values in infos["final_info"].items():
            found.setdefault(name, []).append(values[at])
    return {name: np.concatenate(parts) for name, parts in found.items()}


@pytest.mark.parametrize("reward", ["win", "margin", "scaled", "shaped"])
def test_every_seat_is_paid_in_self_play(reward: Any) -> None:
    """Also the seats that did not act last: the winner's share is there in every game."""
    ended = _games(make_vec(60, 2, None, reward=reward), 250, _random(1))
    assert len(ended["reward"]) >= 300
    honor = ended["honor"]
    margin = honor - honor[:, ::-1]
    wanted = {"margin": margin, "scaled": margin / 50}.get(reward, ended["win_share"])
    assert np.allclose(ended["reward"], wanted)
    if reward != "shaped":  # which pays for honor beside the end
        own = ended["reward"][np.arange(len(honor)), ended["seat"]]
        assert np.allclose(own, ended["gained"])
        assert (own < ended["reward"].max(axis=1)).any(), "somebody else won"


@pytest.mark.parametrize("reward", ["win", "margin", "scaled", "shaped"])
def test_an_illegal_id_costs_more_than_any_loss(reward: Any) -> None:
    """In every kind of reward, for many games and for one."""
    vec, env = make_vec(40, 2, "artisan", reward=reward), LanternsEnv(reward=reward, seat=0)
    worst = _games(vec, 200, _random(1))["gained"].min()
    _, rewards, _, _, infos = vec.step([884] * 40)
    env.reset(seed=1)
    assert rewards.max() < worst
    assert env.step(np.int64(92))[1] == pytest.approx(rewards[0])
    assert infos["final_info"]["reward"][0].tolist() == pytest.approx(
        [rewards[0] if seat == infos["final_info"]["seat"][0] else 0 for seat in range(2)]
    )
    assert -core.Reward.MARGIN.illegal > max(sum(map(sum, all)) for all in DEDICATIONS.values())


def test_illegal_ids_can_be_refused() -> None:
    """With the referee's sentence; nothing changes."""
    vec, env = make_vec(3, illegal="refuse"), LanternsEnv(illegal="refuse", seat=0)
    vec.reset(seed=1)
    env.reset(seed=1)
    before, legal = vec.tables.batch, vec.tables.legal_mask().argmax(axis=1)
    with pytest.raises(IllegalAction, match="You must place a tile"):
        vec.step([*legal[:2], 92])
    assert vec.tables.batch == before
    with pytest.raises(core.BadRequest, match="no action has the id 884"):
        vec.step([884, *legal[1:]])
    with pytest.raises(IllegalAction, match="You must place a tile"):
        env.step(np.int64(92))
    assert env.action_masks().any()
    env.step(env.action_masks().argmax())
    with pytest.raises(ValueError, match="illegal is “end” or “refuse”, not 'never'"):
        make_vec(3, illegal="never")  # type: ignore[arg-type]


def test_the_rungs_below_visitor() -> None:
    """A blend by name is stronger the more it chooses itself, in C as at the referee's table."""
    shares = []
    for name in ("random", "visitor:30%", "visitor:60%", "visitor"):
        ended = _games(make_vec(400, 2, name), 60, _random(2))
        shares.append(ended["gained"].mean())
    assert shares == sorted(shares, reverse=True)
    assert 0.03 < shares[1] < 0.4
    env = LanternsEnv(opponents="visitor:30%")
    seen, _ = env.reset(seed=1)
    assert env.step(seen["action_mask"].argmax())[2] is False
    blend = core.Blend(core.Policy.GREEDY, 1.5)
    with pytest.raises(core.BadRequest, match="As a share of choices"):
        core.Episodes(2, 2, [blend])


def test_tables_of_one_vector_can_have_different_opponents() -> None:
    """The lists come around again, table by table."""
    ended = _games(make_vec(400, 2, [["random"], ["artisan"]]), 60, _random(3))
    even = ended["table"] % 2 == 0
    assert ended["gained"][even].mean() > 0.4
    assert ended["gained"][~even].mean() < 0.02


@pytest.mark.parametrize("players", [2, 3])
def test_a_policy_can_be_an_opponent(players: int) -> None:
    """It sees what its seat may see, chooses among its ids, and may differ by seat and table."""
    asked: list[int] = []

    def watched(seen: Seen) -> Any:
        fields = core.fields(seen["observation"])
        assert fields["turn"][:, 0].all(), "it is on turn itself"
        assert seen["action_mask"].any(axis=1).all()
        asked.append(len(seen["action_mask"]))
        return _first(seen)

    others: Any = [[watched] * (players - 1), [watched, *["random"] * (players - 2)]]
    vec = make_vec(30, players, others)
    ended = _games(vec, 90, _random(4))
    assert len(ended["seat"]) >= 30
    assert sum(asked) > 500
    own = ended["reward"][np.arange(len(ended["seat"])), ended["seat"]]
    assert np.allclose(own, ended["gained"]), "also where an opponent ends the game"
    assert np.allclose(ended["reward"].sum(axis=1), 1)


def test_a_policy_in_one_game() -> None:
    env = LanternsEnv(3, [_first, "helper"])
    rng, is_over = _random(5), False
    seen, _ = env.reset(seed=1)
    while not is_over:
        many = {name: values[None] for name, values in seen.items()}
        seen, _, is_over, _, _ = env.step(rng(many)[0])
    assert env.game.state.is_over


@pytest.mark.parametrize(
    ("policy", "sentence"),
    [
        (lambda seen: [884] * len(seen["action_mask"]), "chose the id 884, which is not legal"),
        (lambda seen: [-1] * len(seen["action_mask"]), "chose the id -1, which is not legal"),
        (lambda seen: None, "a policy returns 1 whole numbers for 1 games, not an array of object"),
    ],
)
def test_a_policy_that_chooses_nonsense_is_refused(policy: Any, sentence: str) -> None:
    vec = make_vec(1, 2, policy, seat=1)
    with pytest.raises((TypeError, ValueError), match=sentence):
        vec.reset(seed=1)


def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    """Before anything is dealt."""
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset the environment first"):
        make_vec(2).step([93, 93])
    for wrong, sentence in (
        ({"num_envs": 0}, "As a number of games only 1 to 1000000 will do, not 0."),
        ({"players": 2.0}, "as a number of players a whole number is wanted, not float"),
        ({"opponents": 3}, "an opponent is a name or a policy, not int"),
        ({"opponents": [3]}, "an opponent is a name or a policy, not int"),
        ({"opponents": [["random"], ["nobody"]]}, "there is no bot “nobody”"),
        ({"reward": "fame"}, "a reward is win, margin, scaled or shaped, not 'fame'"),
    ):
        options: Any = {"num_envs": 2, **wrong}
        with pytest.raises((TypeError, ValueError), match=sentence):
            make_vec(**options)
    tables = core.Episodes(3, 2, [core.Policy.RANDOM])
    assert len(tables.step(tables.legal_mask().argmax(axis=1)).rewards) == 3  # dealt when made
