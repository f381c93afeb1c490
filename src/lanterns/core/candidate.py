"""A candidate: an action that was weighed, and how well it did."""

from dataclasses import dataclass

from lanterns.rules import Action


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action of a decision, with what is known about it.

    What was not measured is absent (`None`, or an empty tuple), so equal candidates compare equal.
    """

    action: Action
    value: float
    """What it is worth by a quick judgment, in points of honor."""
    playouts: int = 0
    win_share: float | None = None
    """The mean share of the victory over its playouts; a victory shared by two counts half."""
    error: float | None = None
    """The standard error of the win share, which takes two playouts."""
    honor: tuple[float, ...] = ()
    """The mean honor of each seat at the end."""
    then: Action | None = None
    """The placement its playouts continued with, where the action itself is no placement."""
