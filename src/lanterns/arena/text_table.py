"""Standings as a table of plain text."""

from collections.abc import Sequence
from math import isfinite

from .intervals import Estimate
from .ratings import Rating
from .sprt import SequentialTest, Verdict
from .standings import Standing, Standings

HEADINGS = (
    *("bot", "games", "win share", "95%", "honor", "rank", "rating"),
    *("cut short", "ms median", "ms p99"),
)


def to_table(standings: Standings, test: SequentialTest | None = None) -> str:
    """Return the bots, the strongest first, then the seats, then the verdict of the test."""
    seats = ", ".join(map(percent_with_interval, standings.seats))
    lines = [
        describe(standings),
        "",
        *_aligned([HEADINGS, *map(_cells, standings.by_strength)]),
        "",
        f"win share by seat, the start player first: {seats}",
    ]
    lines += [
        f"{bot.name} lost {len(bot.faults):,} of its games by a fault, first: {bot.faults[0]}"
        for bot in standings.by_strength
        if bot.faults
    ]
    if test is not None:
        lines.append(_verdict(test, standings.contest.names[0]))
    return "\n".join(lines)


def describe(standings: Standings) -> str:
    """Return one line about the contest."""
    contest = standings.contest
    return (
        f"{contest.players} players, {standings.games:,} games on {_deals(standings.deals)}, "
        f"seed {contest.seed}, at most {contest.budget:g} s per action"
    )


def percent(share: float) -> str:
    """Return a share in percent.

    >>> percent(0.5)
    '50.0%'
    """
    return f"{100 * share:.1f}%"


def interval(estimate: Estimate) -> str:
    """Return the interval of a share, in percent."""
    return f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}"


def percent_with_interval(estimate: Estimate) -> str:
    """Return a share with its interval in parentheses.

    >>> percent_with_interval(Estimate(0.5, 0.25, 0.75))
    '50.0% (25.0–75.0)'
    """
    return f"{percent(estimate.value)} ({interval(estimate)})"


def _cells(standing: Standing) -> tuple[str, ...]:
    return (
        standing.name,
        f"{standing.games:,}",
        percent(standing.win_share.value),
        interval(standing.win_share),
        _with_margin(standing.honor, digits=1),
        _with_margin(standing.rank, digits=2),
        rating_with_margin(standing.rating),
        f"{standing.cut_short:,}",
        f"{standing.timing.median:.2f}",
        f"{standing.timing.p99:.2f}",
    )


def rating_with_margin(rating: Rating) -> str:
    """Return a rating with its 95% interval, in whole points.

    >>> rating_with_margin(Rating(1512.4, 10.2, 1492.4, 1532.4))
    '1512 ± 20'
    """
    return _with_margin(Estimate(rating.mu, rating.low, rating.high), digits=0)


def _with_margin(estimate: Estimate, digits: int) -> str:
    if not isfinite(estimate.high):
        return f"{estimate.value:.{digits}f}"
    return f"{estimate.value:.{digits}f} ± {estimate.high - estimate.value:.{digits}f}"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Align names to the left and figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        )
        for row in rows
    ]


def _deals(count: int) -> str:
    return "one deal" if count == 1 else f"{count:,} deals"


def _verdict(test: SequentialTest, name: str) -> str:
    low, high = percent(test.low), percent(test.high)
    deals = f"after {_deals(test.scores.total())} (log likelihood ratio {test.ratio:.2f})"
    match test.verdict:
        case Verdict.UNDECIDED:
            return f"{name}: not decided between {low} and {high} {deals}"
        case Verdict.LOW:
            return f"{name}: {low} rather than {high}, decided {deals}"
        case Verdict.HIGH:
            return f"{name}: {high} rather than {low}, decided {deals}"
