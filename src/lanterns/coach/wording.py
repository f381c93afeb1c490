"""Reasons in words, in the narrator's language."""

from collections.abc import Sequence
from typing import assert_never

from lanterns.core import (
    CardDenied,
    CardGiven,
    CardsReturned,
    CardsTaken,
    FavorTaken,
    Reason,
    SetCompleted,
    TokenTaken,
)
from lanterns.locale import Narrator
from lanterns.locale.facts import Fact, key
from lanterns.rules import NO_CARDS, Color, DedicationKind, Seat, add_cards


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
        case _:
            assert_never(reason)


def _things(narrator: Narrator, message: str, seat: Seat, things: str) -> str:
    return narrator.words(message, things=things, **narrator.who(seat))


def _cards(narrator: Narrator, colors: Sequence[Color]) -> str:
    listed = narrator.words.listed(narrator.cards(add_cards(NO_CARDS, colors)))
    first = key(colors[0])
    return narrator.words("reason-cards", count=len(colors), cards=listed, color=first)


def _token(narrator: Narrator, seat: Seat, kind: DedicationKind, honor: int) -> dict[str, Fact]:
    return {"kind": key(kind), "honor": honor, **narrator.who(seat)}
