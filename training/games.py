"""Games for training, played in C on all cores; their rows come back as arrays."""

import ctypes
import os
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lanterns.core.errors import BadNet, NetFault
from lanterns.rules import DEFAULT_SEATING
from lanterns.rules.components import TILES_IN_PLAY

from .library import library


class PlayNet:
    """A file of weights, read by the library that plays the games."""

    def __init__(self, data: bytes) -> None:
        """Read the weights as the core does."""
        self.memory = np.zeros(library().lanterns_net_size(), np.uint8)
        size = ctypes.c_int64(len(data))
        if fault := library().lanterns_net_read(_pointer(self.memory), data, size):
            raise BadNet(tuple(NetFault)[fault - 1])

    @property
    def address(self) -> ctypes.c_void_p:
        """Where the net lies in memory."""
        return _pointer(self.memory)


@dataclass(frozen=True, slots=True)
class Rows:
    """The turns of some games; see `native/rows.h`.

    The first axes are games, turns, seats, and within a row the seats from its own one on.
    """

    inputs: npt.NDArray[np.int8]
    expected: npt.NDArray[np.float32]
    honor: npt.NDArray[np.uint8]
    is_counted: npt.NDArray[np.uint8]
    is_explored: npt.NDArray[np.uint8]
    shares: npt.NDArray[np.float32]
    final_honor: npt.NDArray[np.uint8]

    @classmethod
    def empty(cls, players: int, games: int) -> "Rows":
        """Return room for this many games."""
        turns = TILES_IN_PLAY[players] // players
        shape = (games, turns, players)
        color, common = input_counts(players)
        return cls(
            inputs=np.zeros((*shape, 7 * color + common), np.int8),
            expected=np.zeros((*shape, 2 * players), np.float32),
            honor=np.zeros((*shape, players), np.uint8),
            is_counted=np.zeros(shape, np.uint8),
            is_explored=np.zeros(shape, np.uint8),
            shares=np.zeros((games, players), np.float32),
            final_honor=np.zeros((games, players), np.uint8),
        )


class _Rows(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in Rows.__slots__]


class _Games(ctypes.Structure):
    _fields_ = [
        ("players", ctypes.c_int),
        ("width", ctypes.c_int),
        ("net", ctypes.c_void_p),
        ("older", ctypes.c_void_p),
        ("greedy_games", ctypes.c_double),
        ("older_games", ctypes.c_double),
        ("alone", ctypes.c_double),
        ("explored", ctypes.c_double),
        ("temperature", ctypes.c_double),
        ("seed", ctypes.c_uint64),
        ("rows", _Rows),
    ]


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays the games of an iteration, and how freely."""

    net: PlayNet | None = None
    """The learner; without one, greedy plays from a random ply on."""
    older: PlayNet | None = None
    width: int = 24
    greedy_games: float = 0.0
    older_games: float = 0.0
    alone: float = 0.5
    explored: float = 0.1
    temperature: float = 0.03


def play_rows(rows: Rows, table: Table, seed: int, threads: int = 0) -> None:
    """Fill `rows` with games; game `i` depends on the seed, `i` and the table alone."""
    rows.is_counted[:] = 0
    games, players = rows.shares.shape
    arrays = _Rows(*(getattr(rows, name).ctypes.data for name in Rows.__slots__))
    given = _Games(
        players=players,
        width=table.width,
        net=table.net and table.net.address,
        older=table.older and table.older.address,
        greedy_games=table.greedy_games,
        older_games=table.older_games if table.older else 0.0,
        alone=table.alone,
        explored=table.explored,
        temperature=table.temperature,
        seed=seed,
        rows=arrays,
    )
    library().training_play(
        ctypes.byref(given), ctypes.c_int64(games), seating_of(players), threads_or_all(threads)
    )


def input_counts(players: int) -> tuple[int, int]:
    """Return the inputs of each color, and those common to all, as the core counts them."""
    color, common = ctypes.c_int(), ctypes.c_int()
    library().training_inputs(players, ctypes.byref(color), ctypes.byref(common))
    return color.value, common.value


def seating_of(players: int) -> ctypes.Array[ctypes.c_uint8]:
    """Return the usual seating as the core takes it."""
    seating = DEFAULT_SEATING[players]
    return (ctypes.c_uint8 * players)(*(int(side) for side in seating))


def threads_or_all(threads: int) -> int:
    """Return a number of threads, zero standing for all cores."""
    return threads or os.cpu_count() or 1


def _pointer(array: npt.NDArray[np.uint8]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)
