"""The effects of a way to play a turn on every seat, as data that any language has words for."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt

from lanterns.rules import COLORS, DEDICATION_KINDS, Color, DedicationKind, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What all effects have."""

    share: float = field(default=0.0, compare=False)
    """Where two lines are compared: what it explains of the loss; negative if it speaks against."""


@dataclass(frozen=True, slots=True)
class TokenTaken(Effect):
    """The active player takes a dedication token."""

    kind: DedicationKind
    honor: int


@dataclass(frozen=True, slots=True)
class CardsReturned(Effect):
    """The active player returns these cards to the supply."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class CardsTaken(Effect):
    """The active player takes these cards."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class FavorTaken(Effect):
    """The active player takes favor tokens, or pays them if the count is negative."""

    count: int


@dataclass(frozen=True, slots=True)
class CardGiven(Effect):
    """Another seat takes a card."""

    seat: Seat
    color: Color


@dataclass(frozen=True, slots=True)
class CardDenied(Effect):
    """Another seat faces a color that the supply has run out of."""

    seat: Seat
    color: Color


@dataclass(frozen=True, slots=True)
class SetCompleted(Effect):
    """The cards of a seat now complete a set for a token of this honor."""

    seat: Seat
    kind: DedicationKind
    honor: int


@dataclass(frozen=True, slots=True)
class SecondSet(Effect):
    """The cards of a seat now hold one more set of a kind, for a token of this honor."""

    seat: Seat
    kind: DedicationKind
    honor: int


@dataclass(frozen=True, slots=True)
class OneShort(Effect):
    """One card of any of these colors now completes a set of a seat, for a token of this honor."""

    seat: Seat
    kind: DedicationKind
    honor: int
    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class TokenAhead(Effect):
    """The token is taken before a seat that has the cards for it; this honor is left to it."""

    seat: Seat
    kind: DedicationKind
    honor: int


@dataclass(frozen=True, slots=True)
class ColorEnded(Effect):
    """The supply runs out of a color."""

    color: Color


@dataclass(frozen=True, slots=True)
class TokenNext(Effect):
    """A seat takes such a token in its next turn, in so many percent of the deals."""

    seat: Seat
    kind: DedicationKind
    honor: int
    percent: int


@dataclass(frozen=True, slots=True)
class CardsNext(Effect):
    """The next tile of a seat brings it so many tenths of a card on average."""

    seat: Seat
    tenths: int


@dataclass(frozen=True, slots=True)
class TieBreak(Effect):
    """A seat wins in the end with as much honor as another."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LakeLeft(Effect):
    """The lake and the tiles that the active player keeps offer it more than with another line."""


@dataclass(frozen=True, slots=True)
class MoreNext(Effect):
    """The next turn of another seat offers it more than with another line."""

    seat: Seat


Reason = (
    TokenTaken
    | CardsReturned
    | CardsTaken
    | FavorTaken
    | CardGiven
    | CardDenied
    | SetCompleted
    | SecondSet
    | OneShort
    | TokenAhead
    | ColorEnded
    | TokenNext
    | CardsNext
    | TieBreak
    | LakeLeft
    | MoreNext
)
"""One effect; the library numbers all types but the last two in this order."""

_Colors = tuple[Color, ...]
_TYPES: tuple[Callable[[Seat, DedicationKind, int, int, _Colors], Reason], ...] = (
    lambda seat, kind, number, often, colors: TokenTaken(kind, number),
    lambda seat, kind, number, often, colors: CardsReturned(colors),
    lambda seat, kind, number, often, colors: CardsTaken(colors),
    lambda seat, kind, number, often, colors: FavorTaken(number),
    lambda seat, kind, number, often, colors: CardGiven(seat, *colors),
    lambda seat, kind, number, often, colors: CardDenied(seat, *colors),
    lambda seat, kind, number, often, colors: SetCompleted(seat, kind, number),
    lambda seat, kind, number, often, colors: SecondSet(seat, kind, number),
    lambda seat, kind, number, often, colors: OneShort(seat, kind, number, colors),
    lambda seat, kind, number, often, colors: TokenAhead(seat, kind, number),
    lambda seat, kind, number, often, colors: ColorEnded(*colors),
    lambda seat, kind, number, often, colors: TokenNext(seat, kind, number, often),
    lambda seat, kind, number, often, colors: CardsNext(seat, number),
    lambda seat, kind, number, often, colors: TieBreak(seat),
)


def read_reasons(rows: npt.NDArray[np.void]) -> tuple[Reason, ...]:
    """Return the reasons in the library's rows."""
    return tuple(
        _TYPES[which](seat, DEDICATION_KINDS[kind], number, often, _colors(cards))
        for cards, which, seat, kind, number, often, _ in rows.tolist()
    )


def _colors(cards: list[int]) -> _Colors:
    return tuple(color for color in COLORS for _ in range(cards[color]))


def offered(lake: float, more_next: list[float]) -> tuple[list[Reason], list[Reason]]:
    """Return what a line offers, and what the best one does, by what they explain of the loss.

    What the best line offers the active seat explains it; so does what the other offers the others.
    """
    alone: list[Reason] = [LakeLeft(share=lake)] if lake < 0 else []
    missed: list[Reason] = [LakeLeft(share=lake)] if lake > 0 else []
    for seat, share in enumerate(more_next):
        if share:
            (alone if share > 0 else missed).append(MoreNext(seat, share=share))
    return alone, missed


def shared(
    reasons: tuple[Reason, ...], listed: list[int], shares: list[float], offers: list[Reason]
) -> tuple[Reason, ...]:
    """Return some of the reasons, each with its share of a loss, and what else is offered."""
    found = [
        # Most have none, and copies take time.
        replace(reasons[at], share=share) if share else reasons[at]
        for at, share in zip(listed, shares, strict=False)
    ]
    if offers:
        found += offers
        found.sort(key=lambda one: -one.share)
    return tuple(found)
