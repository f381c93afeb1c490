"""Standings as an SVG chart: a lantern for each bot on a scale."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor

from .intervals import Estimate
from .ratings import MIDDLE
from .standings import Standings
from .text_table import describe, interval, percent

WIDTH = 800
LEFT, RIGHT = 160, 590
TOP, ROW = 118, 46
RATING_MARKS = 200
"""Points between the marks of a scale of ratings."""

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


@dataclass(frozen=True, slots=True)
class _Row:
    """One bot's figure, and how it is written."""

    name: str
    figure: Estimate
    words: str
    interval: str


@dataclass(frozen=True, slots=True)
class _Scale:
    """Values from left to right, with the words below them; one is marked as the middle."""

    marks: Mapping[float, str]
    middle: float
    middle_words: str

    def x(self, value: float) -> float:
        """Return where a value stands; one beyond the scale stands at its end."""
        low, high = min(self.marks), max(self.marks)
        place = min(max((value - low) / (high - low), 0), 1)
        return round(LEFT + (RIGHT - LEFT) * place, 1)


def to_svg(standings: Standings) -> str:
    """Draw win shares with their intervals, the greatest on top, and the fair share as a line."""
    shares = [(standing.name, standing.win_share) for standing in standings.by_strength]
    rows = [_Row(name, share, percent(share.value), interval(share)) for name, share in shares]
    marks = {share: f"{share:.0%}" for share in (0, 0.25, 0.5, 0.75, 1)}
    fair = standings.fair_share
    return _chart("Win share", standings, rows, _Scale(marks, fair, f"fair share {percent(fair)}"))


def ratings_to_svg(standings: Standings) -> str:
    """Draw ratings with their intervals, the greatest on top, and their mean as a line."""
    rated = [
        (bot.name, Estimate(bot.rating.mu, bot.rating.low, bot.rating.high))
        for bot in sorted(standings.bots, key=lambda bot: -bot.rating.mu)
    ]
    rows = [
        _Row(name, rating, f"{rating.value:.0f}", f"{rating.low:.0f}–{rating.high:.0f}")
        for name, rating in rated
    ]
    first = floor(min(rating.value for _, rating in rated) / RATING_MARKS)
    last = ceil(max(rating.value for _, rating in rated) / RATING_MARKS)
    marks = {
        float(mark * RATING_MARKS): f"{mark * RATING_MARKS}" for mark in range(first, last + 1)
    }
    return _chart("Rating", standings, rows, _Scale(marks, MIDDLE, f"mean {MIDDLE:.0f}"))


def _chart(title: str, standings: Standings, rows: Sequence[_Row], scale: _Scale) -> str:
    bottom = TOP + ROW * len(rows)
    heading = f"{title}, {standings.contest.players} players"
    summary = "; ".join(f"{row.name} {row.words}" for row in rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 58}"'
        f' width="{WIDTH}" height="{bottom + 58}" role="img" aria-labelledby="title desc">',
        f'<title id="title">{heading}</title>',
        f'<desc id="desc">{escape(summary)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{bottom + 58}" rx="14"/>',
        _text(28, 44, heading, "title ink"),
        _text(28, 68, f"{describe(standings)}; bars are 95% intervals", "small soft"),
        *_marks(scale, bottom),
    ]
    for number, row in enumerate(rows):
        parts += _row(row, scale, TOP + ROW * number + ROW // 2)
    return "\n".join([*parts, "</svg>", ""])


def _text(x: float, y: float, words: str, style: str, anchor: str = "start") -> str:
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def _marks(scale: _Scale, bottom: int) -> list[str]:
    middle = scale.x(scale.middle)
    return [
        *(
            part
            for mark, words in scale.marks.items()
            for part in (
                f'<path class="line" d="M{scale.x(mark)} {TOP}V{bottom}"/>',
                _text(scale.x(mark), bottom + 22, words, "small soft", "middle"),
            )
        ),
        f'<path class="fair" stroke-dasharray="3 4" d="M{middle} {TOP - 6}V{bottom}"/>',
        _text(middle, TOP - 12, scale.middle_words, "small soft", "middle"),
    ]


def _row(row: _Row, scale: _Scale, y: int) -> list[str]:
    low, value, high = map(scale.x, (row.figure.low, row.figure.value, row.figure.high))
    return [
        _text(LEFT - 16, y + 5, row.name, "name ink", "end"),
        f'<path class="glow" stroke-width="8" d="M{low} {y}H{high}"/>',
        *_lantern(value, y),
        _text(RIGHT + 24, y + 5, row.words, "name ink"),
        _text(WIDTH - 28, y + 5, row.interval, "small soft", "end"),
    ]


def _lantern(x: float, y: int) -> list[str]:
    return [
        f'<rect class="cap" x="{x - 3:.1f}" y="{y - 12}" width="6" height="24" rx="1.5"/>',
        f'<ellipse class="light" cx="{x}" cy="{y}" rx="6.5" ry="9.5"/>',
    ]
