"""An explanation in words, in the narrator's language."""

from collections.abc import Sequence
from typing import assert_never

from lanterns.bots import Candidate
from lanterns.locale import Narrator
from lanterns.locale.facts import Fact, key
from lanterns.rules import NO_CARDS, Color, Dedicate, DedicationKind, Seat, add_cards, top_honor

from .explanation import Explanation
from .reasons import (
    CardDenied,
    CardGiven,
    CardsReturned,
    CardsTaken,
    FavorTaken,
    RaceForToken,
    Reason,
    SetCompleted,
    TokenTaken,
)


def candidate_lines(narrator: Narrator, explanation: Explanation) -> list[str]:
    """Return a line for every candidate with its value, the chosen one first."""
    return [_candidate(narrator, explanation, one) for one in explanation.candidates]


def reason_lines(narrator: Narrator, explanation: Explanation) -> list[str]:
    """Return what the chosen action brings, then what it keeps from the opponents."""
    active = explanation.view.turn
    avoided = (reason_text(narrator, active, reason) for reason in explanation.avoided)
    return [
        *(reason_text(narrator, active, reason) for reason in explanation.decisive),
        *(narrator.words("reason-avoided", reason=reason) for reason in avoided),
    ]


def _candidate(narrator: Narrator, explanation: Explanation, candidate: Candidate) -> str:
    action = candidate.action
    honor = top_honor(explanation.view.stacks[action.kind]) if isinstance(action, Dedicate) else 0
    if candidate.win_share is None:
        weighed = narrator.words("weighed-value", value=f"{candidate.value:.1f}")
    elif not candidate.playouts:
        weighed = narrator.words("weighed-chance", percent=round(100 * candidate.win_share))
    else:
        weighed = narrator.words("weighed-share", percent=round(100 * candidate.win_share))
    return f"{narrator.action(action, honor)} ({weighed})"


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
        case RaceForToken(seat, kind, honor):
            return narrator.words("reason-race", **_token(narrator, seat, kind, honor))
        case _:
            assert_never(reason)


def _things(narrator: Narrator, message: str, seat: Seat, things: str) -> str:
    return narrator.words(message, things=things, **narrator.who(seat))


def _cards(narrator: Narrator, colors: Sequence[Color]) -> str:
    listed = narrator.words.listed(narrator.cards(add_cards(NO_CARDS, colors)))
    return narrator.words("reason-cards", count=len(colors), cards=listed)


def _token(narrator: Narrator, seat: Seat, kind: DedicationKind, honor: int) -> dict[str, Fact]:
    return {"kind": key(kind), "honor": honor, **narrator.who(seat)}
