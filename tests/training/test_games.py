"""Self-play in C: whole games, repeatable, judged by the nets that play."""

import numpy as np
import pytest

from lanterns.core.errors import BadNet
from lanterns.core.net.value_net import FOLDER
from lanterns.core.net.weights import input_counts as counts_in_files
from lanterns.rules.components import TILES_IN_PLAY
from training.__main__ import SHIPPED
from training.games import PlayNet, Rows, Table, input_counts, play_rows

# The library of self-play takes as long to compile as all other tests of training together.
pytestmark = pytest.mark.prove

GAMES = 12


def shipped(players: int) -> PlayNet:
    assert SHIPPED.name == FOLDER
    return PlayNet((SHIPPED / f"{players}-players.net").read_bytes())


def played(players: int, table: Table, seed: int = 1, threads: int = 2) -> Rows:
    rows = Rows.empty(players, GAMES)
    play_rows(rows, table, seed, threads)
    return rows


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_net_plays_itself(players: int) -> None:
    rows = played(players, Table(net=shipped(players)))
    assert rows.is_counted.shape == (GAMES, TILES_IN_PLAY[players] // players, players)
    assert rows.is_counted.all()
    np.testing.assert_allclose(rows.shares.sum(1), 1, atol=1e-6)
    np.testing.assert_allclose(rows.expected[..., :players].sum(-1), 1, atol=1e-5)
    # Honor never falls from turn to turn, nor at the end.
    own = rows.honor[..., 0].astype(int)
    assert (np.diff(own, axis=1) >= 0).all()
    assert (rows.final_honor >= own[:, -1]).all()


def test_the_number_of_threads_changes_nothing() -> None:
    table = Table(net=shipped(2), greedy_games=0.4)
    one, two = played(2, table, threads=1), played(2, table, threads=2)
    for name in Rows.__slots__:
        np.testing.assert_array_equal(getattr(one, name), getattr(two, name))
    other = played(2, table, seed=2)
    assert (one.inputs != other.inputs).any()


def test_only_the_learners_seats_count() -> None:
    rows = played(4, Table(net=shipped(4), greedy_games=1.0, alone=1.0))
    seats = rows.is_counted.any(axis=1)
    assert (seats.sum(axis=1) == 1).all()
    assert (rows.is_counted.all(axis=1) == seats).all()


def test_greedy_games_count_from_some_ply_on() -> None:
    rows = played(3, Table())
    plies = rows.is_counted.reshape(GAMES, -1).astype(int)
    assert (np.diff(plies, axis=1) >= 0).all()
    assert plies[:, -1].all()
    assert not plies[:, 0].all()


def test_files_and_self_play_count_the_same_inputs() -> None:
    for players in (2, 3, 4):
        assert input_counts(players) == counts_in_files(players)


def test_a_damaged_file_is_refused() -> None:
    data = bytearray((SHIPPED / "2-players.net").read_bytes())
    data[-1] ^= 1
    with pytest.raises(BadNet):
        PlayNet(bytes(data))
