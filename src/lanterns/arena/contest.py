"""Who plays whom: line-ups, deals, and every rotation of the seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, pairwise

from lanterns.bots import BOTS, BrokenPlugin
from lanterns.bots.chance import seeded
from lanterns.bots.fault import BotFault, trace_of
from lanterns.bots.game import PlayedGame, play_game
from lanterns.rules import DEFAULT_SEATING, Direction, shuffled_tiles

LineUp = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played: a deal, and who sits where.

    It is small and made of names, so that it travels to any worker.

    >>> Bout(7, 0, ("visitor", "master", "master"), rotation=1).names
    ('master', 'master', 'visitor')
    """

    seed: int
    deal: int
    line_up: LineUp
    rotation: int = 0
    budget: float = 0.5
    seating: tuple[Direction, ...] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The bots by seat."""
        return self.line_up[self.rotation :] + self.line_up[: self.rotation]

    def __str__(self) -> str:
        """All that it takes to play the game again, in the words of the arena's page."""
        line_up = ",".join(self.line_up)
        return f"seed {self.seed}, deal {self.deal}, line-up {line_up}, rotation {self.rotation}"

    def play(self) -> PlayedGame:
        """Play the game; nothing but this bout decides how it goes, unless a bot minds the time."""
        seating = self.seating or DEFAULT_SEATING[len(self.line_up)]
        tiles = shuffled_tiles(len(seating), seeded(self.seed, "deal", self.deal))
        key = (self.seed, "seat", self.deal, self.rotation)
        generators = [seeded(*key, seat) for seat in range(len(seating))]
        for name in self.names:
            if name not in BOTS:
                raise BotFault(f"The bot “{name}” is not installed where the games are played.")
        try:
            bots = [BOTS[name]() for name in self.names]
        except BrokenPlugin as error:
            # As a sentence, since not every error survives the way back from another process.
            raise BotFault(error.sentence, trace_of(error)) from error
        seats = list(zip(self.names, bots, generators, strict=True))
        try:
            return play_game(seating, tiles, seats, self.budget)
        except BotFault as fault:
            ply = len(fault.record.actions) + 1 if fault.record else 1
            fault.place = f"{self}, ply {ply}"
            raise


@dataclass(frozen=True, slots=True)
class Contest:
    """Line-ups that meet on the same deals, each in every rotation of the seats."""

    line_ups: tuple[LineUp, ...]
    seed: int
    budget: float = 0.5

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.line_ups[0])

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot that takes part, in the order of the line-ups."""
        return tuple(dict.fromkeys(name for line_up in self.line_ups for name in line_up))

    @property
    def games_per_deal(self) -> int:
        """How many games a deal is played in."""
        return len(self.line_ups) * self.players

    def deals_for(self, games: int) -> int:
        """How many whole deals it takes to play at least that many games."""
        return -(-games // self.games_per_deal)

    def bouts(self, deals: int) -> Iterator[Bout]:
        """Every game, in the order in which all results are counted."""
        for deal in range(deals):
            for line_up in self.line_ups:
                for rotation in range(self.players):
                    yield Bout(self.seed, deal, line_up, rotation, self.budget)


def line_ups_of(names: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Every meeting of these bots at a table for that many.

    One name for each seat is a line-up as it stands.

    >>> line_ups_of(["a", "b", "b"], players=3)
    (('a', 'b', 'b'),)

    More names make every choice of that many, fewer every mixture in which each of them sits.

    >>> line_ups_of(["a", "b", "c"], players=2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> line_ups_of(["a", "b"], players=3)
    (('a', 'a', 'b'), ('a', 'b', 'b'))
    """
    if len(names) == players:
        return (tuple(names),)
    if len(set(names)) < len(names):
        raise ValueError("Name each bot once, or one bot for each seat.")
    if len(names) > players:
        return tuple(combinations(names, players))
    mixtures = combinations_with_replacement(names, players)
    return tuple(mixture for mixture in mixtures if len(set(mixture)) == len(names))


def one_against_rest(ladder: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Each bot of a ladder, the weakest first, alone against a table of each one below it.

    >>> one_against_rest(["low", "mid", "top"], players=3)
    (('mid', 'low', 'low'), ('top', 'low', 'low'), ('top', 'mid', 'mid'))
    """
    return tuple(
        _alone(higher, lower, players)
        for place, higher in enumerate(ladder)
        for lower in ladder[:place]
    )


def steps_of(ladder: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Each bot of a ladder, the weakest first, alone against a table of the one just below it.

    >>> steps_of(["low", "mid", "top"], players=3)
    (('mid', 'low', 'low'), ('top', 'mid', 'mid'))
    """
    return tuple(_alone(higher, lower, players) for lower, higher in pairwise(ladder))


def _alone(higher: str, lower: str, players: int) -> LineUp:
    return (higher, *[lower] * (players - 1))
