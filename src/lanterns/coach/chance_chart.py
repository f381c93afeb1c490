"""Each seat's chance to win over a game, as a chart in SVG."""

from collections.abc import Sequence
from html import escape

from .review import Review

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 600, 14, 236
DASHES = ("", "9 4", "2 4", "12 3 2 3")
"""A line of its own for each seat: color is not the only sign."""


def chance_chart(found: Review, names: Sequence[str], label: str) -> str:
    """Draw a line for each seat, from the first decision over every other to the result."""
    players = len(found.seats)
    rows = [found.first_chance, *(one.win_chance for one in found.decisions)]
    rows.append(tuple(seat.result for seat in found.seats))
    lines = [
        _line([row[seat] for row in rows], seat, escape(names[seat])) for seat in range(players)
    ]
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(label)}">{"".join(_scale())}{"".join(lines)}</svg>'
    )


def _scale() -> list[str]:
    return [
        f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{_y(part / 4)}" y2="{_y(part / 4)}"/>'
        f'<text x="{LEFT - 6}" y="{_y(part / 4) + 4}" text-anchor="end">{25 * part}%</text>'
        for part in range(5)
    ]


def _line(chances: Sequence[float], seat: int, name: str) -> str:
    step = (RIGHT - LEFT) / (len(chances) - 1)
    points = " ".join(f"{LEFT + step * at:.1f},{_y(one)}" for at, one in enumerate(chances))
    key = TOP + 22 * seat + 8
    return (
        f'<polyline class="seat{seat}" points="{points}" stroke-dasharray="{DASHES[seat]}"/>'
        f'<line class="seat{seat}" x1="{RIGHT + 12}" x2="{RIGHT + 36}" y1="{key}" y2="{key}" '
        f'stroke-dasharray="{DASHES[seat]}"/>'
        f'<text x="{RIGHT + 42}" y="{key + 4}">{name}</text>'
    )


def _y(chance: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * chance, 1)
