"""What a hand cannot hold, told by what was laid."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest

from lanterns import core
from lanterns.core import Policy
from lanterns.rules import GameState, Place, View, legal_actions, unseen_tiles, view_for

DEALS = 6000


@dataclass(frozen=True)
class Laid:
    """A tile has just been laid: how, the state after, and those in which tiles were laid."""

    action: Place
    state: GameState
    past: tuple[GameState, ...]

    @property
    def before(self) -> GameState:
        """The state in which it was laid."""
        return self.past[-1]

    @property
    def view(self) -> View:
        """What the next player knows."""
        return view_for(self.state, self.state.turn, self.past)


def greedy_games(players: int, count: int) -> Iterator[Laid]:
    """Every placement of some greedy games."""
    for seed in range(count):
        batch = core.shuffle(players=players, seed=seed)
        past: tuple[GameState, ...] = ()
        while not batch[0].is_over:
            packed = core.choose(batch, seed=seed)
            before, action = batch[0], core.unpack(int(packed[0]))
            batch = core.apply(batch, packed)
            if isinstance(action, Place):
                past = (*past, before)
                yield Laid(action, batch[0], past)


def dealt_anew(state: GameState, seat: int, count: int) -> core.Batch:
    """Games that fit what a seat sees of one."""
    return core.resample(core.Batch.from_states([state]).repeat(count), [seat] * count, seed=1)


def in_every(batch: core.Batch) -> Iterator[GameState]:
    """The games of a batch, one by one."""
    return (batch[game] for game in range(len(batch)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_greedy_hands_kept_is_never_ruled_out(players: int) -> None:
    """A hand of three has drawn one since; a smaller one has kept all it has."""
    for laid in greedy_games(players, 25):
        for seat, kept in core.kept_tiles(laid.view).items():
            assert kept.issuperset(laid.state.players[seat].hand[:2])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_would_rather_have_been_laid_is_ruled_out(players: int) -> None:
    """Hands dealt anew before a placement: believed where greed would have made it too."""
    agreed = ruled_out = 0
    for laid in greedy_games(players, 3):
        if not laid.state.draw_stack:
            continue
        before, action, mine = laid.before, laid.action, laid.state.turn
        kept = core.kept_tiles(laid.view)[before.turn]
        for one in in_every(dealt_anew(before, mine, 100)):
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
    worst, best = (
        core.apply(batch, [core.legal_actions(batch)[0][pick(core.values(batch))]])[0]
        for pick in (np.argmin, np.argmax)
    )
    for after in worst, best:
        told = core.kept_tiles(view_for(after, 1, [state]))
        unseen = frozenset(unseen_tiles(view_for(after, 1)))
        assert told[2] == unseen
        assert (told[0] == unseen) == (after is worst)


def test_without_a_past_nothing_is_told() -> None:
    """Nor by what is no past: another table's, or the present itself."""
    laid = next(laid for laid in greedy_games(2, 1) if len(laid.past) == 9)
    elsewhere = core.shuffle(players=3, seed=4)[0]
    unseen = frozenset(unseen_tiles(laid.view))

    assert core.kept_tiles(laid.view) != {1 - laid.state.turn: unseen}
    for past in (), (elsewhere,), (laid.state,):
        view = view_for(laid.state, laid.state.turn, past)
        assert core.kept_tiles(view) == {1 - laid.state.turn: unseen}


def kept_twice(laid: Laid) -> dict[int, frozenset[int]]:
    """What each other seat may have kept in both of its last turns."""
    earlier = view_for(laid.state, laid.state.turn, laid.past[: -len(laid.state.players)])
    before = core.kept_tiles(earlier)
    return {seat: kept & before[seat] for seat, kept in core.kept_tiles(laid.view).items()}


def test_a_greedy_search_deals_what_may_have_been_kept() -> None:
    """Its mean honor is that of the deals that fit, and not of all; a random search's is of all."""
    laid = next(
        laid
        for laid in greedy_games(4, 40)
        # Nobody has drawn for two turns.
        if all(len(player.hand) == 1 for player in laid.state.players)
        and all(isinstance(action, Place) for action in legal_actions(laid.state))
        and min(map(len, kept_twice(laid).values())) < 3
    )
    kept = kept_twice(laid)
    worlds = dealt_anew(laid.state, laid.state.turn, DEALS)
    fits = [
        all(kept[seat].issuperset(one.players[seat].hand) for seat in kept)
        for one in in_every(worlds)
    ]

    for policy, dealt in (Policy.GREEDY, np.array(fits)), (Policy.RANDOM, np.full(DEALS, True)):
        (found,) = core.search(laid.view, 3, playouts=DEALS, width=1, policy=policy)
        after = core.apply(worlds, [core.pack(found.action)] * DEALS)
        honor = core.finish(after, seed=2, policy=policy).honor
        error = honor.std(axis=0) * (1 / found.playouts + 1 / dealt.sum()) ** 0.5
        assert (abs(found.honor - honor[dealt].mean(axis=0)) <= 4 * error).all()
        if policy is Policy.GREEDY:
            assert (abs(found.honor - honor.mean(axis=0)) > 4 * error).any()
