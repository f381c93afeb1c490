"""The coach uses nothing that the seat could not know."""

import pytest
from coach.games import game_of

from lanterns.bots.seeding import seeded
from lanterns.core import advise
from lanterns.rules import resample, view_for


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_stays_the_same_when_hidden_tiles_are_dealt_anew(players: int) -> None:
    game = game_of(players)
    for number in range(0, len(game.plies), 5):
        ply = game.plies[number]
        view = view_for(ply.before, ply.before.turn)
        other = resample(view, seeded(number))
        assert view_for(other, ply.before.turn) == view

        known = advise(view, ply.action, worlds=6)

        # As text, because the shares of reasons take no part in their equality.
        assert repr(advise(ply.before, ply.action, worlds=6)) == repr(known)
        assert repr(advise(other, ply.action, worlds=6)) == repr(known)


def test_the_resampled_games_differ() -> None:
    """The test above compares games that are not the same."""
    game = game_of(4)
    view = view_for(game.plies[0].before, 0)
    assert resample(view, seeded(1)) != game.plies[0].before
