"""Ratings follow results."""

from random import Random

import pytest

from lanterns.arena.ratings import Rating, Ratings


def test_all_bots_begin_equal() -> None:
    assert Ratings(["a"])["a"] == Rating(25, 25 / 3)


def test_the_stronger_rises_and_becomes_certain() -> None:
    ratings, rng = Ratings(["a", "b", "c"]), Random(1)
    for _ in range(300):
        pair = rng.choice([("a", "b"), ("a", "c"), ("b", "c")])
        ratings.add(pair, (1, 2) if rng.random() < 0.75 else (2, 1))
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert all(ratings[name].sigma < 2 for name in "abc")


def test_a_tie_between_equals_changes_no_strength() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(("a", "b"), (1, 1))
    assert ratings["a"].mu == pytest.approx(25) == ratings["b"].mu


def test_a_bot_against_itself_stays_where_it_is() -> None:
    ratings = Ratings(["a"])
    ratings.add(("a", "a", "a"), (1, 2, 3))
    assert ratings["a"].mu == pytest.approx(25)
    assert ratings["a"].sigma < 25 / 3


def test_two_seats_count_twice() -> None:
    alone, doubled = Ratings(["a", "b", "c"]), Ratings(["a", "b"])
    alone.add(("a", "b", "c"), (1, 2, 3))
    doubled.add(("a", "b", "b"), (1, 2, 3))
    lost = (alone["b"].mu - 25) + (alone["c"].mu - 25)
    assert doubled["b"].mu == pytest.approx(25 + lost)
    assert doubled["a"] == alone["a"]
