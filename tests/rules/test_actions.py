"""Actions are plain values: equal when they say the same."""

from kit.positions import actions_of

from lanterns.rules import (
    COLORS,
    SEVEN_UNIQUE,
    Cell,
    Color,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    Place,
)


def test_which_cards_a_set_returns() -> None:
    """Rules: A turn, 2."""
    red, green, black = Color.RED, Color.GREEN, Color.BLACK

    assert Dedicate(DedicationKind.FOUR_OF_A_KIND, (black,)).cards == (black,) * 4
    assert Dedicate(DedicationKind.THREE_PAIR, (red, green, black)).cards == (
        *(red, green, black),
        *(red, green, black),
    )
    assert SEVEN_UNIQUE == Dedicate(DedicationKind.SEVEN_UNIQUE, COLORS)
    assert SEVEN_UNIQUE.cards == COLORS


def test_equal_actions_are_interchangeable() -> None:
    """They can be looked up in sets and dictionaries."""
    actions = actions_of("xR>K", "-W", "5@0,1r3", ".", "7", "4R")

    assert set(actions) == {
        Exchange(Color.RED, Color.BLACK),
        Discard(Color.WHITE),
        Place(5, Cell(0, 1), 3),
        EndTurn(),
        SEVEN_UNIQUE,
        Dedicate(DedicationKind.FOUR_OF_A_KIND, (Color.RED,)),
    }
