"""What the server tells: messages down, over sockets and over HTTP alike."""

from typing import Literal

import msgspec

from lanterns.rules import Color, DedicationKind, Direction

from ..table.entries import PlaceKind
from .events import AnyTold

Fact = int | str


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: a code, its facts, and an English sentence."""

    code: str
    sentence: str
    facts: dict[str, Fact] = {}


class SeatInfo(msgspec.Struct, frozen=True):
    """Who holds a seat; `level` names the bot that plays it now."""

    side: Direction
    kind: PlaceKind
    name: str
    level: str | None
    mine: bool
    ready: bool
    connected: bool
    invitation: str | None
    """The token of the seat's link, told to whoever opened the table."""


class TableInfo(msgspec.Struct, frozen=True):
    """All about a table except the game itself."""

    id: str
    title: str
    status: Literal["open", "playing", "over", "abandoned"]
    seats: tuple[SeatInfo, ...]
    seating_by_chance: bool
    creator: bool
    """Whether this browser opened the table."""
    watchers: int
    watch: str | None
    """The token of the link for watching, told to those who sit here."""
    commitment: str
    """The SHA-256 of the secret behind the shuffle."""
    previous: str | None
    rematch: str | None


class TokenInfo(msgspec.Struct, frozen=True):
    """A dedication token taken."""

    kind: DedicationKind
    honor: int


class PlayerInfo(msgspec.Struct, frozen=True):
    """What lies in front of a player; the hand only for who may see it."""

    hand: tuple[int, ...] | None
    hand_size: int
    cards: tuple[int, ...]
    favor: int
    honor: int
    tokens: tuple[TokenInfo, ...]


class LaidInfo(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A tile on the lake."""

    tile: int
    x: int
    y: int
    turns: int


class GameInfo(msgspec.Struct, frozen=True):
    """The game as one seat may see it."""

    shown: int | None
    """The seat whose hand is shown."""
    turn: int
    phase: Literal["exchange", "dedicate", "place", "over"]
    final: bool
    """Whether this is a final turn."""
    players: tuple[PlayerInfo, ...]
    lake: tuple[LaidInfo, ...]
    supply: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    favor_bank: int
    draw_count: int


class MatchOutcome(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A side that would match, and whether the card would be there."""

    direction: Direction
    color: Color
    received: bool


class FavorOutcome(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A platform that would earn favor, and whether the token would be there."""

    x: int
    y: int
    received: bool


class FacingOutcome(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The card a seat would take, and whether it would be there."""

    seat: int
    color: Color
    received: bool


class Placement(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A legal placement with all that it would give, in the order of the rules."""

    action: str
    matches: tuple[MatchOutcome, ...]
    favors: tuple[FavorOutcome, ...]
    facings: tuple[FacingOutcome, ...]


class DedicationOffer(msgspec.Struct, frozen=True):
    """A set that can be dedicated now, and what it would earn."""

    action: str
    kind: DedicationKind
    colors: tuple[Color, ...]
    honor: int
    generic: bool


Step = Literal[
    "exchange", "four_of_a_kind", "three_pair", "seven_unique", "discard", "place", "end"
]


class Legal(msgspec.Struct, frozen=True):
    """What the player on turn may do, each part in the order of the rules; and why not the rest."""

    exchanges: tuple[str, ...]
    dedications: tuple[DedicationOffer, ...]
    discards: tuple[str, ...]
    placements: tuple[Placement, ...]
    end: bool
    take_back: bool
    closed: dict[Step, Reason]
    """For each step that offers nothing, the reason."""


class ResultInfo(msgspec.Struct, frozen=True):
    """The end of a game, with what decided it."""

    honor: tuple[int, ...]
    favor: tuple[int, ...]
    cards: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    decider: Literal["honor", "favor", "cards", "nothing"]
    sentence: str
    honor_by_turn: tuple[tuple[int, ...], ...]


class Happened(msgspec.Struct, frozen=True):
    """What led to a version of the table."""

    version: int
    events: tuple[AnyTold, ...]


class Downward(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message to a browser."""


class State(Downward, frozen=True):
    """The whole view of a table at a version, with what just happened."""

    version: int
    table: TableInfo
    game: GameInfo | None
    legal: Legal | None
    result: ResultInfo | None
    happened: tuple[Happened, ...]


class Answer(Downward, frozen=True):
    """The one answer to a command."""

    id: str
    outcome: Literal["applied", "duplicate", "stale", "refused"]
    version: int
    """Where the command led, or else where the table is."""
    reason: Reason | None = None
    state: State | None = None
    """The current view, if the command was stale."""


class Presence(Downward, frozen=True):
    """Who is connected now."""

    connected: tuple[bool, ...]
    watchers: int


class Pong(Downward, frozen=True):
    """The line is alive."""


AnyDownward = State | Answer | Presence | Pong


class Invitation(msgspec.Struct, frozen=True):
    """What a link leads to; `seat` is none for watching."""

    table: str
    title: str
    seat: int | None
    version: int
    commitment: str


class TableLine(msgspec.Struct, frozen=True):
    """One of my tables, briefly."""

    id: str
    title: str
    status: Literal["open", "playing", "over", "abandoned"]
    names: tuple[str, ...]
    my_turn: bool
    changed: str


class BotLevel(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    level: str


class Home(msgspec.Struct, frozen=True):
    """Where a link to this server has to lead, so that others can follow it."""

    address: str


class Health(msgspec.Struct, frozen=True):
    """The server is up and its database answers."""

    status: Literal["ok"]
    version: str
