"""Deals: many games set up at once."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from lanterns.rules import DEFAULT_SEATING, TILES_IN_PLAY, Direction, new_game

from ..arguments import MOST_STATES, seed_number, whole_number, whole_numbers
from ..errors import BadRequest, RequestFault
from ..layout import STATE
from ..library import call
from .batch import Batch

Seating = Sequence[Direction]


def deal(seating: Seating, tiles: npt.ArrayLike) -> Batch:
    """Set up a game for each row of tile ids, dealt in the order of records.

    >>> from lanterns.rules import new_game
    >>> seating = DEFAULT_SEATING[2]
    >>> deal(seating, [range(1, 23)])[0] == new_game(seating, range(1, 23))
    True
    """
    sides = tuple(Direction(side) for side in seating)
    places = seating_bytes(sides)
    rows, each = np.asarray(tiles), TILES_IN_PLAY[len(places)]
    if rows.ndim != 2 or rows.shape[1] != each:
        shapes = {"wanted": f"(games, {each})", "shape": str(rows.shape)}
        raise BadRequest(RequestFault.SHAPE, name="lake tiles", **shapes)
    whole_number("a number of games", len(rows), 0, MOST_STATES)
    orders = whole_numbers("a lake tile", rows, rows.shape, 1, 35, "u1")
    states = np.zeros(len(orders), STATE)
    if call("deal", states, len(states), len(places), places, orders):
        for order in orders:
            new_game(sides, order.tolist())  # the referee names the tile that occurs twice
    return Batch.of_sound(states)


def shuffle(
    players: int = 0, count: int = 1, seed: int = 0, *, seating: Seating = (), first: int = 0
) -> Batch:
    """Set up shuffled games; game i depends on `seed` and `first + i` alone.

    Give the number of players or their seating.

    >>> games = shuffle(players=4, count=1000, seed=7)
    >>> games[600:] == shuffle(players=4, count=400, seed=7, first=600)
    True
    """
    places = places_for(players, seating)
    states = np.zeros(whole_number("a number of games", count, 0, MOST_STATES), STATE)
    call("shuffle", states, len(states), len(places), places, seed_number(seed), seed_number(first))
    return Batch.of_sound(states)


def places_for(players: int, seating: Seating) -> npt.NDArray[np.uint8]:
    """Return the seating as given, or the default one for that many players."""
    if not seating:
        seating = DEFAULT_SEATING[whole_number("a number of players", players, 2, 4)]
    elif players and whole_number("a number of players", players, 2, 4) != len(seating):
        raise BadRequest(RequestFault.SEATS, seats=len(seating), players=players)
    return seating_bytes(seating)


def seating_bytes(seating: Seating) -> npt.NDArray[np.uint8]:
    """Return a seating for the C library, checked by the referee."""
    sides = tuple(Direction(side) for side in seating)
    new_game(sides, range(1, 1 + TILES_IN_PLAY.get(len(sides), 0)))
    return np.array(sides, np.uint8)
