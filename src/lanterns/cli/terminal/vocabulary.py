"""The words that a player can type, in their language and in English."""

import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from lanterns.locale import Words
from lanterns.locale.facts import key
from lanterns.rules import (
    SEVEN_UNIQUE,
    Action,
    BadNotation,
    Color,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    action_from_text,
)

# Shorter prefixes of color words would be ambiguous.
_MIN_PREFIX = 3


class Keyword(Enum):
    """A command that a player can type; its value is part of the names of its messages."""

    PLACE = "place"
    BEST = "best"
    DEDICATE = "dedicate"
    EXCHANGE = "exchange"
    DISCARD = "discard"
    END = "end"
    LAKE = "lake"
    CELLS = "cells"
    CARDS = "cards"
    TILES = "tiles"
    SUPPLY = "supply"
    LOG = "log"
    BACK = "back"
    RULES = "rules"
    HELP = "help"
    QUIT = "quit"
    YES = "yes"
    NO = "no"
    ALL = "all"


Request = Keyword | Action
"""What a typed line asks for."""


@dataclass(frozen=True)
class Vocabulary:
    """Parses typed lines.

    >>> vocabulary = Vocabulary(Words("pl"))
    >>> vocabulary.parse("wymień czerwoną na białą")
    Exchange(given=<Color.RED: 0>, taken=<Color.WHITE: 5>)
    >>> vocabulary.parse("pomoc"), vocabulary.parse("help"), vocabulary.parse("hm")
    (<Keyword.HELP: 'help'>, <Keyword.HELP: 'help'>, None)
    """

    words: Words

    def name(self, command: Keyword) -> str:
        """Return the word for a command that is shown to the player."""
        return self.words(f"command-{command.value}").split()[0]

    def parse(self, text: str) -> Request | None:
        """Return what a line asks for, or `None` if it is not understood."""
        action = _notated("".join(text.split()))
        if action or not text.split():
            return action
        first, *rest = text.split()
        command = self._commands.get(fold(first))
        colors = [color for color in map(self.color, rest) if color is not None]
        match command, len(colors):
            case Keyword.EXCHANGE, 2:
                return Exchange(colors[0], colors[1])
            case Keyword.DEDICATE, 1:
                return Dedicate(DedicationKind.FOUR_OF_A_KIND, (colors[0],))
            case Keyword.DEDICATE, 3:
                return Dedicate(DedicationKind.THREE_PAIR, tuple(sorted(colors)))
            case Keyword.DEDICATE, 7:
                return SEVEN_UNIQUE
            case Keyword.DISCARD, 1:
                return Discard(colors[0])
            case Keyword.END, _:
                return EndTurn()
            case _:
                return command

    def has(self, text: str, command: Keyword) -> bool:
        """Return whether any word of a line is this command."""
        return any(self._commands.get(fold(word)) is command for word in text.split())

    def color(self, word: str) -> Color | None:
        """Return the color of a word, in any grammatical form, or of a letter."""
        if word.upper() in _LETTERS:
            return Color.from_letter(word.upper())
        lengths = [(_common_prefix_length(fold(word), name), color) for name, color in self._colors]
        # The longest common prefix wins; the player's language comes before English.
        best, color = max(lengths, key=lambda pair: pair[0])
        return color if best >= _MIN_PREFIX else None

    @cached_property
    def _commands(self) -> dict[str, Keyword]:
        return {
            fold(word): command
            for words in (Words("en"), self.words)
            for command in Keyword
            for word in words(f"command-{command.value}").split()
        }

    @cached_property
    def _colors(self) -> list[tuple[str, Color]]:
        return [
            (fold(words("color", color=key(color))), color)
            for words in (self.words, Words("en"))
            for color in Color
        ]


_LETTERS = {color.letter for color in Color}


def fold(word: str) -> str:
    """Return a word without case and accents, as it can be typed on any keyboard.

    >>> fold("Połóż"), fold("weiß")
    ('poloz', 'weiss')
    """
    plain = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _common_prefix_length(word: str, name: str) -> int:
    return next(
        (at for at, (one, other) in enumerate(zip(word, name, strict=False)) if one != other),
        min(len(word), len(name)),
    )


def _notated(text: str) -> Action | None:
    """Parse record notation, in any case."""
    for written in (text, text.lower(), text.upper(), text[:1].lower() + text[1:].upper()):
        try:
            return action_from_text(written)
        except BadNotation:
            continue
    return None
