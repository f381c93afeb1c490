"""Events as others may see them."""

import pytest
from kit.positions import AROUND, a_game

from lanterns.rules import Color, Exchanged, TileDrawn, TurnBegan, apply, legal_actions, redact


@pytest.mark.parametrize(("seat", "tile"), [(0, None), (1, 17), (2, None), (None, None)])
def test_only_the_drawer_sees_the_tile_drawn(seat: int | None, tile: int | None) -> None:
    """Rules: Setup 3. Tiles in hand are kept secret."""
    assert redact(TileDrawn(1, 17), seat) == TileDrawn(1, tile)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_everything_else_is_open(seat: int | None) -> None:
    """Cards, favor, placements and turns are seen by everybody."""
    state = a_game(AROUND)
    events = apply(state, legal_actions(state)[-1]).events
    shown = [redact(event, seat) for event in events]

    for event, seen in zip(events, shown, strict=True):
        assert seen == event or isinstance(event, TileDrawn)
    exchanged = Exchanged(0, Color.RED, Color.BLUE)
    assert redact(exchanged, seat) is exchanged
    assert redact(TurnBegan(1, final=True), seat) == TurnBegan(1, final=True)
