"""The entries of a table's log: what was decided, in order, and never changed.

A table is whatever its entries make it. They are stored as JSON, so a log can be read by eye.
"""

from typing import Literal

import msgspec

VERSION = 1
"""The version of the form that entries are stored in."""

SeatKind = Literal["person", "open", "bot"]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is for when the table is opened."""

    kind: SeatKind
    name: str = ""
    owner: str | None = None
    """The browser that a person's seat is kept for."""
    level: str | None = None
    """The bot that plays the seat."""
    invitation: str | None = None
    """The secret part of an open seat's link."""
    face: str = ""
    """The lantern that a person chose."""
    program: bool = False
    """Whether a program plays the person's seat."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """One decision at a table."""


class Opened(Entry, frozen=True, omit_defaults=True):
    """The table was opened; from here on the secret is fixed."""

    creator: str
    title: str
    seats: tuple[SeatPlan, ...]
    secret: str
    watch: str
    """The secret part of the link for watching."""
    sides: tuple[str, ...] | None = None
    """The side of the table for each seat, or `None` to draw them by chance."""
    start: int | None = None
    previous: str | None = None
    """The table that this one is the rematch of."""
    shuffle: int = 1
    """The version of the shuffle; see `docs/shuffle.md`."""
    join: str = ""
    """The secret part of the link to whichever seat is free; earlier tables have none."""


class Sat(Entry, frozen=True, omit_defaults=True):
    """A person took a seat and contributed bytes to the shuffle."""

    seat: int
    browser: str
    name: str
    contribution: str
    face: str = ""
    """The lantern that the person chose; logs of earlier versions have none."""
    pledge: str = ""
    """The SHA-256 of a contribution that is not known yet."""
    program: bool = False
    """Whether a program sat down; logs of earlier versions tell of none."""


class Revealed(Entry, frozen=True, omit_defaults=True):
    """A person's browser showed the contribution that it had pledged."""

    seat: int
    contribution: str


class Renamed(Entry, frozen=True, omit_defaults=True):
    """The table got another title."""

    title: str


class BotSeated(Entry, frozen=True, omit_defaults=True):
    """A bot got a free seat."""

    seat: int
    level: str


class Started(Entry, frozen=True, omit_defaults=True):
    """The tiles were dealt; from here on seats are numbered in turn order."""

    order: tuple[int, ...]
    sides: tuple[str, ...]
    tiles: tuple[int, ...]
    rules: int = 1
    """The version of the rules that the game is played by."""


class Acted(Entry, frozen=True, omit_defaults=True):
    """The seat on turn acted."""

    action: str


class TookBack(Entry, frozen=True, omit_defaults=True):
    """A player took back their last action, and what bots had done since."""

    actions: int = 1
    """How many actions were undone."""


class HandedOver(Entry, frozen=True, omit_defaults=True):
    """A bot plays on for an absent person."""

    seat: int
    level: str


class Reclaimed(Entry, frozen=True, omit_defaults=True):
    """A person took their seat back from a bot."""

    seat: int


class MoveOffered(Entry, frozen=True, omit_defaults=True):
    """The holder of a seat made a link that moves it to another browser."""

    seat: int
    token: str
    """The secret part of the link."""
    until: int
    """When the link ends, in seconds since 1970."""


class Moved(Entry, frozen=True, omit_defaults=True):
    """A seat was moved to another browser by its link."""

    seat: int
    browser: str
    program: bool = False
    """Whether a program followed the link."""


class EndWanted(Entry, frozen=True, omit_defaults=True):
    """A person at the table wants the game to end."""

    seat: int


class Abandoned(Entry, frozen=True, omit_defaults=True):
    """The game was given up."""


class Rematched(Entry, frozen=True, omit_defaults=True):
    """The next game of the same players was opened."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Revealed
    | Renamed
    | BotSeated
    | Started
    | Acted
    | TookBack
    | HandedOver
    | Reclaimed
    | MoveOffered
    | Moved
    | EndWanted
    | Abandoned
    | Rematched
)


class LogRow(msgspec.Struct, frozen=True):
    """An entry with its number in the log and the command that caused it."""

    seq: int
    browser: str
    """The browser that sent the command; empty for the server's own."""
    command: str
    entry: AnyEntry


class _Version(msgspec.Struct):
    v: int = VERSION


_VERSIONED = f'{{"v":{VERSION},'
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def entry_to_json(entry: AnyEntry) -> str:
    """Return an entry as the log stores it, with the version of its form.

    >>> entry_to_json(Acted("1@0,1r0"))
    '{"v":1,"type":"acted","action":"1@0,1r0"}'
    """
    return _VERSIONED + _encoder.encode(entry).decode()[1:]


def entry_from_json(text: str) -> AnyEntry:
    """Return the entry that the log stores as `text`; raise `ValueError` if it cannot be read.

    >>> entry_from_json('{"type":"acted","action":"1@0,1r0"}')
    Acted(action='1@0,1r0')
    """
    # The first logs had no version; they have the form of version 1.
    if not text.startswith((_VERSIONED, '{"type":')):
        version = msgspec.json.decode(text, type=_Version).v
        if version != VERSION:
            raise ValueError(f"it has version {version}, and this server reads {VERSION}")
    return _decoder.decode(text)
