"""Standings as an SVG chart: a lantern for each bot on a scale of win shares."""

from html import escape

from .standings import Standing, Standings
from .text_table import describe, interval, percent

WIDTH = 800
LEFT, RIGHT = 160, 590
TOP, ROW = 118, 46

STYLE = """
 .paper { fill: #fffdf7 } .ink { fill: #2a2633 } .soft { fill: #6d6678 }
 .line { stroke: #ddd6e3 } .fair { stroke: #6d6678 }
 .glow { stroke: #f2b04b } .light { fill: #d6451b } .cap { fill: #2a2633 }
 @media (prefers-color-scheme: dark) {
  .paper { fill: #1c1926 } .ink { fill: #f5efe4 } .soft { fill: #aba4b8 }
  .line { stroke: #383345 } .fair { stroke: #aba4b8 }
  .glow { stroke: #9a6420 } .light { fill: #ff8a4c } .cap { fill: #f5efe4 }
 }
 text { font: 15px system-ui, sans-serif }
 .title { font-size: 22px; font-weight: 600 } .small { font-size: 13px }
 .name { font-weight: 600 }
"""


def to_svg(standings: Standings) -> str:
    """Draw win shares with their intervals, the greatest on top, and the fair share as a line."""
    bottom = TOP + ROW * len(standings.bots)
    summary = "; ".join(
        f"{standing.name} {percent(standing.win_share.value)}" for standing in standings.by_strength
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 58}"'
        f' width="{WIDTH}" height="{bottom + 58}" role="img" aria-labelledby="title desc">',
        f'<title id="title">Win share, {standings.contest.players} players</title>',
        f'<desc id="desc">{escape(summary)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{bottom + 58}" rx="14"/>',
        _text(28, 44, f"Win share, {standings.contest.players} players", "title ink"),
        _text(28, 68, f"{describe(standings)}; bars are 95 % intervals", "small soft"),
        *_scale(bottom),
        *_fair_line(standings.fair_share, bottom),
    ]
    for row, standing in enumerate(standings.by_strength):
        parts += _row(standing, TOP + ROW * row + ROW // 2)
    return "\n".join([*parts, "</svg>", ""])


def _x(share: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * share, 1)


def _text(x: float, y: float, words: str, style: str, anchor: str = "start") -> str:
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def _scale(bottom: int) -> list[str]:
    return [
        part
        for share in (0, 0.25, 0.5, 0.75, 1)
        for part in (
            f'<path class="line" d="M{_x(share)} {TOP}V{bottom}"/>',
            _text(_x(share), bottom + 22, f"{share:.0%}", "small soft", "middle"),
        )
    ]


def _fair_line(share: float, bottom: int) -> list[str]:
    return [
        f'<path class="fair" stroke-dasharray="3 4" d="M{_x(share)} {TOP - 6}V{bottom}"/>',
        _text(_x(share), TOP - 12, f"fair share {percent(share)}", "small soft", "middle"),
    ]


def _row(standing: Standing, y: int) -> list[str]:
    share = standing.win_share
    return [
        _text(LEFT - 16, y + 5, standing.name, "name ink", "end"),
        f'<path class="glow" stroke-width="8" d="M{_x(share.low)} {y}H{_x(share.high)}"/>',
        *_lantern(_x(share.value), y),
        _text(RIGHT + 24, y + 5, percent(share.value), "name ink"),
        _text(WIDTH - 28, y + 5, interval(share), "small soft", "end"),
    ]


def _lantern(x: float, y: int) -> list[str]:
    return [
        f'<rect class="cap" x="{x - 3:.1f}" y="{y - 12}" width="6" height="24" rx="1.5"/>',
        f'<ellipse class="light" cx="{x}" cy="{y}" rx="6.5" ry="9.5"/>',
    ]
