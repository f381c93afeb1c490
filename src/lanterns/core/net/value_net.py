"""Nets that judge positions: loaded from files of weights, checked, and kept ready for C."""

from functools import cache
from importlib.resources import files

import numpy as np
import numpy.typing as npt

from lanterns.rules import PLAYER_COUNTS

from ..arguments import whole_number
from ..errors import BadNet, NetFault
from ..library import call

_FAULTS = tuple(NetFault)

FOLDER = "nets"
"""Where the package keeps its nets, a file for each number of players."""


class Net:
    """A net for one number of players; it never changes, and threads may share it."""

    __slots__ = ("_memory", "players")

    def __init__(self, data: bytes) -> None:
        """Read a file of weights; raise `BadNet` for anything else.

        >>> Net(b"no net")
        Traceback (most recent call last):
        lanterns.core.errors.BadNet: The file is not a file of weights.
        """
        self._memory = np.zeros(call("net_size"), np.uint8)
        if fault := call("net_read", self._memory, bytes(data), len(data)):
            raise BadNet(_FAULTS[fault - 1])
        self._memory.flags.writeable = False
        self.players = call("net_players", self._memory)

    @property
    def memory(self) -> npt.NDArray[np.uint8]:
        """The net as C reads it."""
        return self._memory

    def __repr__(self) -> str:
        return f"<Net for {self.players} players>"


def shipped_net(players: int) -> Net:
    """Return the net of this package for a number of players, read on first use.

    >>> shipped_net(3)
    <Net for 3 players>
    """
    return _shipped(whole_number("a number of players", players, min(PLAYER_COUNTS), 4))


@cache
def _shipped(players: int) -> Net:
    name = f"{players}-players.net"
    try:
        data = files("lanterns.core").joinpath(FOLDER, name).read_bytes()
    except OSError as error:
        raise BadNet(NetFault.MISSING, name=name) from error
    net = Net(data)
    if net.players != players:
        raise BadNet(NetFault.PLAYERS, name=name, players=net.players)
    return net
