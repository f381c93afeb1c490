"""Reasons in words, in the narrator's language."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from lanterns.core import (
    CardDenied,
    CardGiven,
    CardsNext,
    CardsReturned,
    CardsTaken,
    ColorEnded,
    FavorTaken,
    LakeLeft,
    Line,
    MoreNext,
    OneShort,
    Reason,
    SecondSet,
    SetCompleted,
    TieBreak,
    TokenAhead,
    TokenNext,
    TokenTaken,
)
from lanterns.locale import Narrator
from lanterns.locale.facts import Fact, key
from lanterns.rules import NO_CARDS, Color, DedicationKind, Seat, add_cards

from .figures import points, tenths

LEAST_SHARE = 0.005
"""A smaller share of a loss is not worth a number."""
_OF_BEST = "review-because", "review-because-share"
_OF_PLAYED = "review-instead", "review-instead-share"
MOST_OF_IT = 0.5
"""Reasons that explain less than this part of a loss do not tell its story."""


def reason_text(narrator: Narrator, active: Seat, reason: Reason) -> str:
    """Return a sentence about one effect of a turn of the active seat."""
    match reason:
        case CardsTaken(colors):
            return _things(narrator, "reason-taken", active, _cards(narrator, colors))
        case CardsReturned(colors):
            return _things(narrator, "reason-returned", active, _cards(narrator, colors))
        case CardGiven(seat, color):
            return _things(narrator, "reason-taken", seat, _cards(narrator, [color]))
        case CardDenied(seat, color):
            return narrator.words("reason-card-denied", color=key(color), **narrator.who(seat))
        case FavorTaken(count):
            favor = narrator.words("favor", count=abs(count))
            message = "reason-taken" if count > 0 else "reason-paid"
            return _things(narrator, message, active, favor)
        case TokenTaken(kind, honor):
            return narrator.words("reason-token-taken", **_token(narrator, active, kind, honor))
        case SetCompleted(seat, kind, honor):
            return narrator.words("reason-set-completed", **_token(narrator, seat, kind, honor))
        case SecondSet(seat, kind, honor):
            return narrator.words("reason-second-set", **_token(narrator, seat, kind, honor))
        case OneShort(seat, kind, honor, colors):
            facts: dict[str, Fact] = {"count": len(colors), "color": key(colors[0])}
            token = _token(narrator, seat, kind, honor)
            return narrator.words("reason-one-short", **facts, **token)
        case TokenAhead(seat, kind, honor):
            return narrator.words("reason-token-ahead", **_token(narrator, seat, kind, honor))
        case ColorEnded(color):
            return narrator.words("reason-color-ended", color=key(color))
        case TokenNext(seat, kind, honor, percent):
            token = _token(narrator, seat, kind, honor)
            return narrator.words("reason-token-next", percent=percent, **token)
        case CardsNext(seat, count):
            cards = tenths(narrator, count / 10)
            return narrator.words("reason-cards-next", cards=cards, **narrator.who(seat))
        case TieBreak(seat):
            return narrator.words("reason-tie-break", **narrator.who(seat))
        case LakeLeft():
            return narrator.words("reason-lake-left", **narrator.who(active))
        case MoreNext(seat):
            return narrator.words("reason-more-next", **narrator.who(seat))
        case _:
            assert_never(reason)


def difference_lines(narrator: Narrator, active: Seat, line: Line, loss: float) -> Iterator[str]:
    """Yield in what a line differs from the best one, what explains most of the loss first."""
    for is_missed, reason in line.differences:
        if not is_worth_telling(reason, active):
            continue
        plain, counted = _OF_BEST if is_missed else _OF_PLAYED
        message = plain if abs(reason.share) < LEAST_SHARE else counted
        text = reason_text(narrator, active, reason)
        yield narrator.words(message, reason=text, share=points(narrator, reason.share))
    if rest := rest_text(narrator, line, loss):
        yield rest


def is_worth_telling(reason: Reason, active: Seat) -> bool:
    """Whether an effect is seen at once, explains something, or is the active seat's own plan."""
    if abs(reason.share) >= LEAST_SHARE:
        return True
    match reason:
        case CardsNext() | ColorEnded() | LakeLeft() | MoreNext():
            return False
        case TokenNext(seat):
            return seat == active
        case _:
            return True


def rest_text(narrator: Narrator, line: Line, loss: float) -> str:
    """Return a sentence for a loss that its reasons do not explain; empty if they explain most."""
    told = 1 - abs(loss - line.explained) / loss if loss > 0 else 1
    return "" if told >= MOST_OF_IT else narrator.words("reason-none")


def _things(narrator: Narrator, message: str, seat: Seat, things: str) -> str:
    return narrator.words(message, things=things, **narrator.who(seat))


def _cards(narrator: Narrator, colors: Sequence[Color]) -> str:
    listed = narrator.words.listed(narrator.cards(add_cards(NO_CARDS, colors)))
    first = key(colors[0])
    return narrator.words("reason-cards", count=len(colors), cards=listed, color=first)


def _token(narrator: Narrator, seat: Seat, kind: DedicationKind, honor: int) -> dict[str, Fact]:
    return {"kind": key(kind), "honor": honor, **narrator.who(seat)}
