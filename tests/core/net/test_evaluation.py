"""Positions judged by a net: what a seat can know, in every phase, and nothing else."""

from random import Random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from kit.examples import examples
from kit.net_reference import afterstates_of, inputs_of
from kit.strategies import moments, positions

from lanterns import core
from lanterns.rules import GameState, legal_actions, resample, result_of, view_for


@given(positions())
@settings(max_examples=examples(20), deadline=None)
def test_chances_add_up_for_every_viewer(state: GameState) -> None:
    """Players on turn or not, and spectators."""
    players = len(state.players)
    views = [view_for(state, seat) for seat in (None, *range(players))]
    found = core.evaluate(views, worlds=2)
    assert found.win_chances.shape == found.honor.shape == (players + 1, players)
    assert (found.win_chances >= 0).all()
    assert found.win_chances.sum(axis=1) == pytest.approx(1)
    assert (found.honor[:, :players] > -5).all() and (found.honor < 150).all()


@given(moments(), st.integers(0, 2**32))
@settings(max_examples=examples(20), deadline=None)
def test_hidden_tiles_change_nothing(
    moment: tuple[GameState, tuple[GameState, ...]], seed: int
) -> None:
    """Dealt anew, what a seat sees is judged as before: values, turns and searches."""
    state, past = moment
    assume(legal_actions(state))
    rng, players = Random(seed), len(state.players)
    others = [resample(view_for(one, state.turn), rng) for one in (state, *past)]
    seen = view_for(state, state.turn, past)
    same = view_for(others[0], state.turn, others[1:])
    one, other = core.evaluate([seen]), core.evaluate([same])
    assert (one.win_chances == other.win_chances).all() and (one.honor == other.honor).all()
    assert core.best_turns(seen, seed) == core.best_turns(same, seed)
    net = core.shipped_net(players)
    assert core.search(seen, seed, playouts=24, net=net) == core.search(
        same, seed, playouts=24, net=net
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_inputs_do_not_depend_on_hidden_tiles(players: int) -> None:
    for state, seat in afterstates_of(players, games=2):
        concealed = state.copy()
        hands, hand = concealed["players"]["hand"][0], state["players"]["hand"][0, seat].copy()
        hands[:] = 1
        hands[seat] = hand
        concealed["draw"] = 2
        assert (inputs_of(concealed, players) == inputs_of(state, players)).all()


def test_a_game_that_is_over_is_worth_its_result() -> None:
    batch = core.shuffle(players=3, seed=2)
    while not batch[0].is_over:
        batch = core.apply(batch, core.choose(batch, seed=1))
    result = result_of(batch[0])
    found = core.evaluate([view_for(batch[0], 1)])
    winners = [seat in result.winners for seat in range(3)]
    assert found.win_chances[0].tolist() == [win / sum(winners) for win in winners]
    assert found.honor[0].tolist() == [player.honor for player in batch[0].players]


def test_tables_of_every_size_in_one_call() -> None:
    views = [view_for(core.shuffle(players=n, seed=n)[0], 0) for n in (4, 2, 3, 2)]
    together = core.evaluate(views)
    assert together.win_chances.shape == (4, 4)
    assert (together.win_chances[1, 2:] == 0).all()
    alone = core.evaluate(views[:1])
    assert together.win_chances[0].tolist() == alone.win_chances[0].tolist()
    assert len(core.evaluate([])) == 0


def test_a_mid_turn_view_is_worth_its_best_continuation() -> None:
    """Carrying out the first action of the best turn does not change what the turn is worth."""
    kept = 0
    for seed in range(40):
        batch = core.shuffle(players=2, seed=seed)
        for ply in range(14):
            batch = core.apply(batch, core.choose(batch, seed=ply))
        view = view_for(batch[0], batch[0].turn)
        best = core.best_turns(view, 1)[0]
        if best.then is None:
            continue
        moved = core.apply(batch, [core.pack(best.action)])[0]
        assert moved.turn == view.turn
        now = core.evaluate([view_for(moved, moved.turn)]).win_chances[0, moved.turn]
        # Once an exchange is made, other dedications may follow than the plan had in mind.
        assert best.win_share is not None and now >= best.win_share - 0.02
        kept += 1
    assert kept > 3


@given(positions(), st.integers(1, 12))
@settings(max_examples=examples(15), deadline=None)
def test_best_turns_are_legal_and_best_first(state: GameState, width: int) -> None:
    assume(legal_actions(state))
    found = core.best_turns(view_for(state, state.turn), 3, width=width)
    actions = [one.action for one in found]
    assert 1 <= len(actions) == len(set(actions)) <= width
    assert set(actions) <= set(legal_actions(state))
    assert all(one.win_share is not None and one.playouts == 0 for one in found)
    assert all(len(one.honor) == len(state.players) for one in found)


def test_a_net_for_another_table_is_refused() -> None:
    view = view_for(core.shuffle(players=3, seed=1)[0], 0)
    for ask in (
        lambda net: core.evaluate([view], net=net),
        lambda net: core.best_turns(view, net=net),
        lambda net: core.search(view, playouts=1, net=net),
    ):
        with pytest.raises(core.BadRequest, match="two players, not for three"):
            ask(core.shipped_net(2))
        with pytest.raises(TypeError, match="a net is wanted"):
            ask("net")


def test_a_game_that_is_over_has_no_turns() -> None:
    batch = core.shuffle(players=2, seed=2)
    while not batch[0].is_over:
        batch = core.apply(batch, core.choose(batch, seed=1))
    view = view_for(batch[0], batch[0].turn)
    with pytest.raises(core.BadRequest, match="over"):
        core.best_turns(view)
    with pytest.raises(core.BadRequest, match="over"):
        core.search(view, playouts=9, net=core.shipped_net(2))


def test_better_positions_are_worth_more() -> None:
    """Over many games, the seat that the net likes better half-way wins more often."""
    batch = core.shuffle(players=2, count=300, seed=4)
    while (batch.states["placed_count"] < 15).any():
        early = batch.states["placed_count"] < 15
        moved = core.apply(batch[early], core.choose(batch[early], seed=1)).states
        states = batch.states.copy()
        states[early] = moved
        batch = core.Batch(states)
    views = [view_for(batch[i], batch[i].turn) for i in range(len(batch))]
    chances = core.evaluate(views).win_chances[:, 0]
    ended = core.finish(batch, seed=3, policy=core.Policy.GREEDY).win_shares[:, 0]
    likely, unlikely = chances > 0.6, chances < 0.4
    assert likely.sum() > 40 and unlikely.sum() > 40
    assert float(np.mean(ended[likely])) > float(np.mean(ended[unlikely])) + 0.3
