"""Who plays whom: line-ups, deals, and every rotation of the seats."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, pairwise
from random import Random

from lanterns.bots import Bot, BrokenPlugin, PlayedGame, is_bot, play_game
from lanterns.bots.bot_game import lost_by
from lanterns.bots.entries import Entry, entry_of
from lanterns.bots.errors import BotFault, traceback_of
from lanterns.bots.program_bot import start_programs
from lanterns.bots.seeding import seeded
from lanterns.rules import DEFAULT_SEATING, Direction, Game, TileId, shuffled_tiles

LineUp = tuple[str, ...]
"""The entries of a game, one for each seat: names of bots, or names with a budget."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to play: a deal, and which bot sits where.

    It holds names instead of bots, so that it is cheap to send to any worker.

    >>> Bout(7, 0, ("visitor", "master", "master"), rotation=1).names
    ('master', 'master', 'visitor')
    """

    seed: int
    deal: int
    line_up: LineUp
    rotation: int = 0
    budget: float = 0.5
    seating: tuple[Direction, ...] | None = None
    faults_lose: bool = False
    """Whether a bot that fails loses the game, instead of ending the contest."""

    def __post_init__(self) -> None:
        seats = len(self.line_up)
        _check_seats(seats)
        if not 0 <= self.rotation < seats:
            raise ValueError(f"The rotation is 0 to {seats - 1}, not {self.rotation}.")
        if self.seating is not None and len(self.seating) != seats:
            raise ValueError(f"{len(self.seating)} sides are named for {seats} bots.")

    @property
    def names(self) -> tuple[str, ...]:
        """The bots by seat."""
        return self.line_up[self.rotation :] + self.line_up[: self.rotation]

    @property
    def sides(self) -> tuple[Direction, ...]:
        """The side of the table of each seat."""
        return self.seating or DEFAULT_SEATING[len(self.line_up)]

    @property
    def tiles(self) -> tuple[TileId, ...]:
        """The tiles in the order dealt."""
        return shuffled_tiles(len(self.line_up), seeded(self.seed, "deal", self.deal))

    @property
    def generators(self) -> list[Random]:
        """What each seat draws from, at its beginning."""
        key = (self.seed, "seat", self.deal, self.rotation)
        return [seeded(*key, seat) for seat in range(len(self.line_up))]

    def __str__(self) -> str:
        """Return all that it takes to play the game again, in the terms of docs/bots.md."""
        line_up = ",".join(self.line_up)
        return f"seed {self.seed}, deal {self.deal}, line-up {line_up}, rotation {self.rotation}"

    def play(self) -> PlayedGame:
        """Play the game; it depends on this bout alone, unless a bot watches the clock."""
        seating, tiles = self.sides, self.tiles
        try:
            with ExitStack() as stack:
                entries = [entry_of(name) for name in self.names]
                bots = [_made(entry) for entry in entries]
                for seat, bot in enumerate(bots):
                    with _at(seat):
                        start_programs([bot], stack)
                pairs = zip(entries, bots, strict=True)
                budgets = [entry.seconds_for(bot, self.budget) for entry, bot in pairs]
                seats = list(zip(self.names, bots, self.generators, strict=True))
                return play_game(seating, tiles, seats, budgets)
        except BotFault as fault:
            ply = len(fault.record.actions) + 1 if fault.record else 1
            fault.place = f"{self}, ply {ply}"
            if self.faults_lose and fault.seat is not None:
                return lost_by(fault, fault.record or Game(seating, tiles).record)
            raise


@contextmanager
def _at(seat: int) -> Iterator[None]:
    """Note the seat of a bot that fails in the block."""
    try:
        yield
    except BotFault as fault:
        fault.seat = seat
        raise


def _check_seats(seats: int) -> None:
    if seats not in DEFAULT_SEATING:
        raise ValueError(f"Two, three or four bots play a game, not {seats}.")


def _made(entry: Entry) -> Bot:
    if not is_bot(entry.bot):
        raise BotFault(
            f"The bot “{entry.bot}” is not known where the games are played: workers see what is"
            " installed, and what a script registers above “if __name__”."
        )
    try:
        return entry.make()
    except BrokenPlugin as error:
        # Sent as a sentence, because not every error can be pickled.
        raise BotFault(error.sentence, traceback_of(error)) from error
    except ValueError as error:
        raise BotFault(str(error)) from error


@dataclass(frozen=True, slots=True)
class Contest:
    """Line-ups that play the same deals, each in every rotation of the seats."""

    line_ups: tuple[LineUp, ...]
    seed: int
    budget: float = 0.5
    faults_lose: bool = False

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.line_ups[0])

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot that takes part, in the order of the line-ups."""
        return tuple(dict.fromkeys(name for line_up in self.line_ups for name in line_up))

    @property
    def games_per_deal(self) -> int:
        """The number of games played on each deal."""
        return len(self.line_ups) * self.players

    def deals_for(self, games: int) -> int:
        """Return how many deals it takes to play at least this many games."""
        return -(-games // self.games_per_deal)

    def bouts(self, deals: int) -> Iterator[Bout]:
        """Yield every game, in the order in which results are counted."""
        for deal in range(deals):
            for line_up in self.line_ups:
                for rotation in range(self.players):
                    yield Bout(
                        self.seed,
                        deal,
                        line_up,
                        rotation,
                        self.budget,
                        faults_lose=self.faults_lose,
                    )


def line_ups_of(names: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Return every line-up of these bots at a table for `players`.

    One name for each seat is a single line-up.

    >>> line_ups_of(["a", "b", "b"], players=3)
    (('a', 'b', 'b'),)

    More names give every combination, fewer names every mixture that includes all of them.

    >>> line_ups_of(["a", "b", "c"], players=2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> line_ups_of(["a", "b"], players=3)
    (('a', 'a', 'b'), ('a', 'b', 'b'))
    """
    _check_seats(players)
    if len(names) == players:
        return (tuple(names),)
    if len(set(names)) < len(names):
        raise ValueError("Name each bot once, or one bot for each seat.")
    if len(names) > players:
        return tuple(combinations(names, players))
    mixtures = combinations_with_replacement(names, players)
    return tuple(mixture for mixture in mixtures if len(set(mixture)) == len(names))


def one_against_rest(
    ladder: Sequence[str], players: int, reach: int | None = None
) -> tuple[LineUp, ...]:
    """Return each bot of a ladder alone against a table of each bot below it; weakest bot first.

    With `reach`, only against the bots that are at most so many levels below.

    >>> one_against_rest(["low", "mid", "top"], players=3)
    (('mid', 'low', 'low'), ('top', 'low', 'low'), ('top', 'mid', 'mid'))
    >>> one_against_rest(["low", "mid", "top"], players=2, reach=1)
    (('mid', 'low'), ('top', 'mid'))
    """
    return tuple(
        _alone(higher, lower, players)
        for place, higher in enumerate(ladder)
        for lower in ladder[max(0, place - (reach or place)) : place]
    )


def steps_of(ladder: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Return each bot of a ladder alone against a table of the next weaker; weakest bot first.

    >>> steps_of(["low", "mid", "top"], players=3)
    (('mid', 'low', 'low'), ('top', 'mid', 'mid'))
    """
    return tuple(_alone(higher, lower, players) for lower, higher in pairwise(ladder))


def _alone(higher: str, lower: str, players: int) -> LineUp:
    return (higher, *[lower] * (players - 1))
