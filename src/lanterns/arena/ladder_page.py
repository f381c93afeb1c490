"""The strength of a ladder as a Markdown page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .contest import steps_of
from .standings import Standings
from .text_table import describe, percent, percent_with_interval, rating_with_margin

COUNTS = {2: "Two", 3: "Three", 4: "Four"}

INTRODUCTION = """\
# Strength

The measured strength of the bots. Every win share has a 95 % interval, clustered by deal;
[arena.md](arena.md) explains how. This page was written by

```
{command}
```

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
    duel: Standings
    """The top of the ladder with the full budget, alone against a table of a much weaker bot."""
    mirrors: Mapping[str, Standings]
    picture: str

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.pairs.contest.players

    @property
    def ratings(self) -> dict[str, int]:
        """The rating of every bot, the weakest first, in whole points."""
        rated = {standing.name: round(standing.rating.mu) for standing in self.pairs.bots}
        return {name: rated[name] for name in self.ladder}


def to_page(chapters: Sequence[Chapter], command: str) -> str:
    """Return the page, with a chapter for each number of players."""
    return "\n\n".join([INTRODUCTION.format(command=command), *map(to_chapter, chapters)]) + "\n"


def to_chapter(chapter: Chapter) -> str:
    """Return ratings, pairs, steps, the duel and seats for one number of players."""
    return "\n\n".join(
        [
            f"## {COUNTS[chapter.players]} players",
            f"{describe(chapter.pairs).capitalize()}.",
            f"![Win share of every bot with {chapter.players} players]({chapter.picture})",
            _bots(chapter),
            _every_pair(chapter),
            _steps(chapter),
            _duel(chapter.duel),
            _seats(chapter),
        ]
    )


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
    [line_up] = steps_of([lower, higher], standings.contest.players)
    return percent_with_interval(standings.line_ups[line_up][higher])


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
        f"{percent(chapter.pairs.fair_share)}.\n\n{_table(['', *chapter.ladder[:-1]], rows)}"
    )


def _steps(chapter: Chapter) -> str:
    rows = []
    for step in chapter.steps:
        higher, lower = step.contest.names
        rows.append([higher, lower, f"{step.games:,}", _alone(step, higher, lower)])
    return (
        "One bot against a table of the next weaker one, "
        f"at most {chapter.steps[0].contest.budget:g} s an action.\n\n"
        f"{_table(['one', 'against', 'games', 'win share'], rows)}"
    )


def _duel(duel: Standings) -> str:
    champion, opponent = duel.contest.names
    [standing] = [standing for standing in duel.bots if standing.name == champion]
    others = duel.contest.players - 1
    whom = f"one {opponent}" if others == 1 else f"{others} × {opponent}"
    return (
        f"**One {champion} against {whom}**, at most {duel.contest.budget:g} s an action, "
        f"{duel.games:,} games on {duel.deals:,} deals: "
        f"**{percent_with_interval(standing.win_share)}**. "
        f"Its thinking time was {standing.timing.median:.0f} ms in the median and "
        f"{standing.timing.p99:.0f} ms at the 99th percentile."
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
