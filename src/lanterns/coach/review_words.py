"""A review in words: what each decision cost, and why another would have been better."""

from collections.abc import Iterator, Sequence

from lanterns.core import Advice, Line, SeatAccount, Verdict
from lanterns.locale import Narrator
from lanterns.rules import Action, Dedicate, View, to_text, top_honor

from .decisions import Decision
from .figures import points, tenths
from .review import Review
from .wording import difference_lines

DECISION_COLUMNS = (
    *("review-column-number", "review-column-player", "review-column-played"),
    *("review-column-best", "review-column-verdict", "review-column-win"),
)
"""The messages above a table of decisions."""

FIRST_FIGURE = DECISION_COLUMNS.index("review-column-win")
"""From this column on there are figures."""


LEAST = 0.05
"""Less than this is none in tenths."""


def review_lines(narrator: Narrator, found: Review) -> Iterator[str]:
    """Yield a review line by line, for a terminal."""
    words = narrator.words
    yield words("review-title")
    if not found.game.state.is_over:
        yield words("review-unfinished")
    yield ""
    yield from (seat_text(narrator, one, len(found.seats)) for one in found.seats)
    yield words("review-sum")
    yield words("review-verdicts")
    yield words("review-shares")
    yield ""
    yield words("review-moments")
    for number, moment in enumerate(found.moments, start=1):
        yield ""
        first, *others = moment_lines(narrator, moment)
        yield f"{number}. {first}"
        yield from (f"   {line}" for line in others)
    if not found.moments:
        yield words("review-no-moments")
    yield ""
    yield words("review-decisions")
    yield from _decision_lines(narrator, found.decisions)


def seat_text(narrator: Narrator, account: SeatAccount, players: int) -> str:
    """Return how a seat's account leads from an equal share to its result."""
    return narrator.words(
        "review-seat",
        name=narrator.names[account.seat],
        share=f"{100 / players:.0f}",
        result=f"{100 * account.result:.0f}",
        quality=f"{account.quality:.0f}",
        **{name: points(narrator, getattr(account, name)) for name in ("own", "others", "luck")},
    )


def moment_lines(narrator: Narrator, moment: Decision) -> Iterator[str]:
    """Yield what was played, what it cost, what was better, and the reasons."""
    words = narrator.words
    yield words(
        "review-played",
        name=narrator.names[moment.seat],
        action=action_text(narrator, moment.view, moment.action),
        verdict=verdict_text(narrator, moment.verdict),
    )
    yield cost_text(narrator, moment.advice)
    yield chances_text(narrator, moment.chosen)
    yield words("review-better", actions=line_text(narrator, moment.view, moment.best))
    yield chances_text(narrator, moment.best)
    yield from difference_lines(narrator, moment.seat, moment.chosen, moment.loss_win)


def cost_text(narrator: Narrator, advice: Advice) -> str:
    """Return what a decision cost: its chance to win, then the honor that this costs or brings."""
    words = narrator.words
    if advice.verdict is Verdict.BEST:
        return words("review-cost-none")
    percent = 100 * advice.loss_win
    cost = (
        words("review-cost-little")
        if percent < LEAST
        else words("review-cost", percent=tenths(narrator, percent))
    )
    if abs(advice.loss_honor) < LEAST:
        return cost
    # What is likelier to win may be expected to earn less.
    honor = tenths(narrator, abs(advice.loss_honor))
    dearer = "yes" if advice.loss_honor > 0 else "no"
    return f"{cost} {words('review-cost-honor', honor=honor, dearer=dearer)}"


def chances_text(narrator: Narrator, line: Line) -> str:
    """Return each seat's chance to win after a line."""
    each = [
        narrator.words("review-chance", name=name, percent=round(100 * chance))
        for name, chance in zip(narrator.names, line.win_chance, strict=True)
    ]
    return narrator.words("review-chances", chances=", ".join(each))


def line_text(narrator: Narrator, view: View, line: Line) -> str:
    """Return the actions of a line in words, one after the other."""
    return "; ".join(action_text(narrator, view, action) for action in line.actions)


def action_text(narrator: Narrator, view: View, action: Action) -> str:
    """Return an action in words and as records write it."""
    honor = top_honor(view.stacks[action.kind]) if isinstance(action, Dedicate) else 0
    return f"{narrator.action(action, honor)} [{to_text(action)}]"


def verdict_text(narrator: Narrator, verdict: Verdict) -> str:
    """Return the word for a verdict."""
    return narrator.words("verdict", verdict=verdict.value)


def decision_cells(narrator: Narrator, one: Decision) -> list[str]:
    """Return a decision as a row below `DECISION_COLUMNS`, counted as `check` counts plies."""
    verdict = verdict_text(narrator, one.verdict)
    return [
        str(one.ply + 1),
        narrator.names[one.seat],
        to_text(one.action),
        "" if one.verdict is Verdict.BEST else to_text(one.best.actions[0]),
        f"{verdict} ({narrator.words('review-exact')})" if one.advice.is_exact else verdict,
        tenths(narrator, 100 * one.loss_win),
    ]


def _decision_lines(narrator: Narrator, decisions: Sequence[Decision]) -> Iterator[str]:
    """Yield the decisions as a table, figures to the right, with each seat's chance at the end."""
    rows = [[*map(narrator.words, (*DECISION_COLUMNS, "review-column-chances"))]]
    for one in decisions:
        chances = " ".join(f"{100 * chance:3.0f}" for chance in one.win_chance)
        rows.append([*decision_cells(narrator, one), chances])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(
            cell.ljust(width) if 0 < at < FIRST_FIGURE else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
