"""Pictures of a position: as text and as SVG, for notebooks, logs and environments.

Colors are shown with their letters, so that nobody has to tell them apart by hue.
"""

from collections.abc import Iterable

from .cards import Cards
from .colors import COLORS, Color
from .lake import Cell, LaidTile, Lake
from .outcome import Outcome
from .state import GameState, Player
from .view import SeenPlayer, View

SHADES = ("#d8433b", "#f2922c", "#3ea76c", "#8f5fce", "#3b82d8", "#f5f0e1", "#2a2c36")
"""The shade of each color, in color order."""
WATER = "#0f4a55"

_SIDE = 66
_LINE = 22
_INK = {Color.BLACK: "#ffffff"}
_CORNERS = ("0 0 66 0 33 33", "66 0 66 66 33 33", "66 66 0 66 33 33", "0 66 0 0 33 33")
_LETTERS = ((33, 14), (57, 38), (33, 62), (9, 38))


def state_text(game: GameState | View) -> str:
    """Return the lake as letters, a tile on three lines, and what each player has.

    A platform is `*`, the starting tile's boat `^`, and a free cell `.`.

    >>> from lanterns.rules import DEFAULT_SEATING, new_game
    >>> print(state_text(new_game(DEFAULT_SEATING[2], range(1, 23))))
         .
    <BLANKLINE>
         K
     .  W^B  .
         R
    <BLANKLINE>
         .
    <BLANKLINE>
    supply R4 O5 G5 P5 B5 W5 K4, 20 favor, 16 tiles to draw
    * south: R1, 0 favor, 0 honor, hand 1 2 3
      north: K1, 0 favor, 0 honor, hand 4 5 6
    """
    left, top, right, bottom = _bounds(game.lake)
    lines = []
    for y in range(top, bottom + 1):
        cells = [_cell_text(game.lake, Cell(x, y)) for x in range(left, right + 1)]
        lines += [" ".join(parts).rstrip() for parts in zip(*cells, strict=True)]
    return "\n".join([*lines[1:-1], "", *_notes(game)])


def state_svg(game: GameState | View) -> str:
    """Return a picture of the lake, with what each player has below it."""
    left, top, right, bottom = _bounds(game.lake)
    notes = _notes(game)
    width = max((right - left + 1) * _SIDE, 9 * max(map(len, notes)))
    below = (bottom - top + 1) * _SIDE
    drawn = [
        *(_free_svg(_at(cell, left, top)) for cell in game.lake.free_cells),
        *(_tile_svg(laid, _at(laid.cell, left, top)) for laid in game.lake.tiles),
        *_note_svg(notes, below),
    ]
    return _svg(width, below + _LINE * (len(notes) + 1), drawn)


def outcome_svg(outcome: Outcome) -> str:
    """Return what a placement gives as lines of text in a picture."""
    notes = [str(event) for event in outcome]
    return _svg(9 * max(map(len, notes)), _LINE * (len(notes) + 1), _note_svg(notes, 0))


def _svg(width: int, height: int, drawn: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="monospace" font-size="14">'
        f'<rect width="{width}" height="{height}" fill="{WATER}"/>{"".join(drawn)}</svg>'
    )


def _bounds(lake: Lake) -> tuple[int, int, int, int]:
    xs, ys = zip(*lake.free_cells, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _at(cell: Cell, left: int, top: int) -> str:
    return f"translate({(cell.x - left) * _SIDE} {(cell.y - top) * _SIDE})"


def _free_svg(place: str) -> str:
    return (
        f'<rect transform="{place}" x="3" y="3" width="60" height="60" rx="6" fill="none" '
        'stroke="#8fd0d2" stroke-dasharray="4 4"/>'
    )


def _tile_svg(laid: LaidTile, place: str) -> str:
    parts = [
        f'<polygon points="{corners}" fill="{SHADES[color]}"/>'
        f'<text x="{x}" y="{y}" text-anchor="middle" fill="{_INK.get(color, "#000000")}">'
        f"{color.letter}</text>"
        for color, corners, (x, y) in zip(laid.colors, _CORNERS, _LETTERS, strict=True)
    ]
    middle = '<circle cx="33" cy="33" r="9" fill="#fff6df" stroke="#43341f"/>'
    return f'<g transform="{place}">{"".join(parts)}{middle if laid.platform else ""}</g>'


def _note_svg(notes: Iterable[str], below: int) -> list[str]:
    return [
        f'<text x="8" y="{below + _LINE * (number + 1)}" fill="#fff6df" xml:space="preserve">'
        f"{note.replace('&', '&amp;').replace('<', '&lt;')}</text>"
        for number, note in enumerate(notes)
    ]


def _cell_text(lake: Lake, cell: Cell) -> tuple[str, str, str]:
    laid = lake.at(cell)
    if laid is None:
        return "   ", " . " if cell in lake.free_cells else "   ", "   "
    north, east, south, west = (color.letter for color in laid.colors)
    middle = "*" if laid.platform else "^" if laid.tile == 0 else " "
    return f" {north} ", f"{west}{middle}{east}", f" {south} "


def _notes(game: GameState | View) -> list[str]:
    tiles = game.draw_count if isinstance(game, View) else len(game.draw_stack)
    supply = f"supply {_cards(game.supply)}, {game.favor_bank} favor, {tiles} tiles to draw"
    return [supply, *(_player(game, seat) for seat in range(len(game.players)))]


def _player(game: GameState | View, seat: int) -> str:
    player: Player | SeenPlayer = game.players[seat]
    mark = "*" if seat == game.turn else " "
    hand = "hidden" if player.hand is None else " ".join(map(str, player.hand)) or "empty"
    return (
        f"{mark} {game.seating[seat].name.lower()}: {_cards(player.cards)}, {player.favor} favor, "
        f"{player.honor} honor, hand {hand}"
    )


def _cards(cards: Cards) -> str:
    held = [f"{color.letter}{cards[color]}" for color in COLORS if cards[color]]
    return " ".join(held) or "no cards"


# Here, so that states, views and outcomes need not import what draws them.
GameState._repr_svg_ = View._repr_svg_ = state_svg
Outcome._repr_svg_ = outcome_svg
