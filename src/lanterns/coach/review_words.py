"""A review in words: what each decision cost, and why another would have been better."""

from collections.abc import Iterator, Sequence

from lanterns.core import Advice, Line, SeatAccount, Verdict
from lanterns.locale import Narrator
from lanterns.rules import Action, Dedicate, Seat, View, to_text, top_honor

from .decisions import Decision
from .figures import points, tenths
from .ratings import ratings_in
from .review import Review
from .turning_points import TurningPoint, turning_points
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


def review_lines(narrator: Narrator, found: Review, seat: Seat | None = None) -> Iterator[str]:
    """Yield a review line by line, for a terminal; what a seat can learn comes first."""
    words = narrator.words
    yield words("review-title")
    if not found.game.state.is_over:
        yield words("review-unfinished")
    yield ""
    yield from (seat_text(narrator, found, one) for one in found.seats)
    yield words("review-sum")
    yield words("review-verdicts")
    yield reckoned_text(narrator, found)
    yield words("review-shares")
    if seat is not None:
        yield ""
        yield words("review-own", name=narrator.names[seat])
        yield from _moments_lines(narrator, found.moments_of(seat))
        yield ""
        yield words("review-turning-points")
        for point in turning_points(found, seat):
            action = f"{words('review-column-number')} {point.decision.ply + 1}"
            yield f"   {action}: {turning_text(narrator, seat, point)}"
        if not turning_points(found, seat):
            yield words("review-no-turning-points", name=narrator.names[seat])
    yield ""
    yield words("review-moments")
    yield from _moments_lines(narrator, found.moments)
    yield ""
    yield words("review-decisions")
    yield from _decision_lines(narrator, found.decisions)


def _moments_lines(narrator: Narrator, moments: Sequence[Decision]) -> Iterator[str]:
    for number, moment in enumerate(moments, start=1):
        yield ""
        first, *others = moment_lines(narrator, moment)
        yield f"{number}. {first}"
        yield from (f"   {line}" for line in others)
    if not moments:
        yield narrator.words("review-no-moments")


def reckoned_text(narrator: Narrator, found: Review) -> str:
    """Return whose strength is in the chances to win."""
    ratings = ratings_in(found.game.record)
    known = sum(one is not None for one in ratings)
    which = "none" if not known else "all" if known == len(ratings) else "some"
    return narrator.words("review-reckoned", known=which)


def seat_text(narrator: Narrator, found: Review, account: SeatAccount) -> str:
    """Return how a seat's account leads from an equal share to its result."""
    turns = found.turns_of(account.seat)
    parts = {name: getattr(account, name) for name in ("own", "others", "luck")}
    return narrator.words(
        "review-seat",
        name=narrator.names[account.seat],
        share=f"{100 / len(found.seats):.0f}",
        result=f"{100 * account.result:.0f}",
        quality=f"{account.quality:.0f}",
        **{name: part_text(narrator, part, turns) for name, part in parts.items()},
    )


def part_text(narrator: Narrator, part: float, turns: int) -> str:
    """Return a part of an account, and what that is a turn."""
    whole = points(narrator, part)
    return f"{whole} ({per_turn_text(narrator, part, turns)})" if turns else whole


def per_turn_text(narrator: Narrator, part: float, turns: int) -> str:
    """Return what a part of an account is for each of so many turns."""
    return narrator.words("review-per-turn", points=points(narrator, part / turns))


def turning_text(narrator: Narrator, seat: Seat, point: TurningPoint) -> str:
    """Return how a seat's chance changed for good, and why."""
    change = narrator.words(
        "review-turning",
        name=narrator.names[seat],
        way="down" if point.after < point.before else "up",
        **{"from": f"{100 * point.before:.0f}", "to": f"{100 * point.after:.0f}"},
    )
    why = narrator.words(
        "review-turning-cause",
        cause="luck" if point.is_luck else "decision",
        who=narrator.names[point.decision.seat],
    )
    return f"{change} {why}"


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
