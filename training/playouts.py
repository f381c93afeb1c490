"""What actions lead to: games that fit a seat's view, played to their end by the champion's net."""

import ctypes
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from lanterns.core import Batch, pack
from lanterns.rules import Action, GameState

from .games import PlayNet, threads_or_all
from .library import library


class _Playouts(ctypes.Structure):
    _fields_ = [
        ("net", ctypes.c_void_p),
        ("state", ctypes.c_void_p),
        ("actions", ctypes.c_void_p),
        ("count", ctypes.c_int),
        ("width", ctypes.c_int),
        ("seed", ctypes.c_uint64),
        ("shares", ctypes.c_void_p),
    ]


def playouts(
    net: PlayNet,
    state: GameState,
    actions: Sequence[Action],
    games: int,
    *,
    width: int = 32,
    seed: int = 1,
    threads: int = 0,
) -> npt.NDArray[np.float32]:
    """Return what the active seat wins in each game with each action, all in the same games.

    The final round is played by greedy.
    """
    row = Batch.from_states([state]).states
    tried = np.array([pack(action) for action in actions], np.int32)
    shares = np.zeros((games, len(tried)), np.float32)
    given = _Playouts(
        net=net.address,
        state=row.ctypes.data,
        actions=tried.ctypes.data,
        count=len(tried),
        width=width,
        seed=seed,
        shares=shares.ctypes.data,
    )
    library().training_playouts(ctypes.byref(given), ctypes.c_int64(games), threads_or_all(threads))
    return shares
