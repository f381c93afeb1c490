"""What speaks for an action, as data and in words."""

from typing import get_args

import pytest
from kit.boards import lake_from
from kit.positions import OPPOSITE, a_game

from lanterns.bots import Candidate
from lanterns.coach import Explanation, Reason, reasons_for
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
from lanterns.coach.wording import candidate_lines, reason_lines
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import Color, DedicationKind, GameState, action_from_text, view_for

FOUR, PAIRS, SEVEN = DedicationKind
RED, ORANGE, GREEN, PURPLE, BLUE, WHITE, BLACK = Color


def reasons(state: GameState, text: str) -> tuple[Reason, ...]:
    """The reasons for an action written in notation."""
    return reasons_for(view_for(state, state.turn), action_from_text(text))


def test_a_placement_tells_what_everybody_gets() -> None:
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


def test_a_dedication_tells_its_token_and_who_else_could_take_it() -> None:
    state = a_game(OPPOSITE, cards={0: "RRRR", 1: "OOOO"})
    assert reasons(state, "4R") == (TokenTaken(FOUR, 8), RaceForToken(1, FOUR, 8))


def test_an_exchange_tells_its_price_and_its_set() -> None:
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


def explained(*texts: str) -> Explanation:
    """An explanation with these candidates."""
    state = a_game(OPPOSITE, cards={0: "RRRR OO GG P", 1: "OOOO"}, favor={0: 2})
    candidates = (Candidate(action_from_text(text), 1.5) for text in texts)
    return Explanation(view_for(state, 0), tuple(candidates))


def test_what_decided_is_what_the_next_best_would_not_bring() -> None:
    assert explained("4R", "3ROG").decisive == (TokenTaken(FOUR, 8), RaceForToken(1, FOUR, 8))
    assert explained("xR>B", "xR>W").decisive == (CardsTaken((BLUE,)),)
    assert explained("4R").decisive == explained("4R").reasons()


def test_what_brings_the_same_decided_nothing() -> None:
    # The second brings what the first brings, so it is the third that was passed over.
    assert explained("xR>B", "xR>B", "xR>W").decisive == (CardsTaken((BLUE,)),)


def test_what_is_kept_from_the_others_decides_too() -> None:
    # Turned by two quarters, tile 8 (red, green, black, red) shows black to the north and red to
    # the south; the second player has three black cards.
    state = a_game(OPPOSITE, hands={0: (8, 1, 2)}, cards={1: "KKK"})
    view = view_for(state, 0)
    candidates = (Candidate(action_from_text(text), 0) for text in ("8@0,1r0", "8@0,1r2"))
    explanation = Explanation(view, tuple(candidates))
    assert explanation.avoided == (CardGiven(1, BLACK), SetCompleted(1, FOUR, 8))
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=None)
    assert reason_lines(narrator, explanation)[-2:] == [
        "Otherwise: Bo takes a card (1 black).",
        "Otherwise: Bo then has the cards for four of a kind, worth 8 honor.",
    ]
    assert explained("4R").avoided == ()


def test_reasons_in_words() -> None:
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=1)
    assert reason_lines(narrator, explained("4R", "3ROG")) == [
        "Ana takes the token for four of a kind, worth 8 honor.",
        "You could otherwise take the token for four of a kind, worth 8 honor.",
    ]
    assert reason_lines(narrator, explained("xP>B")) == [
        "Ana gives back a card (1 purple).",
        "Ana takes a card (1 blue).",
        "Ana pays 2 favor tokens.",
    ]
    assert candidate_lines(narrator, explained("4R")) == [
        "Dedicate four of a kind (red): 8 honor (worth about 1.5 honor)"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own(language: str) -> None:
    narrator = Narrator(Words(language), ("Ana", "Bo"), reader=None)
    told: dict[Reason, str] = {}
    for state, text in (
        (a_game(OPPOSITE, hands={0: (8, 1, 2)}, cards={0: "RRRK", 1: "RRR"}), "8@0,1r0"),
        (a_game(OPPOSITE, hands={0: (8, 1, 2)}, cards={0: ""}, supply="R K"), "8@0,1r0"),
        (a_game(OPPOSITE, cards={0: "RRRR", 1: "OOOO"}), "4R"),
        (a_game(OPPOSITE, cards={0: "PPPW"}, favor={0: 2}), "xW>P"),
    ):
        candidate = Candidate(action_from_text(text), 0, win_share=0.5)
        explanation = Explanation(view_for(state, 0), (candidate,))
        assert "50" in candidate_lines(narrator, explanation)[0]
        told |= zip(explanation.reasons(), reason_lines(narrator, explanation), strict=True)
    assert {type(reason) for reason in told} == set(get_args(Reason))
    assert len(set(told.values())) == len(told)
