"""Every position that one action can lead to: what an evaluator of positions works on."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arguments import MOST_STATES
from ..layout import STATE
from ..library import call
from .batch import Batch, batch_states
from .batch_rules import list_offsets
from .positions import Positions


@dataclass(frozen=True, slots=True, eq=False)
class Afterstates:
    """Every legal action of many games with the position it leads to, one list after the other.

    A position shows what the acting seat knows after its action and before it draws; tiles that it
    cannot see are zero.
    """

    offsets: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int32]
    positions: Positions


def afterstates(batch: Batch) -> Afterstates:
    """Return the afterstates of every game's decision, in the order of `legal_actions`.

    >>> from lanterns.core import shuffle
    >>> after = afterstates(shuffle(players=2, count=2, seed=1))
    >>> after.offsets.tolist(), after.positions.cards.shape
    ([0, 48, 96], (96, 2, 7))
    """
    states = batch_states(batch)
    offsets = list_offsets(states, MOST_STATES, "positions")
    actions, after = np.zeros(offsets[-1], np.int32), np.zeros(offsets[-1], STATE)
    call("afterstates", states, len(states), actions, after)
    return Afterstates(offsets, actions, Positions(after))
