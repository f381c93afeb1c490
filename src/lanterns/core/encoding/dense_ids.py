"""Actions as dense ids: 885 numbers, enough for the output of a net.

| ids | action |
|---|---|
| 0–41 | exchange: 6 × the color given + the color taken, not counting the given one |
| 42–48 | four of a kind, by color |
| 49–83 | three pair, by its three colors in lexicographic order |
| 84 | seven unique |
| 85–91 | discard, by color |
| 92 | end the final turn |
| 93–884 | placement: 93 + 264 × slot of the hand + 4 × free cell + turns |

Free cells are counted by x, then y. The id of a placement therefore depends on the position; the
others mean the same everywhere. In any position, the ids of the legal list ascend.
"""

import numpy as np
import numpy.typing as npt

from ..arguments import LARGEST_PACKED, whole_numbers
from ..encoding_layout import ACTION_IDS
from ..errors import BadRequest, RequestFault, in_game
from ..library import call
from ..rules.batch import Batch, batch_states
from ..rules.batch_rules import apply
from ..rules.packing import unpack_text

NONE = -1
"""Stands for no action, where a game is over."""


def action_ids(batch: Batch, actions: npt.ArrayLike) -> npt.NDArray[np.int32]:
    """Return the id of one packed action in each game; -1 stays -1.

    >>> from lanterns.core import pack_text, shuffle
    >>> games = shuffle(players=2, count=1, seed=1)
    >>> action_ids(games, [pack_text("xR>O")]).tolist()
    [0]
    """
    states = batch_states(batch)
    packed = whole_numbers("a packed action", actions, (len(states),), NONE, LARGEST_PACKED, "i4")
    ids = np.empty(len(states), np.int32)
    call("ids", states, len(states), packed, ids)
    _refuse(ids, packed, RequestFault.NO_ID)
    return ids


def packed_actions(batch: Batch, ids: npt.ArrayLike) -> npt.NDArray[np.int32]:
    """Return the packed action that one id in each game stands for; -1 stays -1.

    >>> from lanterns.core import choose, shuffle
    >>> games = shuffle(players=2, count=3, seed=1)
    >>> chosen = choose(games)
    >>> (packed_actions(games, action_ids(games, chosen)) == chosen).tolist()
    [True, True, True]
    """
    states = batch_states(batch)
    numbers = whole_numbers("an action id", ids, (len(states),), NONE, ACTION_IDS - 1, "i4")
    packed = np.empty(len(states), np.int32)
    call("actions", states, len(states), numbers, packed)
    _refuse(packed, numbers, RequestFault.NO_SUCH_PLACEMENT)
    return packed


def ids_to_texts(batch: Batch, ids: npt.ArrayLike) -> list[str]:
    """Return the action of each game's id as records write it.

    >>> from lanterns.core import shuffle
    >>> ids_to_texts(shuffle(players=2, count=3, seed=1), [0, 92, 93])
    ['xR>O', '.', '4@-1,0r0']
    """
    return [unpack_text(packed) for packed in packed_actions(batch, ids).tolist()]


def apply_ids(batch: Batch, ids: npt.ArrayLike) -> Batch:
    """Return the games after one id in each, as `apply` does; -1 passes a finished game by."""
    return apply(batch, packed_actions(batch, ids))


def legal_mask(batch: Batch) -> npt.NDArray[np.int8]:
    """Return which ids are legal: a row for each game, ones and zeros.

    >>> from lanterns.core import legal_actions, shuffle
    >>> games = shuffle(players=3, count=2, seed=1)
    >>> mask = legal_mask(games)
    >>> mask.shape, (mask.sum(axis=1) == legal_actions(games).counts).tolist()
    ((2, 885), [True, True])
    """
    states = batch_states(batch)
    mask = np.empty((len(states), ACTION_IDS), np.int8)
    call("mask", states, len(states), mask)
    return mask


def _refuse(
    found: npt.NDArray[np.int32], given: npt.NDArray[np.integer], fault: RequestFault
) -> None:
    if (missing := (found == NONE) & (given != NONE)).any():
        game = int(np.argmax(missing))
        raise in_game(BadRequest(fault, number=int(given[game])), game)
