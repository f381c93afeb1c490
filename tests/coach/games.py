"""Games between bots, to be reviewed."""

from functools import cache

from lanterns.bots import BOTS
from lanterns.bots.bot_game import play_game
from lanterns.bots.seeding import seeded
from lanterns.rules import DEFAULT_SEATING, Game, Record, shuffled_tiles

LEVELS = ("visitor", "phoenix", "lamplighter", "artisan")


@cache
def played(players: int, seed: int = 1, level: str = "") -> Record:
    """Return a finished game of bots: of one level, or of several."""
    names = [level or LEVELS[(seat + seed) % len(LEVELS)] for seat in range(players)]
    bots = [(name, BOTS[name](), seeded(seed, seat)) for seat, name in enumerate(names)]
    tiles = shuffled_tiles(players, seeded(seed, "tiles"))
    return play_game(DEFAULT_SEATING[players], tiles, bots, 1.0).record


def game_of(players: int, seed: int = 1, level: str = "") -> Game:
    """Return the same with its past."""
    return Game.from_record(played(players, seed, level))
