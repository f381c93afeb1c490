"""The referee's figures."""

from functools import cache, partial
from random import Random

from lanterns.rules import (
    DEFAULT_SEATING,
    PLAYER_COUNTS,
    GameState,
    Place,
    apply,
    legal_actions,
    new_game,
    shuffled_tiles,
)

from .timing import best_rate, best_time

TILES_ON_THE_LAKE = (5, 10, 20)
"""While the draw stack lasts, so that hands are full and lists comparable."""


def random_games(seconds: float) -> dict[str, float]:
    """Whole random games a second through `legal_actions` and `apply`, by number of players."""
    return {str(players): best_rate(partial(_play, players), seconds) for players in PLAYER_COUNTS}


def microseconds_by_tiles(seconds: float) -> dict[str, float]:
    """What listing all actions and playing one takes, by tiles on the lake: how it grows."""
    return {
        str(tiles): 1e6 * best_time(partial(_list_and_place, tiles), seconds / 3)
        for tiles in TILES_ON_THE_LAKE
    }


def _play(players: int, games: int) -> None:
    rng = Random(games)  # noqa: S311 - seeded on purpose
    for _ in range(games):
        state = new_game(DEFAULT_SEATING[players], shuffled_tiles(players, rng))
        while actions := legal_actions(state):
            state = apply(state, rng.choice(actions)).state


def _list_and_place(tiles: int) -> None:
    state = _position(tiles)
    actions = legal_actions(state)
    apply(state, actions[len(actions) // 2])


@cache
def _position(tiles: int) -> GameState:
    """A four-player game with so many tiles on the lake, in which a tile is to be placed."""
    rng = Random(tiles)  # noqa: S311 - seeded on purpose
    state = new_game(DEFAULT_SEATING[4], shuffled_tiles(4, rng))
    while len(state.lake.tiles) < tiles or not isinstance(legal_actions(state)[-1], Place):
        state = apply(state, rng.choice(legal_actions(state))).state
    return state
