"""A batch: many games, each at some moment, as one block of memory."""

from collections.abc import Iterable
from typing import overload

import numpy as np
import numpy.typing as npt

from lanterns.rules import GameState, View, state_from_text, state_to_text

from ..arguments import MOST_STATES, at_most, seed_number, whole_number, whole_numbers
from ..errors import BadRequest, RequestFault, in_game
from ..layout import MAX_PLAYERS, RAW_STATE, STATE
from ..library import call
from .conversion import bad_position, joined, row_from_state, row_from_view, state_from_row
from .positions import Positions, copied, locked

Which = slice | npt.NDArray[np.generic] | list[int]
"""Some of the games of a batch."""


class Batch(Positions):
    """Games that can be played on; like a `GameState`, a batch never changes.

    An index gives the referee's state of one game; a slice, a list or a mask gives a batch.

    >>> from lanterns.core import shuffle
    >>> games = shuffle(players=2, count=8, seed=5)
    >>> games[0].turn, len(games[2:6]), len(games[games.turn == 1])
    (0, 4, 0)
    >>> Batch.from_states([games[0]]) == games[:1]
    True
    """

    __slots__ = ()

    def __init__(self, states: npt.NDArray[np.void]) -> None:
        """Copy rows of `layout.STATE`; raise `BadPosition` for one that no game can reach."""
        super().__init__(states)
        culprit = np.zeros(1, np.int64)
        if fault := call("check", self._states, len(self), culprit):
            raise in_game(bad_position(fault), int(culprit[0]))

    @classmethod
    def of_sound(cls, states: npt.NDArray[np.void]) -> "Batch":
        """Wrap a block that the C library has made and nothing else writes to."""
        batch = cls.__new__(cls)
        batch._states = locked(states)
        return batch

    @classmethod
    def from_states(cls, states: Iterable[GameState]) -> "Batch":
        """Convert states of the referee; raise `BadPosition` for one that no game can reach."""
        return cls.of_sound(joined([row_from_state(state) for state in states]))

    @classmethod
    def from_texts(cls, texts: Iterable[str]) -> "Batch":
        """Read lines of `rules.state_to_text`; raise `BadPosition` for what no game can reach."""
        return cls.from_states(map(state_from_text, texts))

    def to_texts(self) -> list[str]:
        """Return each position as one line of text, as `rules.state_to_text` writes it."""
        return [state_to_text(self[game]) for game in range(len(self))]

    @classmethod
    def from_views(cls, views: Iterable[View], seed: int) -> "Batch":
        """Deal what each view cannot see: games that fit the views, all equally likely."""
        known = list(views)
        batch = cls.of_sound(joined([row_from_view(view) for view in known]))
        return resample(batch, [-1 if view.seat is None else view.seat for view in known], seed)

    @classmethod
    def from_bytes(cls, data: bytes) -> "Batch":
        """Read what `to_bytes` returned; raise `BadPosition` for anything else."""
        if len(data) % STATE.itemsize:
            raise ValueError(f"a batch takes a multiple of {STATE.itemsize} bytes")
        return cls(np.frombuffer(bytes(data), STATE))

    def to_bytes(self) -> bytes:
        """Return the batch as bytes, the same on every machine for one version of this package."""
        return self._states.tobytes()

    @overload
    def __getitem__(self, which: int) -> GameState: ...
    @overload
    def __getitem__(self, which: Which) -> "Batch": ...
    def __getitem__(self, which: int | Which) -> "GameState | Batch":
        if isinstance(which, int | np.integer):
            return state_from_row(self._states[which])
        return Batch.of_sound(copied(self._states.view(RAW_STATE)[which].view(STATE)))

    def __reduce__(self) -> tuple[object, ...]:
        return Batch.from_bytes, (self.to_bytes(),)

    def put(self, which: Which, games: "Batch") -> "Batch":
        """Return the batch with the games at `which` replaced by others.

        >>> from lanterns.core import shuffle
        >>> games = shuffle(players=2, count=8, seed=5)
        >>> games.put([0, 1], games[6:]) == games[[6, 7, 2, 3, 4, 5, 6, 7]]
        True
        """
        states = copied(self._states)
        states.view(RAW_STATE)[which] = batch_states(games).view(RAW_STATE)
        return Batch.of_sound(states)

    def repeat(self, count: int) -> "Batch":
        """Return each game `count` times, copies side by side."""
        times = whole_number("a number of copies", count, 0, MOST_STATES)
        at_most(len(self) * times, MOST_STATES, "games")
        return Batch.of_sound(np.repeat(self._states.view(RAW_STATE), times).view(STATE))


def concatenate(batches: Iterable[Batch]) -> Batch:
    """Return the games of many batches as one batch.

    >>> from lanterns.core import shuffle
    >>> games = shuffle(players=2, count=8, seed=5)
    >>> concatenate([games[:3], games[3:]]) == games
    True
    """
    return Batch.of_sound(joined([batch_states(batch) for batch in batches]))


def resample(batch: Batch, seats: npt.ArrayLike, seed: int, first: int = 0) -> Batch:
    """Deal again what a seat of each game cannot see, all deals equally likely.

    A seat of -1 sees no hand at all. The deal of game i depends on `seed` and `first + i` alone.

    >>> from lanterns.core import shuffle
    >>> games = shuffle(players=4, count=3, seed=1)
    >>> again = resample(games, seats=[0, 0, 0], seed=2)
    >>> bool((again.hands[:, 0] == games.hands[:, 0]).all()), again == games
    (True, False)
    """
    states = copied(batch_states(batch))
    chosen = whole_numbers("a seat", seats, (len(states),), -1, MAX_PLAYERS - 1, "i1")
    if (chosen >= batch.player_count).any():
        game = int(np.argmax(chosen >= batch.player_count))
        seat, players = int(chosen[game]), int(batch.player_count[game])
        raise in_game(BadRequest(RequestFault.NO_SEAT, seat=seat, players=players), game)
    call("resample", states, len(states), chosen, seed_number(seed), seed_number(first))
    return Batch.of_sound(states)


def batch_states(batch: object) -> npt.NDArray[np.void]:
    """Return the block of a batch; only a batch is known to hold sound games."""
    if not isinstance(batch, Batch):
        raise TypeError(f"a batch of games is wanted, not {type(batch).__name__}")
    return batch.states
