"""The seven lantern colors, in the one order used everywhere."""

from enum import IntEnum


class Color(IntEnum):
    """A lantern color; its number is its place in every list of counts.

    >>> Color.BLACK.letter, Color.from_letter("K")
    ('K', <Color.BLACK: 6>)
    """

    RED = 0
    ORANGE = 1
    GREEN = 2
    PURPLE = 3
    BLUE = 4
    WHITE = 5
    BLACK = 6

    @property
    def letter(self) -> str:
        """The letter that stands for the color in game records."""
        return _LETTERS[self]

    @classmethod
    def from_letter(cls, letter: str) -> "Color":
        """Return the color written `letter`; raise `KeyError` for any other text."""
        return _BY_LETTER[letter]


_LETTERS = "ROGPBWK"
_BY_LETTER = dict(zip(_LETTERS, Color, strict=True))

COLORS = tuple(Color)
