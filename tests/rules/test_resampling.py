"""Resampling is uniform: every unseen tile is as likely in every hidden place.

The seeds are fixed, so these tests never fail by bad luck; five standard deviations is about one
chance in three million for each of some hundred places.
"""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from kit.chance import counts_of, unevenness
from kit.positions import AROUND, OPPOSITE, a_game
from kit.records import a_record

from lanterns.rules import Cell, GameState, LaidTile, replay, resample, unseen_tiles, view_for

FAR_OUT = 5
DEALS = 2000


def hidden_places(state: GameState, seat: int | None) -> list[int]:
    """The tiles that `seat` cannot see, place by place: others' hands, the draw stack, the box."""
    hands = [p.hand for owner, p in enumerate(state.players) if owner != seat]
    own = () if seat is None else state.players[seat].hand
    placed = {laid.tile for laid in state.lake.tiles}
    known = {*placed, *own, *sum(hands, ()), *state.draw_stack}
    # The box has no order of its own; any fixed tile is in it or not, and that is what counts.
    box = [tile for tile in range(1, 36) if tile not in known]
    return [*sum(hands, ()), *state.draw_stack, *box]


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("ply", [0, 9])
def test_every_tile_is_as_likely_in_every_place(seat: int | None, ply: int) -> None:
    """In each hand place and each draw place, and in the box, no tile is favored."""
    record = a_record(OPPOSITE, 3, "uniform", "uniform")
    view = view_for([step.state for step in replay(record)][ply], seat)
    unseen = unseen_tiles(view)
    rng = Random(11)
    deals = [hidden_places(resample(view, rng), seat) for _ in range(DEALS)]

    dealt = sum(p.hand_size for p in view.players if p.hand is None) + view.draw_count
    for place in range(dealt):
        counts = counts_of((deal[place] for deal in deals), unseen)
        assert abs(unevenness(counts)) < FAR_OUT, place
    boxed = counts_of((tile for deal in deals for tile in deal[dealt:]), unseen)
    assert sum(boxed) == DEALS * (len(unseen) - dealt) == DEALS * 13
    assert unevenness(boxed) < FAR_OUT


def test_every_arrangement_is_as_likely() -> None:
    """Two hidden tiles out of five unseen ones: all twenty ordered pairs equally often."""
    last = a_game(AROUND, turn=2, hands={0: (), 1: (), 2: (31,), 3: (32,)}, draw_stack=())
    state = _with_lake(last, range(1, 31))
    view = view_for(state, None)
    rng = Random(12)

    pairs = [
        (game.players[2].hand[0], game.players[3].hand[0])
        for game in (resample(view, rng) for _ in range(4 * DEALS))
    ]

    assert unseen_tiles(view) == (31, 32, 33, 34, 35)
    counts = counts_of(pairs, permutations((31, 32, 33, 34, 35), 2))
    assert abs(unevenness(counts)) < FAR_OUT


def test_the_last_hidden_tile_may_still_be_in_the_box() -> None:
    """One tile in the last hand, three in the box: each of the four is as likely."""
    last = a_game(AROUND, turn=3, hands={0: (), 1: (), 2: (), 3: (32,)}, draw_stack=())
    view = view_for(_with_lake(last, range(1, 32)), 0)
    rng = Random(13)

    held = [resample(view, rng).players[3].hand[0] for _ in range(2 * DEALS)]

    assert abs(unevenness(counts_of(held, (32, 33, 34, 35)))) < FAR_OUT


def test_the_measure_would_notice_a_bias() -> None:
    """A lazy deal that only cuts the tiles, or leaves one where it was, is far out."""
    rng = Random(14)
    cuts = [((cut := rng.randrange(5)), (cut + 1) % 5) for _ in range(4 * DEALS)]
    assert unevenness(counts_of(cuts, permutations(range(5), 2))) > FAR_OUT

    favored = [rng.choice((32, 32, 33, 33, 34, 34, 35, 35, 35)) for _ in range(2 * DEALS)]
    assert unevenness(counts_of(favored, (32, 33, 34, 35))) > FAR_OUT


def _with_lake(state: GameState, tiles: range) -> GameState:
    """The position with so many tiles laid in a row to the east."""
    lake = state.lake
    for x, tile in enumerate(tiles, start=1):
        lake = lake.lay(LaidTile(tile, Cell(x, 0), 0))
    return replace(state, lake=lake)
