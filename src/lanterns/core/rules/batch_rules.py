"""The rules for a batch: legal actions, applying them, outcomes of placements, results."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lanterns.rules import LanternsError, Phase, check_legal

from ..arguments import LARGEST_PACKED, MOST_ACTIONS, at_most, whole_numbers
from ..errors import BadRequest, RequestFault, in_game
from ..layout import OUTCOME, RESULT
from ..library import call
from .batch import Batch, batch_states
from .packing import unpack
from .positions import copied
from .result_arrays import Results


@dataclass(frozen=True, slots=True, eq=False)
class LegalLists:
    """The legal actions of many games, one list after the other, each in the referee's order.

    >>> from lanterns.core import shuffle, unpack_text
    >>> lists = legal_actions(shuffle(players=2, count=3, seed=1))
    >>> lists.counts.tolist(), unpack_text(lists[2][0])[-7:]
    ([48, 48, 48], '@-1,0r0')
    """

    offsets: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def __getitem__(self, game: int) -> npt.NDArray[np.int32]:
        if not -len(self) <= game < len(self):
            raise IndexError(f"there is no game {game} among {len(self)}")
        begin, end = self.offsets[game % len(self) :][:2]
        return self.actions[begin:end]

    @property
    def counts(self) -> npt.NDArray[np.int64]:
        """The number of legal actions of each game."""
        return np.diff(self.offsets)

    def choose(self, indices: npt.ArrayLike) -> npt.NDArray[np.int32]:
        """Return the action at an index of each game's list."""
        chosen = whole_numbers("an index", indices, (len(self),), 0, MOST_ACTIONS, "i8")
        wanted = self.offsets[:-1] + chosen
        if (missing := wanted >= self.offsets[1:]).any():
            game = int(np.argmax(missing))
            raise IndexError(f"game {game} has no legal action {int(chosen[game])}")
        return self.actions[wanted]


def legal_actions(batch: Batch) -> LegalLists:
    """List the legal actions of every game, packed."""
    states = batch_states(batch)
    offsets = list_offsets(states, MOST_ACTIONS, "actions")
    actions = np.zeros(offsets[-1], np.int32)
    call("legal", states, len(states), actions)
    return LegalLists(offsets, actions)


def list_offsets(states: npt.NDArray[np.void], most: int, things: str) -> npt.NDArray[np.int64]:
    """Return where each game's list of legal actions begins, and where the last one ends."""
    counts = np.zeros(len(states), np.int32)
    at_most(call("count", states, len(states), counts), most, things)
    offsets = np.zeros(len(states) + 1, np.int64)
    np.cumsum(counts, out=offsets[1:])
    return offsets


def apply(batch: Batch, actions: npt.ArrayLike) -> Batch:
    """Return the games after one packed action in each; raise `IllegalAction` with the reason.

    A game that is over is passed by with -1, which is what `choose` returns for it.

    >>> from lanterns.core import shuffle
    >>> games = shuffle(players=3, count=2, seed=1)
    >>> apply(games, legal_actions(games).choose([0, 7])).turn.tolist()
    [1, 1]
    """
    states = copied(batch_states(batch))
    packed = whole_numbers("a packed action", actions, (len(states),), -1, LARGEST_PACKED, "i4")
    if passed := int((packed < 0).sum()):
        going_on = (packed >= 0) | (states["phase"] != Phase.OVER)
        if passed + going_on.sum() > len(states):
            game = int(np.argmax((packed < 0) & going_on))
            raise in_game(BadRequest(RequestFault.NOT_OVER), game)
        part, chosen = states[going_on], packed[going_on]
        culprit = call("apply", part, len(part), chosen)
        _refuse(batch, packed, int(np.flatnonzero(going_on)[culprit]) if culprit >= 0 else -1)
        return batch.put(going_on, Batch.of_sound(part))
    _refuse(batch, packed, call("apply", states, len(states), packed))
    return Batch.of_sound(states)


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """What placements give, a row each: matched cards, favor, and each seat's facing card.

    A facing card is a color's number, or -1 where the supply has run out of it.
    """

    matched: npt.NDArray[np.uint8]
    favor: npt.NDArray[np.uint8]
    facing: npt.NDArray[np.int8]


def outcomes(batch: Batch, actions: npt.ArrayLike) -> Outcomes:
    """Return what one packed placement in each game would give, without making it.

    >>> from lanterns.core import shuffle
    >>> games = shuffle(players=4, count=1, seed=1)
    >>> given = outcomes(games, legal_actions(games).choose([0]))
    >>> given.matched.shape, given.facing.shape, bool((given.facing >= 0).all())
    ((1, 7), (1, 4), True)
    """
    states = batch_states(batch)
    packed = whole_numbers("a packed action", actions, (len(states),), 0, LARGEST_PACKED, "i4")
    rows = np.zeros(len(states), OUTCOME)
    _refuse(batch, packed, call("outcome", states, len(states), packed, rows))
    return Outcomes(rows["matched"][:, :7], rows["favor"], rows["facing"][:, : batch.seats])


def results(batch: Batch) -> Results:
    """Return honor, favor tokens and lantern cards as they stand, and who is ahead."""
    states = batch_states(batch)
    rows = np.zeros(len(states), RESULT)
    call("result", states, len(states), rows)
    return Results.from_rows(rows, batch.seats)


def _refuse(batch: Batch, actions: npt.NDArray[np.integer], culprit: int) -> None:
    """Raise the referee's reason if the library has refused a game's action."""
    if culprit < 0:
        return
    number = int(actions[culprit])
    try:
        check_legal(batch[culprit], unpack(number))
    except LanternsError as error:
        in_game(error, culprit)
        raise
    raise in_game(BadRequest(RequestFault.NOT_A_PLACEMENT, number=number), culprit)
