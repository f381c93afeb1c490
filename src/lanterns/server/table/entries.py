"""The log of a table: what was decided, one entry at a time, and never changed.

A table is what its entries make it. They are stored as JSON, so that a log can be read by eye.
"""

from typing import Literal

import msgspec

PlaceKind = Literal["person", "open", "bot"]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is meant for when the table is opened."""

    kind: PlaceKind
    name: str = ""
    owner: str | None = None
    """The browser a person's seat is kept for."""
    level: str | None = None
    """The bot that plays."""
    invitation: str | None = None
    """The secret part of an open seat's link."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Something that was decided at a table."""


class Opened(Entry, frozen=True, omit_defaults=True):
    """The table was opened; the secret is fixed from here on."""

    creator: str
    title: str
    seats: tuple[SeatPlan, ...]
    secret: str
    watch: str
    """The secret part of the link for watching."""
    sides: tuple[str, ...] | None = None
    """The sides chosen for the seats; left to chance where absent."""
    start: int | None = None
    previous: str | None = None
    """The table this is the rematch of."""


class Sat(Entry, frozen=True, omit_defaults=True):
    """Somebody took a seat and added bytes to the shuffle."""

    seat: int
    browser: str
    name: str
    contribution: str


class Renamed(Entry, frozen=True, omit_defaults=True):
    """The table was given another title."""

    title: str


class BotSeated(Entry, frozen=True, omit_defaults=True):
    """A bot got the seat that nobody had taken."""

    seat: int
    level: str


class Started(Entry, frozen=True, omit_defaults=True):
    """The tiles were dealt; from here on seats are numbered in turn order."""

    order: tuple[int, ...]
    sides: tuple[str, ...]
    tiles: tuple[int, ...]


class Acted(Entry, frozen=True, omit_defaults=True):
    """The seat on turn acted."""

    action: str


class TookBack(Entry, frozen=True, omit_defaults=True):
    """The seat on turn took its last action back."""


class HandedOver(Entry, frozen=True, omit_defaults=True):
    """A bot plays on for an absent person."""

    seat: int
    level: str


class Reclaimed(Entry, frozen=True, omit_defaults=True):
    """The person plays again."""

    seat: int


class Abandoned(Entry, frozen=True, omit_defaults=True):
    """The game was given up."""


class Rematched(Entry, frozen=True, omit_defaults=True):
    """The next game of the same people was opened."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Renamed
    | BotSeated
    | Started
    | Acted
    | TookBack
    | HandedOver
    | Reclaimed
    | Abandoned
    | Rematched
)


class Line(msgspec.Struct, frozen=True):
    """An entry with its place in the log and the command that caused it."""

    seq: int
    browser: str
    """Whose command it was; empty for the server's own."""
    command: str
    entry: AnyEntry


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def entry_to_json(entry: AnyEntry) -> str:
    """Write an entry as the log keeps it."""
    return _encoder.encode(entry).decode()


def entry_from_json(text: str) -> AnyEntry:
    """Read an entry of the log."""
    return _decoder.decode(text)
