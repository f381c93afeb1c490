"""A memory of somebody's games, in the form of `docs/you.md`, and the strength that it shows."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from lanterns.bots.strength import measurements
from lanterns.rules import PLAYER_COUNTS

from .errors import ArenaError
from .rankings import Ranking, ranking_of
from .ratings import Rating, rate_among

FORMAT: Final = "lanterns-memory/1"

LEAST_GAMES = 5
"""With fewer, a rating would tell nothing."""

MOST_STRANGERS = 60
"""How many people have a strength of their own; all others count as one and the same person."""

ME, EVERYBODY_ELSE = "me", "people"

Rank = Annotated[int, Meta(ge=1, le=4)]


class UnreadableMemory(ArenaError):
    """The text is no memory of games."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended that was not abandoned."""

    ranks: tuple[Rank, ...]


class Mine(msgspec.Struct, frozen=True):
    """Which seat was the player's own; null is nobody's, at a screen that others shared."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None


class RememberedGame(msgspec.Struct, frozen=True):
    """Who sat there, how it ended, and who of them the player was, if that was said."""

    names: Annotated[tuple[str, ...], Meta(min_length=2, max_length=4)]
    result: Result | None = None
    mine: Mine | None = None

    def __post_init__(self) -> None:
        """Hold the parts of a game against each other."""
        if self.result and len(self.result.ranks) != len(self.names):
            raise ValueError("there is not one rank for each seat")
        if self.mine and self.mine.seat is not None and self.mine.seat >= len(self.names):
            raise ValueError("the player's own seat is not at the table")


class Memory(msgspec.Struct, frozen=True):
    """All remembered games."""

    format: Literal["lanterns-memory/1"]
    games: tuple[RememberedGame, ...]


@dataclass(frozen=True, slots=True)
class OwnRating:
    """How many games count, and the strength that they show; None while they are too few."""

    games: int
    rating: Rating | None


def memory_from_json(text: str | bytes) -> Memory:
    """Read a memory; what is damaged or something else raises UnreadableMemory."""
    try:
        return msgspec.json.decode(text, type=Memory)
    except msgspec.DecodeError as error:
        raise UnreadableMemory(f"This is no memory of games: {error}.") from error


def own_ratings(memory: Memory) -> dict[int, OwnRating]:
    """Return the player's own rating for each number of players.

    The measured ratings of the bots stay where they are; everybody else at these tables is
    as strong as the games show.

    >>> game = RememberedGame(("Ana", "bot:artisan"), Result((1, 2)), Mine(0))
    >>> rated = own_ratings(Memory(FORMAT, (game,) * 5))
    >>> rated[2].games, rated[2].rating.mu > 1397, rated[3].rating
    (5, True, None)
    """
    ratings = {}
    for players in PLAYER_COUNTS:
        games = counted_games(memory, players)
        known = {f"bot:{bot}": mu for bot, mu in measurements()[players].ratings.items()}
        rating = rate_among(known, games)[ME] if len(games) >= LEAST_GAMES else None
        ratings[players] = OwnRating(len(games), rating)
    return ratings


def counted_games(memory: Memory, players: int) -> list[Ranking]:
    """Return the games that count: ended by their rules, with a seat that was the player's own."""
    counted = [
        (_called(game.names, game.mine.seat), game.result.ranks)
        for game in memory.games
        if len(game.names) == players and game.result and game.mine and game.mine.seat is not None
    ]
    people = Counter(name for names, _ in counted for name in names if name.startswith("person:"))
    often = sorted(people, key=lambda name: (-people[name], name))
    alike = {*often[MOST_STRANGERS:]}
    return [
        ranking_of([EVERYBODY_ELSE if name in alike else name for name in names], ranks)
        for names, ranks in counted
    ]


def _called(names: Sequence[str], own: int) -> list[str]:
    others = [name if name.startswith("bot:") else f"person:{name}" for name in names]
    return [ME if seat == own else name for seat, name in enumerate(others)]
