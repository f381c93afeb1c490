"""Gymnasium's environments: its own checks, rewards, resets and speed."""

from copy import deepcopy
from functools import partial
from pathlib import Path
from shlex import quote
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest
from gymnasium.utils.env_checker import check_env
from kit.sizes import mostly
from kit.witness import Witness

from lanterns import core
from lanterns.bots import BOTS, Choice, program_bot
from lanterns.bots.errors import BotFault
from lanterns.envs.gymnasium import LanternsEnv, make_vec
from lanterns.envs.rewards import RewardName
from lanterns.rules import action_from_text, check_record

Rng = np.random.Generator


def _legal(mask: Any, rng: Rng) -> Any:
    return (mask * (1 + rng.random(mask.shape))).argmax(axis=-1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.filterwarnings("ignore:.*not within the observation space:UserWarning")
@pytest.mark.filterwarnings("ignore:.*WARN.*:UserWarning")
def test_gymnasium_finds_nothing(players: int) -> None:
    """The test that it offers for anybody's environment."""
    check_env(LanternsEnv(players, "helper", render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize(("players", "reward"), [(2, "shaped"), (3, "margin"), (4, "win")])
def test_a_whole_game_against_bots(players: int, reward: RewardName) -> None:
    """It ends with a record that the referee accepts, and with the learner's reward."""
    env = LanternsEnv(players, ["artisan", "visitor", "random"][: players - 1], reward=reward)
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=players)
    total, is_over = 0.0, False
    while not is_over:
        assert env.observation_space.contains(seen)
        assert np.array_equal(env.action_masks(), seen["action_mask"] > 0)
        seen, gained, is_over, _, info = env.step(_legal(seen["action_mask"], rng))
        total += gained
    assert check_record(env.game.record).is_over
    seat, honor = info["seat"], info["honor"]
    share = 1 / len(info["winners"]) if seat in info["winners"] else 0
    margin = honor[seat] - max(honor[:seat] + honor[seat + 1 :])
    expected = {"win": share, "margin": margin, "shaped": share + honor[seat] / 100}
    assert total == pytest.approx(expected[reward])
    assert not seen["action_mask"].any()
    assert core.fields(seen["observation"])["honor"][0] == honor[seat]


def test_opponents_sit_clockwise_from_the_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of their names."""
    bots = {name: Witness() for name in ("next", "across", "last")}
    for name in bots:
        monkeypatch.setitem(BOTS, name, partial(bots.__getitem__, name))
    env = LanternsEnv(4, list(bots), seat=1)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while not all(bot.views for bot in bots.values()):
        seen, *_ = env.step(_legal(seen["action_mask"], rng))
    assert [bot.views[0].seat for bot in bots.values()] == [2, 3, 0]


def test_a_program_plays_every_game_and_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the game is played to its end, given up or left."""
    monkeypatch.setattr(program_bot, "HELLO_SECONDS", 60)
    monkeypatch.setattr(program_bot, "GRACE", 60)
    before = set(psutil.Process().children())

    def running() -> int:
        return len(set(psutil.Process().children()) - before)

    script = Path(__file__).parents[2] / "examples" / "program_bots" / "first.sh"
    env = LanternsEnv(3, f"cmd:sh {quote(str(script))}")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    is_over = False
    while not is_over:
        assert running() == 2
        seen, _, is_over, _, _ = env.step(_legal(seen["action_mask"], rng))
    assert running() == 0
    env.reset(seed=2)
    env.reset(seed=3)
    assert running() == 2
    env.step(np.int64(92))
    assert running() == 0
    env.reset(seed=4)
    env.close()
    assert running() == 0


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """An illegal action of an opponent is not the learner's."""

    class Cheat:
        def choose(self, *asked: object) -> Choice:
            return Choice(action_from_text("7"))

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    env = LanternsEnv(opponents="cheat", seat=0)
    seen, _ = env.reset(seed=1)
    with pytest.raises(BotFault, match="The bot “cheat” chose 7: You need a card of every color"):
        env.step(seen["action_mask"].argmax())


def test_seats_change_with_the_deal_unless_fixed() -> None:
    """And the same seed deals the same game."""
    env, fixed = LanternsEnv(3), LanternsEnv(3, seat=2)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    first, again = env.reset(seed=4)[0], env.reset(seed=4)[0]
    assert np.array_equal(first["observation"], again["observation"])
    with pytest.raises(gymnasium.error.ResetNeeded):
        LanternsEnv().step(np.int64(0))


def test_an_illegal_action_ends_the_game() -> None:
    """With a reward of -1 and the referee's sentence."""
    env = LanternsEnv(seat=0)
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(np.int64(92))
    assert (reward, is_over) == (-1.0, True)
    assert info["illegal"]
    assert not env.action_masks().any()
    assert env.step(np.int64(93))[1:3] == (-1.0, True)  # even if it would have been legal before
    assert not env.reset()[0]["action_mask"][92]
    assert env.action_masks().any()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 5}, "As a number of players only 2 to 4 will do, not 5."),
        ({"seat": 2}, "As a seat only 0 to 1 will do, not 2."),
        ({"opponents": "nobody"}, "there is no bot “nobody”; there are: random, "),
        (
            {"opponents": ("random", "random")},
            "at a table for 2, opponents are one name for all, or a list of 1, not of 2",
        ),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(options: dict[str, Any], sentence: str) -> None:
    """In one sentence, the same for one game and for many."""
    with pytest.raises(ValueError, match=sentence):
        LanternsEnv(**options)
    with pytest.raises(ValueError, match=sentence):
        make_vec(2, **options)


def test_a_picture_that_cannot_be_drawn_is_refused() -> None:
    """When the table is set, not when the picture is missing."""
    with pytest.raises(ValueError, match="a render mode is ansi, svg or rgb_array, not 'human'"):
        LanternsEnv(render_mode="human")


def test_tables_can_be_made_by_name() -> None:
    """One game and many, with the options of both."""
    env = gymnasium.make("Lanterns-v1", players=3, seat=2, disable_env_checker=True)
    seen, info = env.reset(seed=1)
    assert isinstance(env.unwrapped, LanternsEnv)
    assert (info["seat"], int(seen["action_mask"].sum()) > 0) == (2, True)
    vec = gymnasium.make_vec("Lanterns-v1", 4, players=3, opponents=None)
    assert vec.reset(seed=1)[0]["observation"].shape == (4, core.OBSERVATION_SIZE)


@pytest.mark.parametrize("players", mostly(3))
@pytest.mark.parametrize("opponents", [None, "random", "artisan", "helper"])
def test_vectors_step_whole_games(players: int, opponents: str | None) -> None:
    """Ended games are replaced in the same step, and what is kept of them is their result."""
    vec = make_vec(50, players, opponents)
    rng = np.random.default_rng(1)
    seen, infos = vec.reset(seed=3)
    ended = 0
    for _ in range(90):
        assert vec.observation_space.contains(seen)
        assert np.array_equal(infos["seat"], vec.tables.batch.turn)
        seen, rewards, done, _, infos = vec.step(_legal(seen["action_mask"], rng))
        assert seen["action_mask"].any(axis=1).all()
        assert not rewards[~done].any()
        for game in np.flatnonzero(done):
            final = infos["final_info"]
            assert infos["_final_info"][game]
            shares, seat = final["win_share"][game], final["seat"][game]
            assert shares.sum() == pytest.approx(1)
            assert rewards[game] == pytest.approx(shares[seat])
            phase = core.fields(infos["final_obs"]["observation"])["phase"][game]
            assert phase.tolist() == [0, 0, 0, 1]
            ended += 1
    assert ended >= 50


@pytest.mark.parametrize("seat", [None, 1])
def test_a_vectors_learner_moves_on_unless_its_seat_is_fixed(seat: int | None) -> None:
    """After each game, by one seat; the opponents stay clockwise from it."""
    vec = make_vec(30, 3, ["artisan", "random"], seat=seat)
    rng = np.random.default_rng(1)
    seen, infos = vec.reset(seed=1)
    assert np.array_equal(infos["seat"], np.arange(30) % 3 if seat is None else np.full(30, seat))
    artisan = other = 0
    for _ in range(90):
        seen, _, done, _, infos = vec.step(_legal(seen["action_mask"], rng))
        for game in np.flatnonzero(done):
            final = infos["final_info"]
            honor = np.roll(final["honor"][game], -final["seat"][game])
            artisan, other = artisan + honor[1], other + honor[2]
            assert infos["seat"][game] == ((final["seat"][game] + 1) % 3 if seat is None else seat)
    assert artisan > 2 * other > 0


@pytest.mark.parametrize("reward", ["win", "margin", "shaped"])
def test_vector_rewards_are_those_of_one_game(reward: str) -> None:
    """A learner that plays every seat gets in C what the rules of rewards say."""
    vec = make_vec(20, 3, None, reward=reward)  # type: ignore[arg-type]
    rng = np.random.default_rng(2)
    seen, _ = vec.reset(seed=1)
    total, honor = np.zeros(20), 0.0
    for _ in range(80):
        before = vec.tables.batch
        seen, rewards, done, _, infos = vec.step(_legal(seen["action_mask"], rng))
        total += rewards
        if done.any() and reward == "margin":
            game = int(np.argmax(done))
            points = infos["final_info"]["honor"][game]
            seat = int(before.turn[game])
            assert rewards[game] == points[seat] - np.delete(points, seat).max()
        honor += float(rewards[~done].sum())
    assert (honor > 0) == (reward == "shaped")


def test_vectors_are_repeatable_and_refuse_nonsense() -> None:
    """The same seed gives the same games; an illegal id costs the game."""
    one, other = make_vec(8), make_vec(8)
    for vec in (one, other):
        vec.reset(seed=9)
    for _ in range(30):
        ids = one.tables.legal_mask().argmax(axis=1)
        assert np.array_equal(one.step(ids)[0]["observation"], other.step(ids)[0]["observation"])
    _, rewards, done, _, infos = one.step([884] * 8)
    assert (rewards == -1).all()
    assert done.all()
    assert infos["final_info"]["is_illegal"].all()
    with pytest.raises(ValueError, match="cannot play thousands of games"):
        make_vec(8, opponents="kirin")


def test_nothing_hidden_reaches_a_learner() -> None:
    """What the others hold is dealt anew, and observation and mask stay the same."""
    tables = make_vec(200, 4, "artisan").tables
    for _ in range(9):
        tables.step(tables.legal_mask().argmax(axis=1))
    again = core.resample(tables.batch, tables.seats, seed=7)
    assert again != tables.batch
    assert np.array_equal(core.observe(again, tables.seats), tables.observe())
    assert np.array_equal(core.legal_mask(again), tables.legal_mask())


class Dies:
    """A bot that fails at its second choice, and counts its choices."""

    asked = 0

    def choose(self, view: Any, actions: Any, *others: object) -> Choice:
        """Take the first action, once."""
        Dies.asked += 1
        if Dies.asked > 1:
            raise IndexError("list index out of range")
        return Choice(actions[0])


def test_nobody_acts_for_an_opponent_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is over until the next one is dealt; its record can be read."""
    monkeypatch.setitem(BOTS, "dies", Dies)
    Dies.asked = 0
    env = LanternsEnv(opponents="dies", seat=0)
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(seen["action_mask"].argmax())
    with pytest.raises(BotFault, match="IndexError"):
        env.step(seen["action_mask"].argmax())
    plies = len(env.game.plies)
    for _ in range(2):
        with pytest.raises(gymnasium.error.ResetNeeded, match="an opponent failed"):
            env.step(np.int64(93))
    assert len(env.game.plies) == plies
    with pytest.raises(BotFault):
        LanternsEnv(opponents="dies", seat=1).reset(seed=1)
    Dies.asked = 0
    env.reset(seed=2)
    assert env.action_masks().any()


@pytest.mark.parametrize("wrong", ["93", 93.9, None, True])
def test_an_action_is_a_whole_number(wrong: Any) -> None:
    """Nothing else is taken for one, by one game, many or the simulator's own."""
    env, vec, game = LanternsEnv(seat=0), make_vec(2), core.OneGame.shuffled(players=2)
    env.reset(seed=1)
    vec.reset(seed=1)
    for step in (env.step, lambda action: vec.step([action] * 2), game.apply):
        with pytest.raises(TypeError, match="whole number"):
            step(wrong)
    assert not env.game.plies
    assert game.state == core.OneGame.shuffled(players=2).state


def test_bots_may_have_playouts_or_seconds() -> None:
    """As in the arena, and a wrong number is refused."""
    env = LanternsEnv(opponents="kirin@2p", seat=0)
    seen, _ = env.reset(seed=1)
    env.step(seen["action_mask"].argmax())
    assert env.game.turn == 0
    with pytest.raises(ValueError, match="needs a number of seconds after the @"):
        LanternsEnv(opponents="kirin@soon")


@pytest.mark.parametrize("opponents", ["helper", "kirin@2p"])
def test_a_copy_goes_on_by_itself(opponents: str) -> None:
    """In the middle of a game, with the same future."""
    env = LanternsEnv(opponents=opponents, seat=0)
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(seen["action_mask"].argmax())
    again = deepcopy(env)
    assert again.game.record == env.game.record
    action = seen["action_mask"].argmax()
    one, other = env.step(action)[0], again.step(action)[0]
    assert np.array_equal(one["observation"], other["observation"])
    assert again.game.record == env.game.record


def test_a_running_program_cannot_be_copied() -> None:
    """Which a sentence says."""
    script = Path(__file__).parents[2] / "examples" / "program_bots" / "first.sh"
    env = LanternsEnv(opponents=f"cmd:sh {quote(str(script))}", seat=0)
    deepcopy(env)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="is a running program, which cannot be copied"):
        deepcopy(env)
    env.close()


@pytest.mark.prove
def test_half_a_million_steps_a_second() -> None:
    """With masks and observations, on one core, by its processor time; the best of many runs."""
    vec = make_vec(4096)
    rng = np.random.default_rng(1)
    seen, _ = vec.reset(seed=1)
    best = 0.0
    for _ in range(60):
        ids = _legal(seen["action_mask"], rng)
        begun = process_time()
        seen, *_ = vec.step(ids)
        best = max(best, 4096 / (process_time() - begun))
    assert best > 500_000
