"""The words that a player can type, in their language and in English."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from lanterns.locale import Words
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

from .color_words import ColorWords, NotCards, fold


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


Request = Keyword | Action | tuple[Discard, ...]
"""What a typed line asks for."""

_WITH_COLORS = (Keyword.EXCHANGE, Keyword.DEDICATE, Keyword.DISCARD)


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
        command, rest = self.command(text), _after_command(text)
        named = [color for color in map(self.colors.color, rest.split()) if color is not None]
        match command, len(named):
            case Keyword.EXCHANGE, 2:
                return Exchange(named[0], named[1])
            case Keyword.DEDICATE, 1:
                return Dedicate(DedicationKind.FOUR_OF_A_KIND, (named[0],))
            case Keyword.DEDICATE, 3:
                return Dedicate(DedicationKind.THREE_PAIR, tuple(sorted(named)))
            case Keyword.DEDICATE, 7:
                return SEVEN_UNIQUE
            case Keyword.DISCARD, _:
                return self._discards(rest) or command
            case Keyword.END, _:
                return EndTurn()
            case _:
                return command

    def command(self, text: str) -> Keyword | None:
        """Return the command that a line begins with."""
        words = text.split()
        return self._commands.get(fold(words[0])) if words else None

    def unclear(self, text: str) -> tuple[str, tuple[Color, ...]] | None:
        """Return the first word of a request that may mean several colors, and those colors."""
        if self.command(text) not in _WITH_COLORS:
            return None
        return self.colors.unclear(_after_command(text))

    def clarified(self, text: str, word: str, color: Color) -> str:
        """Return a request with a color's name in place of an unclear word."""
        rest = self.colors.clarified(_after_command(text), word, color)
        return f"{text.split()[0]} {rest}"

    def has(self, text: str, command: Keyword) -> bool:
        """Return whether any word of a line is this command."""
        return any(self._commands.get(fold(word)) is command for word in text.split())

    def _discards(self, text: str) -> Discard | tuple[Discard, ...] | None:
        try:
            first, *others = map(Discard, self.colors.cards(text))
        except NotCards:
            return None
        return (first, *others) if others else first

    @cached_property
    def colors(self) -> ColorWords:
        """The words for colors."""
        return ColorWords(self.words)

    @cached_property
    def _commands(self) -> dict[str, Keyword]:
        return {
            fold(word): command
            for words in (Words("en"), self.words)
            for command in Keyword
            for word in words(f"command-{command.value}").split()
        }


def _after_command(text: str) -> str:
    return "".join(text.split(maxsplit=1)[1:])


def _notated(text: str) -> Action | None:
    """Parse record notation, in any case."""
    for written in (text, text.lower(), text.upper(), text[:1].lower() + text[1:].upper()):
        try:
            return action_from_text(written)
        except BadNotation:
            continue
    return None
