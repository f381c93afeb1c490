"""What every placement of a hand would give, in the form in which clients get it."""

from ctypes import byref, c_char

import numpy as np
import numpy.typing as npt

from lanterns.rules import GameState, Lake, View

from ..arguments import whole_number
from ..layout import MAX_HAND, PREVIEW_BYTES
from ..library import call
from ..rules.conversion import row_from_state, row_from_view


def previews(game: GameState | View, seat: int) -> bytes:
    """Return the outcome of each placement of a seat's hand, if it were its turn, in JSON.

    The list has every tile of the hand on every free cell, whether or not the hand limit allows
    it now. Each placement is `[action, matches, favors, facings]`: a match is
    `[direction, color, received]`, a favor `[x, y, received]`, a facing `[seat, color, received]`.

    >>> from lanterns.core import shuffle
    >>> previews(shuffle(players=2, count=1, seed=1)[0], seat=0)[:16]
    b'[["23@-1,0r0",[]'
    """
    whole_number("a seat", seat, 0, len(game.players) - 1)
    row = row_from_state(game) if isinstance(game, GameState) else row_from_view(game)
    return text_of_previews(row, game.lake, seat)


def text_of_previews(row: npt.NDArray[np.void], lake: Lake, seat: int) -> bytes:
    """Return the same of a position that is the simulator's already."""
    placements = MAX_HAND * len(lake.free_cells) * 4
    text = bytearray(2 + placements * PREVIEW_BYTES)
    # An array of this very length would be a new type each time, which is slow and leaves garbage.
    length = call("previews", row, seat, byref(c_char.from_buffer(text)))
    return bytes(memoryview(text)[:length])
