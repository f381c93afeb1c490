"""The hand limit: whose turn began with more than twelve cards comes down to twelve."""

import pytest
from kit.positions import AROUND, OPPOSITE, a_game, actions_of, cards_of, events_of, play

from lanterns.rules import (
    Color,
    Dedicate,
    Discard,
    Discarded,
    Exchange,
    GameState,
    Phase,
    Place,
    legal_actions,
)

TWELVE = "RRR OOO GGG PPP"


def kinds_of(state: GameState) -> list[type]:
    """The kinds of action that are legal, each once, in their order."""
    return list(dict.fromkeys(type(action) for action in legal_actions(state)))


def test_twelve_cards_are_not_too_many() -> None:
    """Rules: Hand limit. More than twelve, not twelve."""
    state = a_game(AROUND, cards={0: TWELVE})

    assert kinds_of(state) == [Dedicate, Place]


def test_thirteen_cards_are_too_many() -> None:
    """Rules: Hand limit. Only then is a tile placed, so there is no placement yet."""
    state = a_game(AROUND, cards={0: TWELVE + "B"}, favor={0: 2})

    assert kinds_of(state) == [Exchange, Dedicate, Discard]


def test_a_discard_goes_to_the_supply() -> None:
    """Rules: Hand limit. A card of one's choice goes back, and nothing else changes."""
    state = a_game(AROUND, cards={0: TWELVE + "B"}, favor={0: 2}, supply="R")

    after = play(state, "-B")

    assert after.active.cards == cards_of(TWELVE)
    assert after.supply == cards_of("R B")
    assert (after.active.favor, after.turn, after.phase) == (2, 0, Phase.PLACE)
    assert events_of(state, "-B") == (Discarded(0, Color.BLUE),)


def test_discards_go_on_until_twelve_are_left() -> None:
    """Rules: Hand limit. Fifteen cards need three discards."""
    state = a_game(AROUND, cards={0: TWELVE + "BBK"})

    for text in ("-B", "-K", "-R"):
        assert Discard in kinds_of(state)
        assert Place not in kinds_of(state)
        state = play(state, text)
    assert state.active.cards == cards_of("RR OOO GGG PPP B")
    assert kinds_of(state) == [Place]


def test_a_discard_can_be_any_color_that_is_held() -> None:
    """Rules: Hand limit. Cards of their choice."""
    state = a_game(AROUND, cards={0: "RRRRRRR GGGGG K"}, phase=Phase.PLACE)

    assert legal_actions(state) == actions_of("-R", "-G", "-K")


def test_once_begun_to_discard_exchange_and_dedication_are_over() -> None:
    """Rules: Hand limit. Both are over even though both would still be affordable."""
    state = play(a_game(AROUND, cards={0: TWELVE + "RR"}, favor={0: 4}), "-O")

    assert sum(state.active.cards) == 13
    assert kinds_of(state) == [Discard]
    assert kinds_of(play(state, "-G")) == [Place]


@pytest.mark.parametrize(("text", "left"), [("4R", 9), ("3ROG", 7), ("7", 6)])
def test_a_dedication_can_be_enough(text: str, left: int) -> None:
    """Rules: Hand limit. Whoever comes down to twelve by dedicating discards nothing."""
    state = play(a_game(AROUND, cards={0: "RRRR OO GGG P B W K"}), text)

    assert sum(state.active.cards) == left
    assert kinds_of(state) == [Place]


def test_a_dedication_that_is_not_enough() -> None:
    """Rules: Hand limit. Still more than twelve after it: discard, then place."""
    state = play(a_game(AROUND, cards={0: "RRRRRRRR OOO GGG PPP B"}), "4R")

    assert sum(state.active.cards) == 14
    assert legal_actions(state) == actions_of("-R", "-O", "-G", "-P", "-B")
    state = play(state, "-P", "-P")
    assert kinds_of(state) == [Place]


def test_an_exchange_does_not_help() -> None:
    """Rules: Hand limit. A card for a card leaves as many as before."""
    state = play(a_game(AROUND, cards={0: TWELVE + "B"}, favor={0: 2}), "xB>K")

    assert kinds_of(state) == [Dedicate, Discard]


def test_thirteen_cards_on_ones_own_placement_wait_for_the_next_turn() -> None:
    """Rules: Hand limit. It is the beginning of a turn that counts, not its end."""
    state = play(a_game(OPPOSITE, cards={0: TWELVE}), "1@0,1r0")

    assert sum(state.players[0].cards) > 12
    assert state.turn == 1
    assert kinds_of(state) == [Place]


def test_others_may_hold_more_than_twelve() -> None:
    """Rules: Hand limit. It binds the player whose turn it is."""
    state = a_game(AROUND, cards={1: TWELVE + "RB"})

    assert kinds_of(state) == [Place]


@pytest.mark.parametrize("count", [12, 13, 20])
def test_no_limit_in_the_final_turn(count: int) -> None:
    """Rules: The end. The hand limit does not apply to the last turn."""
    state = a_game(AROUND, hands=dict.fromkeys(range(4), ()), cards={0: "R" * count}, draw_stack=())

    assert legal_actions(state) == actions_of("4R", ".")
