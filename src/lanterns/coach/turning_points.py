"""The turns with which a seat's chance to win changed for good."""

from dataclasses import dataclass
from itertools import groupby

from lanterns.core.layout import MOMENTS
from lanterns.rules import Seat

from .decisions import Decision
from .review import Review

LEAST_CHANGE = 0.1
"""A smaller change of the chance is none that decides a game."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn with which the chance of a seat fell or rose, and did not come back."""

    decision: Decision
    """The one in the turn that moved the chance most."""
    before: float
    """The seat's chance after the turn before; at first, what the first decision began with."""
    after: float
    is_luck: bool
    """Whether more of it came from tiles and hands that nobody knew than from what was decided."""


def turning_points(found: Review, seat: Seat) -> tuple[TurningPoint, ...]:
    """Return the greatest lasting changes of a seat's chance to win by a turn, in order of play.

    A change lasts if the chance never came back by half of it, to the end of the game.
    """
    turns = [tuple(turn) for _, turn in groupby(found.decisions, key=lambda one: one.seat)]
    chances = [found.first_chance[seat], *(turn[-1].win_chance[seat] for turn in turns)]
    chances.append(found.seats[seat].result)
    points = []
    for at, turn in enumerate(turns, start=1):
        before, after = chances[at - 1 : at + 1]
        middle, later = (before + after) / 2, chances[at:]
        lasts = max(later) < middle if after < before else min(later) > middle
        if lasts and abs(after - before) >= LEAST_CHANGE:
            shift = sum(one.shift[seat] for one in turn)
            is_luck = bool(abs(after - before - shift) > abs(shift))
            decisive = max(turn, key=lambda one: abs(one.shift[seat]))
            points.append(TurningPoint(decisive, before, after, is_luck))
    greatest = sorted(points, key=lambda one: -abs(one.after - one.before))[:MOMENTS]
    return tuple(one for one in points if one in greatest)
