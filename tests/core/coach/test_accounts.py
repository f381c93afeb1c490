"""Accounts and moments, from decisions made up for the purpose."""

from dataclasses import replace

import pytest
from coach.games import game_of
from kit.sound_positions import a_sound_game

from lanterns.core import Advice, Verdict, advise, sum_up
from lanterns.rules import DEFAULT_SEATING, GameState, result_of

END = game_of(3).state
ADVICE = advise(game_of(3).plies[0].before, worlds=0)


def judged(seat: int, *shift: float, stake: float = 0, verdict: Verdict = Verdict.GOOD) -> Advice:
    """Return a decision that moves the chances to win like this."""
    return replace(
        ADVICE, seat=seat, shift=shift, loss_win=-shift[seat], stake=stake, verdict=verdict
    )


def test_what_a_decision_moves_is_own_or_comes_from_others() -> None:
    decisions = [
        judged(0, -0.5, 0.25, 0.25, stake=1),
        judged(1, 0.125, -0.125, 0, stake=0.5),
        judged(0, -0.25, 0, 0.25, stake=0.5),
    ]
    seats, moments = sum_up(END, decisions)

    assert [one.seat for one in seats] == [0, 1, 2]
    assert [one.own for one in seats] == [-0.75, -0.125, 0]
    assert [one.others for one in seats] == [0.125, 0.25, 0.5]
    assert [one.quality for one in seats] == [50, 75, 100]
    assert [one.luck for one in seats] == [
        one.result - 1 / 3 - one.own - one.others for one in seats
    ]
    assert moments == ()


def test_the_victory_is_shared_by_the_winners() -> None:
    [winner] = result_of(END).winners
    assert shares(END) == [seat == winner for seat in range(3)]
    assert shares(a_sound_game(DEFAULT_SEATING[3])) == [1 / 3] * 3
    assert shares(a_sound_game(DEFAULT_SEATING[3], favor={0: 1, 2: 1})) == [1 / 2, 0, 1 / 2]


def shares(state: GameState) -> list[float]:
    return [one.result for one in sum_up(state, [])[0]]


@pytest.mark.parametrize(
    ("lost", "stake", "quality"),
    [(0.25, 1, 75), (1, 1, 0), (1.5, 1, 0), (0, 0, 100), (0.5, 0, 100)],
)
def test_quality_is_what_was_kept_of_the_stake_and_never_below_zero(
    lost: float, stake: float, quality: float
) -> None:
    (account, *_), _ = sum_up(END, [judged(0, -lost, lost, 0, stake=stake)])
    assert account.quality == quality


def test_moments_are_the_costliest_decisions_in_doubt() -> None:
    inaccuracy, mistake, blunder = list(Verdict)[2:]
    decisions = [
        judged(0, -0.9, 0.9, 0, verdict=Verdict.GOOD),
        judged(1, 0, -0.05, 0.05, verdict=inaccuracy),
        judged(2, 0.3, 0, -0.3, verdict=blunder),
        judged(0, -0.1, 0.1, 0, verdict=mistake),
        judged(1, 0.1, -0.1, 0, verdict=mistake),
        judged(2, 0, 0, 0, verdict=Verdict.BEST),
        judged(0, -0.2, 0, 0.2, verdict=inaccuracy),
    ]
    # Of equal ones, the earlier comes first.
    assert sum_up(END, decisions)[1] == (2, 6, 3)
    assert sum_up(END, decisions[:2])[1] == (1,)
