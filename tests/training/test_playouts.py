"""Playouts: the same games for every action, whatever the number of threads."""

import numpy as np
import pytest

from lanterns.core import shuffle
from lanterns.rules import legal_actions
from training.__main__ import SHIPPED
from training.games import PlayNet
from training.playouts import playouts

# The library of self-play takes long to compile.
pytestmark = pytest.mark.prove

GAMES = 20


def test_every_action_meets_the_same_games() -> None:
    net = PlayNet((SHIPPED / "2-players.net").read_bytes())
    state = shuffle(players=2, seed=1)[0]
    first, second, *_ = legal_actions(state)
    shares = playouts(net, state, [first, second, first], GAMES, threads=2)
    assert shares.shape == (GAMES, 3)
    assert set(np.unique(shares)) <= {0.0, 0.5, 1.0}
    np.testing.assert_array_equal(shares[:, 0], shares[:, 2])
    assert (shares[:, 0] != shares[:, 1]).any()
    alone = playouts(net, state, [second], GAMES, threads=1)
    np.testing.assert_array_equal(alone[:, 0], shares[:, 1])
    assert (playouts(net, state, [second], GAMES, seed=2) != alone).any()
