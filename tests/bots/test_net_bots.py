"""The learned bots: what they cost, when they search, and what they list."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from kit.positions import OPPOSITE, a_game

from lanterns import core
from lanterns.bots import LADDER, Bot, play_game
from lanterns.bots.greedy_bot import GreedyBot
from lanterns.bots.human_levels import apprentice
from lanterns.bots.net_levels import kirin, phoenix, tiger
from lanterns.bots.net_search_bot import LEAST, WIDTH, NetSearchBot, tiles_to_lay
from lanterns.bots.search_bot import RESERVE
from lanterns.rules import DEFAULT_SEATING, GameState, View, legal_actions, shuffled_tiles, view_for
from lanterns.rules.components import TILES_IN_PLAY


def after(players: int, plies: int) -> GameState:
    batch = core.shuffle(players=players, seed=6)
    for ply in range(plies):
        batch = core.apply(batch, core.choose(batch, seed=ply))
    return batch[0]


def asked(bot: NetSearchBot, state: GameState, budget: float = 60) -> Any:
    view = view_for(state, state.turn)
    return bot.choose(view, legal_actions(state), budget, Random(3))


def test_they_are_the_top_of_the_ladder() -> None:
    assert LADDER[-4:] == ("dragon", "phoenix", "tiger", "kirin")
    assert [make().cost for make in (phoenix, tiger, kirin)] == ["instant", "search", "search"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phoenix_plays_what_the_net_judges_best(players: int) -> None:
    state = after(players, 9)
    choice = asked(phoenix(), state)
    found = core.best_turns(view_for(state, state.turn), Random(3).getrandbits(63))
    assert choice.candidates == found and choice.action == found[0].action
    assert all(one.win_share is not None and not one.playouts for one in choice.candidates)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("make", "last"), [(phoenix, 1), (tiger, 3)])
def test_the_end_alone_is_searched(
    make: Callable[[], NetSearchBot], last: int, players: int
) -> None:
    """Each seat lays as many tiles as the others; the last ones are laid after a search."""
    batch, searched = core.shuffle(players=players, seed=4), set()
    for ply in range(300):
        state = batch[0]
        if state.is_final_turn:
            break
        left = tiles_to_lay(view_for(state, state.turn))
        rounds = (TILES_IN_PLAY[players] - len(state.lake.tiles) + 1 + players - 1) // players
        assert left == rounds
        if left in (last, last + 1) and len(legal_actions(state)) > 1:
            best = asked(make(), state).candidates[0]
            assert bool(best.playouts) == (left == last)
            searched.add(left)
        batch = core.apply(batch, core.choose(batch, seed=ply))
    assert searched == {last, last + 1}


def test_the_kirin_lists_what_it_tried() -> None:
    choice = asked(NetSearchBot(playouts=120), after(2, 9))
    assert choice.action == choice.candidates[0].action
    assert choice.candidates[0].playouts >= LEAST
    assert all(0 <= one.win_share <= 1 for one in choice.candidates)


@pytest.mark.parametrize("budget", [0, -3, RESERVE, float("nan")])
def test_without_time_the_kirin_is_a_phoenix(
    budget: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(core, "search", None)
    choice = asked(NetSearchBot(), after(2, 9), budget)
    assert choice.action in legal_actions(after(2, 9))
    assert not choice.candidates[0].playouts


def test_few_playouts_are_not_trusted() -> None:
    assert not asked(NetSearchBot(playouts=WIDTH), after(2, 9)).candidates[0].playouts


def test_the_kirin_uses_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, Any]] = []
    search = core.search

    def noted(view: View, seed: int, **options: Any) -> object:
        seen.append(options)
        return search(view, seed, **{**options, "milliseconds": None, "playouts": 40})

    monkeypatch.setattr(core, "search", noted)
    asked(NetSearchBot(), after(3, 5), budget=0.5)
    asked(NetSearchBot(), after(3, 5), budget=1e9)
    assert [one["playouts"] for one in seen] == [None, None]
    assert 0 < seen[0]["milliseconds"] <= 1000 * (0.5 - RESERVE)
    assert seen[1]["milliseconds"] == 60_000


def test_what_cannot_be_chosen_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "best_turns", None)
    state = a_game(OPPOSITE, hands={0: ()}, cards={0: ""}, draw_stack=())
    for bot in (phoenix(), tiger(), kirin()):
        assert asked(bot, state).action == legal_actions(state)[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_turn_is_carried_out_action_by_action(players: int) -> None:
    """An exchange is followed by the dedication it was made for, and a turn always ends."""
    batch, dedicated = core.shuffle(players=players, seed=9), 0
    for _ in range(250):
        state = batch[0]
        if state.is_over:
            break
        action = asked(phoenix(), state).action
        before = state.players[state.turn].honor
        batch = core.apply(batch, [core.pack(action)])
        dedicated += batch[0].players[state.turn].honor > before
    assert batch[0].is_over and dedicated > 4 * players


@pytest.mark.prove
@pytest.mark.parametrize(("make", "least"), [(GreedyBot, 0.64), (apprentice, 0.8)])
def test_the_kirin_takes_others_for_what_they_are(make: Callable[[], Bot], least: float) -> None:
    """With 64 playouts it won 46 % and 74 % when it took three of them for its equals."""
    games, won = 120, 0.0
    for deal in range(games):
        seat = deal % 4
        bots = [
            (str(each), NetSearchBot(playouts=64) if each == seat else make(), Random(each))
            for each in range(4)
        ]
        tiles = shuffled_tiles(4, Random(deal))
        result = play_game(DEFAULT_SEATING[4], tiles, bots, 60).result
        won += (seat in result.winners) / len(result.winners)
    assert won / games > least
