"""Bots that look ahead: how they use their time, and when they trust the search."""

from collections import Counter
from math import nan
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from kit.examples import examples
from kit.greed import greedy_games
from kit.positions import AROUND, OPPOSITE, a_game
from kit.strategies import positions

from lanterns import core
from lanterns.bots import search_levels
from lanterns.bots.search_bot import RESERVE, SearchBot
from lanterns.core.searches.decision import LONGEST
from lanterns.rules import (
    Action,
    Dedicate,
    Direction,
    Exchange,
    GameState,
    Place,
    View,
    legal_actions,
    to_text,
    view_for,
)


def chosen(bot: SearchBot, state: GameState, budget: float = 60) -> Action:
    """Return what the bot does with this budget."""
    view = view_for(state, state.turn)
    return bot.choose(view, legal_actions(state), budget, Random(3)).action


def searches(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Record the options of every search from now on, and keep each search short."""
    seen: list[dict[str, Any]] = []
    search = core.search

    def noted(view: View, seed: int, **options: Any) -> object:
        seen.append(options)
        return search(view, seed, **{**options, "milliseconds": 1})

    monkeypatch.setattr(core, "search", noted)
    return seen


def test_the_search_leaves_time_for_what_is_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = searches(monkeypatch)
    chosen(SearchBot(), a_game(OPPOSITE), budget=0.5)
    chosen(SearchBot(playouts=9), a_game(OPPOSITE), budget=0.5)
    chosen(SearchBot(playouts=9), a_game(AROUND), budget=0.5)
    # With four players it takes four times as many to see as clearly.
    assert [options["playouts"] for options in seen] == [None, 9, 36]
    assert all(0 < options["milliseconds"] <= 1000 * (0.5 - RESERVE) for options in seen)


@pytest.mark.parametrize("budget", [0, -3, RESERVE, nan])
def test_without_time_nothing_is_searched(monkeypatch: pytest.MonkeyPatch, budget: float) -> None:
    seen = searches(monkeypatch)
    state = a_game(OPPOSITE)
    assert chosen(SearchBot(), state, budget) in legal_actions(state)
    assert seen == []


@pytest.mark.parametrize("seats", [OPPOSITE, AROUND])
def test_few_playouts_are_not_trusted(seats: tuple[Direction, ...]) -> None:
    # Twenty candidates with a playout or two each are a lottery.
    state = a_game(seats, hands={0: (1, 5, 8)})
    view, legal = view_for(state, 0), legal_actions(state)
    hasty = SearchBot(playouts=24, width=20).choose(view, legal, 60, Random(3))
    assert hasty.candidates
    assert all(candidate.win_share is None for candidate in hasty.candidates)
    patient = SearchBot(playouts=400, width=20).choose(view, legal, 60, Random(3))
    assert patient.candidates
    assert all(candidate.win_share is not None for candidate in patient.candidates)


def looks_ahead(bot: SearchBot, state: GameState) -> bool:
    """Return whether a bot with enough time bases its choice on the search."""
    choice = bot.choose(view_for(state, state.turn), legal_actions(state), 60, Random(3))
    return choice.candidates[0].win_share is not None


@settings(max_examples=examples(8), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(state=positions().filter(lambda state: len(legal_actions(state)) > 1))
def test_the_sage_always_looks_ahead(state: GameState) -> None:
    assert looks_ahead(search_levels.sage(), state)


@settings(max_examples=examples(8), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(state=positions().filter(lambda state: len(legal_actions(state)) > 1))
def test_the_master_looks_ahead_where_a_tile_is_all_there_is_to_choose(state: GameState) -> None:
    is_only_placing = all(isinstance(action, Place) for action in legal_actions(state))
    assert looks_ahead(search_levels.master(), state) or not is_only_placing


def test_the_master_is_lost_among_many_exchanges_and_dedications() -> None:
    crowded = next(
        laid.state
        for laid in greedy_games(players=2, count=20)
        for kinds in [Counter(map(type, legal_actions(laid.state)))]
        if kinds[Exchange] > 20 and kinds[Dedicate] > 2
    )
    assert not looks_ahead(search_levels.master(), crowded)
    assert looks_ahead(search_levels.sage(), crowded)


def test_the_longest_budget_is_no_longer_than_a_search_may_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = searches(monkeypatch)
    chosen(SearchBot(), a_game(OPPOSITE), budget=1e9)
    assert seen[0]["milliseconds"] == LONGEST


def test_what_cannot_be_chosen_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = searches(monkeypatch)
    state = a_game(OPPOSITE, hands={0: ()}, cards={0: ""}, draw_stack=())
    assert to_text(chosen(SearchBot(), state)) == "."
    assert seen == []
