"""The lake drawn with characters."""

from collections.abc import Sequence

from lanterns.rules import COLORS, START_TILE, Cell, Direction, LaidTile, Lake

LETTERS = tuple(color.letter for color in COLORS)
"""The letters of colors in records."""


def numbered_cells(lake: Lake) -> Sequence[Cell]:
    """Return the free cells in the order of their numbers: row by row."""
    return sorted(lake.free_cells, key=lambda cell: (cell.y, cell.x))


def draw_lake(lake: Lake, letters: Sequence[str] = LETTERS) -> list[str]:
    """Draw every tile with the letters of its sides, and every free cell with its number.

    `letters` are one or two for each color, as the reader's language has them.

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
    width = _width(letters)
    drawn = [" " * 5 + "".join(f"{x:^{width + 1}}" for x in columns)]
    for y in rows:
        cells = [_cell(lake, Cell(x, y), numbers, letters) for x in columns]
        for line, margin in enumerate(("", str(y), "")):
            drawn.append(f"{margin:>3}  " + " ".join(cell[line] for cell in cells))
    # The last line of the last row of free cells is always empty.
    return [line.rstrip() for line in drawn[:-1]]


def _width(letters: Sequence[str]) -> int:
    """Return the columns of a tile: two sides, a mark, and spaces between them."""
    return 2 * max(map(len, letters)) + 3


def _cell(
    lake: Lake, cell: Cell, numbers: dict[Cell, int], letters: Sequence[str]
) -> tuple[str, str, str]:
    laid = lake.at(cell)
    if laid is not None:
        return _tile(laid, letters, newest=laid == lake.tiles[-1])
    width = _width(letters)
    number = f"({numbers[cell]})" if cell in numbers else ""
    return " " * width, number.center(width), " " * width


def _tile(laid: LaidTile, letters: Sequence[str], newest: bool) -> tuple[str, str, str]:
    north, east, south, west = (letters[laid.colors[side]] for side in Direction)
    middle = "b" if laid.tile == START_TILE.id else "+" if laid.platform else "~"
    upper, lower = ("*", "*") if newest else (".", "'")
    inner = _width(letters) - 2
    return (
        f"{upper}{north:-^{inner}}{upper}",
        f"{west} {middle} {east}",
        f"{lower}{south:-^{inner}}{lower}",
    )
