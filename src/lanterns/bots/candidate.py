"""An action that a bot compared with others."""

from dataclasses import dataclass

from lanterns.rules import Action


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action with its estimated value; a search adds what its playouts showed."""

    action: Action
    value: float
    """The immediate value, in points of honor."""
    playouts: int = 0
    """The number of games that the search played after this action."""
    win_share: float | None = None
    """The share of those games won; a shared victory counts in part."""
    error: float | None = None
    """The standard error of the win share; two playouts are the least that have one."""
    honor: tuple[float, ...] = ()
    """The mean final honor of each seat."""
    then: Action | None = None
    """The placement that the playouts continue with, if the action itself is not one."""
