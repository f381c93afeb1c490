"""One game that is played in place: for programs that step game by game.

A batch makes checked arrays for every call, which pays for thousands of games and not for one.
"""

import numpy as np
import numpy.typing as npt

from lanterns.rules import GameState, Phase, check_legal

from .arguments import whole_number
from .batch import Batch, batch_states
from .batch_rules import results
from .deals import Seating, shuffle
from .dense_ids import ids_to_texts, packed_actions
from .encoding_layout import ACTION_IDS, OBSERVATION_SIZE
from .errors import BadRequest, RequestFault
from .layout import STATE
from .library import address, function
from .packing import unpack
from .positions import copied
from .result_arrays import Results

_TURN, _PHASE, _PLAYERS = (
    STATE.fields[name][1]  # type: ignore[index]  # it has fields
    for name in ("turn", "phase", "player_count")
)


class OneGame:
    """A game that changes as ids are applied.

    >>> game = OneGame.shuffled(players=2, seed=1)
    >>> game.turn, int(game.legal_mask().sum())
    (0, 48)
    >>> game.apply(93)
    >>> game.turn, game.copy().state == game.state
    (1, True)
    """

    __slots__ = ("_apply", "_at", "_bytes", "_mask", "_observe", "_states")

    def __init__(self, batch: Batch) -> None:
        """Begin with the only game of a batch."""
        states = batch_states(batch)
        if len(states) != 1:
            raise BadRequest(RequestFault.ONE_GAME, count=len(states))
        self._begin(copied(states))

    def _begin(self, states: npt.NDArray[np.void]) -> None:
        self._states = states
        self._at = address(states)
        self._bytes = memoryview(states.view(np.uint8))  # type: ignore[arg-type]  # a buffer
        self._mask, self._observe = function("mask"), function("observe")
        self._apply = function("apply_id")

    @classmethod
    def shuffled(
        cls, players: int = 0, seed: int = 0, *, seating: Seating = (), first: int = 0
    ) -> "OneGame":
        """Deal the game that `shuffle` deals."""
        return cls(shuffle(players, 1, seed, seating=seating, first=first))

    def copy(self) -> "OneGame":
        """Return another game in the same position."""
        game = OneGame.__new__(OneGame)
        game._begin(copied(self._states))
        return game

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self._bytes[_TURN]

    @property
    def players(self) -> int:
        """The number of players."""
        return self._bytes[_PLAYERS]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._bytes[_PHASE] == Phase.OVER

    @property
    def batch(self) -> Batch:
        """The position as a batch of one."""
        return Batch.of_sound(copied(self._states))

    @property
    def state(self) -> GameState:
        """The position as the referee's state."""
        return self.batch[0]

    @property
    def results(self) -> Results:
        """How the game stands: arrays with one row."""
        return results(self.batch)

    def legal_mask(self) -> npt.NDArray[np.int8]:
        """Return which ids are legal."""
        mask = np.empty(ACTION_IDS, np.int8)
        self._mask(self._at, 1, address(mask))
        return mask

    def legal_ids(self) -> list[int]:
        """Return the legal ids in ascending order, which is that of the legal list."""
        found: list[int] = self.legal_mask().nonzero()[0].tolist()
        return found

    def observe(self, seat: int) -> npt.NDArray[np.int8]:
        """Return what a seat sees."""
        if not 0 <= seat < self.players:
            raise BadRequest(RequestFault.NO_SEAT, seat=seat, players=self.players)
        seen = np.empty(OBSERVATION_SIZE, np.int8)
        self._observe(self._at, 1, bytes((seat,)), address(seen))
        return seen

    def apply(self, action_id: int) -> None:
        """Apply an id; raise `IllegalAction` with the reason, and change nothing."""
        if not self._apply(self._at, action_id):
            self._refuse(action_id)

    def text_of(self, action_id: int) -> str:
        """Return the action of an id as records write it."""
        return ids_to_texts(self.batch, [action_id])[0]

    def _refuse(self, action_id: int) -> None:
        whole_number("an action id", action_id, 0, ACTION_IDS - 1)
        check_legal(self.state, unpack(int(packed_actions(self.batch, [action_id])[0])))
        raise AssertionError("the library and the referee disagree")
