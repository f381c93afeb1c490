"""Views as rows of the simulator: converted once, and never a row of another view."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from kit.strategies import positions

from lanterns import core
from lanterns.core.rules import conversion
from lanterns.rules import DEFAULT_SEATING, Game, GameState, Place, View, view_for


def counted_rows(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """The views that are converted from now on."""
    converted: list[View] = []
    convert = conversion._row_of

    def counted(view: View) -> np.ndarray[tuple[int], np.dtype[np.void]]:
        converted.append(view)
        return convert(view)

    monkeypatch.setattr(conversion, "_row_of", counted)
    return converted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_converts_every_view_once(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    """A view that was decided on, or was the past of one, is the past of later ones for nothing."""
    converted = counted_rows(monkeypatch)
    game = Game(DEFAULT_SEATING[players], range(1, 37)[: {2: 22, 3: 27, 4: 32}[players]])
    placements = 0
    while game.turn == 0 or placements < 4 * players:
        if game.turn == 0:
            core.search(game.view(0), 1, playouts=1)
        action = game.legal_actions()[-1]
        placements += isinstance(action, Place)
        game.act(action)

    assert placements <= len(converted) <= game.turns_completed + len(game.plies)
    for place, view in enumerate(converted):
        assert view not in converted[:place]


def test_a_row_is_that_of_its_view() -> None:
    """A changed copy shares the memo, and yet has a row of its own; so has a view with a past."""
    state = core.shuffle(players=2, seed=1)[0]
    view = view_for(state, 0)
    row = conversion.row_from_view(view)
    other = replace(view, favor_bank=view.favor_bank - 1)

    assert other.memo is view.memo
    with pytest.raises(core.BadPosition):
        conversion.row_from_view(other)
    assert conversion.row_from_view(view) is row
    assert conversion.row_from_view(replace(view, past=(view,))) is row


def test_a_row_cannot_be_written_to() -> None:
    """It serves every later decision."""
    row = conversion.row_from_view(view_for(core.shuffle(players=2, seed=1)[0], 0))

    with pytest.raises(ValueError, match="read-only"):
        row["turn"] = 1


@given(positions())
def test_a_kept_row_is_the_row_made_anew(state: GameState) -> None:
    """For every seat and for spectators."""
    for seat in (None, *range(len(state.players))):
        view = view_for(state, seat)
        first = conversion.row_from_view(view)
        anew = conversion.row_from_view(view_for(state, seat))
        assert conversion.row_from_view(view) is first
        assert first.tobytes() == anew.tobytes()
