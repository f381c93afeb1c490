"""Shuffles and resampling are uniform.

The seeds are fixed, so these tests never fail by bad luck; five standard deviations is about one
chance in three million for each place.
"""

from itertools import pairwise, permutations

import numpy as np
import numpy.typing as npt
import pytest
from kit.chance import counts_of, unevenness

from lanterns import core
from lanterns.rules import LAKE_TILES, unseen_tiles, view_for

FAR_OUT = 5
GAMES = 20_000


def dealt(batch: core.Batch) -> npt.NDArray[np.uint8]:
    """Every game's tiles in the order they were dealt."""
    hands = batch.hands.reshape(len(batch), -1)
    draw = batch.states["draw"][:, : batch.draw_count[0]][:, ::-1]
    return np.concatenate([hands, draw], axis=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_is_as_likely_in_every_place(players: int) -> None:
    """No place of the deal favors a tile, and no tile stays in the box more than others."""
    tiles = dealt(core.shuffle(players=players, count=GAMES, seed=1))

    for place in range(tiles.shape[1]):
        counts = counts_of(tiles[:, place].tolist(), LAKE_TILES)
        assert abs(unevenness(counts)) < FAR_OUT, place
    in_play = counts_of(tiles.ravel().tolist(), LAKE_TILES)
    assert sum(in_play) == tiles.size
    assert unevenness(in_play) < FAR_OUT


def test_neighbors_in_the_deal_are_independent() -> None:
    """All 35 x 34 ordered pairs of a first and a second tile come equally often."""
    tiles = dealt(core.shuffle(players=4, count=5 * GAMES, seed=2))
    pairs = counts_of(map(tuple, tiles[:, :2].tolist()), permutations(LAKE_TILES, 2))

    assert abs(unevenness(pairs)) < FAR_OUT


def test_neighboring_seeds_are_independent() -> None:
    """The first tiles of games from seeds next to each other are as far from even as chance is."""
    firsts = [int(core.shuffle(players=2, seed=seed).hands[0, 0, 0]) for seed in range(4000)]
    pairs = [(one % 5, other % 5) for one, other in pairwise(firsts)]

    assert abs(unevenness(counts_of(firsts, LAKE_TILES))) < FAR_OUT
    assert abs(unevenness(counts_of(pairs, [(a, b) for a in range(5) for b in range(5)]))) < FAR_OUT


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
@pytest.mark.parametrize("plies", [0, 11, 26])
def test_resampling_is_uniform(seat: int, plies: int) -> None:
    """In every hidden place each unseen tile is as likely as the next."""
    start = core.shuffle(players=3, seed=4)
    for ply in range(plies):
        start = core.apply(start, core.choose(start, seed=ply))
    unseen = unseen_tiles(view_for(start[0], None if seat < 0 else seat))
    batch = core.resample(start.repeat(GAMES), [seat] * GAMES, seed=5)

    for other in range(3):
        held = len(start[0].players[other].hand)
        if other == seat:
            assert (batch.hands[:, other] == start.hands[0, other]).all()
            continue
        for place in range(held):
            counts = counts_of(batch.hands[:, other, place].tolist(), unseen)
            assert abs(unevenness(counts)) < FAR_OUT, (other, place)
    for place in range(int(start.draw_count[0])):
        counts = counts_of(batch.states["draw"][:, place].tolist(), unseen)
        assert abs(unevenness(counts)) < FAR_OUT, place


def test_every_arrangement_is_as_likely() -> None:
    """One tile each in two hidden hands: every ordered pair of unseen tiles equally often."""
    start = core.shuffle(players=3, seed=6)
    while start.hands[0].astype(bool).sum() > 3:
        start = core.apply(start, core.choose(start, seed=1))
    state = start[0]
    assert [len(player.hand) for player in state.players] == [1, 1, 1]
    unseen = unseen_tiles(view_for(state, 0))
    batch = core.resample(start.repeat(5 * GAMES), [0] * 5 * GAMES, seed=7)

    pairs = counts_of(map(tuple, batch.hands[:, 1:, 0].tolist()), permutations(unseen, 2))
    assert abs(unevenness(pairs)) < FAR_OUT
