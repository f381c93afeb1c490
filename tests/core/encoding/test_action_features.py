"""What actions change, against the positions that they lead to."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lanterns import core
from lanterns.core.layout import MAX_PLAYERS

KINDS: tuple[Callable[[Any], Any], ...] = (
    lambda cards: (cards >= 4).any(),
    lambda cards: (cards >= 2).sum() >= 3,
    lambda cards: (cards >= 1).all(),
)


def _positions(players: int, plies: int) -> core.Batch:
    games = core.shuffle(players=players, count=6, seed=4)
    for ply in range(plies):
        games = core.apply(games, core.choose(games, seed=ply, policy=core.Policy(ply % 2)))
    return games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 9, 25])
def test_features_are_what_the_afterstates_show(players: int, plies: int) -> None:
    """Cards, favor, honor and sets, seats from the active one on; matches as outcomes have them."""
    games = _positions(players, plies)
    found, after = core.action_features(games), core.afterstates(games)
    legal = core.legal_actions(games)
    assert np.array_equal(found.offsets, after.offsets)
    assert all(map(np.array_equal, *_ids_and_masks(games, found)))
    for game in range(len(games)):
        seat = int(games.turn[game])
        order = [(seat + i) % players for i in range(players)]
        for row in range(*found.offsets[game : game + 2].tolist()):
            parts = {name: values[row] for name, values in found.fields.items()}
            before = games.cards[game].astype(int)
            cards = after.positions.cards[row].astype(int)
            assert np.array_equal(parts["cards"][:players], (cards - before)[order])
            sets = [[int(has(c)) for has in KINDS] for c in cards[order]]
            had = [[int(has(c)) for has in KINDS] for c in before[order]]
            assert np.array_equal(parts["sets"][:players], np.subtract(sets, had))
            assert not parts["cards"][players:].any() and not parts["sets"][players:].any()
            for name in ("favor", "honor"):
                now, was = getattr(after.positions, name), getattr(games, name)
                assert parts[name] == int(now[row, seat]) - int(was[game, seat])
            action = int(after.actions[row])
            assert parts["kind"].nonzero()[0].tolist() == [action >> 24]
            if action >> 24 != 5:
                assert not parts["matches"]
            elif games.supply[game].min() >= 8:
                given = core.outcomes(games[[game]], [action])
                assert parts["matches"] == given.matched.sum()
    assert len(legal.actions) == len(found.ids)


def _ids_and_masks(games: core.Batch, found: core.ActionFeatures) -> tuple[list[Any], list[Any]]:
    mask = core.legal_mask(games)
    begins, ends = found.offsets[:-1], found.offsets[1:]
    ids = [found.ids[begin:end] for begin, end in zip(begins, ends, strict=True)]
    return ids, [np.flatnonzero(row) for row in mask]


def test_arrays_can_be_taken_over_as_they_are() -> None:
    """Contiguous and writable: what torch asks for, so that it neither copies nor warns."""
    games = _positions(2, 12)
    found = core.action_features(games)
    for numbers in (found.numbers, found.ids, found.offsets, core.observe_afterstates(games)):
        assert numbers.flags.c_contiguous and numbers.flags.writeable


@pytest.mark.parametrize("players", [2, 4])
def test_afterstates_are_seen_by_the_seat_that_acted(players: int) -> None:
    """Nothing that it cannot see matters, and the tile that it draws is left open."""
    games = _positions(players, 9)
    seen = core.observe_afterstates(games)
    again = core.resample(games, games.turn, seed=3)
    assert again != games
    assert np.array_equal(seen, core.observe_afterstates(again))
    assert np.array_equal(core.action_features(games).numbers, core.action_features(again).numbers)
    fields, after = core.fields(seen), core.afterstates(games)
    seats = np.repeat(games.turn, np.diff(after.offsets))
    rows = np.arange(len(seats))
    assert np.array_equal(fields["honor"][:, 0], after.positions.honor[rows, seats])
    laid = (after.actions >> 24) == 5
    assert set((fields["hand_tile"][laid] > 0).sum(axis=1).tolist()) == {2}
    assert MAX_PLAYERS == fields["cards"].shape[1]
