"""The words a player can type, in the player's language and in English."""

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

# Shorter beginnings of colour words would be taken for one another.
_SHORTEST = 3


class Command(Enum):
    """Something a player can ask for; the value names its messages."""

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


Wish = Command | Action
"""What a typed line asks for."""


@dataclass(frozen=True)
class Vocabulary:
    """Understands typed lines.

    >>> vocabulary = Vocabulary(Words("pl"))
    >>> vocabulary.wish("wymień czerwoną na białą")
    Exchange(given=<Color.RED: 0>, taken=<Color.WHITE: 5>)
    >>> vocabulary.wish("pomoc"), vocabulary.wish("help"), vocabulary.wish("hm")
    (<Command.HELP: 'help'>, <Command.HELP: 'help'>, None)
    """

    words: Words

    def name(self, command: Command) -> str:
        """The word for a command that is shown to the player."""
        return self.words(f"command-{command.value}").split()[0]

    def wish(self, text: str) -> Wish | None:
        """What a line asks for, if it is understood."""
        action = _notated("".join(text.split()))
        if action or not text.split():
            return action
        first, *rest = text.split()
        command = self._commands.get(fold(first))
        colors = [color for color in map(self.color, rest) if color is not None]
        match command, len(colors):
            case Command.EXCHANGE, 2:
                return Exchange(colors[0], colors[1])
            case Command.DEDICATE, 1:
                return Dedicate(DedicationKind.FOUR_OF_A_KIND, (colors[0],))
            case Command.DEDICATE, 3:
                return Dedicate(DedicationKind.THREE_PAIR, tuple(sorted(colors)))
            case Command.DEDICATE, 7:
                return SEVEN_UNIQUE
            case Command.DISCARD, 1:
                return Discard(colors[0])
            case Command.END, _:
                return EndTurn()
            case _:
                return command

    def has(self, text: str, command: Command) -> bool:
        """Whether a line names a command anywhere."""
        return any(self._commands.get(fold(word)) is command for word in text.split())

    def color(self, word: str) -> Color | None:
        """The colour that a word means, in any of its endings, or by its letter."""
        if word.upper() in _LETTERS:
            return Color.from_letter(word.upper())
        shared = [(_shared_beginning(fold(word), name), color) for name, color in self._colors]
        # The longest beginning wins, and the player's own language before English.
        best, color = max(shared, key=lambda pair: pair[0])
        return color if best >= _SHORTEST else None

    @cached_property
    def _commands(self) -> dict[str, Command]:
        return {
            fold(word): command
            for words in (Words("en"), self.words)
            for command in Command
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
    """A word without case and accents, as it may be typed on any keyboard.

    >>> fold("Połóż"), fold("weiß")
    ('poloz', 'weiss')
    """
    plain = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _shared_beginning(word: str, name: str) -> int:
    return next(
        (at for at, (one, other) in enumerate(zip(word, name, strict=False)) if one != other),
        min(len(word), len(name)),
    )


def _notated(text: str) -> Action | None:
    """Read record notation, with capitals where they are missing."""
    for written in (text, text.lower(), text.upper(), text[:1].lower() + text[1:].upper()):
        try:
            return action_from_text(written)
        except BadNotation:
            continue
    return None
