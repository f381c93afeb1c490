"""Turning points: which changes of a chance lasted, and what a seat can learn most from."""

from dataclasses import replace

import pytest
from coach.games import played

from lanterns.coach import Review, review
from lanterns.coach.review import FINE
from lanterns.coach.review_words import review_lines, seat_text
from lanterns.coach.turning_points import turning_points
from lanterns.locale import Narrator, Words
from lanterns.rules import EndTurn, Place


def game_of_chances(*moves: tuple[float, float]) -> Review:
    """Return a game that the first seat lost, with its chance after each decision and the shift."""
    found = review(played(2), worlds=0)
    decisions = []
    for one, (chance, shift) in zip(found.decisions, moves, strict=False):
        best = replace(one.best, win_chance=(0.5, 0.5))
        chosen = replace(one.chosen, win_chance=(chance, 1 - chance))
        advice = replace(one.advice, lines=(best,), chosen=chosen, shift=(shift, -shift))
        decisions.append(replace(one, advice=advice))
    lost, won = found.seats
    seats = (replace(lost, result=0.0), replace(won, result=1.0))
    return replace(found, decisions=tuple(decisions), seats=seats)


@pytest.mark.parametrize(
    ("moves", "points"),
    [
        (((0.3, 0), (0.5, 0), (0.35, -0.1)), [(2, False)]),
        (((0.42, 0), (0.34, 0), (0.26, 0)), []),
        (((0.3, -0.05),), [(0, True)]),
        (((0.4, 0), (0.29, 0), (0.17, 0), (0.01, 0)), [(1, True), (2, True), (3, True)]),
    ],
)
def test_only_lasting_changes_are_turning_points(
    moves: tuple[tuple[float, float], ...], points: list[tuple[int, bool]]
) -> None:
    found = game_of_chances(*moves)
    told = [(found.decisions.index(one.decision), one.is_luck) for one in turning_points(found, 0)]
    assert told == points


def test_who_plays_is_no_turning_point() -> None:
    """A stronger player is ahead from the first: nothing turned there."""
    found = review(replace(played(2, seed=2), names=("bot:visitor", "bot:kirin")), worlds=0)
    assert found.first_chance[0] < 0.1
    assert turning_points(found, 0) == turning_points(found, 1) == ()


def test_a_turn_has_one_turning_point_by_its_weightiest_decision() -> None:
    found = game_of_chances((0.35, -0.05), (0.1, -0.25))
    turn = tuple(replace(one, advice=replace(one.advice, seat=0)) for one in found.decisions)
    [point] = turning_points(replace(found, decisions=turn), 0)
    assert (point.decision, point.before, point.after, point.is_luck) == (turn[1], 0.5, 0.1, False)


def test_a_seat_learns_from_its_own_costliest_decisions() -> None:
    found = review(played(3), worlds=0)
    for seat in range(3):
        own = found.moments_of(seat)
        assert {one.seat for one in own} <= {seat}
        assert len(own) <= 3
        assert not {one.verdict for one in own} & set(FINE)
        least = min((one.loss_win for one in own), default=0)
        left = [one for one in found.decisions if one.seat == seat and one not in own]
        assert all(one.loss_win <= least or one.verdict in FINE for one in left)


def test_parts_of_an_account_are_told_by_turn() -> None:
    found = review(played(2), worlds=0)
    turns = [found.turns_of(seat) for seat in (0, 1)]
    ends = [ply for ply in found.game.plies if isinstance(ply.action, (Place, EndTurn))]
    assert turns == [sum(ply.before.turn == seat for ply in ends) for seat in (0, 1)]
    narrator = Narrator(Words("en"), ("Ana", "Bo"), None)
    account = replace(found.seats[0], luck=-2.471)
    each = 247.1 / turns[0]
    assert f"luck −247.1 (−{each:.1f} a turn)" in seat_text(narrator, found, account)


def test_what_a_seat_can_learn_comes_before_the_moments_of_the_game() -> None:
    found = review(played(2), worlds=0)
    narrator = Narrator(Words("en"), ("Ana", "Bo"), None)
    lines = list(review_lines(narrator, found, 1))
    places = [
        lines.index(title)
        for title in (
            "What Bo can learn most from",
            "Turning points that lasted",
            "The moments that decided the game",
        )
    ]
    assert places == sorted(places)
    assert "Turning points that lasted" not in list(review_lines(narrator, found))
