"""What a seat can tell of the others' hands by the tiles they did not lay."""

from dataclasses import dataclass

import numpy as np

from lanterns.rules import Seat, TileId, View, unseen_tiles

from .conversion import row_to_move, rows_before
from .layout import BELIEF
from .library import call


@dataclass(frozen=True, slots=True)
class Kept:
    """What a hand has held since its player laid a tile."""

    held: int
    """Of the hand, this many tiles or more: the others may have been drawn since."""
    tiles: frozenset[TileId]
    """The tiles that they can be."""


def kept_tiles(view: View) -> dict[Seat, tuple[Kept, ...]]:
    """For each other seat, what its hand may hold since its last turns, the latest turn first.

    Whoever plays greedily lays what is worth most, so a tile that would have been worth more was
    not in that hand. Of a turn that is not in the view's past nothing is told; and one who did not
    make the most of the tile laid may have kept any other.
    """
    belief = np.zeros((), BELIEF)
    row, past = row_to_move(view).tobytes(), rows_before(view)
    call("belief", row, past, len(past) // len(row), belief)
    unseen = unseen_tiles(view)

    def told(seat: Seat) -> tuple[Kept, ...]:
        turns = zip(belief["held"][seat].tolist(), belief["tiles"][seat].tolist(), strict=True)
        return tuple(
            Kept(held, frozenset(tile for tile in unseen if tiles >> tile & 1))
            for held, tiles in turns
            if held
        )

    return {seat: told(seat) for seat in range(len(view.players)) if seat != view.turn}
