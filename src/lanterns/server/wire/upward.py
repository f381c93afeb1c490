"""Every message from a client: the commands, and what needs no decision."""

import msgspec

from ..table.commands import AnyCommand, CommandId, Hex32, SeatNumber, Token, Upward


class Here(Upward, frozen=True):
    """The person on turn is at this browser now: show the hand."""

    id: CommandId
    seat: SeatNumber


class Ping(Upward, frozen=True):
    """Ask whether the connection is alive."""


AnyUpward = AnyCommand | Here | Ping


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link: an invitation to a table, a seat or to watch, or a seat that moves here.

    A browser without a cookie may send a random key, as when it opens a table.
    """

    token: Token
    watch: bool = False
    """Whether an invitation to a seat is followed only to watch."""
    key: Hex32 | None = None
    program: bool = False
    """Whether a program follows the link, so that a seat that moves to it says so."""
