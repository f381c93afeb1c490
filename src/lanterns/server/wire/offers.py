"""The legal actions of the player on turn as a message, each placement with its outcome."""

from collections.abc import Iterable
from typing import cast

import msgspec

from lanterns import core
from lanterns.rules import (
    COLORS,
    DEDICATION_KINDS,
    SEVEN_UNIQUE,
    Action,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    GameState,
    LanternsError,
    Place,
    View,
    check_legal,
    legal_actions,
    to_text,
    top_honor,
)

from .messages import (
    DedicationOffer,
    Legal,
    OfferKind,
    Placement,
    Problem,
)


def legal_message(state: GameState, can_take_back: bool) -> Legal:
    """Return what the active player may do; only that player may see it."""
    actions = legal_actions(state)
    placements = [action for action in actions if isinstance(action, Place)]
    others = [action for action in actions if not isinstance(action, Place)]
    return Legal(
        exchanges=tuple(to_text(action) for action in others if isinstance(action, Exchange)),
        dedications=tuple(
            _offer(state, action) for action in others if isinstance(action, Dedicate)
        ),
        discards=tuple(to_text(action) for action in others if isinstance(action, Discard)),
        placements=_previews(state, state.turn) if placements else (),
        end=EndTurn() in others,
        take_back=can_take_back,
        closed=_closed(state, [*others, *placements[:1]]),
    )


def planned_placements(view: View) -> tuple[Placement, ...]:
    """Return what every tile of a seat's hand would yield if it were this seat's turn now."""
    if view.seat is None:
        return ()
    return _previews(view, view.seat)


def _previews(game: GameState | View, seat: int) -> tuple[Placement, ...]:
    # There are hundreds of these: the core writes them as they are sent.
    return cast(tuple[Placement, ...], msgspec.Raw(core.previews(game, seat)))


def problem(error: LanternsError) -> Problem:
    """Return an error as a message."""
    return Problem(error.code, error.sentence, dict(error.facts))


def _offer(state: GameState, dedication: Dedicate) -> DedicationOffer:
    stack = state.stacks[dedication.kind]
    return DedicationOffer(
        action=to_text(dedication),
        kind=dedication.kind,
        colors=dedication.colors,
        honor=top_honor(stack),
        generic=not stack,
    )


def _closed(state: GameState, actions: Iterable[Action]) -> dict[OfferKind, Problem]:
    """Return why each kind without a legal action is closed: the referee's word on an attempt."""
    offered = {_kind(action) for action in actions}
    problems: dict[OfferKind, Problem] = {}
    for attempt in _attempts(state):
        kind = _kind(attempt)
        if kind not in offered:
            try:
                check_legal(state, attempt)
            except LanternsError as error:
                problems[kind] = problem(error)
    return problems


def _attempts(state: GameState) -> tuple[Action, ...]:
    cards = state.active.cards
    by_count = sorted(COLORS, key=lambda color: -cards[color])
    given = by_count[0]
    taken = next((c for c in COLORS if c is not given and state.supply[c]), by_count[-1])
    return (
        Exchange(given, taken),
        Dedicate(DedicationKind.FOUR_OF_A_KIND, (given,)),
        Dedicate(DedicationKind.THREE_PAIR, tuple(sorted(by_count[:3]))),
        SEVEN_UNIQUE,
        Discard(given),
        Place((*state.active.hand, 0)[0], state.lake.free_cells[0], 0),
        EndTurn(),
    )


def _kind(action: Action) -> OfferKind:
    match action:
        case Exchange():
            return "exchange"
        case Dedicate(kind):
            return _DEDICATION_OFFERS[kind]
        case Discard():
            return "discard"
        case Place():
            return "place"
        case EndTurn():
            return "end"


_DEDICATION_OFFERS: tuple[OfferKind, ...] = ("four_of_a_kind", "three_pair", "seven_unique")
assert len(_DEDICATION_OFFERS) == len(DEDICATION_KINDS)
