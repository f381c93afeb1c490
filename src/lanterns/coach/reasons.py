"""The effects of a turn on every seat, as data that can be put into any language."""

from dataclasses import dataclass

from lanterns.rules import Color, DedicationKind, Seat


@dataclass(frozen=True, slots=True)
class CardsTaken:
    """The active player takes these cards."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class CardsReturned:
    """The active player returns these cards to the supply."""

    colors: tuple[Color, ...]


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
class FavorTaken:
    """The active player takes favor tokens, or pays them if the count is negative."""

    count: int


@dataclass(frozen=True, slots=True)
class TokenTaken:
    """The active player takes a dedication token."""

    kind: DedicationKind
    honor: int


@dataclass(frozen=True, slots=True)
class SetCompleted:
    """The cards of a seat now complete a set for a token of this honor."""

    seat: Seat
    kind: DedicationKind
    honor: int


Reason = (
    CardsTaken | CardsReturned | CardGiven | CardDenied | FavorTaken | TokenTaken | SetCompleted
)
