"""One game played in place, and what a batch one can train on needs."""

import pickle
from copy import copy, deepcopy
from random import Random

import numpy as np
import pytest

from lanterns import core, rules


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_the_games_of_a_batch(players: int) -> None:
    """The same masks, observations and positions after every id."""
    rng = Random(players)
    game = core.OneGame.shuffled(players, seed=3)
    batch = core.shuffle(players, 1, seed=3)
    while not game.is_over:
        assert game.batch == batch
        assert np.array_equal(game.legal_mask(), core.legal_mask(batch)[0])
        for seat in range(players):
            assert np.array_equal(game.observe(seat), core.observe(batch, [seat])[0])
        chosen = rng.choice(game.legal_ids())
        assert game.text_of(chosen) == core.ids_to_texts(batch, [chosen])[0]
        game.apply(chosen)
        batch = core.apply_ids(batch, [chosen])
    assert game.state == batch[0]
    assert game.honor == game.results.honor[0].tolist()
    assert game.legal_ids() == []


def test_copies_go_their_own_way() -> None:
    """By `copy`, by `deepcopy` and through a pickle."""
    game = core.OneGame.shuffled(2, seed=1)
    others = [copy(game), deepcopy(game), pickle.loads(pickle.dumps(game))]
    before = game.state
    game.apply(93)
    assert all(other.state == before for other in others)
    assert game.turn == 1


def test_refusals_have_the_referees_reason() -> None:
    """And nothing changes."""
    game = core.OneGame.shuffled(2, seed=1)
    before = game.state
    with pytest.raises(rules.IllegalAction):
        game.apply(92)
    with pytest.raises(core.BadRequest, match="no action has the id 884"):
        game.apply(884)
    with pytest.raises(core.BadRequest, match="only 0 to 884"):
        game.apply(885)
    with pytest.raises(core.BadRequest, match="no seat 2"):
        game.observe(2)
    with pytest.raises(core.BadRequest, match="one game is wanted, not of 2"):
        core.OneGame(core.shuffle(2, 2, seed=1))
    assert game.state == before


def test_finished_games_are_passed_by() -> None:
    """With -1, as `choose` says; a game that goes on cannot be."""
    batch = core.shuffle(2, 8, seed=1)
    while not batch.is_over.any():
        batch = core.apply(batch, core.choose(batch, policy=core.Policy.RANDOM))
    assert not batch.is_over.all()
    after = core.apply(batch, core.choose(batch))
    assert after[batch.is_over] == batch[batch.is_over]
    with pytest.raises(core.BadRequest, match="Only a game that is over") as refused:
        core.apply(batch, [-1] * 8)
    game = int(np.argmin(batch.is_over))
    assert refused.value.__notes__ == [f"This is game {game} of the batch."]
    chosen = core.choose(batch)
    last = int(np.flatnonzero(~batch.is_over)[-1])
    chosen[last] = core.pack_text("7")
    with pytest.raises(rules.IllegalAction) as illegal:
        core.apply(batch, chosen)
    assert illegal.value.__notes__ == [f"This is game {last} of the batch."]


def test_arrays_for_learners() -> None:
    """Free cells, favor tokens of the bank and sizes of hands, as the referee has them."""
    batch = core.shuffle(3, 4, seed=2)
    for _ in range(12):
        batch = core.apply(batch, core.choose(batch))
    for game in range(len(batch)):
        state = batch[game]
        free = state.lake.free_cells
        assert [tuple(cell) for cell in batch.free[game, : len(free)].tolist()] == list(free)
        assert (batch.free[game, len(free) :] == -128).all()
        assert batch.favor_bank[game] == state.favor_bank
        assert batch.hand_size[game].tolist() == [len(p.hand) for p in state.players]
        assert bool(batch.is_over[game]) == state.is_over


def test_games_are_replaced_and_joined() -> None:
    """`put` and `concatenate` make new batches."""
    batch = core.shuffle(2, 6, seed=2)
    other = core.shuffle(2, 2, seed=9)
    changed = batch.put([1, 4], other)
    assert changed[[1, 4]] == other
    assert changed[[0, 2, 3, 5]] == batch[[0, 2, 3, 5]]
    assert core.concatenate([batch, other]).to_bytes() == batch.to_bytes() + other.to_bytes()
    with pytest.raises(TypeError):
        batch.put([0], batch.states)  # type: ignore[arg-type]  # not a batch
