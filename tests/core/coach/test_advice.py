"""Advice: repeatable, complete, and the same for tiles that look the same."""

from itertools import pairwise

import pytest
from coach.games import game_of

from lanterns.core import BadRequest, Verdict, advise, pack
from lanterns.rules import TILES, Place, legal_actions, view_for


def test_the_same_position_gets_the_same_answer() -> None:
    state = game_of(3).plies[7].before
    assert advise(state, worlds=12) == advise(view_for(state, state.turn), worlds=12)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_can_be_judged(players: int) -> None:
    for ply in game_of(players).plies[::9]:
        for action in legal_actions(ply.before)[::7]:
            advice = advise(ply.before, action, worlds=0)
            assert advice.chosen is not None
            assert advice.chosen.actions[0] == action
            assert sum(advice.chosen.equal_chance) == pytest.approx(1)
            assert advice.loss_win >= 0


def test_a_tile_turned_to_look_the_same_is_worth_the_same() -> None:
    compared = 0
    for ply in game_of(4).plies[:60:3]:
        placements = [a for a in legal_actions(ply.before) if isinstance(a, Place)]
        for place in placements:
            same = Place(place.tile, place.cell, (place.turns + 2) % 4)
            tile = TILES[place.tile]
            if place.turns < 2 and tile.facing(place.turns) == tile.facing(same.turns):
                one = advise(ply.before, place, worlds=0)
                other = advise(ply.before, same, worlds=0)
                assert (one.loss_win, one.verdict) == (other.loss_win, other.verdict)
                assert other.chosen is not None
                assert other.chosen.actions[0] == same
                compared += 1
                break
    assert compared


def test_all_decisions_of_a_turn_are_judged_in_the_same_worlds() -> None:
    """After the best action, the best line is worth what it was before."""
    compared = 0
    for ply, later in pairwise(game_of(2, 2, "phoenix").plies):
        if ply.before.turn != later.before.turn or ply.before.is_final_turn:
            continue
        before = advise(ply.before, ply.action, worlds=24)
        after = advise(later.before, worlds=24)
        assert before.chosen is not None
        if before.chosen.actions[1:] == after.best.actions:
            assert before.chosen.win_chance == pytest.approx(after.best.win_chance, abs=1e-9)
            compared += 1
    assert compared


def test_an_action_that_is_not_legal_is_refused() -> None:
    state = game_of(2).plies[0].before
    foreign = next(a for a in legal_actions(game_of(2).plies[3].before) if pack(a))
    with pytest.raises(BadRequest, match="is not legal in this position"):
        advise(state, foreign)


BOUNDS = {Verdict.INACCURACY: 0.02, Verdict.MISTAKE: 0.05, Verdict.BLUNDER: 0.1}


def verdict_at(errors: int, loss: float, error: float) -> Verdict:
    """Return the verdict on a loss that must be beyond doubt by so many standard errors."""
    sure = [verdict for verdict, bound in BOUNDS.items() if loss - errors * error >= bound]
    return sure[-1] if sure else Verdict.GOOD if loss > 0 else Verdict.BEST


def test_a_verdict_is_sure_by_two_standard_errors() -> None:
    by_two, by_one, by_three = [], [], []
    for ply in game_of(2, 2, "visitor").plies:
        advice = advise(ply.before, ply.action, worlds=12)
        assert advice.chosen is not None
        found = advice.loss_win, advice.chosen.error
        assert advice.verdict is verdict_at(2, *found)
        by_two.append(advice.verdict)
        by_one.append(verdict_at(1, *found))
        by_three.append(verdict_at(3, *found))
    # Some of these decisions tell the numbers of errors apart.
    assert by_two != by_one and by_two != by_three
    assert set(by_two) == set(Verdict)
