"""Actions as numbers, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.strategies import games

from lanterns import core
from lanterns.rules import (
    Action,
    Cell,
    Color,
    Dedicate,
    DedicationKind,
    Exchange,
    GameState,
    LanternsError,
    Place,
    legal_actions,
)


@given(games())
def test_every_legal_action_has_its_own_number(plies: list[tuple[GameState, Action]]) -> None:
    """Packing and unpacking give back the action, and no two actions share a number."""
    for state, _ in plies[::7]:
        legal = legal_actions(state)
        numbers = [core.pack(action) for action in legal]

        assert len(set(numbers)) == len(numbers)
        assert tuple(core.unpack(number) for number in numbers) == legal


@given(st.integers(-(2**40), 2**40) | st.integers(0, 2**27))
def test_any_number_is_an_action_or_refused(number: int) -> None:
    """No number stands for two things, and no other number is let through."""
    try:
        action = core.unpack(number)
    except core.BadRequest as error:
        assert str(number) in str(error).replace("_", "")
    else:
        assert core.pack(action) == number


@pytest.mark.parametrize(
    "action",
    [
        Place(256, Cell(0, 0), 0),
        Place(-1, Cell(0, 0), 0),
        Place(3, Cell(0, 0), 4),
        Place(3, Cell(64, 0), 0),
        Place(3, Cell(0, -65), 0),
        Dedicate(DedicationKind.FOUR_OF_A_KIND, ()),
        Dedicate(DedicationKind.THREE_PAIR, (Color.RED, Color.RED, Color.RED)),
        Dedicate(DedicationKind.THREE_PAIR, (Color.BLUE, Color.RED, Color.GREEN)),
        Dedicate(DedicationKind.SEVEN_UNIQUE, (Color.RED,)),
    ],
)
def test_what_is_no_action_has_no_number(action: Action) -> None:
    """An action that could never be written down is refused, not cut to size."""
    with pytest.raises(core.BadRequest):
        core.pack(action)


def test_a_text_is_not_yet_an_action() -> None:
    """The error for a text names the function that reads it."""
    with pytest.raises(TypeError, match=r"^an action is wanted, not str; `action_from_text` reads"):
        core.pack("4R")  # type: ignore[arg-type]  # wrong on purpose


def test_notation() -> None:
    """Numbers can be read from the notation of records and written as it."""
    texts = ["xP>R", "4R", "3RBW", "7", "-K", "12@0,-1r2", "35@-33,33r3", "."]

    assert [core.unpack_text(core.pack_text(text)) for text in texts] == texts
    with pytest.raises(LanternsError):
        core.pack_text("4X")


def test_numbers_are_stable() -> None:
    """Stored actions keep their meaning: these numbers are part of the interface."""
    assert core.pack(Exchange(Color.RED, Color.BLACK)) == 6
    assert core.pack_text("4K") == (1 << 24) + 6
    assert core.pack_text("3ROG") == (2 << 24) + 0b111
    assert core.pack_text("7") == 3 << 24
    assert core.pack_text("-O") == (4 << 24) + 1
    assert core.pack_text("2@1,-1r3") == (5 << 24) + (2 << 16) + ((65 << 7 | 63) << 2) + 3
    assert core.pack_text(".") == 6 << 24
