"""The environment for Stable-Baselines3 is the vector environment, as its learners ask for it."""

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "sb3"


def test_without_its_packages_the_example_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(FOLDER / "train.py"), run_name="__main__")
    assert ended.value.code == "There is no torch: in a clone, pip install '.[sb3]'."


@pytest.mark.prove
def test_games_are_those_of_the_vector_environment() -> None:
    """The same observations, masks and rewards for the same seed and actions."""
    pytest.importorskip("stable_baselines3")
    from lanterns.envs.sb3 import LanternsVecEnv
    from lanterns.envs.vector import LanternsVectorEnv

    env, games = LanternsVecEnv(6, 3, "helper"), LanternsVectorEnv(6, 3, "helper", reward="scaled")
    env.seed(5)
    seen, (wanted, _) = env.reset(), games.reset(seed=5)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(120):
        assert (seen == wanted["observation"]).all()
        masks = np.stack(env.env_method("action_masks"))
        assert (masks == wanted["action_mask"]).all()
        ids = (masks * rng.random(masks.shape)).argmax(axis=1)
        seen, rewards, is_ended, infos = env.step(ids)
        wanted, paid, over, _, facts = games.step(ids)
        assert (rewards == paid).all() and (is_ended == over).all()
        for game in np.flatnonzero(over).tolist():
            final, seat = facts["final_info"], facts["final_info"]["seat"][game]
            assert infos[game]["is_success"] == final["win_share"][game, seat]
            assert infos[game]["episode"]["r"] == pytest.approx(float(paid[game]))
            last = facts["final_obs"]["observation"][game]
            assert (infos[game]["terminal_observation"] == last).all()
            ended += 1
    assert ended >= 6


@pytest.mark.prove
def test_what_it_cannot_do_is_one_sentence() -> None:
    pytest.importorskip("stable_baselines3")
    from lanterns.envs.sb3 import LanternsVecEnv

    with pytest.raises(TypeError, match="name opponents"):
        LanternsVecEnv(2, opponents=None)
    with pytest.raises(AttributeError, match="all games share one environment"):
        LanternsVecEnv(2).set_attr("reward", "win")
    assert LanternsVecEnv(2).has_attr("action_masks")
    assert not LanternsVecEnv(2).has_attr("no_such_thing")


@pytest.mark.prove
@pytest.mark.timeout(1800)
def test_it_beats_random_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """From half of the games to most of them in two minutes of one core."""
    pytest.importorskip("sb3_contrib")
    monkeypatch.syspath_prepend(FOLDER)
    sys.modules.pop("train", None)
    import train  # type: ignore[import-not-found]  # found by the path above

    _, curve = train.train(120)
    assert curve[0] < 0.6 < 0.7 < curve[-1]
