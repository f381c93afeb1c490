"""The lake as a drawing in SVG, small enough to stand beside a sentence."""

from collections.abc import Iterable

from lanterns.rules import TILES, Lake, Place

SIDE = 40
PAINT = ("#d8433b", "#f2922c", "#3ea76c", "#8f5fce", "#3b82d8", "#f5f0e1", "#2a2c36")
INK = ("#fff", "#2a2633", "#fff", "#fff", "#fff", "#2a2633", "#fff")
LETTERS = "ROGPBWK"
"""As records write the colors: they can be told apart without seeing them."""

_WEDGES = ("M0 0H40L20 20Z", "M40 0V40L20 20Z", "M40 40H0L20 20Z", "M0 40V0L20 20Z")
# Clear of the bright edge of a new tile, which reaches 3 into it, and of the platform.
_PLACES = ((20, 11.5), (31.5, 23.3), (20, 35.2), (8.5, 23.3))


def lake_picture(lake: Lake, placement: Place | None, label: str) -> str:
    """Draw a lake and, with a bright edge, the tile that a turn would lay or has laid there."""
    laid = [(one.tile, one.cell, one.turns) for one in lake.tiles]
    new = [] if placement is None else [(placement.tile, placement.cell, placement.turns)]
    columns = [cell[0] for _, cell, _ in laid + new]
    rows = [cell[1] for _, cell, _ in laid + new]
    left, top = min(columns), min(rows)
    width, height = max(columns) - left + 1, max(rows) - top + 1
    tiles = [_tile(*one, left, top, is_new=False) for one in laid]
    tiles += [_tile(*one, left, top, is_new=True) for one in new]
    return _svg(SIDE * width, SIDE * height, label, tiles)


def _tile(
    tile: int, cell: tuple[int, int], turns: int, left: int, top: int, *, is_new: bool
) -> str:
    sides = TILES[tile].facing(turns)
    parts = [
        f'<path d="{wedge}" fill="{PAINT[color]}"/>'
        f'<text x="{x}" y="{y}" fill="{INK[color]}">{LETTERS[color]}</text>'
        for wedge, (x, y), color in zip(_WEDGES, _PLACES, sides, strict=True)
    ]
    if TILES[tile].platform:
        parts.append('<rect class="platform" x="15" y="15" width="10" height="10" rx="2"/>')
    edge = "new" if is_new else "edge"
    parts.append(f'<rect class="{edge}" x="1" y="1" width="38" height="38" rx="3"/>')
    x, y = SIDE * (cell[0] - left), SIDE * (cell[1] - top)
    return f'<g transform="translate({x} {y})">{"".join(parts)}</g>'


def _svg(width: int, height: int, label: str, parts: Iterable[str]) -> str:
    return (
        f'<svg class="lake" viewBox="-2 -2 {width + 4} {height + 4}" role="img" '
        f'aria-label="{label}" style="max-width:{width * 1.2:.0f}px">{"".join(parts)}</svg>'
    )
