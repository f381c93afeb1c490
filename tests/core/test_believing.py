"""What a hand cannot hold, told by what was laid."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import assume, given
from kit.strategies import positions

from lanterns import core
from lanterns.core import Policy
from lanterns.rules import GameState, Place, legal_actions, unseen_tiles, view_for

DEALS = 6000


def greedy_games(players: int, count: int) -> Iterator[tuple[GameState, Place, GameState]]:
    """Every placement of some greedy games, between the positions before and after it."""
    for seed in range(count):
        batch = core.shuffle(players=players, seed=seed)
        while not batch[0].is_over:
            packed = core.choose(batch, seed=seed)
            before, action = batch[0], core.unpack(int(packed[0]))
            batch = core.apply(batch, packed)
            if isinstance(action, Place):
                yield before, action, batch[0]


def dealt_anew(state: GameState, seat: int, count: int) -> core.Batch:
    """Games that fit what a seat sees of one."""
    return core.resample(core.Batch.from_states([state]).repeat(count), [seat] * count, seed=1)


def kept_in(hand: tuple[int, ...]) -> tuple[int, ...]:
    """What a hand has had for a turn; once nothing is drawn any more, that is all of it."""
    return hand[:2]


@pytest.mark.parametrize(("players", "least"), [(2, 1.0), (3, 0.95), (4, 0.92)])
def test_what_greedy_hands_kept_is_seldom_ruled_out(players: int, least: float) -> None:
    """Never with two players; with more, a dedication in between may hide what was seen."""
    believed = []
    for _, _, state in greedy_games(players, 40):
        for seat, kept in core.kept_tiles(view_for(state, state.turn)).items():
            believed += [tile in kept for tile in kept_in(state.players[seat].hand)]

    assert np.mean(believed) >= least


def test_what_would_rather_have_been_laid_is_ruled_out() -> None:
    """Hands dealt anew before a placement: believed where greed would have made it too.

    As long as no colour has run out, all that was given can be told.
    """
    agreed = ruled_out = 0
    for before, action, state in greedy_games(2, 12):
        if 0 in state.supply or not state.draw_stack:
            continue
        mine = 1 - before.turn
        kept = core.kept_tiles(view_for(state, mine))[before.turn]
        dealt = dealt_anew(before, mine, 100)
        for one in (dealt[game] for game in range(100)):
            hand = set(one.players[one.turn].hand)
            if action.tile not in hand:
                continue
            listed = core.values(core.Batch.from_states([one]))
            values = dict(zip(legal_actions(one), listed.tolist(), strict=True))
            best = max(value for legal, value in values.items() if isinstance(legal, Place))
            assert (hand - {action.tile} <= kept) == (values[action] == best)
            agreed += values[action] == best
            ruled_out += values[action] < best

    assert agreed > 100
    assert ruled_out > 50


def test_nothing_is_told_of_who_does_not_play_by_value() -> None:
    """Whoever wastes a tile may hold anything; and so may who has not laid one yet."""
    state = core.shuffle(players=3, seed=1)[0]
    batch = core.Batch.from_states([state])
    unseen = frozenset(unseen_tiles(view_for(state, 0)))
    assert core.kept_tiles(view_for(state, 0)) == {1: unseen, 2: unseen}

    worst = int(core.legal_actions(batch)[0][np.argmin(core.values(batch))])
    after = core.apply(batch, [worst])[0]
    unseen = frozenset(unseen_tiles(view_for(after, 1)))
    assert core.kept_tiles(view_for(after, 1)) == {0: unseen, 2: unseen}


@given(positions())
def test_any_position(state: GameState) -> None:
    """However it came about, each other seat has an answer, of tiles out of sight."""
    assume(not state.is_over)
    told = core.kept_tiles(view_for(state, state.turn))

    assert set(told) == set(range(len(state.players))) - {state.turn}
    assert all(kept <= set(unseen_tiles(view_for(state, state.turn))) for kept in told.values())


def test_a_greedy_search_deals_what_may_have_been_kept() -> None:
    """Its mean honor is that of the deals that fit, and not of all; a random search's is of all."""
    state = next(
        state
        for _, _, state in greedy_games(4, 40)
        if all(1 <= len(player.hand) <= 2 for player in state.players)
        and all(isinstance(action, Place) for action in legal_actions(state))
        and min(map(len, core.kept_tiles(view_for(state, state.turn)).values())) < 5
    )
    kept = core.kept_tiles(view_for(state, state.turn))
    worlds = dealt_anew(state, state.turn, DEALS)
    fits = [
        all(kept[seat].issuperset(worlds[game].players[seat].hand) for seat in kept)
        for game in range(DEALS)
    ]

    for policy, dealt in (Policy.GREEDY, np.array(fits)), (Policy.RANDOM, np.full(DEALS, True)):
        (found,) = core.search(state, 3, playouts=DEALS, width=1, policy=policy)
        after = core.apply(worlds, [core.pack(found.action)] * DEALS)
        honor = core.finish(after, seed=2, policy=policy).honor
        error = honor.std(axis=0) * (1 / found.playouts + 1 / dealt.sum()) ** 0.5
        assert (abs(found.honor - honor[dealt].mean(axis=0)) <= 4 * error).all()
        if policy is Policy.GREEDY:
            assert (abs(found.honor - honor.mean(axis=0)) > 4 * error).any()
