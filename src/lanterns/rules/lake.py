"""The lake: the tiles laid so far and the free cells around them."""

from bisect import insort
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from .colors import Color
from .components import TILES, TileId
from .directions import DIRECTIONS, Direction


class Cell(NamedTuple):
    """A square of the endless table: x grows to the east, y to the south.

    >>> Cell(0, 0).next_to(Direction.NORTH)
    Cell(x=0, y=-1)
    """

    x: int
    y: int

    def next_to(self, direction: Direction) -> "Cell":
        """The cell that shares this one's side in `direction`."""
        dx, dy = direction.offset
        return Cell(self.x + dx, self.y + dy)


MIDDLE = Cell(0, 0)


@lru_cache(maxsize=1 << 12)
def _around(cell: Cell) -> tuple[tuple[Direction, Cell], ...]:
    # Every preview of a placement asks for these, so they are worked out once.
    return tuple((direction, cell.next_to(direction)) for direction in DIRECTIONS)


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the lake, turned clockwise by quarter turns."""

    tile: TileId
    cell: Cell
    turns: int
    colors: tuple[Color, Color, Color, Color] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "colors", TILES[self.tile].facing(self.turns))

    @property
    def platform(self) -> bool:
        """Whether the tile carries a platform."""
        return TILES[self.tile].platform


@dataclass(frozen=True, slots=True)
class Lake:
    """Every tile laid so far; laying one more makes a new lake.

    An empty lake has one free cell, the middle, where the starting tile goes.

    >>> lake = Lake().lay(LaidTile(0, MIDDLE, turns=0))
    >>> lake.free_cells
    (Cell(x=-1, y=0), Cell(x=0, y=-1), Cell(x=0, y=1), Cell(x=1, y=0))
    """

    tiles: tuple[LaidTile, ...] = ()
    free_cells: tuple[Cell, ...] = field(default=(MIDDLE,), compare=False)
    _by_cell: Mapping[Cell, LaidTile] = field(default_factory=dict, repr=False, compare=False)

    def at(self, cell: Cell) -> LaidTile | None:
        """The tile on `cell`, if there is one."""
        return self._by_cell.get(cell)

    def neighbors(self, cell: Cell) -> Iterator[tuple[Direction, LaidTile]]:
        """The tiles that share a side with `cell`, from the north clockwise."""
        for direction, beside in _around(cell):
            neighbor = self._by_cell.get(beside)
            if neighbor is not None:
                yield direction, neighbor

    def lay(self, laid: LaidTile) -> "Lake":
        """Return the lake with one more tile on a free cell."""
        by_cell = {**self._by_cell, laid.cell: laid}
        # Kept in the order of legal placements (x, then y), so that listing them needs no sort.
        free = [cell for cell in self.free_cells if cell != laid.cell]
        for direction in DIRECTIONS:
            cell = laid.cell.next_to(direction)
            if cell not in by_cell and cell not in free:
                insort(free, cell)
        return Lake((*self.tiles, laid), tuple(free), by_cell)
