"""What a client can ask of a table; every command is answered exactly once.

A command has an id that its sender chose and the version of the table it is based on.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .entries import SeatKind

# PostgreSQL stores no NUL, and no control character helps anybody read a log.
_NO_CONTROLS = r"^[^\x00-\x1f\x7f-\x9f]*$(?![\s\S])"
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=_NO_CONTROLS)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
# Controls, whatever reverses a line, and what cannot be seen: fillers, marks and tags. Joiners and
# the selectors of emoji are part of ordinary names, so they are allowed beside something visible.
_HIDDEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    r"\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\uffff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_SEEN = rf"[^\s\u200c\u200d\ufe0e\ufe0f{_HIDDEN}]"
LABEL_LENGTH = 40
Label = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LABEL_LENGTH,
        pattern=rf"^(?=[\s\S]*{_SEEN})[^{_HIDDEN}]*$(?![\s\S])",
    ),
]
"""A name or a title: one line of text with something to see, and nothing hidden."""
Face = Annotated[str, Meta(max_length=16, pattern=r"^[a-z]*$(?![\s\S])")]
"""The name of a lantern that a person plays as; the page draws those it knows."""
Level = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_CONTROLS)]
Hex32 = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal digits."""
Token = Annotated[str, Meta(min_length=1, max_length=120, pattern=_NO_CONTROLS)]
Side = Literal["north", "east", "south", "west"]


class Upward(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower
):
    """A message from a client."""


class Command(Upward, frozen=True):
    """A request to decide and log something."""

    id: CommandId
    version: Annotated[int, Meta(ge=0, le=1_000_000)]


class Sit(Command, frozen=True):
    """Take a seat that is kept for this browser, or one that it is invited to."""

    seat: SeatNumber
    name: Label
    contribution: Hex32 | None = None
    """Random bytes for the shuffle, where nobody is still to sit down who could use them."""
    invitation: Token | None = None
    face: Face = ""
    pledge: Hex32 | None = None
    """The SHA-256 of the contribution's bytes, which is shown by `reveal` when all have sat."""
    program: bool = False
    """Whether a program plays the seat; the name is its owner's word for it."""


class Reveal(Command, frozen=True):
    """Show the contribution that was pledged, once every seat is taken."""

    seat: SeatNumber
    contribution: Hex32


class Rename(Command, frozen=True):
    """Give the table another title."""

    title: Label


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Give a free seat to a bot."""

    seat: SeatNumber
    level: Level


class Start(Command, frozen=True):
    """Deal the tiles and begin."""


class Act(Command, frozen=True):
    """Take one of the legal actions, written as in game records."""

    action: Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_CONTROLS)]


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take back one's last action of this turn; against bots alone, of any turn."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """Let a bot play on for an absent person."""

    seat: SeatNumber
    level: Level


class Reclaim(Command, frozen=True):
    """Take one's seat back from a bot."""

    seat: SeatNumber


class MoveSeat(Command, frozen=True, tag="move_seat"):
    """Make a link that moves one's seat to another browser, once and for a short time."""

    seat: SeatNumber


class Abandon(Command, frozen=True):
    """Give the game up, or agree that it ends."""


class Rematch(Command, frozen=True):
    """Open the next game with the same seats; the next seat starts."""


AnyCommand = (
    Sit
    | Reveal
    | Rename
    | SeatBot
    | Start
    | Act
    | TakeBack
    | HandOver
    | Reclaim
    | MoveSeat
    | Abandon
    | Rematch
)


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat of a new table is for: this browser, anyone with the link, or a bot."""

    kind: SeatKind
    level: Level | None = None


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table; sides are named clockwise or drawn by chance.

    A browser without a cookie may send a random key: with the same key again it is the same
    browser, so that a lost answer loses neither the cookie nor the table.
    """

    id: CommandId
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=2, max_length=4)]
    title: Label = "Lanterns"
    sides: Annotated[tuple[Side, ...], Meta(min_length=2, max_length=4)] | None = None
    key: Hex32 | None = None
