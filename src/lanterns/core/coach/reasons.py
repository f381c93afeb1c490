"""The effects of a way to play a turn on every seat, as data that any language has words for."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lanterns.rules import COLORS, DEDICATION_KINDS, Color, DedicationKind, Seat


@dataclass(frozen=True, slots=True)
class TokenTaken:
    """The active player takes a dedication token."""

    kind: DedicationKind
    honor: int


@dataclass(frozen=True, slots=True)
class CardsReturned:
    """The active player returns these cards to the supply."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class CardsTaken:
    """The active player takes these cards."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class FavorTaken:
    """The active player takes favor tokens, or pays them if the count is negative."""

    count: int


@dataclass(frozen=True, slots=True)
class CardGiven:
    """Another seat takes a card."""

    seat: Seat
    color: Color


@dataclass(frozen=True, slots=True)
class CardDenied:
    """Another seat faces a color that the supply has run out of."""

    seat: Seat
    color: Color


@dataclass(frozen=True, slots=True)
class SetCompleted:
    """The cards of a seat now complete a set for a token of this honor."""

    seat: Seat
    kind: DedicationKind
    honor: int


Reason = (
    TokenTaken | CardsReturned | CardsTaken | FavorTaken | CardGiven | CardDenied | SetCompleted
)
"""One effect; the library numbers the types in this order."""

_Colors = tuple[Color, ...]
_TYPES: tuple[Callable[[Seat, DedicationKind, int, _Colors], Reason], ...] = (
    lambda seat, kind, number, colors: TokenTaken(kind, number),
    lambda seat, kind, number, colors: CardsReturned(colors),
    lambda seat, kind, number, colors: CardsTaken(colors),
    lambda seat, kind, number, colors: FavorTaken(number),
    lambda seat, kind, number, colors: CardGiven(seat, *colors),
    lambda seat, kind, number, colors: CardDenied(seat, *colors),
    lambda seat, kind, number, colors: SetCompleted(seat, kind, number),
)


def read_reasons(rows: npt.NDArray[np.void]) -> tuple[Reason, ...]:
    """Return the reasons in the library's rows."""
    return tuple(
        _TYPES[which](seat, DEDICATION_KINDS[kind], number, _colors(cards))
        for cards, which, seat, kind, number, _ in rows.tolist()
    )


def _colors(cards: list[int]) -> _Colors:
    return tuple(color for color in COLORS for _ in range(cards[color]))
