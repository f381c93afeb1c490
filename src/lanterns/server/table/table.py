"""A table: exactly what its log makes it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import assert_never

from lanterns.rules import (
    DEFAULT_SEATING,
    Direction,
    Event,
    Game,
    action_from_text,
    seating_from_words,
)

from ..errors import UnreadableLog
from .entries import (
    Abandoned,
    Acted,
    AnyEntry,
    BotSeated,
    EndWanted,
    HandedOver,
    LogRow,
    Moved,
    MoveOffered,
    Opened,
    Reclaimed,
    Rematched,
    Renamed,
    Revealed,
    Sat,
    Started,
    TookBack,
)
from .holder import Holder
from .rules_versions import GAMES
from .shuffle import FORMATS, ShuffleInput, pledge_of


class Status(Enum):
    """How far a table has come."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


@dataclass(slots=True)
class TableEvent:
    """What one log entry caused: the game's events for an action, otherwise the entry itself."""

    version: int
    entry: AnyEntry
    turn: int | None
    """The seat on turn afterwards, in a game."""
    events: tuple[Event, ...] = ()


@dataclass(slots=True)
class Table:
    """One table after some entries of its log; `absorb` takes the next."""

    id: str
    opened: Opened
    title: str
    holders: list[Holder]
    version: int = 1
    numbered_at: int = 1
    """The version since which seats have been numbered as they are now."""
    position_at: int = 1
    """The version since which the game has stood as it does now."""
    person_at: int = 1
    """The version since which no person has acted or taken anything back."""
    arranged_at: int = 1
    """The version since which everything but the game has stood as it does now."""
    status: Status = Status.OPEN
    sides: tuple[Direction, ...] = ()
    game: Game | None = None
    rematch: str | None = None
    creator: str = ""
    """The browser that opened the table, or that its seat was moved to."""
    left: set[str] = field(default_factory=set)
    """The browsers whose last seat was moved to another."""
    contributions: tuple[str, ...] = ()
    """As the shuffle used them, in the order of the lobby."""
    pledges: tuple[str, ...] = ()
    """The SHA-256 of each, in the same order."""
    history: list[TableEvent] = field(default_factory=list)
    answered: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version that each command led to, by browser and command id."""
    repeated: Counter[type[AnyEntry]] = field(default_factory=Counter)
    """How often each kind of entry has come; `decisions.MOST` limits some kinds."""
    commitment: str = field(init=False)
    """The promise of the shuffle, which everybody may know from the beginning."""

    def __post_init__(self) -> None:
        self.commitment = self.shuffle_input.commitment

    @classmethod
    def replay(cls, table_id: str, rows: Iterable[LogRow]) -> "Table":
        """Return the table that a log describes; raise `UnreadableLog` if it describes none."""
        remaining = iter(rows)
        first = next(remaining)
        if not isinstance(first.entry, Opened) or first.seq != 1:
            raise UnreadableLog(first.seq, "the log does not begin with the table's opening")
        table = cls.open(table_id, first.entry)
        for row in remaining:
            try:
                table.absorb(row)
            # Whatever a log holds, it must not harm other tables.
            except Exception as error:
                raise UnreadableLog(row.seq, error) from error
        return table

    @classmethod
    def open(cls, table_id: str, opened: Opened) -> "Table":
        """Return a table that has just been opened."""
        holders = [
            Holder(
                plan.kind,
                plan.name,
                plan.owner,
                plan.level,
                plan.invitation,
                face=plan.face,
                program=plan.program,
            )
            for plan in opened.seats
        ]
        sides = seating_from_words(opened.sides) if opened.sides else DEFAULT_SEATING[len(holders)]
        creator = opened.creator
        return cls(table_id, opened, opened.title, holders, sides=sides, creator=creator)

    @property
    def only_person(self) -> int | None:
        """The seat of the only person, where all others are bots."""
        people = [s for s, holder in enumerate(self.holders) if holder.owner is not None]
        return people[0] if len(people) == 1 else None

    def actions_to_take_back(self, seat: int) -> int:
        """Return how many actions a seat's player would undo by taking back; 0 if they cannot."""
        if self.game is None or self.status is not Status.PLAYING:
            return 0
        is_in_turn = self.game.state.turn == seat and self.game.can_take_back
        return self.game.actions_since(seat) if is_in_turn or seat == self.only_person else 0

    @property
    def level_on_turn(self) -> str | None:
        """The level of the bot on turn, if a bot is on turn."""
        if self.game is None or self.status is not Status.PLAYING:
            return None
        return self.holders[self.game.state.turn].level

    @property
    def is_closed(self) -> bool:
        """Whether nothing more will be played here."""
        return self.status in (Status.OVER, Status.ABANDONED)

    @property
    def shuffle_input(self) -> ShuffleInput:
        """Everything that decides the deal."""
        return ShuffleInput(
            table=self.id,
            secret=self.opened.secret,
            contributions=self.contributions
            or tuple(holder.contribution or "" for holder in self.holders),
            seating_by_chance=self.opened.sides is None,
            start=self.opened.start,
            format=FORMATS[self.opened.shuffle],
            sides=self.opened.sides or (),
        )

    def seats_of(self, browser: str) -> tuple[int, ...]:
        """Return the seats that belong to a browser."""
        return tuple([s for s, holder in enumerate(self.holders) if holder.owner == browser])

    def has_place(self, browser: str) -> bool:
        """Whether a browser opened the table or has a seat at it."""
        return browser in (self.creator, *[holder.owner for holder in self.holders])

    def history_after(self, version: int, count: int) -> list[TableEvent]:
        """Return the next `count` events after a version."""
        # The first event is that of version 2: opening the table is none.
        start = max(0, version - 1)
        return self.history[start : start + count]

    def absorb(self, row: LogRow) -> TableEvent:
        """Change as the next row of the log says, and return what happened."""
        if row.seq != self.version + 1:
            raise ValueError(f"the log goes from {self.version} to {row.seq}")
        events = self._absorb(row.entry)
        turn = None if self.game is None else self.game.state.turn
        event = TableEvent(row.seq, row.entry, turn, events)
        self.version = row.seq
        self.repeated[type(row.entry)] += 1
        if isinstance(row.entry, Started):
            self.numbered_at = row.seq
        if isinstance(row.entry, Started | Acted | TookBack):
            self.position_at = row.seq
        if isinstance(row.entry, Started | TookBack):
            self.person_at = row.seq
        if not isinstance(row.entry, Acted | TookBack):
            self.arranged_at = row.seq
        self.answered[row.browser, row.command] = row.seq
        self.history.append(event)
        return event

    def _absorb(self, entry: AnyEntry) -> tuple[Event, ...]:
        match entry:
            case Acted():
                return self._act(entry)
            case TookBack():
                assert self.game is not None
                self.game.rewind(entry.actions)
            case Sat():
                holder = self.holders[entry.seat]
                holder.kind, holder.name, holder.owner = "person", entry.name, entry.browser
                holder.contribution, holder.invitation = entry.contribution or None, None
                holder.pledge = entry.pledge or pledge_of(entry.contribution)
                holder.face, holder.program = entry.face, entry.program
            case Revealed():
                self.holders[entry.seat].contribution = entry.contribution
            case BotSeated():
                if self.holders[entry.seat].is_taken:
                    self._ask_again()
                self.holders[entry.seat] = Holder("bot", "", None, entry.level, None)
            case Started():
                self._start(entry)
            case HandedOver():
                self.holders[entry.seat].level = entry.level
            case Reclaimed():
                self.holders[entry.seat].level = None
            case MoveOffered():
                self.holders[entry.seat].move = entry
            case Moved():
                self._move(entry)
            case EndWanted():
                self.holders[entry.seat].wants_end = True
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

    def _ask_again(self) -> None:
        """Let every person pledge anew: what has been shown could help others to choose."""
        for holder in self.holders:
            holder.contribution = holder.pledge = None

    def _start(self, started: Started) -> None:
        self.contributions = self.shuffle_input.contributions
        self.pledges = tuple(holder.pledge or "" for holder in self.holders)
        self.holders = [self.holders[seat] for seat in started.order]
        self.sides = seating_from_words(started.sides)
        if started.rules not in GAMES:
            raise ValueError(f"the game has rules {started.rules}, which this server does not know")
        self.game = GAMES[started.rules](self.sides, started.tiles)
        self.status = Status.PLAYING

    def _move(self, moved: Moved) -> None:
        holder = self.holders[moved.seat]
        before, holder.owner, holder.move = holder.owner, moved.browser, None
        holder.program = moved.program
        if self.game is None:
            self._lose_part(holder)
        if before is not None and not self.seats_of(before):
            self.left.add(before)
        # The rights of a creator go along with their last seat.
        if before == self.creator and not self.seats_of(self.creator):
            self.creator = moved.browser

    def _lose_part(self, holder: Holder) -> None:
        """Let a seat be taken anew: the part of the shuffle stays in the browser it was made in."""
        # Once every seat is taken, a part may be on its way; older tables did not think of that.
        may_be_shown = self.opened.shuffle >= 3 and all(other.is_ready for other in self.holders)
        if may_be_shown or any(other.contribution is not None for other in self.holders):
            self._ask_again()
        holder.contribution = holder.pledge = None

    def _act(self, acted: Acted) -> tuple[Event, ...]:
        assert self.game is not None
        holder = self.holders[self.game.state.turn]
        events = self.game.act(action_from_text(acted.action))
        if self.game.state.is_over:
            self.status = Status.OVER
        if holder.wants_end or self.game.state.is_over:
            self.arranged_at = self.version + 1
        if holder.level is None:
            self.person_at = self.version + 1
        # A person who plays on does not want the end any more.
        holder.wants_end = False
        return events
