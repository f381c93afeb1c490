"""Many positions as arrays: one row for each game, not copied and read-only."""

import numpy as np
import numpy.typing as npt

from lanterns.rules import Phase

from ..layout import MAX_PLAYERS, ORIGIN, RAW_STATE, STATE

Bytes = npt.NDArray[np.uint8]


def copied(states: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    """Return rows of `layout.STATE` with memory of their own."""
    return states.view(RAW_STATE).copy().view(STATE)


def locked(states: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    """Return the same rows, which nobody can write to from now on."""
    owner: object = states
    # NumPy lets a view become writable again as long as the owner of its memory is.
    while isinstance(owner, np.ndarray):
        owner.flags.writeable = False
        owner = owner.base
    return states


class Positions:
    """A block of positions, seen through read-only arrays; empty seats are zero.

    >>> from lanterns.core import shuffle
    >>> games = shuffle(players=3, count=10, seed=1)
    >>> games.cards.shape, games.supply.shape
    ((10, 3, 7), (10, 7))
    >>> games.cards.sum(axis=(1, 2)).tolist() == [3] * 10
    True
    """

    __slots__ = ("_states",)

    def __init__(self, states: npt.NDArray[np.void]) -> None:
        if not isinstance(states, np.ndarray) or states.dtype != STATE or states.ndim != 1:
            raise TypeError("positions are rows of `layout.STATE`")
        self._states = locked(copied(states))

    def __len__(self) -> int:
        return len(self._states)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Positions):
            return NotImplemented
        # Equal positions are equal byte for byte, so the fields need not be compared.
        return self._states.tobytes() == other._states.tobytes()

    __hash__ = None  # type: ignore[assignment]  # compared by value, like the arrays inside

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)}>"

    @property
    def states(self) -> npt.NDArray[np.void]:
        """Every field as `layout.STATE` names it."""
        return self._states.view()  # NumPy lets only the owner of memory become writable again

    @property
    def player_count(self) -> Bytes:
        """The number of players of each game."""
        return self._field("player_count")

    @property
    def turn(self) -> Bytes:
        """The seat whose turn it is."""
        return self._field("turn")

    @property
    def phase(self) -> Bytes:
        """The earliest step of the turn that is still open: `rules.Phase`."""
        return self._field("phase")

    @property
    def cards(self) -> Bytes:
        """Lantern cards by game, seat and color."""
        return self._of_players("cards")[:, :, :7]

    @property
    def favor(self) -> Bytes:
        """Favor tokens by game and seat."""
        return self._of_players("favor")

    @property
    def honor(self) -> Bytes:
        """Honor so far by game and seat."""
        return self._of_players("honor")

    @property
    def hands(self) -> Bytes:
        """Tiles in hand by game and seat; zero where there is none or it is hidden."""
        return self._of_players("hand")

    @property
    def supply(self) -> Bytes:
        """Lantern cards of the supply by game and color."""
        return self._field("supply")[:, :7]

    @property
    def taken(self) -> Bytes:
        """Dedication tokens taken of each kind, generic ones included."""
        return self._field("taken")

    @property
    def draw_count(self) -> Bytes:
        """The number of tiles left in the draw stack."""
        return self._field("draw_count")

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Whether each game is over."""
        over: npt.NDArray[np.bool_] = self._field("phase") == Phase.OVER
        return over

    @property
    def favor_bank(self) -> Bytes:
        """The favor tokens that are left in the bank."""
        return self._field("favor_bank")

    @property
    def hand_size(self) -> Bytes:
        """The number of tiles in hand by game and seat."""
        return self._of_players("hand_count")

    @property
    def free(self) -> npt.NDArray[np.int8]:
        """The free cells by game, x and y, in the order of placements; unused rows are -128."""
        cells = (self._states["free"] >> 16).astype(np.int16)
        free = np.stack([(cells >> 7) - ORIGIN, (cells & 127) - ORIGIN], axis=-1).astype(np.int8)
        free[np.arange(free.shape[1]) >= self._field("free_count")[:, None]] = -128
        return free

    @property
    def lake(self) -> npt.NDArray[np.int8]:
        """The lake by game and order of placement: tile, x, y and turns; unused rows are -1."""
        cells, placed = self._states["cells"].astype(np.int16), self._states["placed"]
        x, y = (cells >> 7) - ORIGIN, (cells & 127) - ORIGIN
        lake = np.stack([placed >> 2, x, y, placed & 3], axis=-1).astype(np.int8)
        lake[np.arange(lake.shape[1]) >= self._field("placed_count")[:, None]] = -1
        return lake

    def _field(self, name: str) -> Bytes:
        field: Bytes = self._states[name]
        return field

    def _of_players(self, name: str) -> Bytes:
        field: Bytes = self._states["players"][name][:, : self.seats]
        return field

    @property
    def seats(self) -> int:
        """The number of seats in the arrays: that of the largest table."""
        return int(self.player_count.max()) if len(self) else MAX_PLAYERS
