"""Which actions are legal now, in their fixed order, and why any other is not."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from .actions import (
    SEVEN_UNIQUE,
    Action,
    Dedicate,
    Discard,
    EndTurn,
    Exchange,
    Place,
    demand_action,
)
from .colors import COLORS, Color
from .components import EXCHANGE_COST, HAND_LIMIT, DedicationKind, TileId
from .errors import IllegalAction, Refusal
from .lake import Cell
from .state import GameState, Phase


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Return the legal actions in their fixed order, which records and programs rely on."""
    if state.is_over:
        return ()
    return (
        *card_actions(state),
        *_placements(state),
        *([EndTurn()] if state.is_final_turn else []),
    )


def card_actions(state: GameState) -> tuple[Action, ...]:
    """Return the legal exchanges, dedications and discards, which come first in that order."""
    if state.is_over:
        return ()
    return (*_exchanges(state), *_dedications(state), *_discards(state))


def check_legal(state: GameState, action: Action) -> None:
    """Raise `IllegalAction` with the reason if the active player may not do this now."""
    if state.is_over:
        raise IllegalAction(Refusal.GAME_OVER)
    match action:
        case Exchange():
            _check_exchange(state, action)
        case Dedicate():
            _check_dedication(state, action)
        case Discard():
            _check_discard(state, action)
        case Place():
            _check_placement(state, action)
        case EndTurn():
            if not state.is_final_turn:
                raise IllegalAction(Refusal.MUST_PLACE)
        case _:
            demand_action(action)


def _exchanges(state: GameState) -> Iterator[Action]:
    if state.phase > Phase.EXCHANGE or state.active.favor < EXCHANGE_COST:
        return
    for given in COLORS:
        if state.active.cards[given]:
            for taken in COLORS:
                if taken is not given and state.supply[taken]:
                    yield Exchange(given, taken)


def _dedications(state: GameState) -> Iterator[Action]:
    if state.phase > Phase.DEDICATE:
        return
    cards = state.active.cards
    # A set lists its colors in order, so `combinations` already yields the legal order.
    for kind in (DedicationKind.FOUR_OF_A_KIND, DedicationKind.THREE_PAIR):
        enough = [color for color in COLORS if cards[color] >= kind.copies]
        for colors in combinations(enough, kind.colors):
            yield Dedicate(kind, colors)
    if all(cards):
        yield SEVEN_UNIQUE


def _discards(state: GameState) -> Iterator[Action]:
    if _is_over_limit(state):
        yield from (Discard(color) for color in COLORS if state.active.cards[color])


def _placements(state: GameState) -> list[Place]:
    if _is_over_limit(state):
        return []
    return [
        place
        for tile in state.active.hand
        for cell in state.lake.free_cells
        for place in _rotations(tile, cell)
    ]


@lru_cache(maxsize=1 << 16)
def _rotations(tile: TileId, cell: Cell) -> tuple[Place, ...]:
    # Placements are most of every legal list; sharing them is what makes listing quick.
    return tuple(Place(tile, cell, turns) for turns in range(4))


def _is_over_limit(state: GameState) -> bool:
    # Rules: Hand limit. Cards only leave a hand before the tile is placed, so a player who is
    # over the limit now was so when the turn began. The final turn has no limit.
    return sum(state.active.cards) > HAND_LIMIT and not state.is_final_turn


def _check_exchange(state: GameState, exchange: Exchange) -> None:
    if state.phase is Phase.DEDICATE:
        raise IllegalAction(Refusal.ALREADY_EXCHANGED)
    if state.phase is Phase.PLACE:
        raise IllegalAction(Refusal.EXCHANGE_PASSED)
    if state.active.favor < EXCHANGE_COST:
        raise IllegalAction(Refusal.EXCHANGE_FAVOR, have=state.active.favor)
    _check_has_card(state, exchange.given)
    if exchange.given is exchange.taken:
        raise IllegalAction(Refusal.EXCHANGE_SAME)
    if not state.supply[exchange.taken]:
        raise IllegalAction(Refusal.SUPPLY_OUT, color=_name(exchange.taken))


def _check_dedication(state: GameState, dedication: Dedicate) -> None:
    if state.phase is Phase.PLACE:
        raise IllegalAction(Refusal.DEDICATION_PASSED)
    kind, colors = dedication.kind, dedication.colors
    if colors not in combinations(COLORS, kind.colors):
        raise IllegalAction(Refusal.NOT_A_SET)
    for color in colors:
        have = state.active.cards[color]
        if have < kind.copies and kind is DedicationKind.SEVEN_UNIQUE:
            raise IllegalAction(Refusal.SET_SEVEN, color=_name(color))
        if have < kind.copies:
            raise IllegalAction(Refusal.SET_COLOR, need=kind.copies, color=_name(color), have=have)


def _check_discard(state: GameState, discard: Discard) -> None:
    if state.is_final_turn:
        raise IllegalAction(Refusal.DISCARD_FINAL)
    if not _is_over_limit(state):
        raise IllegalAction(Refusal.DISCARD_EARLY, have=sum(state.active.cards))
    _check_has_card(state, discard.color)


def _check_placement(state: GameState, place: Place) -> None:
    if state.is_final_turn:
        raise IllegalAction(Refusal.PLACE_FINAL)
    if _is_over_limit(state):
        raise IllegalAction(Refusal.HAND_LIMIT, have=sum(state.active.cards))
    if place.tile not in state.active.hand:
        raise IllegalAction(Refusal.NOT_IN_HAND, tile=place.tile)
    x, y = place.cell
    if state.lake.at(place.cell):
        raise IllegalAction(Refusal.CELL_TAKEN, x=x, y=y)
    if not any(state.lake.neighbors(place.cell)):
        raise IllegalAction(Refusal.CELL_APART, x=x, y=y)
    if place.turns not in range(4):
        raise IllegalAction(Refusal.BAD_TURNS, turns=place.turns)


def _check_has_card(state: GameState, color: Color) -> None:
    if not state.active.cards[color]:
        raise IllegalAction(Refusal.NO_CARD, color=_name(color))


def _name(color: Color) -> str:
    return color.name.lower()
