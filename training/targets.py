"""What the rows of a game should have been judged as: TD(λ) along each seat's own turns."""

import numpy as np
import numpy.typing as npt

from .games import Rows

HONOR_UNIT = 8
"""The honor that an output of one stands for, as in `native/net/forward.h`."""


def targets_of(rows: Rows, trace: float) -> npt.NDArray[np.float32]:
    """Return for each row the chances to win, then the honor yet to gain, seats from its own on.

    The last turn's target is the game's result. Each turn before it takes the next one's target by
    the share `trace`, and what the net expected at the next one by the rest. After a turn that was
    drawn at random the net's expectation counts alone: it is of the best turn, not of that one.
    """
    games, turns, players = rows.is_counted.shape
    order = (np.arange(players)[:, None] + np.arange(players)) % players
    target = np.concatenate([rows.shares[:, order], rows.final_honor[:, order]], axis=2)
    target = target.astype(np.float32)
    found = np.empty((games, turns, players, 2 * players), np.float32)
    for turn in reversed(range(turns)):
        found[:, turn] = target
        keep = np.where(rows.is_explored[:, turn], 0.0, trace)[..., None].astype(np.float32)
        target = keep * target + (1 - keep) * rows.expected[:, turn]
    found[..., players:] = (found[..., players:] - rows.honor) / HONOR_UNIT
    return found
