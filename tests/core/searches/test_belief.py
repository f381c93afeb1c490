"""What a hand cannot hold, inferred from what was laid."""

from collections.abc import Iterator

import numpy as np
import pytest
from kit.greed import greedy_games
from kit.sizes import mostly

from lanterns import core
from lanterns.core import Kept, Policy
from lanterns.rules import GameState, Place, legal_actions, unseen_tiles, view_for

DEALS = 6000


def dealt_anew(state: GameState, seat: int, count: int) -> core.Batch:
    """Games that fit what a seat sees of one."""
    return core.resample(core.Batch.from_states([state]).repeat(count), [seat] * count, seed=1)


def in_every(batch: core.Batch) -> Iterator[GameState]:
    """The games of a batch, one by one."""
    return (batch[game] for game in range(len(batch)))


def fits(told: dict[int, tuple[Kept, ...]], state: GameState) -> bool:
    """Whether every hand fits what was inferred about it."""
    return all(
        len(kept.tiles.intersection(state.players[seat].hand)) >= kept.held
        for seat, turns in told.items()
        for kept in turns
    )


@pytest.mark.parametrize("players", mostly(2))
def test_no_hand_that_greed_kept_is_ruled_out(players: int) -> None:
    for laid in greedy_games(players, 25):
        assert fits(core.kept_tiles(laid.view), laid.state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_drawn_since_may_be_anything(players: int) -> None:
    """One tile a turn, while there is a draw stack; afterwards a hand is what was kept."""
    counted = set()
    for laid in greedy_games(players, 1):
        hands = [len(player.hand) for player in laid.state.players]
        for seat, turns in core.kept_tiles(laid.view).items():
            held = [kept.held for kept in turns]
            if laid.state.draw_stack:
                assert held == [2, 1][: len(turns)]
            elif sum(hands) <= players:
                assert held == [1, 1] * hands[seat]
            counted.add(tuple(held))

    assert counted >= {(2, 1), (1, 1)}


@pytest.mark.parametrize("players", mostly(3))
def test_what_would_rather_have_been_laid_is_ruled_out(players: int) -> None:
    """Hands dealt anew before a placement: believed where greed would have made it too."""
    agreed = ruled_out = 0
    for laid in greedy_games(players, 3):
        if not laid.state.draw_stack:
            continue
        before, action, mine = laid.before, laid.action, laid.state.turn
        [kept, *_] = core.kept_tiles(laid.view)[before.turn]
        for one in in_every(dealt_anew(before, mine, 100)):
            hand = set(one.players[one.turn].hand)
            if action.tile not in hand:
                continue
            listed = core.values(core.Batch.from_states([one]))
            values = dict(zip(legal_actions(one), listed.tolist(), strict=True))
            best = max(value for legal, value in values.items() if isinstance(legal, Place))
            assert (hand - {action.tile} <= kept.tiles) == (values[action] == best)
            agreed += values[action] == best
            ruled_out += values[action] < best

    assert agreed > 100
    assert ruled_out > 50


def test_nothing_is_inferred_from_play_that_ignores_value() -> None:
    """A player who wastes a tile may hold anything, and so may one who has not laid any."""
    state = core.shuffle(players=3, seed=1)[0]
    batch = core.Batch.from_states([state])
    worst, best = (
        core.apply(batch, [core.legal_actions(batch)[0][pick(core.values(batch))]])[0]
        for pick in (np.argmin, np.argmax)
    )
    for after in worst, best:
        told = core.kept_tiles(view_for(after, 1, [state]))
        unseen = frozenset(unseen_tiles(view_for(after, 1)))
        assert told[2] == ()
        assert [kept.tiles == unseen for kept in told[0]] == [after is worst]


def test_without_a_past_nothing_is_inferred() -> None:
    """Nor by what is no past: another table's, or the present itself."""
    laid = next(laid for laid in greedy_games(2, 1) if len(laid.past) == 9)
    elsewhere = core.shuffle(players=3, seed=4)[0]

    assert core.kept_tiles(laid.view) != {1 - laid.state.turn: ()}
    for past in (), (elsewhere,), (laid.state,):
        view = view_for(laid.state, laid.state.turn, past)
        assert core.kept_tiles(view) == {1 - laid.state.turn: ()}


@pytest.mark.prove
def test_a_greedy_search_deals_what_may_have_been_kept() -> None:
    """Its mean honor is that of the deals that fit, and not of all; a random search's is of all."""
    laid = next(
        laid
        for laid in greedy_games(4, 40)
        # Nobody has drawn for two turns.
        if all(len(player.hand) == 1 for player in laid.state.players)
        and all(isinstance(action, Place) for action in legal_actions(laid.state))
        and min(len(turns[1].tiles) for turns in core.kept_tiles(laid.view).values()) < 3
    )
    told = core.kept_tiles(laid.view)
    worlds = dealt_anew(laid.state, laid.state.turn, DEALS)
    fitting = np.array([fits(told, one) for one in in_every(worlds)])

    for policy, dealt in (Policy.GREEDY, fitting), (Policy.RANDOM, np.full(DEALS, True)):
        (found,) = core.search(laid.view, 3, playouts=DEALS, width=1, policy=policy)
        after = core.apply(worlds, [core.pack(found.action)] * DEALS)
        honor = core.finish(after, seed=2, policy=policy).honor
        error = honor.std(axis=0) * (1 / found.playouts + 1 / dealt.sum()) ** 0.5
        assert (abs(found.honor - honor[dealt].mean(axis=0)) <= 4 * error).all()
        if policy is Policy.GREEDY:
            assert (abs(found.honor - honor.mean(axis=0)) > 4 * error).any()
