"""Actions as text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.strategies import actions

from lanterns.rules import (
    SEVEN_UNIQUE,
    Action,
    BadNotation,
    Cell,
    Color,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    NotationFault,
    Place,
    action_from_text,
    to_text,
)

WRITTEN: dict[str, Action] = {
    "xP>R": Exchange(Color.PURPLE, Color.RED),
    "xR>R": Exchange(Color.RED, Color.RED),
    "4R": Dedicate(DedicationKind.FOUR_OF_A_KIND, (Color.RED,)),
    "4K": Dedicate(DedicationKind.FOUR_OF_A_KIND, (Color.BLACK,)),
    "3RBW": Dedicate(DedicationKind.THREE_PAIR, (Color.RED, Color.BLUE, Color.WHITE)),
    "3OGP": Dedicate(DedicationKind.THREE_PAIR, (Color.ORANGE, Color.GREEN, Color.PURPLE)),
    "3BWK": Dedicate(DedicationKind.THREE_PAIR, (Color.BLUE, Color.WHITE, Color.BLACK)),
    "7": SEVEN_UNIQUE,
    "-K": Discard(Color.BLACK),
    "12@0,-1r2": Place(12, Cell(0, -1), 2),
    "7@-10,105r0": Place(7, Cell(-10, 105), 0),
    "0@0,0r3": Place(0, Cell(0, 0), 3),
    "1@-999999,999999r1": Place(1, Cell(-999999, 999999), 1),
    ".": EndTurn(),
}

MALFORMED = [
    *("", " ", "x", "xR", "xR>", "xR<O", "xr>O", "xRO", "xR>OO", "xX>R", " xR>O", "xR>O "),
    *("4", "4X", "4r", "4RR", "44", "3", "3RO", "3ROGP", "3RRO", "3ORG", "3ROX", "3rog", "3ROG\n"),
    *("77", "07", "7 ", "8", "-", "--R", "-X", "-RR", "-r", "..", ". ", "…", "0"),
    *("12@0,-1", "12@0,-1r", "12@0,-1r4", "12@0,-1r-1", "12@0r0", "@0,0r0", "12@,0r0", "12@0,r0"),
    *("012@0,0r0", "12@-0,0r0", "12@00,0r0", "12@+1,0r0", "12@1.0,0r0", "12@0, 1r0", "x@0,0r0"),
    *("1@1000000,0r0", "1@0,-1000000r0", "1000000@0,0r0", "12@0,0r00", "12@0,0R0"),
    *("١@0,0r0", "12@٢,0r0", "12@0,0r٢", "12@0,0r2\n", "\n.", "4R;", "null"),
]


@pytest.mark.parametrize(("text", "action"), WRITTEN.items())
def test_both_ways(text: str, action: Action) -> None:
    """Record format: Actions."""
    assert to_text(action) == text
    assert action_from_text(text) == action


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_text(text: str) -> None:
    """Only what records write is read."""
    with pytest.raises(BadNotation) as caught:
        action_from_text(text)

    assert caught.value.fault is NotationFault.NOT_AN_ACTION
    told = text.replace("\n", "·")
    assert caught.value.sentence == f"“{told}” is not an action."


def test_a_long_text_is_cut_short() -> None:
    """An error names the beginning of a text that is no action, not all of it."""
    with pytest.raises(BadNotation) as caught:
        action_from_text("12345678901234567890" * 100)

    assert caught.value.sentence == "“123456789012345678901234567890123456789…” is not an action."


def test_the_only_notation_fault() -> None:
    """No fault is left untried."""
    assert list(NotationFault) == [NotationFault.NOT_AN_ACTION]


@given(actions())
def test_every_action_reads_back(action: Action) -> None:
    """Writing and reading are each other's inverse."""
    assert action_from_text(to_text(action)) == action


@given(st.text(alphabet="xROGPBWK>437-@,r0129. \n", max_size=10))
def test_what_reads_is_written_the_same(text: str) -> None:
    """There is one way to write an action: whatever reads at all was written by `to_text`."""
    try:
        action = action_from_text(text)
    except BadNotation:
        return
    assert to_text(action) == text
