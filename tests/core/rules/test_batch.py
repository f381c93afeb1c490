"""Batches: dealing, choosing games, bytes, and the way from and to the referee."""

import pickle

import numpy as np
import pytest
from hypothesis import given
from kit.seatings import SEATINGS
from kit.strategies import Deal, deals, positions

from lanterns import core
from lanterns.rules import (
    Direction,
    GameState,
    UnreadablePosition,
    legal_actions,
    state_to_text,
    view_for,
)


@given(deals())
def test_a_deal_is_the_referees(deal: Deal) -> None:
    """The same seats and tiles make the same game."""
    assert core.deal(deal.seating, [deal.tiles])[0] == deal.begin()


@pytest.mark.parametrize("seating", SEATINGS)
def test_shuffled_games_are_games(seating: tuple[Direction, ...]) -> None:
    """Each could have been dealt by the referee from some order of tiles."""
    for state in (core.shuffle(count=3, seed=4, seating=seating)[game] for game in range(3)):
        tiles = [*sum((player.hand for player in state.players), ()), *state.draw_stack]

        assert Deal(seating, tuple(tiles)).begin() == state


@given(positions())
def test_there_and_back(state: GameState) -> None:
    """A position of the referee survives the way into the simulator and back."""
    batch = core.Batch.from_states([state])

    assert batch[0] == state
    assert core.Batch.from_bytes(batch.to_bytes()) == batch
    assert pickle.loads(pickle.dumps(batch)) == batch


@given(positions())
def test_arrays_say_what_the_referee_says(state: GameState) -> None:
    """Every array of a batch shows the referee's numbers."""
    batch = core.Batch.from_states([state, state])
    players = state.players

    assert batch.player_count.tolist() == [len(players)] * 2
    assert (batch.turn[1], batch.phase[1]) == (state.turn, state.phase)
    assert batch.cards[1].tolist() == [list(player.cards) for player in players]
    assert batch.favor[1].tolist() == [player.favor for player in players]
    assert batch.honor[1].tolist() == [player.honor for player in players]
    assert batch.supply[1].tolist() == list(state.supply)
    assert batch.draw_count[1] == len(state.draw_stack)
    for row, player in zip(batch.hands[1].tolist(), players, strict=True):
        assert [tile for tile in row if tile] == list(player.hand)
    laid = [[tile.tile, *tile.cell, tile.turns] for tile in state.lake.tiles]
    assert batch.lake[1, : len(laid)].tolist() == laid
    assert (batch.lake[1, len(laid) :] == -1).all()


@given(positions())
def test_a_batch_from_views_fits_them(state: GameState) -> None:
    """What a seat sees of the game dealt from its view is what it saw."""
    seats = [None, *range(len(state.players))]
    views = [view_for(state, seat) for seat in seats]
    batch = core.Batch.from_views(views, seed=9)

    assert [view_for(batch[game], seat) for game, seat in enumerate(seats)] == views


def test_choosing_games() -> None:
    """Slices, lists, masks and repeats give batches; an index gives the referee's state."""
    batch = core.shuffle(players=3, count=6, seed=2)

    assert batch[1:3] == batch[[1, 2]] == batch[np.array([0, 1, 1, 0, 0, 0], bool)]
    assert batch.repeat(2)[[0, 2]] == batch[:2]
    assert batch[::-1][0] == batch[5]
    assert len(batch[:0]) == len(core.Batch.from_states([])) == len(batch.repeat(0)) == 0
    assert batch != core.shuffle(players=3, count=6, seed=3)
    assert repr(batch) == "<Batch of 6>"
    with pytest.raises(IndexError):
        batch[6]


def test_lists_are_chosen_like_games() -> None:
    """A negative index counts from the end in both, and both know where they end."""
    batch = core.shuffle(players=3, count=3, seed=2)
    batch = core.Batch.from_states([batch[0], core.apply(batch, core.choose(batch))[1]])
    lists = core.legal_actions(batch)

    for game in (-2, -1, 0, 1):
        legal = legal_actions(batch[game])
        assert [core.unpack(number) for number in lists[game].tolist()] == list(legal)
    for game in (-3, 2):
        with pytest.raises(IndexError):
            batch[game]
        with pytest.raises(IndexError, match=f"there is no game {game} among 2"):
            lists[game]


def test_a_batch_never_changes() -> None:
    """Playing makes a new batch, and the arrays cannot be written to."""
    batch = core.shuffle(players=2, count=2, seed=1)
    before = batch.to_bytes()
    core.apply(batch, core.legal_actions(batch).choose([0, 0]))
    core.resample(batch, [0, 1], seed=1)
    core.finish(batch, seed=1)

    assert batch.to_bytes() == before
    with pytest.raises(ValueError, match="read-only"):
        batch.cards[0, 0, 0] = 9
    for array in (batch.cards, batch.states, batch[:1].states):
        with pytest.raises(ValueError, match="WRITEABLE"):
            array.flags.writeable = True


def test_rows_from_outside_are_checked_and_copied() -> None:
    """A batch can be made from rows, but not from any rows, and not shared with their owner."""
    rows = core.shuffle(players=2, count=2, seed=1).states.copy()
    batch = core.Batch(rows)
    rows["turn"] = 1

    assert batch.turn.tolist() == [0, 0]
    with pytest.raises(core.BadPosition):
        core.Batch(rows)
    with pytest.raises(core.BadPosition):
        core.Batch(np.zeros(1, rows.dtype))


def test_tables_of_different_sizes_share_a_batch() -> None:
    """Arrays are as wide as the largest table; seats that nobody takes are zero."""
    pair, four = core.shuffle(players=2, seed=1)[0], core.shuffle(players=4, seed=1)[0]
    batch = core.Batch.from_states([pair, four])

    assert batch.cards.shape == (2, 4, 7)
    assert batch.cards[0, 2:].sum() == 0
    assert (batch[0], batch[1]) == (pair, four)
    assert core.finish(batch, seed=1).honor.shape == (2, 4)


def test_a_state_is_small() -> None:
    """At most a kilobyte a game."""
    assert len(core.shuffle(players=4, seed=1).to_bytes()) <= 1024


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_are_written_and_read_as_lines_of_text(players: int) -> None:
    """The same lines as the referee's, and only positions that a game can reach."""
    games = core.shuffle(players=players, count=3, seed=5)
    texts = games.to_texts()

    assert texts == [state_to_text(games[game]) for game in range(3)]
    assert core.Batch.from_texts(texts) == games
    with pytest.raises(core.BadPosition):
        core.Batch.from_texts([texts[0].replace(" 20 ", " 19 ")])
    with pytest.raises(UnreadablePosition):
        core.Batch.from_texts(["not a position"])
