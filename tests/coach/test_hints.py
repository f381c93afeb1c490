"""Hints: three steps, and turns that can be played."""

import pytest
from coach.games import game_of
from kit.invariants import cards_for
from kit.sound_positions import a_sound_game

from lanterns.coach import Hint, hint
from lanterns.core import BadRequest, advise
from lanterns.rules import (
    Dedicate,
    Discard,
    Exchange,
    GameState,
    Place,
    action_from_text,
    apply,
    legal_actions,
    outcome_of,
    view_for,
)


def hint_for(state: GameState, worlds: int = 6) -> Hint:
    return hint(view_for(state, state.turn), worlds)


def test_a_nudge_says_less_than_the_place_and_the_place_less_than_the_turn() -> None:
    state = game_of(3).plies[0].before
    found = hint_for(state)

    placement = found.best.actions[-1]
    assert isinstance(placement, Place)
    assert found.look == "tile"
    assert (found.tile, found.cell) == (placement.tile, placement.cell)
    assert action_from_text(found.texts()[-1]) == placement
    assert found.next_best is not None
    assert found.next_best.actions != found.best.actions
    assert found.next_best.alone and found.next_best.missed
    assert sum(found.best.win_chance) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_can_be_played_and_say_what_happens(players: int) -> None:
    """Every line is a legal turn; cards, favor and honor are those that the referee deals out."""
    for ply in game_of(players).plies[::4]:
        before, seat = ply.before, ply.before.turn
        advice = advise(before, worlds=3)
        for line in advice.lines:
            state = before
            for action in line.actions:
                assert action in legal_actions(state)
                if isinstance(action, Place):
                    outcome = outcome_of(view_for(state, seat), action)
                    for other in range(players):
                        dealt = cards_for(outcome, other)
                        assert line.cards[other] == tuple(map(dealt.count, range(7)))
                state = apply(state, action).state
            player, was = state.players[seat], before.players[seat]
            assert line.favor == player.favor - was.favor
            assert line.honor_now == sum(t.honor for t in player.tokens) - sum(
                t.honor for t in was.tokens
            )


def test_a_hand_over_the_limit_discards_and_lays() -> None:
    state = a_sound_game(turns=6, cards={0: "RRRROOOGGPPBBB"})
    found = hint_for(state)

    assert isinstance(found.best.actions[0], Dedicate | Discard | Exchange)
    assert isinstance(found.best.actions[-1], Place)


def test_a_finished_game_has_no_hint() -> None:
    with pytest.raises(BadRequest):
        hint_for(game_of(2).state)
