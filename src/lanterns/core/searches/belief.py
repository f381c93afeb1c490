"""What a seat can infer about the others' hands from the tiles they laid."""

from dataclasses import dataclass

import numpy as np

from lanterns.rules import Seat, TileId, View, unseen_tiles

from ..layout import BELIEF
from ..library import call
from ..rules.conversion import row_to_move, rows_before


@dataclass(frozen=True, slots=True)
class Kept:
    """What a hand has held since its player laid a tile."""

    held: int
    """At least this many tiles; the rest of the hand may have been drawn since."""
    tiles: frozenset[TileId]
    """The tiles that these can be."""


def kept_tiles(view: View) -> dict[Seat, tuple[Kept, ...]]:
    """Return for each other seat what it has kept since its last turns, the latest turn first.

    A greedy player lays what is worth most, so a tile that would have been worth more was not in
    that hand. A turn that is not in the view's past shows nothing, and a player who did not make
    the most of the tile laid may have kept any other.
    """
    belief = np.zeros((), BELIEF)
    row, past = row_to_move(view).tobytes(), rows_before(view)
    call("belief", row, past, len(past) // len(row), belief)
    unseen = unseen_tiles(view)

    def kept_by(seat: Seat) -> tuple[Kept, ...]:
        turns = zip(belief["held"][seat].tolist(), belief["tiles"][seat].tolist(), strict=True)
        return tuple(
            Kept(held, frozenset(tile for tile in unseen if tiles >> tile & 1))
            for held, tiles in turns
            if held
        )

    return {seat: kept_by(seat) for seat in range(len(view.players)) if seat != view.turn}
