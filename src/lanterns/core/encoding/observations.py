"""What a seat sees of each game, as numbers for a learner.

Seats come in turn order from the observer on, and the lake is turned so that the observer sits in
the south. docs/research.md describes every field. Nothing depends on hidden tiles.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from ..arguments import whole_number, whole_numbers
from ..encoding_layout import OBSERVATION, OBSERVATION_SIZE, PLANES
from ..errors import BadRequest, RequestFault, in_game
from ..layout import MAX_PLAYERS
from ..library import call
from ..rules.batch import Batch, batch_states

Numbers = npt.NDArray[np.int8]
Kind = TypeVar("Kind", bound=np.generic)

WINDOW = 17
"""The side of the square that `lake_planes` shows: eight cells from the starting tile each way."""

MOST_WINDOW = 67
"""A window that no lake reaches beyond."""


def observe(batch: Batch, seats: npt.ArrayLike | None = None) -> Numbers:
    """Return what a seat of each game sees, by default the seat on turn: a row for each game.

    >>> from lanterns.core import shuffle
    >>> seen = observe(shuffle(players=4, count=10, seed=1))
    >>> seen.shape, fields(seen)["cards"].shape
    ((10, 1147), (10, 4, 7))
    """
    states = batch_states(batch)
    seen = np.empty((len(states), OBSERVATION_SIZE), np.int8)
    call("observe", states, len(states), observers(batch, seats), seen)
    return seen


def lake_planes(batch: Batch, seats: npt.ArrayLike | None = None, size: int = WINDOW) -> Numbers:
    """Return the lake of each game as 30 planes, a window around the starting tile.

    Planes 0 to 27 are the colors of a cell's north, east, south and west side, seven for each;
    plane 28 marks platforms, plane 29 free cells. What lies outside the window is left out.

    >>> from lanterns.core import shuffle
    >>> planes = lake_planes(shuffle(players=2, count=3, seed=1))
    >>> planes.shape, planes[0, 29].sum()
    ((3, 30, 17, 17), np.int64(4))
    """
    states = batch_states(batch)
    side = whole_number("the size of a window", size, 1, MOST_WINDOW)
    if side % 2 == 0:
        raise BadRequest(RequestFault.EVEN_WINDOW, size=side)
    planes = np.empty((len(states), PLANES, side, side), np.int8)
    call("planes", states, len(states), observers(batch, seats), side, planes)
    return planes


def fields(observations: npt.NDArray[Kind]) -> Mapping[str, npt.NDArray[Kind]]:
    """Return the fields of observations by name, as views of the same memory.

    The numbers may have been converted to another type.
    """
    if observations.shape[-1] != OBSERVATION_SIZE:
        wanted = f"(…, {OBSERVATION_SIZE})"
        shape = str(observations.shape)
        raise BadRequest(RequestFault.SHAPE, name="observations", wanted=wanted, shape=shape)
    return named_parts(observations, OBSERVATION)


def named_parts(
    numbers: npt.NDArray[Kind], layout: np.dtype[np.void]
) -> Mapping[str, npt.NDArray[Kind]]:
    """Return the parts of the last axis as a layout names them, as views of the same memory."""
    found = {}
    for name, (kind, begin, *_) in (layout.fields or {}).items():
        part = numbers[..., begin : begin + kind.itemsize]
        found[name] = part.reshape((*numbers.shape[:-1], *kind.shape))
    return MappingProxyType(found)


def observers(batch: Batch, seats: npt.ArrayLike | None) -> npt.NDArray[np.integer]:
    """Return the seats that observe, each checked; by default the seats on turn."""
    if seats is None:
        return np.full(len(batch), -1, np.int8)
    chosen = whole_numbers("a seat", seats, (len(batch),), 0, MAX_PLAYERS - 1, "i1")
    if (absent := chosen >= batch.player_count).any():
        game = int(np.argmax(absent))
        seat, players = int(chosen[game]), int(batch.player_count[game])
        raise in_game(BadRequest(RequestFault.NO_SEAT, seat=seat, players=players), game)
    return chosen
