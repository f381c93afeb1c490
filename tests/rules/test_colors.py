"""Colors and their letters, in the order of records."""

import pytest

from lanterns.rules import COLORS, Color


def test_the_order_and_letters_of_records() -> None:
    """Record format: red, orange, green, purple, blue, white, black."""
    names = ["red", "orange", "green", "purple", "blue", "white", "black"]

    assert [color.name.lower() for color in COLORS] == names
    assert "".join(color.letter for color in COLORS) == "ROGPBWK"
    assert [int(color) for color in COLORS] == list(range(7))


@pytest.mark.parametrize("color", COLORS)
def test_a_letter_reads_back(color: Color) -> None:
    """Both ways are one."""
    assert Color.from_letter(color.letter) is color


@pytest.mark.parametrize("text", ["", "r", "X", "RO"])
def test_other_letters_are_no_colors(text: str) -> None:
    """Only the seven capital letters."""
    with pytest.raises(KeyError):
        Color.from_letter(text)
