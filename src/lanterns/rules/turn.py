"""Taking an action: it makes a new state and the events that led to it."""

from dataclasses import dataclass, replace
from typing import assert_never

from .actions import Action, Dedicate, Discard, EndTurn, Exchange, Place
from .cards import add_cards, remove_cards
from .components import EXCHANGE_COST, top_honor
from .events import (
    Dedicated,
    Discarded,
    Event,
    Exchanged,
    Faced,
    FavorEarned,
    GameEnded,
    Matched,
    TileDrawn,
    TileLaid,
    TurnBegan,
)
from .lake import LaidTile
from .legality import check_legal
from .outcome import Outcome, outcome_of
from .result import result_of
from .state import GameState, Phase, Player, Seat, Token


@dataclass(frozen=True, slots=True)
class Step:
    """The state after an action, and what happened on the way."""

    state: GameState
    events: tuple[Event, ...]


def apply(state: GameState, action: Action) -> Step:
    """Return the state after `action` and its events; raise `IllegalAction` with the reason."""
    given: object = state
    if not isinstance(given, GameState):
        what = type(given).__name__
        raise TypeError(f"A GameState is wanted, not a {what}; core.apply takes batches.")
    check_legal(state, action)
    match action:
        case Exchange():
            return _exchange(state, action)
        case Dedicate():
            return _dedicate(state, action)
        case Discard():
            return _discard(state, action)
        case Place():
            return _place(state, action)
        case EndTurn():
            return _end_turn(state)
        case _:
            assert_never(action)


def _exchange(state: GameState, exchange: Exchange) -> Step:
    given, taken = [exchange.given], [exchange.taken]
    player = replace(
        state.active,
        cards=remove_cards(add_cards(state.active.cards, taken), given),
        favor=state.active.favor - EXCHANGE_COST,
    )
    after = replace(
        state,
        players=_with_active(state, player),
        supply=remove_cards(add_cards(state.supply, given), taken),
        favor_bank=state.favor_bank + EXCHANGE_COST,
        phase=Phase.DEDICATE,
    )
    return Step(after, (Exchanged(state.turn, exchange.given, exchange.taken),))


def _dedicate(state: GameState, dedication: Dedicate) -> Step:
    kind = dedication.kind
    stack = state.stacks[kind]
    # Rules: Dedicate. With the stack empty a generic token is earned; those never run out.
    honor = top_honor(stack)
    player = replace(
        state.active,
        cards=remove_cards(state.active.cards, dedication.cards),
        tokens=(*state.active.tokens, Token(kind, honor)),
    )
    after = replace(
        state,
        players=_with_active(state, player),
        supply=add_cards(state.supply, dedication.cards),
        stacks=(*state.stacks[:kind], stack[1:], *state.stacks[kind + 1 :]),
        phase=Phase.PLACE,
    )
    return Step(after, (Dedicated(state.turn, kind, dedication.colors, honor, generic=not stack),))


def _discard(state: GameState, discard: Discard) -> Step:
    player = replace(state.active, cards=remove_cards(state.active.cards, [discard.color]))
    after = replace(
        state,
        players=_with_active(state, player),
        supply=add_cards(state.supply, [discard.color]),
        phase=Phase.PLACE,
    )
    return Step(after, (Discarded(state.turn, discard.color),))


def _place(state: GameState, place: Place) -> Step:
    outcome = outcome_of(state, place)
    drawn = state.draw_stack[:1]
    hand = tuple(tile for tile in state.active.hand if tile != place.tile)
    rewarded = _deal(state, outcome)
    # All at once, since a copy of the state takes long.
    after = replace(
        rewarded,
        players=_with_active(rewarded, replace(rewarded.active, hand=hand + drawn)),
        lake=state.lake.lay(LaidTile(place.tile, place.cell, place.turns)),
        draw_stack=state.draw_stack[1:],
        turn=_next_seat(state),
        phase=Phase.EXCHANGE,
    )
    return Step(
        after,
        (
            TileLaid(state.turn, place.tile, place.cell, place.turns),
            *outcome,
            *(TileDrawn(state.turn, tile) for tile in drawn),
            TurnBegan(after.turn, final=after.is_final_turn),
        ),
    )


def _deal(state: GameState, outcome: Outcome) -> GameState:
    """Hand out a placement's cards and favor tokens."""
    cards = [list(player.cards) for player in state.players]
    favor = [player.favor for player in state.players]
    supply, bank = list(state.supply), state.favor_bank
    for reward in outcome:
        match reward:
            case (
                Matched(seat=seat, color=color, received=True)
                | Faced(seat=seat, color=color, received=True)
            ):
                cards[seat][color] += 1
                supply[color] -= 1
            case FavorEarned(seat=seat, received=True):
                favor[seat] += 1
                bank -= 1
    return replace(
        state,
        players=tuple(
            replace(player, cards=tuple(cards[seat]), favor=favor[seat])
            for seat, player in enumerate(state.players)
        ),
        supply=tuple(supply),
        favor_bank=bank,
    )


def _end_turn(state: GameState) -> Step:
    # Rules: The end. The tiles divide evenly, so the final round ends with the last seat.
    if state.turn == len(state.players) - 1:
        over = replace(state, phase=Phase.OVER)
        return Step(over, (GameEnded(result_of(over)),))
    after = replace(state, turn=_next_seat(state), phase=Phase.EXCHANGE)
    return Step(after, (TurnBegan(after.turn, final=after.is_final_turn),))


def _next_seat(state: GameState) -> Seat:
    return (state.turn + 1) % len(state.players)


def _with_active(state: GameState, player: Player) -> tuple[Player, ...]:
    return (*state.players[: state.turn], player, *state.players[state.turn + 1 :])
