"""The net in PyTorch answers as the core does; these tests need the extra “training”."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch comes with the extra “training” alone")

from lanterns.core.net.weights import net_bytes  # noqa: E402  # after the check for PyTorch
from training.config import Config  # noqa: E402  # likewise
from training.games import PlayNet, Rows, Table, input_counts, play_rows  # noqa: E402  # likewise
from training.learner import Learner, losses_of  # noqa: E402  # likewise
from training.network import Scaling, new_layers, outputs_of, weights_of  # noqa: E402  # likewise
from training.replay import Replay  # noqa: E402  # likewise
from training.targets import targets_of  # noqa: E402  # likewise

PLAYERS, GAMES = 3, 20


def learned() -> tuple[Learner, Config]:
    """Return a small net that has learned a little from greedy games."""
    config = Config(PLAYERS, shared=16, first=32, second=16, batch=256, averaging=0.9)
    rows = Rows.empty(PLAYERS, GAMES)
    play_rows(rows, Table(), seed=1, threads=2)
    color, common = input_counts(PLAYERS)
    inputs = rows.inputs.reshape(-1, rows.inputs.shape[-1])
    scaling = Scaling.of(inputs[rows.is_counted.reshape(-1) > 0], color, "cpu")
    layers = new_layers(PLAYERS, (color, common), config.sizes, seed=1, device="cpu")
    replay = Replay(len(inputs), inputs.shape[1], 2 * PLAYERS, "cpu")
    replay.add(rows, targets_of(rows, 1.0))
    return Learner(config, layers, scaling, replay), config


def losses_now(learner: Learner) -> tuple[float, float]:
    """Return the losses of the latest weights over the whole replay."""
    replay = learner.replay
    with torch.no_grad():
        outputs = outputs_of(learner.layers, learner.scaling, replay.inputs)
        chances, honor = losses_of(outputs, replay.targets, replay.weights)
    return float(chances), float(honor)


def test_steps_lower_the_loss() -> None:
    learner, _ = learned()
    before = losses_now(learner)
    learner.learn(60, 2e-3)
    after = losses_now(learner)
    assert after[0] < before[0]
    assert after[1] < before[1] / 2


def test_the_core_finds_the_same_chances() -> None:
    learner, config = learned()
    learner.learn(60, 2e-3)
    vector = weights_of(learner.mean, learner.scaling)
    net = PlayNet(net_bytes(vector, PLAYERS, config.sizes))
    rows = Rows.empty(PLAYERS, GAMES)
    # Without exploring, a row's own afterstate is the one whose value was expected.
    play_rows(rows, Table(net=net, explored=0.0), seed=2, threads=2)
    inputs = torch.from_numpy(rows.inputs.reshape(-1, rows.inputs.shape[-1]))
    with torch.no_grad():
        outputs = outputs_of(learner.mean, learner.scaling, inputs)
    chances = torch.softmax(outputs[:, :PLAYERS], 1).numpy()
    expected = rows.expected.reshape(-1, 2 * PLAYERS)[:, :PLAYERS]
    # The core's weights have eight bits.
    np.testing.assert_allclose(chances, expected, atol=0.05)
