"""A review as one HTML file that needs nothing else and can be sent to a friend."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from lanterns.core import Line
from lanterns.locale import Narrator
from lanterns.rules import Place, Seat

from .chance_chart import chance_chart
from .decisions import Decision
from .figures import tenths
from .lake_picture import lake_picture
from .review import Review
from .review_words import (
    DECISION_COLUMNS,
    FIRST_FIGURE,
    decision_cells,
    moment_lines,
    part_text,
    reckoned_text,
    turning_text,
)
from .turning_points import turning_points

STYLE = """
:root { color-scheme: light dark; --paper: #fffdf7; --ink: #2a2633; --soft: #5f5869;
  --line: #ddd6e3; --s0: #b3261e; --s1: #1f5fae; --s2: #2c7a4b; --s3: #7a3fb8; --new: #c25a00 }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1926; --ink: #f5efe4; --soft: #b8b1c5;
  --line: #443e52; --s0: #ff8a80; --s1: #82b8ff; --s2: #7ed6a0; --s3: #cfa6ff; --new: #ffb35c } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  margin: 0 auto; max-width: 60rem; padding: 1rem }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: left }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
tr.mistake td, tr.blunder td { font-weight: 600 } p.note { color: var(--soft) }
.chart { width: 100% } .chart text { fill: var(--ink); font-size: 13px }
.chart .grid { stroke: var(--line) } .chart [class^=seat] { fill: none; stroke-width: 2.5 }
.seat0 { stroke: var(--s0) } .seat1 { stroke: var(--s1) } .seat2 { stroke: var(--s2) }
.seat3 { stroke: var(--s3) } .lakes { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0; flex: 1 1 16rem } .lake { width: 100% }
.lake text { font: bold 9px sans-serif; text-anchor: middle }
.edge { fill: none; stroke: #04141a } .new { fill: none; stroke: var(--new); stroke-width: 4 }
.platform { fill: #e9b44c; stroke: #4d3219 }
"""


def review_page(narrator: Narrator, found: Review, seat: Seat | None = None) -> str:
    """Return the file: accounts, chart, moments with their boards, all decisions.

    Of the moments, those of a seat come first.
    """
    words = narrator.words
    title = escape(words("review-title"))
    parts = [
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1>",
        "" if found.game.state.is_over else _note(words("review-unfinished")),
        _accounts(narrator, found),
        _note(words("review-sum")),
        f"<h2>{escape(words('review-chart'))}</h2>",
        chance_chart(found, narrator.names, words("review-chart")),
        _note(reckoned_text(narrator, found)),
        *(() if seat is None else _own(narrator, found, seat)),
        *_moments(narrator, words("review-moments"), found.moments),
        f"<h2>{escape(words('review-decisions'))}</h2>",
        _note(words("review-verdicts")),
        _decisions(narrator, found),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def _accounts(narrator: Narrator, found: Review) -> str:
    names = (
        *("review-column-player", "review-column-result", "review-column-own"),
        *("review-column-others", "review-column-luck", "review-column-quality"),
    )
    rows = [
        [
            narrator.names[one.seat],
            f"{100 * one.result:.0f}%",
            *(
                part_text(narrator, share, found.turns_of(one.seat))
                for share in (one.own, one.others, one.luck)
            ),
            f"{one.quality:.0f}",
        ]
        for one in found.seats
    ]
    return _table(narrator, names, rows, first_number=1)


def _own(narrator: Narrator, found: Review, seat: Seat) -> Iterator[str]:
    words, name = narrator.words, narrator.names[seat]
    yield from _moments(narrator, words("review-own", name=name), found.moments_of(seat))
    yield f"<h2>{escape(words('review-turning-points'))}</h2>"
    number = words("review-column-number")
    told = [
        f"{number} {one.decision.ply + 1}: {turning_text(narrator, seat, one)}"
        for one in turning_points(found, seat)
    ]
    none = escape(words("review-no-turning-points", name=name))
    items = "".join(f"<li>{escape(one)}</li>" for one in told)
    yield f"<ul>{items}</ul>" if told else f"<p>{none}</p>"


def _moments(narrator: Narrator, title: str, moments: Sequence[Decision]) -> Iterator[str]:
    yield f"<h2>{escape(title)}</h2>"
    yield from (_moment(narrator, number, one) for number, one in enumerate(moments, start=1))
    if not moments:
        yield f"<p>{escape(narrator.words('review-no-moments'))}</p>"


def _moment(narrator: Narrator, number: int, moment: Decision) -> str:
    first, *lines = moment_lines(narrator, moment)
    played = narrator.words("review-column-played")
    best = narrator.words("review-column-best")
    said = "".join(f"<li>{escape(line)}</li>" for line in lines)
    boards = "".join(
        f"<figure>{_board(moment, line, text)}<figcaption>{escape(text)}</figcaption></figure>"
        for text, line in ((played, moment.chosen), (best, moment.best))
    )
    return f'<h3>{number}. {escape(first)}</h3><ul>{said}</ul><div class="lakes">{boards}</div>'


def _board(moment: Decision, line: Line, label: str) -> str:
    placements = [action for action in line.actions if isinstance(action, Place)]
    return lake_picture(moment.view.lake, next(iter(placements), None), escape(label))


def _decisions(narrator: Narrator, found: Review) -> str:
    names = (*DECISION_COLUMNS, "review-column-honor")
    rows = [
        [*decision_cells(narrator, one), tenths(narrator, one.loss_honor)]
        for one in found.decisions
    ]
    kinds = [one.verdict.value for one in found.decisions]
    return _table(narrator, names, rows, first_number=FIRST_FIGURE, kinds=kinds)


def _table(
    narrator: Narrator,
    names: Iterable[str],
    rows: list[list[str]],
    *,
    first_number: int,
    kinds: list[str] | None = None,
) -> str:
    """Write a table whose columns hold numbers from `first_number` on."""
    heads = [escape(narrator.words(name)) for name in names]
    align = [' class="number"' if at >= first_number else "" for at in range(len(heads))]
    head = "".join(
        f'<th scope="col"{way}>{name}</th>' for way, name in zip(align, heads, strict=True)
    )
    body = ""
    for number, row in enumerate(rows):
        cells = zip(align, row, strict=True)
        kind = f' class="{kinds[number]}"' if kinds else ""
        filled = "".join(f"<td{way}>{escape(text)}</td>" for way, text in cells)
        body += f"<tr{kind}>{filled}</tr>"
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
