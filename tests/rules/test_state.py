"""The state and its few questions."""

from copy import copy, deepcopy
from dataclasses import FrozenInstanceError

import pytest
from kit.positions import AROUND, OPPOSITE, a_game

from lanterns.rules import DedicationKind, Phase, Player, Token


def test_the_active_player() -> None:
    """The one whose turn it is."""
    state = a_game(AROUND, turn=2, cards={2: "KKK"})

    assert state.active is state.players[2]
    assert state.active.cards[6] == 3


def test_over_is_a_phase() -> None:
    """Only the last phase ends the game."""
    assert [a_game(phase=phase).is_over for phase in Phase] == [False, False, False, True]


def test_a_final_turn_is_one_without_tiles() -> None:
    """Rules: The end. It is the active player's hand that counts."""
    assert a_game(OPPOSITE, hands={0: ()}).is_final_turn
    assert not a_game(OPPOSITE, hands={0: (1,)}).is_final_turn
    assert not a_game(OPPOSITE, turn=1, hands={0: ()}).is_final_turn


def test_honor_is_the_sum_of_tokens() -> None:
    """Rules: The end. The values of the tokens taken."""
    tokens = tuple(Token(DedicationKind.SEVEN_UNIQUE, honor) for honor in (10, 9, 4))

    assert Player((), (0,) * 7, tokens=tokens).honor == 23
    assert Player((), (0,) * 7).honor == 0


def test_a_state_cannot_be_changed() -> None:
    """Whatever happens next makes a new state."""
    state = a_game()

    with pytest.raises(FrozenInstanceError):
        state.turn = 1  # type: ignore[misc]  # wrong on purpose
    assert len({state, a_game()}) == 1


def test_a_copy_is_the_state_itself() -> None:
    """Nobody can change it, so nobody needs another one; not even within other things."""
    state = a_game(OPPOSITE)

    assert copy(state) is state
    assert deepcopy([state, {"again": state}]) == [state, {"again": state}]
    assert deepcopy([state])[0] is state
