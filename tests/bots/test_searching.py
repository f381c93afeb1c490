"""Bots that look ahead: how they spend their time, and what that is good for."""

from random import Random

import pytest
from kit.positions import OPPOSITE, a_game

from lanterns import core
from lanterns.bots.searching import RESERVE, SearchBot
from lanterns.rules import Action, GameState, legal_actions, to_text, view_for


def chosen(bot: SearchBot, state: GameState, budget: float = 60) -> Action:
    """What the bot does with so many seconds."""
    view = view_for(state, state.turn)
    return bot.choose(view, legal_actions(state), budget, Random(3)).action


def budgets(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, float]]:
    """Every budget that searches are given from now on."""
    seen: list[tuple[int | None, float]] = []
    search = core.search

    def noted(*args: object, **options: object) -> object:
        seen.append((options["playouts"], options["milliseconds"]))  # type: ignore[arg-type]
        return search(*args, **{**options, "milliseconds": 1})  # type: ignore[arg-type]

    monkeypatch.setattr(core, "search", noted)
    return seen


def test_the_search_leaves_time_for_what_is_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = budgets(monkeypatch)
    chosen(SearchBot(), a_game(OPPOSITE), budget=0.5)
    chosen(SearchBot(playouts=9), a_game(OPPOSITE), budget=0.5)
    assert [playouts for playouts, _ in seen] == [None, 9]
    assert all(0 < milliseconds <= 1000 * (0.5 - RESERVE) for _, milliseconds in seen)


@pytest.mark.parametrize("budget", [0, -3, RESERVE])
def test_without_time_nothing_is_searched(monkeypatch: pytest.MonkeyPatch, budget: float) -> None:
    seen = budgets(monkeypatch)
    state = a_game(OPPOSITE)
    assert chosen(SearchBot(), state, budget) in legal_actions(state)
    assert seen == []


def test_the_longest_budget_is_no_longer_than_a_search_may_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = budgets(monkeypatch)
    chosen(SearchBot(), a_game(OPPOSITE), budget=1e9)
    assert seen[0][1] == core.searching.LONGEST


def test_what_cannot_be_chosen_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = budgets(monkeypatch)
    state = a_game(OPPOSITE, hands={0: ()}, cards={0: ""}, draw_stack=())
    assert to_text(chosen(SearchBot(), state)) == "."
    assert seen == []
