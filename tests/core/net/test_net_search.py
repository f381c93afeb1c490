"""Search with a net: repeatable, the same in threads, true to its budget."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from kit.examples import examples
from kit.greed import after, greedy_games
from kit.sizes import mostly
from kit.strategies import positions

from lanterns import core
from lanterns.core.library import call
from lanterns.core.searches import threads
from lanterns.rules import GameState, legal_actions, resample, view_for


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 9, 24])
def test_repeatable_by_seed_and_the_same_in_threads(players: int, plies: int) -> None:
    state, net = after(players, plies), core.shipped_net(players)
    first, again, other = (core.search(state, seed, playouts=80, net=net) for seed in (3, 3, 4))
    assert first == again != other
    assert core.search(state, 3, playouts=80, net=net, threads=3) == first


@given(positions(), st.integers(1, 60), st.integers(1, 20))
@settings(max_examples=examples(12), deadline=None)
def test_any_decision_any_budget(state: GameState, playouts: int, width: int) -> None:
    assume(legal_actions(state))
    net = core.shipped_net(len(state.players))
    found = core.search(state, 1, playouts=playouts, width=width, net=net)
    actions = [one.action for one in found]
    assert 1 <= len(actions) == len(set(actions)) <= width
    assert set(actions) <= set(legal_actions(state))
    assert sum(one.playouts for one in found) <= playouts
    for one in found:
        assert (one.win_share is None) == (one.playouts == 0)
        assert one.win_share is None or 0 <= one.win_share <= 1


def test_a_search_compares_what_the_net_likes_best() -> None:
    view = view_for(after(2, 8), after(2, 8).turn)
    likes = {one.action for one in core.best_turns(view, 5, width=128)[:12]}
    found = core.search(view, 5, playouts=120, width=12, net=core.shipped_net(2))
    assert {one.action for one in found} <= likes


def test_a_budget_in_time_and_the_smaller_of_two() -> None:
    state, net = after(4, 5), core.shipped_net(4)
    assert core.search(state, 1, milliseconds=500, net=net)[0].playouts > 0
    both = core.search(state, 1, milliseconds=30_000, playouts=40, net=net)
    assert sum(one.playouts for one in both) <= 40
    none = core.search(state, 1, playouts=40, width=12, least=41, net=net)
    assert {one.playouts for one in none} == {0}


def test_the_last_decision_is_seen_through() -> None:
    """In the last final turn nothing is hidden: the answer is certain and right."""
    batch = core.shuffle(players=2, seed=1)
    while not (batch[0].is_final_turn and batch[0].turn == 1):
        batch = core.apply(batch, core.choose(batch, seed=1))
    results = {
        action: core.finish(
            core.apply(batch, [core.pack(action)]), policy=core.Policy.GREEDY
        ).win_shares[0, 1]
        for action in legal_actions(batch[0])
    }
    best, *_ = core.search(batch[0], 1, playouts=64, net=core.shipped_net(2))
    alone, *_ = core.best_turns(view_for(batch[0], 1))
    assert results[best.action] == results[alone.action] == max(results.values())
    assert best.win_share == alone.win_share == results[best.action]


@pytest.mark.parametrize("players", mostly(3))
def test_what_the_others_laid_changes_what_is_expected_of_them(players: int) -> None:
    """With a past the same search says other things, the same in threads and by any deal of it."""
    net, other = core.shipped_net(players), 0
    for laid in list(greedy_games(players, 1))[6:-1:4]:
        found = core.search(laid.view, 3, playouts=60, net=net)
        assert core.search(laid.view, 3, playouts=60, net=net, threads=3) == found
        rng = Random(1)
        now, *past = (
            resample(view_for(one, laid.state.turn), rng) for one in (laid.state, *laid.past)
        )
        again = core.search(view_for(now, now.turn, past), 3, playouts=60, net=net)
        assert again == found
        other += core.search(replace(laid.view, past=()), 3, playouts=60, net=net) != found
    assert other >= 2


def test_few_playouts_do_not_overrule_the_net() -> None:
    """One playout of each turn moves the net's own order little; a thousand decide."""
    few = many = 0
    for seed in range(12):
        state = after(3, 12, seed)
        view, net = view_for(state, state.turn), core.shipped_net(3)
        [likes] = core.best_turns(view, 5, width=1)
        few += core.search(view, 5, playouts=12, width=12, net=net)[0].action == likes.action
        many += core.search(view, 5, playouts=600, width=12, net=net)[0].action == likes.action
    assert few > many
    assert few >= 8


def test_an_interrupt_ends_a_long_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of a minute is made in pieces, and stops at the first that is interrupted."""
    pieces = []

    def interrupted(name: str, *arguments: object) -> int:
        if name == "search_add":
            pieces.append(name)
            raise KeyboardInterrupt
        return call(name, *arguments)

    monkeypatch.setattr(threads, "call", interrupted)
    with pytest.raises(KeyboardInterrupt):
        core.search(after(2, 4), milliseconds=60_000, net=core.shipped_net(2))
    assert len(pieces) == 1
