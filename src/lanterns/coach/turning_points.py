"""The turns with which a seat's chance to win changed for good."""

from dataclasses import dataclass

from lanterns.core.layout import MOMENTS
from lanterns.rules import Seat

from .decisions import Decision
from .review import Review

LEAST_CHANGE = 0.1
"""A smaller change of the chance is none that decides a game."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision with which the chance of a seat fell or rose, and did not come back."""

    decision: Decision
    before: float
    """The seat's chance after the decision before it; at first, an equal share."""
    after: float
    is_luck: bool
    """Whether more of it came from tiles and hands that nobody knew than from the decision."""


def turning_points(found: Review, seat: Seat) -> tuple[TurningPoint, ...]:
    """Return the greatest lasting changes of a seat's chance to win, in order of play.

    A change lasts if the chance never came back by half of it, to the end of the game.
    """
    chances = [1 / len(found.seats), *(one.win_chance[seat] for one in found.decisions)]
    chances.append(found.seats[seat].result)
    points = []
    for at, decision in enumerate(found.decisions, start=1):
        before, after = chances[at - 1 : at + 1]
        middle, later = (before + after) / 2, chances[at:]
        lasts = max(later) < middle if after < before else min(later) > middle
        if lasts and abs(after - before) >= LEAST_CHANGE:
            shift = decision.shift[seat]
            is_luck = bool(abs(after - before - shift) > abs(shift))
            points.append(TurningPoint(decision, before, after, is_luck))
    greatest = sorted(points, key=lambda one: -abs(one.after - one.before))[:MOMENTS]
    return tuple(one for one in points if one in greatest)
