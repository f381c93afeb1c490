"""Directions run clockwise; x grows to the east, y to the south."""

from lanterns.rules import DIRECTIONS, Direction

NORTH, EAST, SOUTH, WEST = Direction


def test_clockwise_from_the_north() -> None:
    """Record format: north 0, east 1, south 2, west 3."""
    assert [int(side) for side in (NORTH, EAST, SOUTH, WEST)] == [0, 1, 2, 3]
    assert DIRECTIONS == (NORTH, EAST, SOUTH, WEST)


def test_opposites() -> None:
    """Looking back twice is looking ahead."""
    assert [side.opposite for side in DIRECTIONS] == [SOUTH, WEST, NORTH, EAST]


def test_offsets() -> None:
    """One step in each direction."""
    assert [side.offset for side in DIRECTIONS] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
