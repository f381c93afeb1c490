"""The effects of an action on every seat."""

from kit.boards import lake_from
from kit.positions import OPPOSITE, a_game

from lanterns.coach import Reason, reasons_for
from lanterns.coach.reasons import (
    CardDenied,
    CardGiven,
    CardsReturned,
    CardsTaken,
    FavorTaken,
    RaceForToken,
    SetCompleted,
    TokenTaken,
)
from lanterns.rules import Color, DedicationKind, GameState, action_from_text, view_for

FOUR, PAIRS, SEVEN = DedicationKind
RED, ORANGE, GREEN, PURPLE, BLUE, WHITE, BLACK = Color


def reasons(state: GameState, text: str) -> tuple[Reason, ...]:
    """Return the reasons for an action in notation."""
    return reasons_for(view_for(state, state.turn), action_from_text(text))


def test_a_placement_lists_what_every_seat_gets() -> None:
    # Tile 8 (north red, east green, south black, west red) lies south of the boat, whose south
    # side is red: turned not at all, red meets red. Black faces south, red faces north.
    state = a_game(OPPOSITE, hands={0: (8, 1, 2)}, cards={0: "RRRK", 1: "RRR"})
    assert reasons(state, "8@0,1r0") == (
        CardsTaken((RED, BLACK)),
        SetCompleted(0, FOUR, 8),
        CardGiven(1, RED),
        SetCompleted(1, FOUR, 8),
    )


def test_a_card_that_the_supply_lacks_is_denied() -> None:
    state = a_game(OPPOSITE, hands={0: (8, 1, 2)}, cards={0: ""}, supply="R K")
    assert reasons(state, "8@0,1r0") == (CardsTaken((RED, BLACK)), CardDenied(1, RED))


def test_platforms_that_match_bring_favor() -> None:
    lake = lake_from(
        """
           K     K
         W 0 B W27*W
           R     K
        """
    )
    state = a_game(OPPOSITE, lake=lake, hands={0: (9, 1, 2)})
    # White meets white between two platforms.
    assert FavorTaken(2) in reasons(state, "9@2,0r3")


def test_a_dedication_lists_its_token_and_the_rivals_for_it() -> None:
    state = a_game(OPPOSITE, cards={0: "RRRR", 1: "OOOO"})
    assert reasons(state, "4R") == (TokenTaken(FOUR, 8), RaceForToken(1, FOUR, 8))


def test_an_exchange_lists_its_price_and_its_set() -> None:
    state = a_game(OPPOSITE, cards={0: "RRRO"}, favor={0: 2})
    assert reasons(state, "xO>R") == (
        CardsReturned((ORANGE,)),
        CardsTaken((RED,)),
        FavorTaken(-2),
        SetCompleted(0, FOUR, 8),
    )


def test_a_discard_and_the_end_of_a_turn() -> None:
    state = a_game(OPPOSITE, cards={0: "RRRRR OOOOO GGG"})
    assert reasons(state, "-G") == (CardsReturned((GREEN,)),)
    assert reasons(a_game(OPPOSITE, hands={0: ()}), ".") == ()
