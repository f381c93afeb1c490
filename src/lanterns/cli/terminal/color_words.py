"""The words and letters for colors that a player can type."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property

from lanterns.locale import Words
from lanterns.locale.facts import key
from lanterns.rules import Color

# Words in another grammatical form share at least this many letters with a color's name.
_MIN_COMMON = 3
# More cards than anyone can hold.
_MAX_COUNT = 99
_WORD = re.compile(r"\d+|[^\W\d_]+|\S")
_LETTERS = {color.letter.lower(): color for color in Color}


class NotCards(ValueError):
    """A text does not name lantern cards; the argument is the part that is not understood."""


@dataclass(frozen=True)
class ColorWords:
    """Parses colors, and cards such as “2 red, 1 blue” or “r r b”.

    >>> polish = ColorWords(Words("pl"))
    >>> polish.meanings("białą"), polish.meanings("b")
    ((<Color.WHITE: 5>,), (<Color.WHITE: 5>,))
    >>> [color.name for color in polish.meanings("c")]
    ['RED', 'BLACK']
    """

    words: Words

    def meanings(self, word: str) -> tuple[Color, ...]:
        """Return the colors that a word may mean; several if it is the beginning of several.

        The player's language comes before English. Letters of records are understood where they
        begin no color in the player's language.
        """
        typed = fold(word)
        if typed in self._short_forms:
            return (self._short_forms[typed],)
        begun = tuple(color for name, color in self._own_names if name.startswith(typed))
        if begun:
            return begun
        common, color = max(
            ((_common_length(typed, name), color) for name, color in self._names),
            key=lambda pair: pair[0],
        )
        if common >= _MIN_COMMON:
            return (color,)
        return (_LETTERS[typed],) if typed in _LETTERS else ()

    def color(self, word: str) -> Color | None:
        """Return the one color that a word means."""
        meanings = self.meanings(word)
        return meanings[0] if len(meanings) == 1 else None

    def unclear(self, text: str) -> tuple[str, tuple[Color, ...]] | None:
        """Return the first word that may mean several colors, and those colors."""
        found = ((word, self.meanings(word)) for word in _WORD.findall(text))
        return next(((word, colors) for word, colors in found if len(colors) > 1), None)

    def clarified(self, text: str, word: str, color: Color) -> str:
        """Return the text with a color's name in place of an unclear word."""
        name = self.words("color", color=key(color))
        return "".join(
            name if part == word else part for part in re.split(r"([^\W\d_]+)", text) if part
        )

    def cards(self, text: str) -> tuple[Color, ...]:
        """Return the cards that a text names; raise `NotCards` if it names anything else."""
        cards: list[Color] = []
        number: str | None = None
        for word in _WORD.findall(text):
            color = self.color(word)
            if word.isdecimal() and number is None:
                number = word
            elif color is not None:
                cards += [color] * _count(number)
                number = None
            elif fold(word) not in self._joints:
                raise NotCards(word)
        if number is not None or not cards:
            raise NotCards(number or text)
        return tuple(cards)

    @cached_property
    def _short_forms(self) -> dict[str, Color]:
        return {fold(self.words("color-letter", color=key(color))): color for color in Color}

    @cached_property
    def _own_names(self) -> list[tuple[str, Color]]:
        return _names_in(self.words)

    @cached_property
    def _names(self) -> list[tuple[str, Color]]:
        return [*self._own_names, *_names_in(Words("en"))]

    @cached_property
    def _joints(self) -> set[str]:
        """Commas and the word for “and”."""
        return {",", ";", "+", fold(self.words("list-end", items="", last="").strip())}


def fold(word: str) -> str:
    """Return a word without case and accents, as it can be typed on any keyboard.

    >>> fold("Połóż"), fold("weiß")
    ('poloz', 'weiss')
    """
    plain = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _names_in(words: Words) -> list[tuple[str, Color]]:
    return [(fold(words("color", color=key(color))), color) for color in Color]


def _count(number: str | None) -> int:
    if number is None:
        return 1
    # Lengths are compared first, because Python refuses to convert very long numbers.
    if len(number) > len(str(_MAX_COUNT)) or int(number) == 0:
        raise NotCards(number)
    return int(number)


def _common_length(word: str, name: str) -> int:
    return next(
        (at for at, (one, other) in enumerate(zip(word, name, strict=False)) if one != other),
        min(len(word), len(name)),
    )
