"""What a seat can tell of the others' hands by the tiles they did not lay."""

import numpy as np

from lanterns.rules import Seat, TileId, View, unseen_tiles

from .conversion import row_to_move, rows_before
from .layout import MAX_PLAYERS
from .library import call


def kept_tiles(view: View) -> dict[Seat, frozenset[TileId]]:
    """For each other seat, the tiles that it may have kept when it last laid one.

    Whoever plays greedily lays what is worth most, so a tile that would have been worth more was
    not in that hand. It may have been drawn since. Nothing is told of a seat of whose last turn the
    view has no past, nor of one that did not make the most of its tile.
    """
    masks = np.zeros(MAX_PLAYERS, np.uint64)
    row, past = row_to_move(view), rows_before(view)
    call("kept", row, past, len(past), masks)
    unseen = unseen_tiles(view)
    return {
        seat: frozenset(tile for tile in unseen if int(masks[seat]) >> tile & 1)
        for seat in range(len(view.players))
        if seat != view.turn
    }
