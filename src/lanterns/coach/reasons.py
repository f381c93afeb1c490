"""The effects of an action on every seat, as data that can be put into any language."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from lanterns.rules import (
    EXCHANGE_COST,
    Action,
    Cards,
    Color,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    Place,
    Seat,
    View,
    add_cards,
    outcome_of,
    remove_cards,
    top_honor,
)

from .sets import completed_kinds


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


@dataclass(frozen=True, slots=True)
class RaceForToken:
    """Another seat has the cards for the same token and could take it first."""

    seat: Seat
    kind: DedicationKind
    honor: int


Reason = (
    CardsTaken
    | CardsReturned
    | CardGiven
    | CardDenied
    | FavorTaken
    | TokenTaken
    | SetCompleted
    | RaceForToken
)


def reasons_for(view: View, action: Action) -> tuple[Reason, ...]:
    """Return the effects of an action of the active player, its own first."""
    match action:
        case Exchange(given, taken):
            cards = add_cards(remove_cards(_cards(view, view.turn), [given]), [taken])
            return (
                CardsReturned((given,)),
                CardsTaken((taken,)),
                FavorTaken(-EXCHANGE_COST),
                *_completed(view, view.turn, cards),
            )
        case Dedicate(kind):
            honor = top_honor(view.stacks[kind])
            return (TokenTaken(kind, honor), *_rivals(view, kind))
        case Discard(color):
            return (CardsReturned((color,)),)
        case Place():
            return tuple(_of_placement(view, action))
        case EndTurn():
            return ()
        case _:
            assert_never(action)


def _cards(view: View, seat: Seat) -> Cards:
    return view.players[seat].cards


def _of_placement(view: View, place: Place) -> Iterator[Reason]:
    outcome = outcome_of(view, place)
    own = outcome.cards_for(view.turn)
    if own:
        yield CardsTaken(own)
        yield from _completed(view, view.turn, add_cards(_cards(view, view.turn), own))
    favor = sum(token.received for token in outcome.favors)
    if favor:
        yield FavorTaken(favor)
    for facing in outcome.facings:
        if facing.seat == view.turn:
            continue
        if facing.received:
            cards = add_cards(_cards(view, facing.seat), [facing.color])
            yield CardGiven(facing.seat, facing.color)
            yield from _completed(view, facing.seat, cards)
        else:
            yield CardDenied(facing.seat, facing.color)


def _completed(view: View, seat: Seat, cards: Cards) -> Iterator[Reason]:
    """Yield the kinds of set that these cards complete and the seat's cards did not."""
    for kind in completed_kinds(cards):
        if kind not in completed_kinds(_cards(view, seat)):
            yield SetCompleted(seat, kind, top_honor(view.stacks[kind]))


def _rivals(view: View, kind: DedicationKind) -> Iterator[Reason]:
    """Yield the other seats that could take the token of this kind in their next turn."""
    for seat in range(len(view.players)):
        if seat != view.turn and kind in completed_kinds(_cards(view, seat)):
            yield RaceForToken(seat, kind, top_honor(view.stacks[kind]))
