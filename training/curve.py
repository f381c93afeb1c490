"""A run's progress: lines of JSON while it goes on, a picture of the win shares afterwards."""

import json
from html import escape
from pathlib import Path
from typing import Any

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 600, 74, 360

COLORS = ("#d6451b", "#2f6f8f", "#7a8f2f", "#8f3f7a")
STYLE = """
 .paper { fill: #fffdf7 } .ink { fill: #2a2633 } .soft { fill: #6d6678 } .line { stroke: #ddd6e3 }
 @media (prefers-color-scheme: dark) {
  .paper { fill: #1c1926 } .ink { fill: #f5efe4 } .soft { fill: #aba4b8 } .line { stroke: #383345 }
 }
 text { font: 14px system-ui, sans-serif } .title { font-size: 20px; font-weight: 600 }
"""

Point = tuple[float, float]


class Log:
    """Appends what happens to a file, a line of JSON each."""

    def __init__(self, path: Path) -> None:
        """Go on with a file, or begin one."""
        self.path = path

    def write(self, **facts: Any) -> None:
        """Append one line."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(facts) + "\n")


def read_duels(path: Path) -> dict[str, list[Point]]:
    """Return the win shares by opponent, over the games played until then."""
    found: dict[str, list[Point]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        facts = json.loads(line)
        if facts.get("what") == "duel":
            found.setdefault(facts["against"], []).append((facts["games"], facts["share"]))
    return found


def to_svg(series: dict[str, list[Point]], players: int) -> str:
    """Draw win shares over games, a line for each opponent, and the fair share."""
    most = max((x for points in series.values() for x, _ in points), default=1) or 1
    summary = "; ".join(f"{name} {points[-1][1]:.1%}" for name, points in series.items() if points)
    title = f"Win share in training, {players} players"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' aria-labelledby="title desc">',
        f'<title id="title">{title}</title>',
        f'<desc id="desc">{escape(summary)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="14"/>',
        _text(28, 40, title, "title ink"),
        *_scales(most, 1 / players),
    ]
    for color, (name, points) in zip(COLORS, series.items(), strict=False):
        parts += _line(name, points, most, color)
    return "\n".join([*parts, "</svg>", ""])


def _x(games: float, most: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * games / most, 1)


def _y(share: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * share, 1)


def _text(x: float, y: float, words: str, style: str, anchor: str = "start") -> str:
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def _scales(most: float, fair: float) -> list[str]:
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path class="line" d="M{LEFT} {_y(share)}H{RIGHT}"/>')
        parts.append(_text(LEFT - 10, _y(share) + 5, f"{share:.0%}", "soft", "end"))
    parts.append(f'<path stroke="#6d6678" stroke-dasharray="3 4" d="M{LEFT} {_y(fair)}H{RIGHT}"/>')
    parts.append(_text(RIGHT, BOTTOM + 26, f"{most:,.0f} games", "soft", "end"))
    return parts


def _line(name: str, points: list[Point], most: float, color: str) -> list[str]:
    way = " ".join(f"{_x(games, most)},{_y(share)}" for games, share in points)
    _, last = points[-1]
    label = f"against {name}: {last:.1%}"
    return [
        f'<polyline fill="none" stroke="{color}" stroke-width="2.5" points="{way}"/>',
        *(
            f'<circle fill="{color}" cx="{_x(games, most)}" cy="{_y(share)}" r="3.5"/>'
            for games, share in points
        ),
        _text(RIGHT + 12, _y(last) + 5, label, "ink"),
    ]
