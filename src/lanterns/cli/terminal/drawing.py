"""The lake drawn with characters."""

from collections.abc import Sequence

from lanterns.rules import START_TILE, Cell, Direction, LaidTile, Lake

WIDTH = 6
"""The columns of a cell, including the gap to the next one."""


def numbered_cells(lake: Lake) -> Sequence[Cell]:
    """Return the free cells in the order of their numbers: row by row."""
    return sorted(lake.free_cells, key=lambda cell: (cell.y, cell.x))


def draw_lake(lake: Lake) -> list[str]:
    """Draw every tile with the letters of its sides, and every free cell with its number.

    >>> boat = Lake().lay(LaidTile(0, Cell(0, 0), turns=2))
    >>> print("\\n".join(draw_lake(boat)))
           -1    0     1
    <BLANKLINE>
     -1         (1)
    <BLANKLINE>
               *-K-*
      0   (2)  W b B  (3)
               *-R-*
    <BLANKLINE>
      1         (4)
    """
    free = numbered_cells(lake)
    columns = range(min(cell.x for cell in free), max(cell.x for cell in free) + 1)
    rows = range(free[0].y, free[-1].y + 1)
    numbers = {cell: number for number, cell in enumerate(free, start=1)}
    drawn = [" " * 5 + "".join(f"{x:^{WIDTH}}" for x in columns)]
    for y in rows:
        cells = [_cell(lake, Cell(x, y), numbers) for x in columns]
        for line, margin in enumerate(("", str(y), "")):
            drawn.append(f"{margin:>3}  " + " ".join(cell[line] for cell in cells))
    # The last line of the last row of free cells is always empty.
    return [line.rstrip() for line in drawn[:-1]]


def _cell(lake: Lake, cell: Cell, numbers: dict[Cell, int]) -> tuple[str, str, str]:
    laid = lake.at(cell)
    if laid is not None:
        return _tile(laid, newest=laid == lake.tiles[-1])
    return "     ", f"({numbers[cell]})".center(5) if cell in numbers else "     ", "     "


def _tile(laid: LaidTile, newest: bool) -> tuple[str, str, str]:
    north, east, south, west = (laid.colors[side].letter for side in Direction)
    middle = "b" if laid.tile == START_TILE.id else "+" if laid.platform else "~"
    upper, lower = ("*", "*") if newest else (".", "'")
    return (
        f"{upper}-{north}-{upper}",
        f"{west} {middle} {east}",
        f"{lower}-{south}-{lower}",
    )
