"""Games of bots to be judged: the same seed and number, the same tiles and generators."""

from collections.abc import Sequence
from random import Random

from lanterns.bots import BOTS
from lanterns.bots.bot_game import play_game
from lanterns.bots.seeding import seeded
from lanterns.rules import DEFAULT_SEATING, Record, shuffled_tiles

BUDGET = 0.05
"""Seconds of a bot for an action, as where the ratings were measured."""


def played(levels: Sequence[str], game: int, seed: int, budget: float = BUDGET) -> Record:
    """Return the record of a game between these levels, by seat."""
    players = len(levels)
    tiles = shuffled_tiles(players, seeded(seed, "deal", game))
    bots = [(name, BOTS[name](), seeded(seed, game, seat)) for seat, name in enumerate(levels)]
    return play_game(DEFAULT_SEATING[players], tiles, bots, budget).record


def mixed(levels: Sequence[str], players: int, rng: Random) -> tuple[str, ...]:
    """Return a level for each seat, drawn by lot."""
    return tuple(rng.choice(levels) for _ in range(players))
