"""Everything that can be wrong with a setup, an action, a record or a position.

Every fault is a member of an enumeration: its name in lower case is the error's code, its value
the sentence. The facts of the case fill the sentence's gaps and stay with the error, so that it
can be worded in another language. A gap marked `:w` is a count written as a word.
"""

from enum import Enum, unique
from functools import partial

Fact = int | str

_EXCERPT = 40

COUNT_WORDS = (
    *("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve"),
)
"""Small counts as sentences write them."""


class Fault(Enum):
    """One thing that can be wrong."""

    @property
    def code(self) -> str:
        """The fault's name in lower case, stable across versions."""
        return self.name.lower()


@unique
class SetupFault(Fault):
    """Why a game cannot be set up."""

    SEAT_COUNT = "Lanterns is a game for two, three or four players, not {count:w}."
    SEAT_UNKNOWN = "A seat is north, east, south or west, not “{side}”."
    SEAT_REPEATED = "Two players cannot both sit on the {side} side."
    SEAT_ORDER = "The seats must follow each other clockwise: north, east, south, west."
    TILE_COUNT = "A game for {players:w} is played with {needed} lake tiles, not {count}."
    TILE_UNKNOWN = "There is no lake tile {tile} to shuffle; they are numbered 1 to 35."
    TILE_REPEATED = "Lake tile {tile} is there twice."


@unique
class Refusal(Fault):
    """Why an action is not legal for this player now."""

    GAME_OVER = "The game is over."
    ALREADY_EXCHANGED = "You have already made this turn’s exchange."
    EXCHANGE_PASSED = "The exchange comes before the dedication and before any discard."
    EXCHANGE_FAVOR = "An exchange costs two favor tokens, and you have {have:w}."
    EXCHANGE_SAME = "You must take a different color from the one you give."
    NO_CARD = "You have no {color} card."
    SUPPLY_OUT = "The supply has no {color} card left."
    DEDICATION_PASSED = "You have already dedicated this turn, or begun to discard."
    NOT_A_SET = "Those cards are not a set that can be dedicated."
    SET_COLOR = "You need {need:w} {color} cards and have {have:w}."
    SET_SEVEN = "You need a card of every color, and you have no {color} one."
    DISCARD_EARLY = "You can discard only while you have more than twelve cards; you have {have:w}."
    DISCARD_FINAL = "The 12-card limit does not apply in the final turn."
    HAND_LIMIT = "You have {have} cards and must come down to twelve before you place a tile."
    PLACE_FINAL = "Nothing is placed in the final turn."
    NOT_IN_HAND = "You do not hold tile {tile}."
    CELL_TAKEN = "There is already a tile on cell {x},{y}."
    CELL_APART = "No tile on the lake shares a side with cell {x},{y}."
    BAD_TURNS = "A tile can be turned by 0, 1, 2 or 3 quarter turns, not {turns}."
    MUST_PLACE = "You must place a tile; only a final turn ends without one."


@unique
class NotationFault(Fault):
    """Why a text is not an action."""

    NOT_AN_ACTION = "“{text}” is not an action."


@unique
class RecordFault(Fault):
    """Why a record cannot be read, or does not follow the rules."""

    NOT_JSON = "This is not JSON text ({why})."
    TOO_LARGE = "This JSON text has a number or a nesting too large to be a game record."
    NOT_AN_OBJECT = "A record is a JSON object."
    NO_FORMAT = "This is not a game record: it has no “format”."
    UNKNOWN_FORMAT = "The record’s format is “{format}”; this version reads “{known}”."
    MISSING_KEY = "The record has no “{key}”."
    BAD_KEY = "The record’s “{key}” must be a list of {items}."
    BAD_RESULT = "The record’s “result” must be a JSON object."
    BAD_SETUP = "The game cannot be set up: {why}"
    BAD_ACTION = "Action {ply}, {action}: {why}"
    RESULT_EARLY = "There is a result, but the game is not over after action {ply}."
    RESULT_WRONG = "The result’s {key} should be {right}, not {wrong}."


@unique
class LinkFault(Fault):
    """Why a text is not a game in a link."""

    LINK_EMPTY = "There is no game in this link."
    LINK_LONG = "A game in a link has at most {most} characters."
    LINK_FORMAT = "The link’s format is “{format}”; this version reads “{known}”."
    LINK_LETTERS = "A game in a link has letters, digits, “-” and “_” only."
    LINK_DAMAGED = "The link is damaged or incomplete: its checksum does not match."
    LINK_GAME = "The link’s checksum matches, but there is no game in it."
    LINK_PLY = "The link points to action {ply}; its game ends after action {last}."


@unique
class PositionFormFault(Fault):
    """Why JSON data or a line of text is not a position."""

    NO_PARTS = "A position is a JSON object."
    MISSING_PART = "The position has no “{key}”."
    BAD_PART = "The position’s “{key}” is not {wanted}."
    LONG_TEXT = "A position in text has at most {most} characters."
    TEXT_PARTS = "A position in text has {wanted} parts with a space in between, not {count}."
    OTHER_TEXT = "The position in text is not in the one form there is."


def excerpt(foreign: object) -> str:
    """Return foreign text fit for a sentence: shortened, and with printable letters only.

    >>> excerpt("two\\nlines")
    'two·lines'
    """
    text = str(foreign)
    cut = text if len(text) <= _EXCERPT else text[: _EXCERPT - 1] + "…"
    return "".join(letter if letter.isprintable() else "·" for letter in cut)


class LanternsError(ValueError):
    """Something that the rules do not allow, with a code and a sentence that says why."""

    def __init__(self, fault: Fault, **facts: Fact) -> None:
        self.fault = fault
        self.facts = facts
        gaps = {name: _Count(f) if isinstance(f, int) else f for name, f in facts.items()}
        super().__init__(fault.value.format(**gaps))

    def __reduce__(self) -> tuple[object, ...]:
        # An error is made from its fault, not its sentence. One that cannot be pickled would take
        # the whole pool of a worker process down with it.
        return partial(type(self), self.fault, **self.facts), (), self.__dict__

    @property
    def code(self) -> str:
        """The fault's code, stable across versions."""
        return self.fault.code

    @property
    def sentence(self) -> str:
        """What is wrong, in one English sentence."""
        return str(self)


class SetupError(LanternsError):
    """A game that cannot be set up."""


class IllegalAction(LanternsError):
    """An action that the rules do not allow to this player now."""


class BadNotation(LanternsError):
    """A text that is not an action."""


class UnreadableRecord(LanternsError):
    """A text that is not a game record at all."""


class BrokenRecord(LanternsError):
    """A game record that does not follow the rules."""


class UnreadableLink(LanternsError):
    """A text that is not a game in a link."""


class UnreadablePosition(LanternsError):
    """JSON data that is not a position."""


class _Count(int):
    """A number that a sentence may want as a word.

    >>> f"{_Count(3):w} of {_Count(3)}"
    'three of 3'
    """

    def __format__(self, spec: str) -> str:
        if spec == "w" and 0 <= self < len(COUNT_WORDS):
            return COUNT_WORDS[self]
        return str(int(self))
