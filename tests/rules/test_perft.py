"""Counting sequences on positions small enough to count by hand."""

import pytest
from kit.positions import OPPOSITE, a_game, actions_of

from lanterns.rules import Phase, divide, perft

NO_HANDS: dict[int, tuple[int, ...]] = {0: (), 1: ()}


def test_nothing_done_is_one_way() -> None:
    """The empty sequence."""
    assert perft(a_game(OPPOSITE), 0) == 1


def test_the_opening() -> None:
    """Three tiles, four cells, four rotations; then three tiles on six cells."""
    state = a_game(OPPOSITE)

    assert perft(state, 1) == 3 * 4 * 4
    assert perft(state, 2) == (3 * 4 * 4) * (3 * 6 * 4)


def test_two_final_turns() -> None:
    """Dedicate and end, or end at once, for both players: two sequences of each length."""
    state = a_game(OPPOSITE, hands=NO_HANDS, draw_stack=(), cards={0: "RRRR", 1: "KKKK"})

    # 4R . 4K .   4R . .   . 4K .   . .
    assert [perft(state, depth) for depth in range(6)] == [1, 2, 3, 3, 1, 0]


def test_divide_counts_below_each_action() -> None:
    """In the order of legal actions; together they are the whole."""
    state = a_game(OPPOSITE, hands=NO_HANDS, draw_stack=(), cards={0: "RRRR", 1: "KKKK"})
    dedicate, end = actions_of("4R", ".")

    assert list(divide(state, 2).items()) == [(dedicate, 1), (end, 2)]
    assert list(divide(state, 1).items()) == [(dedicate, 1), (end, 1)]
    assert sum(divide(a_game(OPPOSITE), 2).values()) == perft(a_game(OPPOSITE), 2)


def test_a_game_that_is_over_has_no_sequences() -> None:
    """Nothing can be done any more."""
    state = a_game(OPPOSITE, turn=1, hands=NO_HANDS, draw_stack=(), cards={1: ""})

    assert [perft(state, depth) for depth in range(3)] == [1, 1, 0]


def test_depths_that_never_end() -> None:
    """Rather than a count that never ends; also where there is nothing left to count."""
    over = a_game(OPPOSITE, phase=Phase.OVER)
    for state in (a_game(OPPOSITE), over):
        with pytest.raises(ValueError, match=r"^a depth is 0 or more, not -1$"):
            perft(state, -1)
        with pytest.raises(ValueError, match=r"^a depth to divide is 1 or more, not 0$"):
            divide(state, 0)
