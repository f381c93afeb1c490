"""A game with its past agrees with the states that its actions make one by one."""

from dataclasses import replace
from random import Random

import pytest

from lanterns.rules import (
    DEFAULT_SEATING,
    BrokenRecord,
    EndTurn,
    Game,
    GameState,
    IllegalAction,
    Place,
    Record,
    SetupError,
    apply,
    check_record,
    legal_actions,
    new_game,
    redact,
    shuffled_tiles,
    to_text,
    view_for,
)

PLAYERS = (2, 3, 4)


def random_game(players: int, seed: int = 0) -> Game:
    """A whole game of random actions, which places a tile only when nothing else is legal."""
    rng = Random(seed)
    game = Game(DEFAULT_SEATING[players], shuffled_tiles(players, rng), names=["Ana"] * players)
    while game.turn is not None:
        legal = game.legal_actions()
        game.act(rng.choice([a for a in legal if not isinstance(a, Place)] or legal))
    return game


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_agrees_with_the_referee_ply_by_ply(players: int) -> None:
    game = random_game(players)
    state = new_game(DEFAULT_SEATING[players], game.record.tiles)
    for ply, after in zip(game.plies, game.states[1:], strict=True):
        assert ply.before == state
        step = apply(state, ply.action)
        assert ply.events == step.events
        assert after == step.state
        state = step.state
    assert game.state == state
    assert game.state.is_over


@pytest.mark.parametrize("players", PLAYERS)
def test_views_remember_the_latest_placements(players: int) -> None:
    played = random_game(players, seed=1)
    game = Game.from_record(Record(played.record.seating, played.record.tiles))
    laid: list[GameState] = []
    for ply in played.plies:
        for seat in (None, *range(players)):
            view, expected = game.view(seat), view_for(ply.before, seat, laid)
            assert view == expected
            assert view.past == expected.past
            assert len(view.past) == len(laid)
        if isinstance(ply.action, Place):
            laid.append(ply.before)
        game.act(ply.action)


def test_the_past_of_later_views_shares_what_was_derived_from_a_view() -> None:
    game = Game(DEFAULT_SEATING[2], range(1, 23))
    seen = game.view(0)
    seen.memo["row"] = "derived once"
    game.act(next(action for action in game.legal_actions() if isinstance(action, Place)))
    assert game.view(0).past[-1].memo == {"row": "derived once"}
    assert game.view(1).past[-1].memo == {}


def test_views_of_a_state_that_was_taken_back_are_forgotten() -> None:
    game, taken_back = _game_with_choices()
    stale = game.view(game.state.turn)
    assert game.take_back() == taken_back
    other = next(a for a in game.legal_actions() if a != taken_back and not isinstance(a, Place))
    game.act(other)
    fresh = game.view(game.state.turn)
    assert fresh == view_for(game.state, game.state.turn)
    assert fresh != stale


def test_taking_back_restores_state_and_record() -> None:
    game, action = _game_with_choices()
    before, record = game.plies[-1].before, game.record
    assert game.take_back() == action
    assert game.state == before
    assert game.record.actions == record.actions[:-1]
    game.act(action)
    assert game.record == record


@pytest.mark.parametrize("players", PLAYERS)
def test_rewinding_leads_to_a_game_that_goes_on_as_if_nothing_had_been_undone(players: int) -> None:
    played = random_game(players, seed=3)
    game = Game.from_record(played.record)
    rng = Random(players)
    while game.plies:
        count = min(rng.randrange(1, 20), len(game.plies))
        first = game.plies[-count].action
        assert game.rewind(count) == first
        turns = [ply.before.turn for ply in reversed(game.plies)]
        assert game.actions_since(0) == (turns.index(0) + 1 if 0 in turns else 0)
        plain = Game.from_record(replace(played.record, actions=game.record.actions, result=None))
        assert (game.record, game.turn_ends) == (plain.record, plain.turn_ends)
        for seat in range(players):
            assert game.view(seat).past == plain.view(seat).past
    for count in (0, 1):
        with pytest.raises(ValueError, match="actions"):
            game.rewind(count)


@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_running_turn_can_be_taken_back(players: int) -> None:
    played = random_game(players, seed=2)
    game = Game(played.record.seating, played.record.tiles)
    assert not game.can_take_back
    for ply in played.plies:
        game.act(ply.action)
        ends_turn = isinstance(ply.action, Place | EndTurn)
        assert game.can_take_back is not ends_turn
        if ends_turn:
            with pytest.raises(ValueError, match="take back"):
                game.take_back()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_record_is_the_game(players: int) -> None:
    game = random_game(players, seed=3)
    record = game.record
    assert record.names == ("Ana",) * players
    assert record.result is not None
    assert check_record(record) == game.state
    again = Game.from_record(record)
    assert again.plies == game.plies
    assert again.record == record


def test_a_running_game_has_no_result_in_its_record() -> None:
    game = Game(DEFAULT_SEATING[3], range(1, 28))
    assert game.record == Record(DEFAULT_SEATING[3], tuple(range(1, 28)))


def test_turn_ends_are_the_states_after_each_turn() -> None:
    game = random_game(4, seed=4)
    ends = [
        after
        for ply, after in zip(game.plies, game.states[1:], strict=True)
        if isinstance(ply.action, Place | EndTurn)
    ]
    assert game.turn_ends == tuple(ends)
    assert game.turns_completed == len(ends) == 32 + 4


def test_events_are_redacted_for_a_seat() -> None:
    game = random_game(2, seed=5)
    everything = [event for ply in game.plies for event in ply.events]
    assert game.events(0) == [redact(event, 0) for event in everything]
    assert game.events(None) != game.events(0) != everything
    skipped = len(game.plies[0].events)
    assert game.events(1, since=1) == game.events(1)[skipped:]


def test_an_illegal_action_changes_nothing() -> None:
    game = Game(DEFAULT_SEATING[2], range(1, 23))
    before = game.state
    refusal = game.refusal(EndTurn())
    assert refusal is not None
    assert refusal.code == "must_place"
    with pytest.raises(IllegalAction, match="must place"):
        game.act(EndTurn())
    assert game.state is before
    assert not game.plies
    assert game.refusal(legal_actions(before)[0]) is None


def test_what_cannot_be_dealt_or_played_is_refused() -> None:
    with pytest.raises(SetupError):
        Game(DEFAULT_SEATING[2], range(1, 24))
    with pytest.raises(BrokenRecord, match="Action 1, \\."):
        Game.from_record(Record(DEFAULT_SEATING[2], tuple(range(1, 23)), actions=(".",)))


def _game_with_choices() -> tuple[Game, object]:
    """A game whose last action can be taken back, with another one to take instead."""
    for seed in range(50):
        played = random_game(2, seed)
        game = Game(played.record.seating, played.record.tiles)
        for ply in played.plies:
            others = [a for a in game.legal_actions() if not isinstance(a, Place)]
            game.act(ply.action)
            if game.can_take_back and len(others) > 1:
                return game, ply.action
    raise AssertionError(f"no such game, the last one was {to_text(ply.action)}")
