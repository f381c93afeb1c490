"""What happened, as messages tell it: the events of the rules and those of the table.

Colours, directions and kinds of dedication are numbers, in the order that the rules give them.
"""

from typing import assert_never

import msgspec

from lanterns import rules
from lanterns.rules import Color, Direction, Event

from ..table import entries
from ..table.entries import AnyEntry

CellPair = tuple[int, int]


class Told(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something that happened."""


class Exchanged(Told, frozen=True):
    """A player paid favor and swapped a lantern card."""

    seat: int
    given: Color
    taken: Color


class Dedicated(Told, frozen=True):
    """A player returned a set of cards and took a token."""

    seat: int
    kind: rules.DedicationKind
    colors: tuple[Color, ...]
    honor: int
    generic: bool


class Discarded(Told, frozen=True):
    """A player over the hand limit put a card back."""

    seat: int
    color: Color


class TileLaid(Told, frozen=True, tag="tile_laid"):
    """A player put a tile on the lake."""

    seat: int
    tile: int
    cell: CellPair
    turns: int


class Matched(Told, frozen=True):
    """A side of the new tile met its own colour."""

    seat: int
    color: Color
    direction: Direction
    neighbor: CellPair
    received: bool


class FavorEarned(Told, frozen=True, tag="favor_earned"):
    """A platform took part in a match."""

    seat: int
    platform: CellPair
    received: bool


class Faced(Told, frozen=True):
    """A side of the new tile faces a player."""

    seat: int
    color: Color
    direction: Direction
    received: bool


class TileDrawn(Told, frozen=True, tag="tile_drawn"):
    """A player drew a tile; only that player is told which."""

    seat: int
    tile: int | None


class TurnBegan(Told, frozen=True, tag="turn_began"):
    """It is a player's turn; in a final turn nothing is placed."""

    seat: int
    final: bool


class GameEnded(Told, frozen=True, tag="game_ended"):
    """The last final turn is over."""

    winners: tuple[int, ...]


class SatDown(Told, frozen=True, tag="sat_down"):
    """Somebody took a seat, or a bot got it."""

    seat: int
    name: str
    level: str | None


class GameStarted(Told, frozen=True, tag="game_started"):
    """The tiles were dealt; seats are now numbered in turn order."""


class TableRenamed(Told, frozen=True, tag="table_renamed"):
    """The table has another title."""

    title: str


class TookBack(Told, frozen=True, tag="took_back"):
    """The player on turn took the last action back."""


class HandedOver(Told, frozen=True, tag="handed_over"):
    """A bot plays on for somebody absent."""

    seat: int
    level: str


class Reclaimed(Told, frozen=True):
    """Somebody plays their seat again."""

    seat: int


class TableAbandoned(Told, frozen=True, tag="table_abandoned"):
    """The game was given up."""


class RematchOpened(Told, frozen=True, tag="rematch_opened"):
    """The next game awaits the same people."""

    table: str


AnyTold = (
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
    | SatDown
    | GameStarted
    | TableRenamed
    | TookBack
    | HandedOver
    | Reclaimed
    | TableAbandoned
    | RematchOpened
)


def tell_event(event: Event) -> AnyTold:
    """Put an event of the rules, already redacted, into a message."""
    match event:
        case rules.Exchanged(seat, given, taken):
            return Exchanged(seat, given, taken)
        case rules.Dedicated(seat, kind, colors, honor, generic):
            return Dedicated(seat, kind, colors, honor, generic)
        case rules.Discarded(seat, color):
            return Discarded(seat, color)
        case rules.TileLaid(seat, tile, cell, turns):
            return TileLaid(seat, tile, cell, turns)
        case rules.Matched(seat, color, direction, neighbor, received):
            return Matched(seat, color, direction, neighbor, received)
        case rules.FavorEarned(seat, platform, received):
            return FavorEarned(seat, platform, received)
        case rules.Faced(seat, color, direction, received):
            return Faced(seat, color, direction, received)
        case rules.TileDrawn(seat, drawn):
            return TileDrawn(seat, drawn)
        case rules.TurnBegan(seat, final):
            return TurnBegan(seat, final)
        case rules.GameEnded(result):
            return GameEnded(result.winners)
        case _:
            assert_never(event)


def tell_entry(entry: AnyEntry) -> tuple[AnyTold, ...]:
    """Put an entry of the log that is no action into a message."""
    match entry:
        case entries.Sat(seat, _, name):
            return (SatDown(seat, name, None),)
        case entries.BotSeated(seat, level):
            return (SatDown(seat, "", level),)
        case entries.Started():
            return (GameStarted(),)
        case entries.Renamed(title):
            return (TableRenamed(title),)
        case entries.TookBack():
            return (TookBack(),)
        case entries.HandedOver(seat, level):
            return (HandedOver(seat, level),)
        case entries.Reclaimed(seat):
            return (Reclaimed(seat),)
        case entries.Abandoned():
            return (TableAbandoned(),)
        case entries.Rematched(table):
            return (RematchOpened(table),)
        case entries.Acted() | entries.Opened():
            return ()
        case _:
            assert_never(entry)
