"""One game that is played in place: for programs that step game by game.

A batch makes checked arrays for every call, which pays for thousands of games and not for one.
"""

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from lanterns.rules import LAKE_TILES, GameState, Phase, check_legal, view_for, view_to_text

from ..arguments import whole_number
from ..encoding_layout import ACTION_IDS, OBSERVATION_SIZE
from ..errors import BadRequest, RequestFault
from ..layout import MAX_HAND, MAX_PLAYERS, PLAYER, STATE
from ..library import address, function
from ..rules.batch import Batch, batch_states
from ..rules.batch_rules import results
from ..rules.deals import Seating, shuffle
from ..rules.packing import unpack, unpack_text
from ..rules.positions import copied
from ..rules.result_arrays import Results

_INT32 = -(2**31), 2**31 - 1


def _offsets(structure: np.dtype[np.void]) -> dict[str, int]:
    return {name: place[1] for name, place in (structure.fields or {}).items()}


_OFFSETS = _offsets(STATE)
_TURN, _PHASE, _PLAYERS = (_OFFSETS[name] for name in ("turn", "phase", "player_count"))
_PLACED, _PLACED_COUNT = _OFFSETS["placed"], _OFFSETS["placed_count"]
_DRAW, _DRAW_COUNT = _OFFSETS["draw"], _OFFSETS["draw_count"]
_HANDS = [
    _OFFSETS["players"] + seat * PLAYER.itemsize + _offsets(PLAYER)["hand"]
    for seat in range(MAX_PLAYERS)
]
"""Where each seat's hand begins; the number of its tiles follows."""


class OneGame:
    """A game that changes as ids are applied.

    >>> game = OneGame.shuffled(players=2, seed=1)
    >>> game.turn, int(game.legal_mask().sum())
    (0, 48)
    >>> game.apply(93)
    >>> game.turn, game.copy().state == game.state
    (1, True)
    """

    __slots__ = (
        *("_actions", "_apply", "_at", "_bytes", "_mask", "_observe", "_states"),
        *("_ids", "_ids_at", "_legal", "_legal_at", "_seen", "_seen_at"),
    )

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
        self._apply, self._actions = function("apply_id"), function("actions")
        # What the library writes into: the address of a new array would cost more than its copy.
        self._legal, self._seen = np.zeros(ACTION_IDS, np.int8), np.zeros(OBSERVATION_SIZE, np.int8)
        self._ids = np.zeros(2, np.int32)
        self._legal_at, self._seen_at = address(self._legal), address(self._seen)
        self._ids_at = address(self._ids)

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

    def __copy__(self) -> "OneGame":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "OneGame":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _read, (self._states.tobytes(),)

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self._bytes[_TURN]

    @property
    def memory(self) -> int:
        """Where the position lies, for functions of the library."""
        return self._at

    @property
    def players(self) -> int:
        """The number of players."""
        return self._bytes[_PLAYERS]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._bytes[_PHASE] == Phase.OVER

    @property
    def honor(self) -> list[int]:
        """Honor so far by seat."""
        found: list[int] = self._states["players"]["honor"][0, : self.players].tolist()
        return found

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
        self._mask(self._at, 1, self._legal_at)
        return self._legal.copy()

    def legal_ids(self) -> list[int]:
        """Return the legal ids in ascending order, which is that of the legal list."""
        self._mask(self._at, 1, self._legal_at)
        found: list[int] = self._legal.view(np.bool_).nonzero()[0].tolist()
        return found

    def observe(self, seat: int) -> npt.NDArray[np.int8]:
        """Return what a seat sees."""
        if not 0 <= seat < self.players:
            raise BadRequest(RequestFault.NO_SEAT, seat=seat, players=self.players)
        self._observe(self._at, 1, bytes((seat,)), self._seen_at)
        return self._seen.copy()

    def apply(self, action_id: int) -> None:
        """Apply an id; raise `IllegalAction` with the reason, and change nothing."""
        number = whole_number("an action id", action_id, *_INT32)
        if not self._apply(self._at, number):
            self._refuse(number)

    def text_of(self, action_id: int) -> str:
        """Return the action of an id as records write it."""
        return unpack_text(self.packed(action_id))

    @property
    def draw_count(self) -> int:
        """The number of tiles left to draw."""
        return self._bytes[_DRAW_COUNT]

    def view_text(self, seat: int | None) -> str:
        """Return what a seat sees as one line of text; blank tiles of its hand are left out.

        Without a seat, it is what everybody sees.
        """
        state = self.state
        if seat is None:
            return view_to_text(view_for(state, None))
        player = state.players[seat]
        known = replace(player, hand=tuple(tile for tile in player.hand if tile))
        players = (*state.players[:seat], known, *state.players[seat + 1 :])
        return view_to_text(view_for(replace(state, players=players), seat))

    def seen_tiles(self) -> set[int]:
        """Return the tiles in all hands and on the lake; a blank one shows as 0."""
        memory = self._bytes
        laid = memory[_PLACED : _PLACED + memory[_PLACED_COUNT]]
        seen = {placed >> 2 for placed in laid}
        for hand in _HANDS[: self.players]:
            seen.update(memory[hand : hand + MAX_HAND])
        return seen

    def blank_from(self, dealt: int) -> None:
        """Blank every tile in hand that comes after the first `dealt` ones, in the order dealt."""
        hands = self._states["players"]["hand"]
        for place in range(dealt, self.players * MAX_HAND):
            hands[0, place // MAX_HAND, place % MAX_HAND] = 0

    def set_drawn(self, seat: int, tile: int) -> None:
        """Let the last tile of a hand be another one; 0 leaves open which it is.

        The tile that it replaces goes where the other one was: to the draw stack or the box.
        """
        memory, hand = self._bytes, _HANDS[seat]
        if tile:
            draw = memory[_DRAW : _DRAW + memory[_DRAW_COUNT]]
            stack = draw.tolist()
            if tile in stack:
                # Any tile will do that is nowhere else: chance draws each when its time comes.
                known = self.seen_tiles().union(stack)
                draw[stack.index(tile)] = next(tile for tile in LAKE_TILES if tile not in known)
        memory[hand + memory[hand + MAX_HAND] - 1] = tile

    def _refuse(self, action_id: int) -> None:
        check_legal(self.state, unpack(self.packed(action_id)))
        raise AssertionError("the library and the referee disagree")

    def packed(self, action_id: int) -> int:
        """Return the packed action that an id stands for."""
        ids = self._ids
        ids[0] = whole_number("an action id", action_id, 0, ACTION_IDS - 1)
        self._actions(self._at, 1, self._ids_at, self._ids_at + ids.itemsize)
        packed = int(ids[1])
        if packed < 0:
            raise BadRequest(RequestFault.NO_SUCH_PLACEMENT, number=action_id)
        return packed


def _read(data: bytes) -> OneGame:
    """Return a pickled game; raise `BadPosition` for what no game can reach."""
    states = np.frombuffer(bytearray(data), STATE)
    game = OneGame.__new__(OneGame)
    game._begin(states)
    whole = copied(states)
    hands, counts = whole["players"]["hand"][0], whole["players"]["hand_count"][0]
    known = game.seen_tiles().union(whole["draw"][0, : game.draw_count].tolist())
    others = (tile for tile in LAKE_TILES if tile not in known)
    for seat, slot in np.argwhere(hands == 0).tolist():
        if slot < counts[seat]:
            hands[seat, slot] = next(others, 0)  # a blank tile may be any
    Batch(whole)
    return game
