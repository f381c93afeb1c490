"""The legal actions of the player on turn as a message, each placement with its outcome."""

from functools import lru_cache
from typing import cast

import msgspec

from lanterns import core
from lanterns.rules import (
    Dedicate,
    Discard,
    Exchange,
    GameState,
    IllegalAction,
    LanternsError,
    View,
    card_actions,
    to_text,
    top_honor,
)

from .encoding import encoded
from .messages import (
    DedicationOffer,
    Legal,
    OfferKind,
    Placement,
    Problem,
)


def legal_message(state: GameState, can_take_back: bool) -> Legal:
    """Return what the active player may do; only that player may see it."""
    actions, offers = card_actions(state), core.turn_offers(state)
    return Legal(
        exchanges=tuple([to_text(action) for action in actions if isinstance(action, Exchange)]),
        dedications=tuple(
            [_offer(state, action) for action in actions if isinstance(action, Dedicate)]
        ),
        discards=tuple([to_text(action) for action in actions if isinstance(action, Discard)]),
        # There are hundreds of these: the core writes them as they are sent.
        placements=cast(tuple[Placement, ...], msgspec.Raw(offers.placements)),
        end=state.is_final_turn,
        take_back=can_take_back,
        closed={cast(OfferKind, kind): _why(closed) for kind, closed in offers.closed.items()},
    )


def planned_placements(view: View) -> tuple[Placement, ...]:
    """Return what every tile of a seat's hand would yield if it were this seat's turn now."""
    if view.seat is None:
        return ()
    return cast(tuple[Placement, ...], msgspec.Raw(core.previews(view, view.seat)))


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


@lru_cache(maxsize=4096)
def _why(closed: "core.Closed") -> Problem:
    """Return why a kind of action is closed, encoded: most tables have the same few reasons."""
    return encoded(problem(IllegalAction(closed.refusal, **dict(closed.facts))))
