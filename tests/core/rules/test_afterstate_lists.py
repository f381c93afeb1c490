"""Afterstates: what the acting seat knows once it has acted, for every action it has."""

import numpy as np
from hypothesis import given
from kit.strategies import positions

from lanterns import core
from lanterns.rules import GameState, Place, apply, legal_actions


@given(positions())
def test_every_afterstate_is_the_referees(state: GameState) -> None:
    """Cards, favor, honor, supply and lake are those after the action; the tile drawn is blank."""
    found = core.afterstates(core.Batch.from_states([state]))
    legal = legal_actions(state)
    shown = found.positions

    assert [core.unpack(number) for number in found.actions.tolist()] == list(legal)
    for number in range(0, len(legal), 9):
        after = apply(state, legal[number]).state
        assert shown.cards[number].tolist() == [list(p.cards) for p in after.players]
        assert shown.favor[number].tolist() == [p.favor for p in after.players]
        assert shown.honor[number].tolist() == [p.honor for p in after.players]
        assert shown.supply[number].tolist() == list(after.supply)
        assert (shown.turn[number], shown.phase[number]) == (after.turn, after.phase)
        laid = [[tile.tile, *tile.cell, tile.turns] for tile in after.lake.tiles]
        assert shown.lake[number, : len(laid)].tolist() == laid


@given(positions())
def test_nothing_hidden_shows(state: GameState) -> None:
    """No hand but the acting seat's, no draw stack, not even the tile that will be drawn."""
    found = core.afterstates(core.Batch.from_states([state]))
    hands, seat = found.positions.hands, state.turn

    assert (np.delete(hands, seat, axis=1) == 0).all()
    assert (found.positions.states["draw"] == 0).all()
    for action, hand in zip(found.actions.tolist(), hands[:, seat].tolist(), strict=True):
        kept = set(state.players[seat].hand)
        unpacked = core.unpack(action)
        if isinstance(unpacked, Place):
            kept.remove(unpacked.tile)
        assert set(hand) - {0} == kept


@given(positions())
def test_hidden_tiles_do_not_matter(state: GameState) -> None:
    """A game dealt anew behind the seat's back has the same afterstates, byte for byte."""
    batch = core.Batch.from_states([state])
    other = core.resample(batch, [state.turn], seed=3)

    assert core.afterstates(batch).positions == core.afterstates(other).positions


def test_lists_of_many_games_follow_each_other() -> None:
    """Offsets say where each game's list begins; a game that is over has an empty one."""
    over = core.shuffle(players=2, seed=1)
    while (over.phase < 3).all():
        over = core.apply(over, core.choose(over))
    batch = core.Batch.from_states([core.shuffle(players=2, seed=2)[0], over[0], over[0]])
    found = core.afterstates(batch)

    assert found.offsets.tolist() == [0, 48, 48, 48]
    assert len(found.actions) == len(found.positions) == 48
