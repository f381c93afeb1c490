"""Ratings follow results, and nothing but results."""

from collections.abc import Sequence
from itertools import combinations
from math import exp, inf, log, sqrt
from random import Random

import numpy as np
import pytest

from lanterns.arena.rankings import Ranking, ranking_of
from lanterns.arena.ratings import MIDDLE, POINTS, rate, rate_among

WON, LOST = (("a",), ("b",)), (("b",), ("a",))


def drawn(strengths: dict[str, float], names: Sequence[str], rng: Random) -> Ranking:
    """A game by the model: place after place is drawn in proportion to strength."""
    left, order = list(names), []
    while left:
        [name] = rng.choices(left, [strengths[name] for name in left])
        left.remove(name)
        order.append(name)
    return tuple((name,) for name in order)


def contest(
    strengths: dict[str, float], players: int, deals: int, rng: Random
) -> list[list[Ranking]]:
    """Every combination of bots, as often on each deal as it has seats."""
    line_ups = list(combinations(strengths, players))
    return [
        [drawn(strengths, names, rng) for names in line_ups for _ in names] for _ in range(deals)
    ]


def test_the_order_of_games_does_not_matter() -> None:
    rng = Random(1)
    games = contest({"a": 1, "b": 2, "c": 4}, 2, 30, rng)
    games[3][1] = (("a", "c"),)
    expected = rate(["a", "b", "c"], games)
    for _ in range(3):
        for deal in games:
            rng.shuffle(deal)
        rng.shuffle(games)
        # To the last bit, intervals included.
        assert rate(["c", "a", "b"], games) == expected


def test_a_bot_with_more_wins_against_the_same_opponents_is_rated_higher() -> None:
    # b wins once more than c, and long before.
    early, late = [[(("b",), ("a",))] for _ in range(6)], [[(("c",), ("a",))] for _ in range(5)]
    lost = [[(("a",), ("b",))]] * 4 + [[(("a",), ("c",))]] * 5
    ratings = rate(["a", "b", "c"], [*early, *lost, *late], resamples=2)
    assert ratings["b"].mu > ratings["c"].mu > ratings["a"].mu


def test_a_difference_in_points_is_a_chance() -> None:
    # Three in four of many games; a difference of 191 points says the same.
    ratings = rate(["a", "b"], [[WON, WON, WON, LOST]] * 500, resamples=2)
    difference = ratings["a"].mu - ratings["b"].mu
    assert difference == pytest.approx(POINTS * log(3), abs=0.2)
    assert 1 / (1 + 10 ** (-difference / 400)) == pytest.approx(0.75, abs=0.001)
    assert ratings["a"].mu + ratings["b"].mu == pytest.approx(2 * MIDDLE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_strengths_behind_many_games_are_found(players: int) -> None:
    strengths = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 8.0}
    games = contest(strengths, players, 400, Random(2))
    ratings = rate(list(strengths), games, resamples=20)
    for name, strength in strengths.items():
        true = MIDDLE + POINTS * (log(strength) - 1.5 * log(2))
        assert ratings[name].mu == pytest.approx(true, abs=4 * ratings[name].sigma)
        assert ratings[name].sigma < 25


@pytest.mark.prove
@pytest.mark.parametrize("deals", [5, 40])
def test_about_95_of_100_intervals_hold_the_truth(deals: int) -> None:
    strengths, rng = {"a": 1.0, "b": 2.0, "c": 4.0}, Random(3)
    inside = 0
    for _ in range(60):
        ratings = rate(list(strengths), contest(strengths, 2, deals, rng), resamples=40)
        for name, strength in strengths.items():
            true = MIDDLE + POINTS * (log(strength) - log(2))
            inside += ratings[name].low <= true <= ratings[name].high
    assert 0.9 <= inside / 180 <= 0.99


def test_few_deals_have_wide_intervals() -> None:
    # Of two deals, one is won in three games of four and the other in half. Drawn anew, both are
    # the first one time in four, both the second one time in four, and the odds are 3, 5/3 or 1.
    deals = [[WON, WON, WON, LOST] * 500, [WON, LOST] * 1000]
    rating = rate(["a", "b"], deals, resamples=1000)["a"]
    spread = POINTS / 2 * np.std([log(3), log(5 / 3), log(5 / 3), 0])
    # The spread of two is seen around their own mean, not the true one: hence the root of 2 / 1.
    assert rating.sigma == pytest.approx(sqrt(2) * spread, rel=0.05)
    assert rating.high - rating.mu == pytest.approx(12.706 * rating.sigma, rel=1e-3)
    assert rating.mu - rating.low == pytest.approx(12.706 * rating.sigma, rel=1e-3)


def test_games_of_a_deal_that_always_agree_count_as_one() -> None:
    rng = Random(4)
    alike = [[WON, WON] if rng.random() < 0.7 else [LOST, LOST] for _ in range(40)]
    apart = [[WON, LOST] for _ in range(39)] + [[WON, WON]]
    wide, narrow = rate(["a", "b"], alike)["a"], rate(["a", "b"], apart)["a"]
    single = rate(["a", "b"], [[deal[0]] for deal in alike])["a"]
    assert wide.sigma > 3 * narrow.sigma
    assert wide.sigma == pytest.approx(single.sigma, rel=0.15)


def test_a_bot_that_wins_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    few, many = (rate(["a", "b"], [[WON, WON]] * deals)["a"] for deals in (5, 100))
    # At the peak, the ten games pull up as much as the prior, 500 points wide, pulls back.
    strength = (few.mu - MIDDLE) / POINTS
    assert 10 / (1 + exp(2 * strength)) == pytest.approx((POINTS / 500) ** 2 * strength)
    assert few.mu < many.mu
    assert few.sigma > 20 and many.sigma > 20  # although every deal is the same


def test_a_tie_is_half_a_victory_for_each() -> None:
    tied = rate(["a", "b"], [[(("a", "b"),)]] * 6, resamples=2)
    assert tied["a"].mu == pytest.approx(MIDDLE) == tied["b"].mu
    one_each = rate(["a", "b"], [[WON, LOST, WON]] * 6, resamples=2)
    tie_instead = rate(["a", "b"], [[(("a", "b"),), (("a", "b"),), WON]] * 6, resamples=2)
    assert tie_instead["a"].mu == pytest.approx(one_each["a"].mu)


def test_a_bot_on_several_seats_is_one_bot() -> None:
    against_itself = rate(["a"], [[(("a",), ("a",), ("a",))]] * 3)
    assert against_itself["a"].mu == pytest.approx(MIDDLE)
    # One of three seats wins a third of the games: the two bots are equal.
    names = ("a", "b", "b")
    deal = [ranking_of(names, ranks) for ranks in ((1, 2, 3), (2, 3, 1), (3, 1, 2))]
    equal = rate(["a", "b"], [deal] * 4, resamples=2)
    assert equal["a"].mu == pytest.approx(equal["b"].mu)


def test_a_single_deal_has_no_interval() -> None:
    rating = rate(["a", "b"], [[WON, WON]])["a"]
    assert (rating.sigma, rating.low, rating.high) == (inf, -inf, inf)


LEVELS = {"visitor": 571.0, "apprentice": 1208.0, "master": 1518.0, "phoenix": 2130.0}


def games_of(mu: float, players: int, games: int, rng: Random) -> list[Ranking]:
    """What somebody of this strength wins and loses at tables with bots of all levels."""
    strengths = {name: exp(rating / POINTS) for name, rating in (LEVELS | {"Ana": mu}).items()}
    tables = [["Ana", *rng.choices([*LEVELS], k=players - 1)] for _ in range(games)]
    return [drawn(strengths, names, rng) for names in tables]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_interval_of_a_player_among_rated_bots_holds_the_truth(players: int) -> None:
    rng = Random(players)
    inside = 0
    for _ in range(200):
        mu = rng.uniform(800, 2200)
        rating = rate_among(LEVELS, games_of(mu, players, 30, rng))["Ana"]
        assert rating.low < rating.mu < rating.high
        inside += rating.low <= mu <= rating.high
    assert 0.9 <= inside / 200 <= 0.99


def test_known_ratings_stay_and_every_stranger_gets_one() -> None:
    games = [(("Ana",), ("Ben",), ("master",)), (("Ana", "master"), ("Ben",))]
    ratings = rate_among(LEVELS, games)
    assert set(ratings) == {"Ana", "Ben"}
    assert ratings["Ana"].mu > 1518 > ratings["Ben"].mu
    assert rate_among(LEVELS, games[::-1]) == ratings


def test_a_player_who_is_equal_to_a_bot_is_rated_like_it() -> None:
    draws = [(("Ana", "phoenix"),)] * 300
    assert rate_among(LEVELS, draws)["Ana"].mu == pytest.approx(2130, abs=5)


@pytest.mark.parametrize("mu", [-3000.0, 944.0, 6000.0])
def test_a_player_far_from_all_others_has_a_finite_rating(mu: float) -> None:
    games = [(("known",), ("Ana",), ("Ana",), ("Ana",))] * 1000 + [(("Ana",), ("known",))]
    rating = rate_among({"known": mu}, games)["Ana"]
    assert rating.low < rating.mu < rating.high < mu


def test_without_games_or_strangers_there_is_nothing_to_rate() -> None:
    assert rate_among(LEVELS, []) == {}
    assert rate_among(LEVELS, [(("master",), ("visitor",))]) == {}
