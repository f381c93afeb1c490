"""Every way to sit down."""

from itertools import combinations

from lanterns.rules import DIRECTIONS, Direction


def _round_from(start: Direction, others: tuple[Direction, ...]) -> tuple[Direction, ...]:
    return (start, *sorted(others, key=lambda side: (side - start) % 4))


SEATINGS: tuple[tuple[Direction, ...], ...] = tuple(
    _round_from(start, others)
    for count in (1, 2, 3)
    for start in DIRECTIONS
    for others in combinations([side for side in DIRECTIONS if side is not start], count)
)
"""All 28: twelve for two players, twelve for three, four for four."""


def seatings_for(players: int) -> tuple[tuple[Direction, ...], ...]:
    """Those for one number of players.

    >>> [len(seatings_for(players)) for players in (2, 3, 4)]
    [12, 12, 4]
    """
    return tuple(seating for seating in SEATINGS if len(seating) == players)
