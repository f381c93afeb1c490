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
"""As long as the draw stack lasts, so that hands are full and lists comparable."""


def random_games(seconds: float) -> dict[str, float]:
    """Return whole random games per second by number of players."""
    return {str(players): best_rate(partial(_play, players), seconds) for players in PLAYER_COUNTS}


def microseconds_by_tiles(seconds: float) -> dict[str, float]:
    """Return the time to list all actions and apply one, by tiles on the lake."""
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
    """Return a four-player game with that many tiles on the lake and a tile to place."""
    rng = Random(tiles)  # noqa: S311 - seeded on purpose
    state = new_game(DEFAULT_SEATING[4], shuffled_tiles(4, rng))
    while len(state.lake.tiles) < tiles or not isinstance(legal_actions(state)[-1], Place):
        state = apply(state, rng.choice(legal_actions(state))).state
    return state
