"""What a browser may ask for: messages up, each answered exactly once.

A command has an id of the sender's choice and the version of the table it was based on.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .entries import PlaceKind

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
# No control characters, nothing that turns the line round or takes up no room in it.
_PLAIN = r"[^\x00-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2066-\u2069\ufeff]"
Words = Annotated[
    str,
    Meta(min_length=1, max_length=40, pattern=rf"^(?=[\s\S]*\S){_PLAIN}*$(?![\s\S])"),
]
"""A name or a title: one line of text, not blank."""
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Bytes32 = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal digits."""
Token = Annotated[str, Meta(min_length=1, max_length=120)]
Side = Literal["north", "east", "south", "west"]


class Upward(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower
):
    """A message from a browser."""


class Command(Upward, frozen=True):
    """Something to be decided and logged."""

    id: CommandId
    version: Annotated[int, Meta(ge=0, le=1_000_000)]


class Sit(Command, frozen=True):
    """Take a seat that is kept for this browser, or one that it is invited to."""

    seat: SeatNumber
    name: Words
    contribution: Bytes32
    invitation: Token | None = None


class Rename(Command, frozen=True):
    """Give the table another title."""

    title: Words


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Give a seat that nobody has taken to a bot."""

    seat: SeatNumber
    level: Level


class Start(Command, frozen=True):
    """Deal the tiles and begin."""


class Act(Command, frozen=True):
    """Do one of the legal actions, written as in game records."""

    action: Annotated[str, Meta(min_length=1, max_length=40)]


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take back the last exchange, dedication or discard of this turn."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """Let a bot play on for somebody who is absent."""

    seat: SeatNumber
    level: Level


class Reclaim(Command, frozen=True):
    """Play one's seat again."""

    seat: SeatNumber


class Abandon(Command, frozen=True):
    """Give the game up."""


class Rematch(Command, frozen=True):
    """Open the next game with the same seats; the start passes on."""


class Here(Upward, frozen=True):
    """The person whose turn it is sits at this browser now: show the hand."""

    id: CommandId
    seat: SeatNumber


class Ping(Upward, frozen=True):
    """Is the line alive?"""


AnyCommand = (
    Sit | Rename | SeatBot | Start | Act | TakeBack | HandOver | Reclaim | Abandon | Rematch
)
AnyUpward = AnyCommand | Here | Ping


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat of a new table is for: this browser, whoever has the link, or a bot."""

    kind: PlaceKind
    level: Level | None = None


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; its sides are chosen clockwise or left to chance."""

    id: CommandId
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=2, max_length=4)]
    title: Words = "Lanterns"
    sides: Annotated[tuple[Side, ...], Meta(min_length=2, max_length=4)] | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link: an invitation to a seat, or to watch."""

    token: Token
