"""The strength of a ladder as a Markdown page."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .contest import steps_of
from .standings import Standings
from .text_table import describe, percent, percent_with_interval, rating_with_margin

COUNTS = {2: "Two", 3: "Three", 4: "Four"}

INTRODUCTION = """\
# Strength

The measured strength of the bots. Every win share has a 95% interval, clustered by deal;
[arena.md](arena.md) explains how. `benchmarks/strength.py` wrote the chapters on two, three and
four players, with the command that each of them begins with.

Of two bots whose ratings differ by 100 points, the better one comes in before the other in 64 of
100 games, by 200 in 76, by 400 in 91. The mean of the ladder is 1500. The bots are listed in the
order of the ladder, the weakest first; the figures may disagree with it."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The measurements of a ladder with one number of players."""

    ladder: Sequence[str]
    pairs: Standings
    steps: Sequence[Standings]
    """Each bot with the full budget, alone against a table of the next weaker one."""
    mirrors: Mapping[str, Standings]
    picture: str
    command: str
    """What measured it."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.pairs.contest.players

    @property
    def ratings(self) -> dict[str, int]:
        """The rating of every bot, the weakest first, in whole points."""
        rated = {standing.name: round(standing.rating.mu) for standing in self.pairs.bots}
        return {name: rated[name] for name in self.ladder}


def update_page(page: str, chapters: Sequence[Chapter]) -> str:
    """Return a page with these chapters instead of older ones; its other sections stay."""
    _, *sections = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    kept = {section.partition("\n")[0]: section.strip() for section in sections}
    measured = {_heading(chapter.players): to_chapter(chapter) for chapter in chapters}
    found = kept | measured
    first = [found.pop(heading) for heading in map(_heading, COUNTS) if heading in found]
    return "\n\n".join([INTRODUCTION, *first, *found.values()]) + "\n"


def to_chapter(chapter: Chapter) -> str:
    """Return ratings, pairs, steps and seats for one number of players."""
    return "\n\n".join(
        [
            _heading(chapter.players),
            f"```\n{chapter.command}\n```",
            f"{describe(chapter.pairs).capitalize()}.",
            f"![Rating of every bot with {chapter.players} players]({chapter.picture})",
            _bots(chapter),
            _every_pair(chapter),
            _steps(chapter),
            _seats(chapter),
        ]
    )


def _heading(players: int) -> str:
    return f"## {COUNTS[players]} players"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---", *["--:"] * (len(headings) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _bots(chapter: Chapter) -> str:
    standings = {standing.name: standing for standing in chapter.pairs.bots}
    rows = []
    for name in chapter.ladder:
        standing = standings[name]
        rows.append(
            [
                name,
                rating_with_margin(standing.rating),
                f"{standing.honor.value:.1f}",
                f"{standing.timing.median:.1f}",
                f"{standing.timing.p99:.1f}",
            ]
        )
    return _table(["bot", "rating", "honor", "ms median", "p99"], rows)


def _alone(standings: Standings, higher: str, lower: str) -> str:
    """Return the win share of one bot against a table of another, or nothing if none played."""
    [line_up] = steps_of([lower, higher], standings.contest.players)
    played = standings.line_ups.get(line_up)
    return percent_with_interval(played[higher]) if played else ""


def _every_pair(chapter: Chapter) -> str:
    others = chapter.players - 1
    whom = "the bot of the column" if others == 1 else f"{others} bots of the column"
    rows = [
        [
            f"**{higher}**",
            *(_alone(chapter.pairs, higher, lower) for lower in chapter.ladder[:place]),
            *[""] * (len(chapter.ladder) - 1 - place),
        ]
        for place, higher in enumerate(chapter.ladder)
        if place
    ]
    return (
        f"Win share of one bot of the row against {whom}; an equal bot would win "
        f"{percent(chapter.pairs.fair_share)}. Bots whose cell is empty did not meet."
        f"\n\n{_table(['', *chapter.ladder[:-1]], rows)}"
    )


def _steps(chapter: Chapter) -> str:
    rows = []
    for step in chapter.steps:
        higher, lower = step.contest.names
        rows.append([higher, lower, f"{step.games:,}", _alone(step, higher, lower)])
    return (
        "One bot against a table of the next weaker one, "
        f"at most {chapter.steps[0].contest.budget:g} s per action.\n\n"
        f"{_table(['one', 'against', 'games', 'win share'], rows)}"
    )


def _seats(chapter: Chapter) -> str:
    rows = [
        [name, f"{mirror.games:,}", *map(percent_with_interval, mirror.seats)]
        for name, mirror in chapter.mirrors.items()
    ]
    seats = [f"seat {number}" for number in range(1, chapter.players + 1)]
    return (
        "The value of a seat: win share by seat when every seat has the same bot. Seat 1 is the "
        f"start player.\n\n{_table(['bot', 'games', *seats], rows)}"
    )
