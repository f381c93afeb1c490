"""The value of lantern cards, calculated by hand."""

import pytest

from lanterns.bots.card_values import value_of_cards

HONORS = (8, 9, 10)


def test_every_set_counts_the_best_one_most() -> None:
    # Three red and two orange cards are 3/4 of four of a kind, 4/6 of three pair and 2/7 of seven
    # unique. A set promises its honor times that share to the power of 1.5, and the second and the
    # third set count 0.4 and 0.2 of that. The five cards themselves count 0.3 each.
    four, pairs, seven = 8 * 0.75**1.5, 9 * (4 / 6) ** 1.5, 10 * (2 / 7) ** 1.5
    assert four > pairs > seven
    assert value_of_cards((3, 2, 0, 0, 0, 0, 0), HONORS, aim=1) == pytest.approx(
        5 * 0.3 + four + 0.4 * pairs + 0.2 * seven
    )


def test_cards_for_a_second_set_are_worth_more_than_cards_for_none() -> None:
    # A fifth red card brings no set nearer; the same card in orange brings three pair nearer.
    useless = value_of_cards((5, 1, 0, 0, 0, 0, 0), HONORS, aim=1)
    useful = value_of_cards((4, 2, 0, 0, 0, 0, 0), HONORS, aim=1)
    assert useful > useless


def test_without_an_aim_only_the_number_of_cards_counts() -> None:
    assert value_of_cards((4, 0, 0, 0, 0, 0, 0), HONORS, aim=0) == 4
    assert value_of_cards((1, 1, 1, 1, 0, 0, 0), HONORS, aim=0) == 4
