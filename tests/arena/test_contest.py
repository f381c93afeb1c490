"""Who meets whom, on which deals, in which seats."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from lanterns.arena import Bout, Contest, line_ups_of
from lanterns.bots import BOTS, Choice
from lanterns.rules import DEFAULT_SEATING, Action, View, check_record


def test_every_bot_takes_every_seat_of_every_deal_once() -> None:
    contest = Contest((("a", "b", "c"),), seed=1)
    for deal in range(2):
        taken = [
            (name, seat)
            for bout in contest.bouts(deals=2)
            if bout.deal == deal
            for seat, name in enumerate(bout.names)
        ]
        assert Counter(taken) == {(name, seat): 1 for name in "abc" for seat in range(3)}


def test_one_against_three_sits_everywhere() -> None:
    contest = Contest(line_ups_of(["a", "b", "b", "b"], 4), seed=1)
    assert [bout.names.index("a") for bout in contest.bouts(deals=1)] == [0, 3, 2, 1]


def test_one_name_may_fill_the_table() -> None:
    assert line_ups_of(["a"], 3) == (("a", "a", "a"),)


def test_four_seats_for_two_names_are_every_mixture() -> None:
    assert line_ups_of(["a", "b"], 4) == (
        ("a", "a", "a", "b"),
        ("a", "a", "b", "b"),
        ("a", "b", "b", "b"),
    )


@pytest.mark.parametrize(("names", "players"), [(["a", "a", "b"], 2), (["a", "b", "b"], 4)])
def test_a_name_repeated_for_no_seat_is_refused(names: list[str], players: int) -> None:
    with pytest.raises(ValueError, match="Name each bot once, or one bot for each seat"):
        line_ups_of(names, players)


def test_games_are_rounded_up_to_whole_deals() -> None:
    contest = Contest(line_ups_of(["a", "b", "c"], 2), seed=1)
    assert contest.games_per_deal == 6
    assert [contest.deals_for(games) for games in (1, 6, 7, 600)] == [1, 1, 2, 100]


def test_names_are_in_the_order_given() -> None:
    assert Contest(line_ups_of(["z", "a", "m"], 2), seed=1).names == ("z", "a", "m")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bout_is_a_sound_game_of_its_deal(players: int) -> None:
    line_up = ("random",) * players
    first, second = (Bout(7, 3, line_up, rotation).play() for rotation in (0, 1))
    assert check_record(first.record).is_over
    assert first.record.tiles == second.record.tiles
    assert first.record.actions != second.record.actions
    assert first.record.tiles != Bout(7, 4, line_up).play().record.tiles
    assert first.record.tiles != Bout(8, 3, line_up).play().record.tiles


def test_every_seat_of_every_game_has_a_generator_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    states: list[object] = []

    class Gambler:
        def choose(
            self, view: View, actions: Sequence[Action], budget: float, rng: Random
        ) -> Choice:
            states.append(rng.getstate())
            return Choice(rng.choice(actions))

    monkeypatch.setitem(BOTS, "gambler", Gambler)
    for seed, deal, rotation in product((7, 8), (0, 1), (0, 1)):
        Bout(seed, deal, ("gambler", "gambler"), rotation).play()
    assert len(set(states)) == len(states)


@pytest.mark.parametrize(
    ("line_up", "others", "sentence"),
    [
        (("random",), {}, "Two, three or four bots play a game, not 1."),
        (("random",) * 5, {}, "Two, three or four bots play a game, not 5."),
        (("random",) * 2, {"rotation": 2}, "The rotation is 0 to 1, not 2."),
        (("random",) * 2, {"seating": DEFAULT_SEATING[3]}, "3 sides are named for 2 bots."),
    ],
)
def test_a_bout_that_cannot_be_played_is_refused(
    line_up: tuple[str, ...], others: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        Bout(1, 0, line_up, **others)


def test_a_table_has_two_to_four_seats() -> None:
    with pytest.raises(ValueError, match="not 5"):
        line_ups_of(["a", "b"], players=5)


def test_a_bout_goes_the_same_way_each_time() -> None:
    bout = Bout(7, 3, ("random", "random"), rotation=1)
    assert bout.play().record == bout.play().record
