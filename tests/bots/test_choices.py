"""Every bot from any reachable position: a legal choice that depends on the view alone."""

from collections.abc import Sequence
from math import nan
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kit.examples import examples
from kit.greed import greedy_games
from kit.strategies import moments, positions

from lanterns import core
from lanterns.bots import BOTS, Bot, Choice
from lanterns.bots.bot import MAX_CANDIDATES
from lanterns.bots.human_levels import apprentice
from lanterns.bots.ladder import BUILT_IN
from lanterns.bots.net_search_bot import NetSearchBot
from lanterns.bots.search_bot import SearchBot
from lanterns.bots.search_levels import dragon
from lanterns.rules import GameState, legal_actions, resample, view_for

# Cheap enough to be tried from many positions, and the same search as with half a second.
TRIED = {name: BOTS[name] for name in BUILT_IN if name not in ("dragon", "kirin")} | {
    "dragon": lambda: SearchBot(playouts=240, width=dragon().width),
    "kirin": lambda: NetSearchBot(playouts=60),
}


def chosen(
    bot: Bot, state: GameState, seed: int, budget: float = 60, past: Sequence[GameState] = ()
) -> Choice:
    """Return what a bot chooses from what the active seat may know."""
    view = view_for(state, state.turn, past)
    return bot.choose(view, legal_actions(state), budget, Random(seed))


def dealt_anew(
    state: GameState, past: Sequence[GameState], rng: Random
) -> tuple[GameState, list[GameState]]:
    """Deal anew everything that the active seat cannot know, now and in the past."""
    other, *others = (resample(view_for(one, state.turn), rng) for one in (state, *past))
    return other, others


@pytest.mark.parametrize("name", TRIED)
@settings(max_examples=examples(8), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(moment=moments().filter(lambda moment: legal_actions(moment[0])), seed=st.integers(0, 2**32))
def test_chooses_a_legal_action_regardless_of_hidden_tiles(
    name: str, moment: tuple[GameState, tuple[GameState, ...]], seed: int
) -> None:
    state, past = moment
    choice = chosen(TRIED[name](), state, seed, past=past)
    assert choice.action in legal_actions(state)
    other, others = dealt_anew(state, past, Random(seed + 1))
    assert chosen(TRIED[name](), other, seed, past=others) == choice


@pytest.mark.parametrize("name", ["master", "sage", "dragon", "kirin"])
def test_hands_are_inferred_from_what_the_seat_saw(name: str) -> None:
    """Among greedy players, whose placements say most about their hands."""
    for laid in list(greedy_games(players=3, count=1))[4::3]:
        other, others = dealt_anew(laid.state, laid.past, Random(1))
        kept = core.kept_tiles(laid.view)
        assert kept == core.kept_tiles(view_for(other, other.turn, others))
        choice = chosen(TRIED[name](), laid.state, 2, past=laid.past)
        assert chosen(TRIED[name](), other, 2, past=others) == choice


@pytest.mark.parametrize("name", [name for name in BOTS if name in BUILT_IN])
@settings(max_examples=examples(4), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    state=positions().filter(legal_actions),
    budget=st.sampled_from([0, -1, nan, 1e-9, 0.004, 0.006, 0.02]),
)
def test_has_an_answer_when_there_is_little_or_no_time(
    name: str, state: GameState, budget: float
) -> None:
    assert chosen(BOTS[name](), state, 0, budget).action in legal_actions(state)


@pytest.mark.parametrize("name", TRIED)
@settings(max_examples=examples(4), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(state=positions().filter(legal_actions))
def test_lists_the_chosen_candidate_first(name: str, state: GameState) -> None:
    choice, legal = chosen(TRIED[name](), state, 7), legal_actions(state)
    if name == "random" or len(legal) == 1:
        return
    listed = [candidate.action for candidate in choice.candidates]
    assert listed[0] == choice.action
    assert len(listed) <= MAX_CANDIDATES
    assert len(set(listed)) == len(listed) and set(listed) <= set(legal)


@settings(max_examples=examples(15), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(state=positions().filter(lambda state: len(legal_actions(state)) > 1))
def test_the_artisan_lists_the_best_candidates_best_first(state: GameState) -> None:
    best = sorted(core.values(core.Batch.from_states([state])), reverse=True)[:MAX_CANDIDATES]
    values = [candidate.value for candidate in chosen(BOTS["artisan"](), state, 7).candidates]
    assert values == [value / core.HONOR_POINT for value in best]


@settings(max_examples=examples(15), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(state=positions().filter(lambda state: len(legal_actions(state)) > 1))
def test_human_like_bots_list_candidates_best_first(state: GameState) -> None:
    values = [candidate.value for candidate in chosen(apprentice(), state, 7).candidates]
    assert values == sorted(values, reverse=True)


def test_a_search_lists_candidates_in_the_order_of_its_results() -> None:
    laid = list(greedy_games(players=2, count=1))[6]
    found = core.search(laid.view, Random(7).getrandbits(63), playouts=160, width=8)
    listed = chosen(BOTS["sage"](), laid.state, 7, past=laid.past).candidates
    assert len(listed) == MAX_CANDIDATES
    assert [
        (one.action, one.value, one.playouts, one.win_share, one.honor, one.then) for one in listed
    ] == [
        (one.action, one.value, one.playouts, one.win_share, one.honor, one.then)
        for one in found[:MAX_CANDIDATES]
    ]
    # The winner of the search has the most playouts.
    assert listed[0].playouts == max(one.playouts for one in found)
