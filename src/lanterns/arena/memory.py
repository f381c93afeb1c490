"""A memory of somebody's games, in the form of `docs/you.md`, and the strength that it shows."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lanterns.bots.strength import measurements
from lanterns.rules import BOT_PREFIX, PLAYER_COUNTS

from .rankings import Ranking, ranking_of
from .ratings import Rating, rate_among

LEAST_GAMES = 5
"""With fewer, a rating would tell nothing."""

MOST_STRANGERS = 60
"""How many unrated players have a strength of their own; all others count as one and the same."""

ME, STRANGER, EVERYBODY_ELSE = "me", "stranger:", "everybody else"

Format = Literal["lanterns-memory/1"]
Rank = Annotated[int, Meta(ge=1, le=4)]


class UnreadableMemory(ValueError):
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

    format: Format
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
    except RecursionError as error:
        raise UnreadableMemory("This is no memory of games: it is nested too deeply.") from error


def own_ratings(memory: Memory) -> dict[int, OwnRating]:
    """Return the player's own rating for each number of players.

    The measured ratings of the bots stay where they are; everybody else at these tables is
    as strong as the games show.

    >>> game = RememberedGame(("Ana", "bot:artisan"), Result((1, 2)), Mine(0))
    >>> rated = own_ratings(Memory("lanterns-memory/1", (game,) * 5))
    >>> rated[2].games, rated[2].rating.mu > 1397, rated[3].rating
    (5, True, None)
    """
    ratings = {}
    for players in PLAYER_COUNTS:
        rated = measurements()[players].ratings.items()
        known = {BOT_PREFIX + level: rating for level, rating in rated}
        games = counted_games(memory, players, known)
        rating = rate_among(known, games)[ME] if len(games) >= LEAST_GAMES else None
        ratings[players] = OwnRating(len(games), rating)
    return ratings


def counted_games(memory: Memory, players: int, known: Collection[str]) -> list[Ranking]:
    """Return the games that count: ended by their rules, with a seat that was the player's own.

    Rated bots have their own names there, all others are strangers.
    """
    counted = [
        (_called(game.names, game.mine.seat, known), game.result.ranks)
        for game in memory.games
        if len(game.names) == players and game.result and game.mine and game.mine.seat is not None
    ]
    met = Counter(name for names, _ in counted for name in names if name.startswith(STRANGER))
    often = sorted(met, key=lambda name: (-met[name], name))
    alike = {*often[MOST_STRANGERS:]}
    return [
        ranking_of([EVERYBODY_ELSE if name in alike else name for name in names], ranks)
        for names, ranks in counted
    ]


def _called(names: Sequence[str], own: int, known: Collection[str]) -> list[str]:
    return [ME if seat == own else _other(name, known) for seat, name in enumerate(names)]


def _other(name: str, known: Collection[str]) -> str:
    # What a bot had for an action may stand behind its name.
    bot = name.partition("@")[0]
    return bot if bot in known else STRANGER + name
