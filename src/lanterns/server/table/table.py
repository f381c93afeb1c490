"""A table: what its log makes it, and nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import assert_never

from lanterns.rules import (
    DEFAULT_SEATING,
    PAST_ROUNDS,
    Direction,
    EndTurn,
    Event,
    GameState,
    Place,
    TileId,
    action_from_text,
    apply,
    new_game,
    seating_from_words,
)

from .entries import (
    Abandoned,
    Acted,
    AnyEntry,
    BotSeated,
    HandedOver,
    Line,
    Opened,
    PlaceKind,
    Reclaimed,
    Rematched,
    Renamed,
    Sat,
    Started,
    TookBack,
)


class Status(Enum):
    """How far a table has come."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


@dataclass(slots=True)
class Holder:
    """Who holds a seat, and who plays it."""

    kind: PlaceKind
    name: str
    owner: str | None
    level: str | None
    invitation: str | None
    contribution: str | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the game can begin as far as this seat goes."""
        return self.level is not None or self.contribution is not None


@dataclass(slots=True)
class Happening:
    """What one entry of the log brought about: the game's events, or else the entry itself."""

    version: int
    entry: AnyEntry
    events: tuple[Event, ...] = ()


@dataclass(slots=True)
class Table:
    """One table after some entries of its log; `absorb` takes in the next."""

    id: str
    opened: Opened
    title: str
    holders: list[Holder]
    version: int = 1
    numbered_at: int = 1
    """The version from which on seats are numbered as they are now."""
    position_at: int = 1
    """The version from which on the game stands as it does now."""
    status: Status = Status.OPEN
    sides: tuple[Direction, ...] = ()
    tiles: tuple[TileId, ...] = ()
    game: GameState | None = None
    actions: list[str] = field(default_factory=list)
    """The actions that stand: what was taken back is not among them."""
    rematch: str | None = None
    contributions: tuple[str, ...] = ()
    """As the shuffle took them, in the order of the lobby."""
    happenings: list[Happening] = field(default_factory=list)
    honor_by_turn: list[tuple[int, ...]] = field(default_factory=list)
    answered: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version to which each command led, by browser and id."""
    past: list[GameState] = field(default_factory=list)
    """The states in which the latest tiles were laid, as many as anybody remembers."""
    _turn: list[GameState] = field(default_factory=list)
    """The states before each action of the running turn, to go back to."""

    @classmethod
    def replay(cls, table_id: str, lines: Iterable[Line]) -> "Table":
        """Make the table that a log describes."""
        remaining = iter(lines)
        first = next(remaining)
        assert isinstance(first.entry, Opened)
        table = cls.open(table_id, first.entry)
        for line in remaining:
            table.absorb(line)
        return table

    @classmethod
    def open(cls, table_id: str, opened: Opened) -> "Table":
        """Make a table as it is when just opened."""
        holders = [
            Holder(plan.kind, plan.name, plan.owner, plan.level, plan.invitation)
            for plan in opened.seats
        ]
        sides = seating_from_words(opened.sides) if opened.sides else DEFAULT_SEATING[len(holders)]
        return cls(table_id, opened, opened.title, holders, sides=sides)

    @property
    def can_take_back(self) -> bool:
        """Whether the running turn has an action that can be taken back."""
        return self.status is Status.PLAYING and bool(self._turn)

    @property
    def level_on_turn(self) -> str | None:
        """The bot that is on turn, if one is."""
        if self.game is None or self.status is not Status.PLAYING:
            return None
        return self.holders[self.game.turn].level

    @property
    def is_closed(self) -> bool:
        """Whether nothing more will be played here."""
        return self.status in (Status.OVER, Status.ABANDONED)

    def seats_of(self, browser: str) -> tuple[int, ...]:
        """The seats that belong to a browser."""
        return tuple(s for s, holder in enumerate(self.holders) if holder.owner == browser)

    def absorb(self, line: Line) -> Happening:
        """Take in the next entry of the log."""
        assert line.seq == self.version + 1, "the log has a gap"
        happening = Happening(line.seq, line.entry, self._absorb(line.entry))
        self.version = line.seq
        if isinstance(line.entry, Started):
            self.numbered_at = line.seq
        if isinstance(line.entry, Started | Acted | TookBack):
            self.position_at = line.seq
        self.answered[line.browser, line.command] = line.seq
        self.happenings.append(happening)
        return happening

    def _absorb(self, entry: AnyEntry) -> tuple[Event, ...]:
        match entry:
            case Acted():
                return self._act(entry)
            case TookBack():
                self.game = self._turn.pop()
                self.actions.pop()
            case Sat():
                holder = self.holders[entry.seat]
                holder.kind, holder.name, holder.owner = "person", entry.name, entry.browser
                holder.contribution, holder.invitation = entry.contribution, None
            case BotSeated():
                self.holders[entry.seat] = Holder("bot", "", None, entry.level, None)
            case Started():
                self._start(entry)
            case HandedOver():
                self.holders[entry.seat].level = entry.level
            case Reclaimed():
                self.holders[entry.seat].level = None
            case Renamed():
                self.title = entry.title
            case Rematched():
                self.rematch = entry.table
            case Abandoned():
                self.status = Status.ABANDONED
            case Opened():
                raise AssertionError("a table is opened once")
            case _:
                assert_never(entry)
        return ()

    def _start(self, started: Started) -> None:
        self.contributions = tuple(holder.contribution or "" for holder in self.holders)
        self.holders = [self.holders[seat] for seat in started.order]
        self.sides = seating_from_words(started.sides)
        self.tiles = started.tiles
        self.game = new_game(self.sides, started.tiles)
        self.status = Status.PLAYING

    def _act(self, acted: Acted) -> tuple[Event, ...]:
        assert self.game is not None
        action = action_from_text(acted.action)
        step = apply(self.game, action)
        if isinstance(action, Place):
            self.past.append(self.game)
            del self.past[: -PAST_ROUNDS * len(self.holders)]
        if isinstance(action, Place | EndTurn):
            # A tile has been drawn, or the next player is on: nothing goes back behind this.
            self._turn.clear()
            self.honor_by_turn.append(tuple(player.honor for player in step.state.players))
        else:
            self._turn.append(self.game)
        self.game = step.state
        self.actions.append(acted.action)
        if step.state.is_over:
            self.status = Status.OVER
        return step.events
