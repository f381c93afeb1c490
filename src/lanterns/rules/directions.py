"""The four directions: sides of a tile, sides of the table."""

from enum import IntEnum


class Direction(IntEnum):
    """A direction seen from above; the numbers run clockwise.

    >>> Direction.NORTH.opposite, Direction.WEST.offset
    (<Direction.SOUTH: 2>, (-1, 0))
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def opposite(self) -> "Direction":
        """The direction that points the other way."""
        return _OPPOSITES[self]

    @property
    def offset(self) -> tuple[int, int]:
        """The step to the next cell this way; x grows to the east, y to the south."""
        return _OFFSETS[self]


DIRECTIONS = tuple(Direction)

_OPPOSITES = (Direction.SOUTH, Direction.WEST, Direction.NORTH, Direction.EAST)
_OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))
