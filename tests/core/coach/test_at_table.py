"""Chances to win with those who play: ratings move them, and nothing else."""

import re
from dataclasses import replace
from math import log, nan
from pathlib import Path

import numpy as np
import pytest
from coach.games import game_of

from lanterns.core import Advice, BadRequest, Ratings, advise
from lanterns.rules import PLAYER_COUNTS, TILES_IN_PLAY, GameState

HEADER = Path("src/lanterns/core/native/coach/at_table.h")


def states(players: int) -> list[GameState]:
    """Return positions from the first to the last round."""
    return [ply.before for ply in game_of(players).plies[:: 2 * players]]


def without_chances(advice: Advice) -> Advice:
    lines = tuple(replace(line, win_chance=()) for line in advice.lines)
    return replace(advice, lines=lines, chosen=None)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_ratings_move_the_shown_chances_and_nothing_else(players: int) -> None:
    ratings: Ratings = (900, 1900, 1500, 1200)[:players]
    for state in states(players):
        plain, known = advise(state, worlds=0), advise(state, worlds=0, ratings=ratings)
        assert without_chances(plain) == without_chances(known)
        for line, other in zip(plain.lines, known.lines, strict=True):
            assert sum(other.win_chance) == pytest.approx(1)
            assert other.win_chance[0] < line.win_chance[0]
            assert other.win_chance[1] > line.win_chance[1]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_stronger_player_has_better_chances_and_the_more_the_earlier(players: int) -> None:
    gains = []
    for state in states(players):
        shown = [
            advise(state, worlds=0, ratings=(rating, *(1500,) * (players - 1))).best.win_chance[0]
            for rating in (1100, 1500, 1900)
        ]
        assert shown == sorted(shown)
        odds = [chance / (1 - chance) for chance in shown]
        gains.append(log(odds[2] / odds[0]))
    assert gains[0] > gains[-1] > 0


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_equal_players_keep_their_order(players: int) -> None:
    for state in states(players):
        for line in advise(state, worlds=0, ratings=(1800,) * players).lines:
            equal, shown = np.array(line.equal_chance), np.array(line.win_chance)
            assert (np.diff(shown[np.argsort(equal)]) >= -1e-12).all()


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("rating", [100, 4000])
def test_beyond_the_ladder_too_the_stronger_player_has_the_better_chance(
    players: int, rating: int
) -> None:
    others = (rating,) * (players - 1)
    for state in states(players):
        best, other = (
            advise(state, worlds=0, ratings=(own, *others)).best.win_chance[0]
            for own in (rating + 200, rating)
        )
        assert 1 > best > other > 0


def test_a_seat_that_nobody_knows_is_as_strong_as_the_others_on_average() -> None:
    state = states(3)[1]
    named = advise(state, worlds=0, ratings=(1400, 1500, 1600))
    assert advise(state, worlds=0, ratings=(1400, None, 1600)) == named
    among_equals = advise(state, worlds=0, ratings=(1500, 1500, 1500))
    assert advise(state, worlds=0) == advise(state, worlds=0, ratings=(None,) * 3) == among_equals


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_chances_are_those_of_the_formula(players: int) -> None:
    """As in `benchmarks/chances.py`, with the weights that stand in the core."""
    [row] = re.findall(rf"\[{players}\] = {{(.*?}})}},", HEADER.read_text(), re.DOTALL)
    least, most, widest, *weights = (float(one) for one in re.findall(r"-?[\d.]+", row))
    assert len(weights) == 9
    ratings = np.array((950.0, 2050.0, 1450.0, 1250.0)[:players])
    above, level = (ratings - ratings.mean()) / 400, (ratings.mean() - 1500) / 400
    spread = np.abs(above).mean()
    assert least < level < most and spread < widest
    for state in states(players):
        tiles = (TILES_IN_PLAY[players] + 1 - len(state.lake.tiles)) / TILES_IN_PLAY[players]
        power = np.dot(weights[:4], (1, tiles, level, spread * tiles))
        strength = np.dot(weights[4:], (1, tiles, level, level * tiles, spread))
        for line in advise(state, worlds=0, ratings=ratings.tolist()).lines:
            odds = (0.99 * np.array(line.equal_chance) + 0.01 / players) ** power
            odds *= np.exp(strength * above)
            assert line.win_chance == pytest.approx(odds / odds.sum(), abs=1e-10)


@pytest.mark.parametrize(
    ("ratings", "sentence"),
    [
        ((1500,), "For ratings an array of shape (3,) is wanted, not (1,)."),
        ((1500, 0, 1500), "As a rating only 1 to 5000 will do, not 0."),
        ((1500, nan, 1500), "As a rating only 1 to 5000 will do, not nan."),
        ((1500, 1500, 9999.5), "As a rating only 1 to 5000 will do, not 9999.5."),
    ],
)
def test_a_rating_that_cannot_be_one_is_refused(ratings: Ratings, sentence: str) -> None:
    with pytest.raises(BadRequest) as refused:
        advise(states(3)[0], worlds=0, ratings=ratings)
    assert refused.value.sentence == sentence
