"""What actions change, and what their afterstates look like: for learners that value actions."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arguments import MOST_STATES
from ..encoding_layout import ACTION_FEATURES, OBSERVATION_SIZE
from ..library import call
from ..rules.afterstate_lists import afterstates
from ..rules.batch import Batch, batch_states
from ..rules.batch_rules import list_offsets
from .observations import named_parts


@dataclass(frozen=True, slots=True, eq=False)
class ActionFeatures:
    """Every legal action of many games with what it changes, one list after the other.

    The arrays are contiguous and belong to the caller: torch takes them without a copy.
    """

    offsets: npt.NDArray[np.int64]
    """Where each game's list begins, and where the last one ends."""
    ids: npt.NDArray[np.int32]
    numbers: npt.NDArray[np.int8]
    """A row for each action; `fields` gives its parts by name."""

    @property
    def fields(self) -> Mapping[str, npt.NDArray[np.int8]]:
        """The parts of `numbers` by name, as views: kind, cards, matches, favor, honor, sets."""
        return named_parts(self.numbers, ACTION_FEATURES)


def action_features(batch: Batch) -> ActionFeatures:
    """Return what each legal action of every game changes at once, seats from the active one on.

    >>> from lanterns.core import shuffle
    >>> found = action_features(shuffle(players=2, count=3, seed=1))
    >>> found.numbers.shape, found.fields["cards"].shape, found.ids[:2].tolist()
    ((144, 50), (144, 4, 7), [93, 94])
    """
    states = batch_states(batch)
    offsets = list_offsets(states, MOST_STATES, "actions")
    actions, ids = np.zeros(offsets[-1], np.int32), np.zeros(offsets[-1], np.int32)
    call("legal", states, len(states), actions)
    games = np.repeat(states, np.diff(offsets))
    call("ids", games, len(games), actions, ids)
    numbers = np.zeros((offsets[-1], ACTION_FEATURES.itemsize), np.int8)
    call("action_features", states, len(states), actions, offsets, numbers)
    return ActionFeatures(offsets, ids, numbers)


def observe_afterstates(batch: Batch) -> npt.NDArray[np.int8]:
    """Return what the seat on turn sees after each of its legal actions.

    A row for each action, in the order of `action_features`; `fields` gives its parts by name. The
    tile that it draws is left open. The array is contiguous and belongs to the caller.

    >>> from lanterns.core import fields, shuffle
    >>> seen = observe_afterstates(shuffle(players=2, count=3, seed=1))
    >>> seen.shape, (fields(seen)["hand_tile"][0] > 0).tolist()
    ((144, 1147), [True, True, False])
    """
    after = afterstates(batch)
    seats = np.repeat(batch.turn, np.diff(after.offsets)).astype(np.int8)
    seen = np.empty((len(seats), OBSERVATION_SIZE), np.int8)
    call("observe", after.positions.states, len(seats), seats, seen)
    return seen
