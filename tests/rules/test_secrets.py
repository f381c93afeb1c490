"""No leak: what a seat is told does not depend on what it may not know.

Everything hidden from a seat is dealt anew; only what the seat comes to see by the very action
under test is kept: the tile that another player lays down, or the tile that it draws itself.
"""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from kit.positions import AROUND, a_game
from kit.strategies import positions

from lanterns.rules import (
    Action,
    GameState,
    Place,
    TileDrawn,
    apply,
    legal_actions,
    outcome_of,
    redact,
    resample,
    to_text,
    view_for,
)


@given(positions(), st.integers(0, 2**32))
def test_a_view_does_not_depend_on_what_is_hidden(state: GameState, seed: int) -> None:
    """Every seat's view, and a spectator's, is the same for any game that fits it."""
    for seat in (*range(len(state.players)), None):
        view = view_for(state, seat)
        other = resample(view, Random(seed))
        assert view_for(other, seat) == view
        assert repr(view_for(other, seat)).encode() == repr(view).encode()


@given(positions(), st.integers(0, 2**32), st.data())
def test_nothing_told_depends_on_what_is_hidden(
    state: GameState, seed: int, data: st.DataObject
) -> None:
    """After the same action in another fitting game, every seat is told and shown the same."""
    if state.is_over:
        return
    action = data.draw(st.sampled_from(legal_actions(state)))
    for seat in (*range(len(state.players)), None):
        other = _same_to_come(resample(view_for(state, seat), Random(seed)), state, action, seat)
        assert _told(other, action, seat) == _told(state, action, seat)


@given(positions(), st.integers(0, 2**32))
def test_ones_own_choices_do_not_depend_on_what_is_hidden(state: GameState, seed: int) -> None:
    """The legal actions, and what each placement gives, are known to the player who chooses."""
    other = resample(view_for(state, state.turn), Random(seed))

    assert legal_actions(other) == legal_actions(state)
    for action in legal_actions(state):
        if isinstance(action, Place):
            assert outcome_of(other, action) == outcome_of(state, action)


def test_the_test_would_notice_a_leak() -> None:
    """Without redaction the other games do differ: the drawn tile is a secret worth keeping."""
    state = a_game(AROUND)
    action = legal_actions(state)[0]
    others = [
        _same_to_come(resample(view_for(state, 1), Random(seed)), state, action, 1)
        for seed in range(20)
    ]

    drawn = {
        event.tile
        for other in others
        for event in apply(other, action).events
        if isinstance(event, TileDrawn)
    }
    assert len(drawn) > 5
    assert len({_told(other, action, 1) for other in others}) == 1


def _told(state: GameState, action: Action, seat: int | None) -> bytes:
    """All that `seat` gets to see of an action: events as redacted, then the view."""
    step = apply(state, action)
    events = [redact(event, seat) for event in step.events]
    return repr((to_text(action), events, view_for(step.state, seat))).encode()


def _same_to_come(
    other: GameState, state: GameState, action: Action, seat: int | None
) -> GameState:
    """The other game with the one tile swapped in that the seat is about to see."""
    if not isinstance(action, Place):
        return other
    if seat != state.turn and action.tile not in other.active.hand:
        return _swapped(other, action.tile, other.active.hand[0])
    if seat == state.turn and state.draw_stack:
        return _swapped(other, state.draw_stack[0], other.draw_stack[0])
    return other


def _swapped(state: GameState, one: int, two: int) -> GameState:
    """The game with two tiles in each other's place; one may be in the box."""

    def swap(tiles: tuple[int, ...]) -> tuple[int, ...]:
        return tuple({one: two, two: one}.get(tile, tile) for tile in tiles)

    players = tuple(replace(player, hand=swap(player.hand)) for player in state.players)
    return replace(state, players=players, draw_stack=swap(state.draw_stack))
