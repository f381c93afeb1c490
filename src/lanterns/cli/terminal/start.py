"""The game to play: newly dealt, or resumed from a record."""

import secrets
from pathlib import Path
from random import Random

from lanterns.bots.seeding import seeded
from lanterns.rules import BOT_PREFIX, PLAYER_COUNTS, Record, shuffled_tiles

from ..bot_options import parse_bots, split_names
from ..errors import Failure
from ..options import parse_seating
from ..progress import counted
from ..records import read_game
from .players import printable

OPPONENT = "lamplighter"
"""The default bot: it answers at once, and a beginner can beat it."""


def generator(seed: int | None, use: str) -> Random:
    """Return the system's generator, or a repeatable one for a seed."""
    return secrets.SystemRandom() if seed is None else seeded(seed, use, 0)


def deal(
    players: int | None,
    people: int,
    bots: str | None,
    names: str,
    seats: str | None,
    seed: int | None,
    start: int | None = None,
) -> Record:
    """Deal a game; people take the first seats, then bots.

    `start` is the number of the player who starts, from 1; without it, chance decides.
    """
    named_bots = len(split_names(bots)) if bots else 0
    players = players or max(2, people + named_bots)
    if players > max(PLAYER_COUNTS):
        raise Failure(f"At most {max(PLAYER_COUNTS)} can play, people and bots together.")
    if people > players:
        raise Failure(f"{people} people do not fit a table for {players}.")
    called = [printable(name) for name in names.split(",")] if names else []
    if len(called) > people:
        raise Failure(f"{len(called)} names are given for {counted(people, 'person', 'people')}.")
    if len(set(called)) < len(called):
        raise Failure("Every person needs a name of their own.")
    if any(name.startswith(BOT_PREFIX) for name in called):
        raise Failure(f"A person's name cannot begin with “{BOT_PREFIX}”.")
    if bots is not None and people == players:
        raise Failure("People take every seat; there is none for a bot.")
    opponents = parse_bots(OPPONENT if bots is None else bots, players - people)
    if start is not None and start > players:
        raise Failure(f"There is no player {start} at a table for {players}.")
    first = generator(seed, "start").randrange(players) if start is None else start - 1
    seating = parse_seating(seats, players)
    seated = (
        *called,
        *[""] * (people - len(called)),
        *(f"{BOT_PREFIX}{name}" for name in opponents),
    )
    # A record has its players in turn order.
    return Record(
        seating=(*seating[first:], *seating[:first]),
        tiles=shuffled_tiles(players, generator(seed, "deal")),
        names=(*seated[first:], *seated[:first]),
    )


def resume(path: Path) -> Record:
    """Return the unfinished game in a file."""
    record, state = read_game(str(path))
    if state.is_over:
        raise Failure(f"The game in {path} is over.")
    return record
