"""What happened: the consequences of an action, in the order of the rules."""

from dataclasses import dataclass

from .colors import Color
from .components import DedicationKind, TileId
from .directions import Direction
from .lake import Cell
from .result import Result
from .state import Seat


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A player paid favor and swapped a lantern card."""

    seat: Seat
    given: Color
    taken: Color


@dataclass(frozen=True, slots=True)
class Dedicated:
    """A player returned a set of cards and took a token, generic where the stack is empty."""

    seat: Seat
    kind: DedicationKind
    colors: tuple[Color, ...]
    honor: int
    generic: bool


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player over the hand limit put a card back."""

    seat: Seat
    color: Color


@dataclass(frozen=True, slots=True)
class TileLaid:
    """A player put a tile on the lake."""

    seat: Seat
    tile: TileId
    cell: Cell
    turns: int


@dataclass(frozen=True, slots=True)
class Matched:
    """A side of the new tile met its own color; the card is missed if the supply is out."""

    seat: Seat
    color: Color
    direction: Direction
    neighbor: Cell
    received: bool


@dataclass(frozen=True, slots=True)
class FavorEarned:
    """A platform took part in a match; its token is missed if the bank is empty."""

    seat: Seat
    platform: Cell
    received: bool


@dataclass(frozen=True, slots=True)
class Faced:
    """A side of the new tile faces a player; the card is missed if the supply is out."""

    seat: Seat
    color: Color
    direction: Direction
    received: bool


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A player drew a tile, which only that player may see."""

    seat: Seat
    tile: TileId | None


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a player's turn; in a final turn nothing is placed."""

    seat: Seat
    final: bool


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last final turn is over and honor is added up."""

    result: Result


Event = (
    Exchanged
    | Dedicated
    | Discarded
    | TileLaid
    | Matched
    | FavorEarned
    | Faced
    | TileDrawn
    | TurnBegan
    | GameEnded
)


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event as `seat` may see it; a spectator is `None`."""
    if isinstance(event, TileDrawn) and event.seat != seat:
        return TileDrawn(event.seat, tile=None)
    return event
