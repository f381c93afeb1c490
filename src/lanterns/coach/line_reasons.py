"""Why one way to play a turn is better than another: the differences that exist, as data."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lanterns.core import Advice, Line
from lanterns.rules import (
    COLORS,
    DEDICATION_KINDS,
    EXCHANGE_COST,
    Color,
    Discard,
    Exchange,
    Seat,
)

from .reasons import (
    CardDenied,
    CardGiven,
    CardsReturned,
    CardsTaken,
    FavorTaken,
    Reason,
    SetCompleted,
    TokenTaken,
)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two ways to play the same turn, each with the effects that the other does not have."""

    better: tuple[Reason, ...]
    """Effects of the better line alone."""
    worse: tuple[Reason, ...]
    """Effects of the worse line alone."""
    win_chance: tuple[float, ...]
    """How much higher each seat's chance to win is with the better line."""
    honor: tuple[float, ...]
    """How much more honor each seat can expect with the better line."""


def line_reasons(advice: Advice, line: Line) -> tuple[Reason, ...]:
    """Return the effects of a line on every seat, those on the active one first."""
    return tuple(_reasons(advice, line))


def compare(advice: Advice, better: Line, worse: Line) -> Comparison:
    """Return the differences between two lines of one decision."""
    mine, other = line_reasons(advice, better), line_reasons(advice, worse)
    return Comparison(
        better=tuple(reason for reason in mine if reason not in other),
        worse=tuple(reason for reason in other if reason not in mine),
        win_chance=_less(better.win_chance, worse.win_chance),
        honor=_less(better.honor, worse.honor),
    )


def _reasons(advice: Advice, line: Line) -> Iterator[Reason]:
    active = advice.seat
    if line.token is not None:
        yield TokenTaken(line.token, line.honor_now)
    exchanges = [action for action in line.actions if isinstance(action, Exchange)]
    for exchange in exchanges:
        yield CardsReturned((exchange.given,))
        yield CardsTaken((exchange.taken,))
    if discards := [action.color for action in line.actions if isinstance(action, Discard)]:
        yield CardsReturned(tuple(sorted(discards)))
    if taken := _colors(line.cards[active]):
        yield CardsTaken(taken)
    # The exchange is paid for, whatever the tile brings in.
    if favor := line.favor + EXCHANGE_COST * len(exchanges):
        yield FavorTaken(favor)
    if exchanges:
        yield FavorTaken(-EXCHANGE_COST)
    for seat in (active, *(seat for seat in range(len(line.cards)) if seat != active)):
        if seat != active:
            yield from (CardGiven(seat, color) for color in _colors(line.cards[seat]))
            if (denied := line.denied[seat]) is not None:
                yield CardDenied(seat, denied)
        yield from _completed(advice, line, seat)


def _completed(advice: Advice, line: Line, seat: Seat) -> Iterator[Reason]:
    """Yield the kinds of set that a seat's cards complete after the turn and did not before."""
    for kind in DEDICATION_KINDS:
        if kind in line.ready[seat] and kind not in advice.ready[seat]:
            yield SetCompleted(seat, kind, line.tops[kind])


def _colors(cards: Sequence[int]) -> tuple[Color, ...]:
    return tuple(color for color in COLORS for _ in range(cards[color]))


def _less(these: Sequence[float], those: Sequence[float]) -> tuple[float, ...]:
    return tuple(this - that for this, that in zip(these, those, strict=True))
