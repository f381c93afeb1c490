"""A ladder's strength as a page of Markdown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .contest import steps_of
from .results import Results
from .text_table import describe, percent, percent_with_interval

COUNTS = {2: "Two", 3: "Three", 4: "Four"}

INTRODUCTION = """\
# Strength

How strong the bots are, measured and not claimed. Every figure has a 95 % interval, clustered by
deal; [arena.md](arena.md) tells how. This page was made by

```
{command}
```

A rating is openskill's, with its standard deviation: between two players, a difference of 4 is
about two victories in three. The bots are listed from the weakest to the strongest as their makers
see them; the figures may disagree."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """What a ladder showed with so many players."""

    ladder: Sequence[str]
    pairs: Results
    steps: Sequence[Results]
    """Each bot with its whole time, alone against a table of the one below."""
    duel: Results
    """The top of the ladder with its whole time, alone against a table further down."""
    mirrors: Mapping[str, Results]
    picture: str

    @property
    def players(self) -> int:
        """How many sat at the table."""
        return self.pairs.contest.players

    @property
    def ratings(self) -> dict[str, float]:
        """The rating of every bot, the weakest first, as far as it is worth telling."""
        rated = {standing.name: round(standing.rating.mu, 1) for standing in self.pairs.standings}
        return {name: rated[name] for name in self.ladder}


def to_page(chapters: Sequence[Chapter], command: str) -> str:
    """Ratings, every pair, and what a seat is worth, for each number of players."""
    return "\n\n".join([INTRODUCTION.format(command=command), *map(to_chapter, chapters)]) + "\n"


def to_chapter(chapter: Chapter) -> str:
    """The part of the page about one number of players."""
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
    standings = {standing.name: standing for standing in chapter.pairs.standings}
    rows = []
    for name in chapter.ladder:
        standing = standings[name]
        rows.append(
            [
                name,
                f"{standing.rating.mu:.1f} ± {standing.rating.sigma:.1f}",
                f"{standing.honor.value:.1f}",
                f"{standing.timing.median:.1f}",
                f"{standing.timing.p99:.1f}",
            ]
        )
    return _table(["bot", "rating", "honor", "ms median", "p99"], rows)


def _alone(results: Results, higher: str, lower: str) -> str:
    [line_up] = steps_of([lower, higher], results.contest.players)
    return percent_with_interval(results.line_ups[line_up][higher])


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
        f"Win share of one bot of the row against {whom}; between equals it would be "
        f"{percent(chapter.pairs.fair_share)}.\n\n{_table(['', *chapter.ladder[:-1]], rows)}"
    )


def _steps(chapter: Chapter) -> str:
    rows = []
    for step in chapter.steps:
        higher, lower = step.contest.names
        rows.append([higher, lower, f"{step.games:,}", _alone(step, higher, lower)])
    return (
        "One bot against a table of the one below, "
        f"at most {chapter.steps[0].contest.budget:g} s an action.\n\n"
        f"{_table(['one', 'against', 'games', 'win share'], rows)}"
    )


def _duel(duel: Results) -> str:
    champion, opponent = duel.contest.names
    [standing] = [standing for standing in duel.standings if standing.name == champion]
    others = duel.contest.players - 1
    whom = f"one {opponent}" if others == 1 else f"{others} × {opponent}"
    return (
        f"**One {champion} against {whom}**, at most {duel.contest.budget:g} s an action, "
        f"{duel.games:,} games on {duel.deals:,} deals: "
        f"**{percent_with_interval(standing.win_share)}**. "
        f"An action took it {standing.timing.median:.0f} ms in the median, "
        f"{standing.timing.p99:.0f} ms at the 99th percentile."
    )


def _seats(chapter: Chapter) -> str:
    rows = [
        [name, f"{mirror.games:,}", *map(percent_with_interval, mirror.seats)]
        for name, mirror in chapter.mirrors.items()
    ]
    seats = [f"seat {number}" for number in range(1, chapter.players + 1)]
    return (
        "What a seat is worth: win share by seat, the start player in the first, where every seat "
        f"has the same bot.\n\n{_table(['bot', 'games', *seats], rows)}"
    )
