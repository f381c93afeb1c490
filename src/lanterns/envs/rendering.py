"""Pictures of a position: as text for terminals, as SVG, and as pixels without any library."""

import numpy as np
import numpy.typing as npt

from lanterns.rules import GameState, state_svg, state_text
from lanterns.rules.picture import SHADES, WATER

RENDER_MODES = ["ansi", "svg", "rgb_array"]

CELL = 24
"""Pixels along the side of a tile."""

_SHADES = np.array([[int(shade[i : i + 2], 16) for i in (1, 3, 5)] for shade in SHADES], np.uint8)
_WATER = np.array([int(WATER[i : i + 2], 16) for i in (1, 3, 5)], np.uint8)
_FREE = np.minimum(_WATER.astype(int) + 40, 255).astype(np.uint8)
_PLATFORM = np.array([250, 240, 200], np.uint8)


def check_render_mode(mode: str | None) -> None:
    """Raise `ValueError` unless `rendered` knows this mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"a render mode is ansi, svg or rgb_array, not {mode!r}")


def rendered(state: GameState, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """Return a position in a render mode: `ansi`, `svg` or `rgb_array`."""
    if mode == "ansi":
        return state_text(state)
    if mode == "svg":
        return state_svg(state)
    return pixels(state) if mode == "rgb_array" else None


def pixels(state: GameState) -> npt.NDArray[np.uint8]:
    """Return the lake as an image of 24 pixels a cell: height, width, red, green and blue."""
    cells = [*(laid.cell for laid in state.lake.tiles), *state.lake.free_cells]
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    width = max(cell.x for cell in cells) - left + 1
    height = max(cell.y for cell in cells) - top + 1
    image = np.empty((height * CELL, width * CELL, 3), np.uint8)
    image[:] = _WATER
    rows, columns = np.mgrid[0:CELL, 0:CELL]
    # Which side is nearest: north, east, south or west of the diagonals.
    nearest = np.argmin([rows, CELL - 1 - columns, CELL - 1 - rows, columns], axis=0)
    middle = (rows - CELL / 2 + 0.5) ** 2 + (columns - CELL / 2 + 0.5) ** 2 < (CELL / 5) ** 2
    for cell in state.lake.free_cells:
        y, x = (cell.y - top) * CELL, (cell.x - left) * CELL
        image[y + 2 : y + CELL - 2, x + 2 : x + CELL - 2] = _FREE
    for laid in state.lake.tiles:
        y, x = (laid.cell.y - top) * CELL, (laid.cell.x - left) * CELL
        tile = _SHADES[np.array(laid.colors)[nearest]]
        if laid.platform:
            tile[middle] = _PLATFORM
        image[y : y + CELL, x : x + CELL] = tile
        image[y, x : x + CELL] = image[y : y + CELL, x] = _WATER
    return image
