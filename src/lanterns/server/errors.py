"""What the server refuses, each refusal with a code and a sentence, and how it can fail."""

from enum import unique

from lanterns.rules import Fault, LanternsError


@unique
class TableFault(Fault):
    """Why a request or a command is refused."""

    NO_TABLE = "There is no such table, or no place at it for you."
    NO_BROWSER = "This browser is not known here yet."
    FOREIGN_ORIGIN = "The request comes from a page of another site."
    BAD_MESSAGE = "The message cannot be read: {why}."
    TOO_FAST = "Too many messages in too short a time."
    TOO_MANY_TABLES = "You have opened too many tables; wait a little."
    NOT_STORED = "The server could not store this, so it did not happen; try again."
    BAD_INVITATION = "This invitation has been used or withdrawn."
    NO_SEAT = "There is no seat {seat} at this table."
    SEAT_TAKEN = "This seat is taken."
    ALREADY_SEATED = "You have a seat at this table already."
    FACE_TAKEN = "Somebody at this table has chosen this lantern already; take another."
    SEAT_MOVED = "Your seat at this table has moved to another device."
    SEAT_NOT_YOURS = "This seat is not yours."
    SEAT_NOT_PLAYED = "This seat is not played by a bot."
    BOT_NAME = "A person's name cannot begin with “{prefix}”."
    SEAT_JUST_LEFT = "Their connection was lost only a moment ago; wait {seconds} seconds."
    SEAT_PRESENT = "Whoever sits there is connected."
    NO_LEVEL = "There is no bot “{level}”."
    SIDES_COUNT = "{sides} sides are chosen for {seats} seats."
    NOT_SEATED = "Only players at this table may do this."
    NOT_CREATOR = "Only the player who opened the table may do this."
    SEATS_EMPTY = "Somebody is still missing."
    ONE_PART = "Send either a contribution or its pledge to take a seat, not both."
    NOT_SEALED = (
        "Not everybody has sat down yet: send a pledge now, and the contribution when all have."
    )
    NOT_REVEALED = "Somebody's part of the shuffle is still missing."
    WRONG_PART = "This is not the part of the shuffle that was pledged."
    ALREADY_STARTED = "The game has already begun."
    NOT_STARTED = "The game has not begun."
    NOT_YOUR_TURN = "It is not your turn."
    CURTAIN = "Say first that you are there."
    BOT_PLAYS = "A bot plays this seat; take it back first."
    NOTHING_TO_TAKE_BACK = "There is nothing to take back in this turn."
    TABLE_CLOSED = "This table is closed."
    NOT_ENDED = "The game is not over yet."
    REMATCHED = "There is a rematch already."
    TABLE_UNREADABLE = "This table can no longer be read; the server's log says why."
    TOO_MANY_CHANGES = "This has been done too often at this table."
    TOO_MANY_WATCHERS = "Too many people are already watching this table."


@unique
class RouteFault(Fault):
    """What the web framework refuses; only programs see these, never the page."""

    NO_ROUTE = "There is nothing at this address."
    NO_METHOD = "This address is not for requests of this kind."
    TOO_LARGE = "The request is too large."
    TROUBLE = "The server could not do this by a fault of its own, which is in its log."


class Refused(LanternsError):
    """A request that the server refuses, and why."""

    retry_after: int | None = None
    """The seconds after which it may be granted, if that is known."""


class NotStored(Exception):
    """A write failed or may have failed, or the database does not answer."""

    def __init__(
        self,
        error: Exception,
        is_conflict: bool = False,
        is_of_data: bool = False,
        is_lost: bool = False,
    ) -> None:
        super().__init__(str(error))
        self.is_conflict = is_conflict
        """Whether another write has already taken the same place in the log."""
        self.is_of_data = is_of_data
        """Whether the database refused what was to be written; another write may still work."""
        self.is_lost = is_lost
        """Whether the connection was lost, so that the log alone knows what became of it."""


class UnreadableLog(Exception):
    """A table's log does not lead to a table: the entry that fails, and why."""

    def __init__(self, seq: int, error: Exception | str) -> None:
        name = "" if isinstance(error, str) else f"{type(error).__name__}: "
        super().__init__(f"entry {seq}: {name}{error}")


class DatabaseUnusable(Exception):
    """The database cannot be used, and why."""


class DatabaseDamaged(DatabaseUnusable):
    """The database has been damaged, and how."""


class BadLimit(Exception):
    """A limit that a host has set cannot be one, as a sentence."""


class NoShuffle(Exception):
    """A text is not a record, or it does not say how its game was shuffled."""
