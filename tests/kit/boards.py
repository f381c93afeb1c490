"""Lakes drawn as text, each tile with its number amid its four sides, a platform starred.

>>> lake = lake_from('''
...    R     K
...  B 0 W W27*W
...    K     K
... ''')
>>> lake.tiles[1].cell, lake.tiles[1].platform
(Cell(x=1, y=0), True)
>>> print(draw(lake))
  R     K
B 0 W W27*W
  K     K
"""

import re

from lanterns.rules import MIDDLE, START_TILE, TILES, Cell, Color, LaidTile, Lake

WIDTH, HEIGHT = 6, 3
_MIDDLE_LINE = re.compile(r"([ROGPBWK])([ \d]\d[ *])([ROGPBWK])")


def lake_from(drawing: str) -> Lake:
    """Read a drawn lake; the starting tile is laid first, the others line by line."""
    lines = [line.ljust(200) for line in drawing.splitlines()]
    found: dict[Cell, LaidTile] = {}
    for row, line in enumerate(lines):
        for middle in _MIDDLE_LINE.finditer(line):
            column = middle.start()
            north, south = lines[row - 1][column + 2], lines[row + 1][column + 2]
            sides = north + middle[3] + south + middle[1]
            laid = _tile_from(middle[2], sides, Cell(column, row))
            found[laid.cell] = laid
    boat = next(cell for cell, laid in found.items() if laid.tile == START_TILE.id)
    lake = Lake()
    for cell in sorted(found, key=lambda cell: (cell != boat, cell.y, cell.x)):
        across, leftover = divmod(cell.x - boat.x, WIDTH)
        down, rest = divmod(cell.y - boat.y, HEIGHT)
        if leftover or rest:
            raise ValueError(f"tile {found[cell].tile} is drawn between two cells")
        lake = lake.lay(LaidTile(found[cell].tile, Cell(across, down), found[cell].turns))
    return lake


def draw(lake: Lake) -> str:
    """Draw a lake as `lake_from` reads it, without blank lines around it."""
    cells = [laid.cell for laid in lake.tiles]
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    right, bottom = max(cell.x for cell in cells), max(cell.y for cell in cells)
    lines = []
    for y in range(top, bottom + 1):
        row = [_block(lake.at(Cell(x, y))) for x in range(left, right + 1)]
        lines += [" ".join(parts).rstrip() for parts in zip(*row, strict=True)]
    return "\n".join(lines)


def letters_of(laid: LaidTile) -> str:
    """The letters that show north, east, south and west."""
    return "".join(color.letter for color in laid.colors)


def _tile_from(label: str, sides: str, cell: Cell) -> LaidTile:
    tile = TILES[int(label[:2])]
    wanted = tuple(map(Color.from_letter, sides))
    if tile.platform != label.endswith("*"):
        raise ValueError(f"the platform of tile {tile.id} is drawn wrong")
    for turns in range(4):
        if tile.facing(turns) == wanted:
            return LaidTile(tile.id, cell, turns)
    raise ValueError(f"tile {tile.id} does not have the sides {sides}")


def _block(laid: LaidTile | None) -> tuple[str, str, str]:
    if laid is None:
        return " " * 5, " " * 5, " " * 5
    north, east, south, west = (color.letter for color in laid.colors)
    star = "*" if laid.platform else " "
    return f"  {north}  ", f"{west}{laid.tile:2}{star}{east}", f"  {south}  "


BOAT = Lake().lay(LaidTile(START_TILE.id, MIDDLE, 0))
"""The lake of a game that has just begun, the start player in the north."""
