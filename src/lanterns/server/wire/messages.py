"""Every message to a client, over sockets and HTTP alike."""

from typing import Literal

import msgspec

from lanterns.rules import Color, DedicationKind, Direction

from ..table.entries import SeatKind
from .events import AnyEvent

Fact = int | str


class Problem(msgspec.Struct, frozen=True):
    """Why something is not possible: a code, its facts and an English sentence."""

    code: str
    sentence: str
    facts: dict[str, Fact] = {}


class SeatInfo(msgspec.Struct, frozen=True):
    """Who a seat belongs to; `level` names the bot that plays it now."""

    side: Direction
    kind: SeatKind
    name: str
    face: str
    """The lantern that a person chose, or an empty text; a bot's level names its own."""
    level: str | None
    mine: bool
    ready: bool
    connected: bool
    invitation: str | None
    """The token of the seat's link, sent only to the creator of the table."""
    move: str | None = None
    """The token of the link that moves the seat to another browser, sent only to its owner."""
    pledge: str | None = None
    """The SHA-256 of its person's contribution to the shuffle, once they have sat down."""
    revealed: bool = True
    """Whether nothing of the shuffle is missing from this seat."""
    wants_end: bool = False
    """Whether its person has asked to end the game."""
    program: bool = False
    """Whether a program has taken the seat; the name is its owner's word for it."""


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table except the game itself."""

    id: str
    title: str
    status: Literal["open", "playing", "over", "abandoned"]
    seats: tuple[SeatInfo, ...]
    seating_by_chance: bool
    creator: bool
    """Whether this browser opened the table."""
    watchers: int
    join: str | None
    """The token of the link to whichever seat is free, sent only to the creator."""
    watch: str | None
    """The token of the link for watching, sent only to those who sit here."""
    commitment: str
    """The promise of the shuffle; see `docs/shuffle.md`."""
    previous: str | None
    rematch: str | None


class TokenInfo(msgspec.Struct, frozen=True):
    """A dedication token taken."""

    kind: DedicationKind
    honor: int


class PlayerInfo(msgspec.Struct, frozen=True):
    """What a player has; the hand only for a client that may see it."""

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
    """A side that would match, and whether the supply has the card."""

    direction: Direction
    color: Color
    received: bool


class FavorOutcome(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A platform that would earn favor, and whether the bank has the token."""

    x: int
    y: int
    received: bool


class FacingOutcome(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The card a seat would take, and whether the supply has it."""

    seat: int
    color: Color
    received: bool


class Placement(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A legal placement with everything it would yield, in the order of the rules."""

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


OfferKind = Literal[
    "exchange", "four_of_a_kind", "three_pair", "seven_unique", "discard", "place", "end"
]


class Legal(msgspec.Struct, frozen=True):
    """The legal actions of the player on turn, in the order of the rules, and why not the rest."""

    exchanges: tuple[str, ...]
    dedications: tuple[DedicationOffer, ...]
    discards: tuple[str, ...]
    placements: tuple[Placement, ...]
    end: bool
    take_back: bool
    closed: dict[OfferKind, Problem]
    """Why each kind of action that offers nothing is closed."""


class Plan(msgspec.Struct, frozen=True):
    """What each tile of a hand would yield on each free cell, as the game stands at a version."""

    version: int
    seat: int | None
    """The seat whose hand is shown; none for those who see no hand."""
    placements: tuple[Placement, ...]


class ResultInfo(msgspec.Struct, frozen=True):
    """The result of a game, with what decided it."""

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
    events: tuple[AnyEvent, ...]


class Downward(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message to a client."""


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
    """The version the command led to, or else the current one."""
    reason: Problem | None = None
    state: State | None = None
    """The current view, if the command was stale."""


class Presence(Downward, frozen=True):
    """Who is connected now."""

    connected: tuple[bool, ...]
    watchers: int


class Pong(Downward, frozen=True):
    """The connection is alive."""


AnyDownward = State | Answer | Presence | Pong


class Sitter(msgspec.Struct, frozen=True):
    """Who has a seat, for those who are invited to the table."""

    name: str
    face: str
    level: str | None
    program: bool = False


class Invitation(msgspec.Struct, frozen=True):
    """Where a link leads; `seat` is null for watching, and for players at the table."""

    table: str
    title: str
    seat: int | None
    version: int
    commitment: str
    host: int | None
    """The seat of the player who opened the table."""
    seats: tuple[Sitter | None, ...]
    """Who has each seat; null for a free one."""


class TableLine(msgspec.Struct, frozen=True):
    """One of the browser's tables in brief."""

    id: str
    title: str
    status: Literal["open", "playing", "over", "abandoned"]
    names: tuple[str, ...]
    my_turn: bool
    changed: str
    honor: tuple[int, ...] = ()
    """Each seat's honor once the game is over."""
    winners: tuple[int, ...] = ()


class BotLevel(msgspec.Struct, frozen=True):
    """A bot that can take a seat, and how strong it is."""

    level: str
    rung: int | None = None
    """Its place on the ladder, the weakest first; none for bots with a habit of their own."""
    ratings: dict[str, float] = {}
    """Measured ratings by the number of players."""


class Home(msgspec.Struct, frozen=True):
    """The address that links to this server begin with, so that other machines can follow them."""

    address: str


class Health(msgspec.Struct, frozen=True):
    """The server is up and its database can be read and written."""

    status: Literal["ok"]
    version: str
