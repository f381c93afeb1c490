"""The end: one more turn each, without a tile, then honor."""

import pytest
from kit.positions import AROUND, OPPOSITE, a_game, actions_of, play
from kit.seatings import seatings_for

from lanterns.rules import (
    TILES_IN_PLAY,
    Dedicated,
    DedicationKind,
    GameEnded,
    GameState,
    Phase,
    Place,
    Result,
    Token,
    TurnBegan,
    apply,
    legal_actions,
    new_game,
)

NO_HANDS: dict[int, tuple[int, ...]] = dict.fromkeys(range(4), ())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tiles_divide_evenly(players: int) -> None:
    """Rules: The end. Everybody places equally often; then the start player has a final turn."""
    state = new_game(seatings_for(players)[0], range(1, TILES_IN_PLAY[players] + 1))
    placed = [0] * players
    while not state.is_final_turn:
        action = legal_actions(state)[-1]
        placed[state.turn] += isinstance(action, Place)
        step = apply(state, action)
        state = step.state

    assert placed == [{2: 11, 3: 9, 4: 8}[players]] * players
    assert (state.turn, state.phase, state.draw_stack) == (0, Phase.EXCHANGE, ())
    assert all(player.hand == () for player in state.players)
    assert step.events[-1] == TurnBegan(0, final=True)


def test_hands_run_down_once_the_stack_is_empty() -> None:
    """Rules: The end. Nobody's turn is final while they hold a tile."""
    state = a_game(OPPOSITE, hands={0: (1,), 1: (2,)}, draw_stack=())

    step = apply(state, legal_actions(state)[0])

    assert step.state.players[0].hand == ()
    assert not step.state.is_final_turn
    assert step.events[-1] == TurnBegan(1, final=False)


def test_a_final_turn_can_end_at_once() -> None:
    """Rules: The end. Nothing is placed; without a set or favor only the end is left."""
    state = a_game(AROUND, hands=NO_HANDS, draw_stack=())

    assert legal_actions(state) == actions_of(".")


def test_exchange_and_dedication_in_the_final_turn() -> None:
    """Rules: The end. Both are allowed as usual, each once and in their order."""
    state = a_game(OPPOSITE, hands=NO_HANDS, draw_stack=(), cards={0: "RRRO"}, favor={0: 4})

    assert legal_actions(state)[-1:] == actions_of(".")
    state = play(state, "xO>R")
    assert legal_actions(state) == actions_of("4R", ".")
    state = play(state, "4R")
    assert legal_actions(state) == actions_of(".")
    assert state.players[0].tokens == (Token(DedicationKind.FOUR_OF_A_KIND, 8),)
    assert (state.turn, play(state, ".").turn) == (0, 1)


def test_an_empty_stack_earns_four_in_the_final_turn_too() -> None:
    """Rules: A turn, 2. Always."""
    state = a_game(AROUND, hands=NO_HANDS, cards={0: "ROGPBWK"}, stacks=((), (), ()))

    (event,) = apply(state, *actions_of("7")).events

    assert isinstance(event, Dedicated)
    assert (event.honor, event.generic) == (4, True)


def test_each_player_has_one_final_turn() -> None:
    """Rules: The end. Clockwise from the start player; then the game is over."""
    state = a_game(AROUND, hands=NO_HANDS, draw_stack=())

    for seat in (1, 2, 3):
        step = apply(state, *actions_of("."))
        assert step.events == (TurnBegan(seat, final=True),)
        assert (step.state.turn, step.state.phase) == (seat, Phase.EXCHANGE)
        state = step.state
    step = apply(state, *actions_of("."))
    assert step.state.is_over
    assert legal_actions(step.state) == ()


def test_a_final_turn_opens_every_step_again() -> None:
    """Rules: The end. What one player used up is open to the next."""
    state = a_game(OPPOSITE, hands=NO_HANDS, draw_stack=(), cards={0: "RRRR", 1: "KKKK"})

    state = play(state, "4R", ".")

    assert legal_actions(state) == actions_of("4K", ".")


def test_honor_is_added_up_at_the_end() -> None:
    """Rules: The end. The values of the tokens taken, and who won with them."""
    four, seven = DedicationKind.FOUR_OF_A_KIND, DedicationKind.SEVEN_UNIQUE
    state = a_game(
        OPPOSITE,
        turn=1,
        hands=NO_HANDS,
        draw_stack=(),
        cards={0: "RRK", 1: "OOOO B"},
        favor={0: 3, 1: 1},
        tokens={0: (Token(four, 8), Token(seven, 9)), 1: (Token(seven, 10),)},
    )

    step = apply(play(state, "4O"), *actions_of("."))

    result = Result(honor=(17, 18), favor=(3, 1), cards=(3, 1))
    assert step.events == (GameEnded(result),)
    assert result.winners == (1,)


def test_nothing_but_the_phase_changes_when_the_game_ends() -> None:
    """The last position stays as it is, to be looked at."""
    state = a_game(OPPOSITE, turn=1, hands=NO_HANDS, draw_stack=(), cards={1: "RR"})

    over = play(state, ".")

    assert over == GameState(
        seating=state.seating,
        players=state.players,
        lake=state.lake,
        supply=state.supply,
        stacks=state.stacks,
        favor_bank=state.favor_bank,
        draw_stack=(),
        turn=1,
        phase=Phase.OVER,
    )
