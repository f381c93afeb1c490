"""Who won: honor, then favor tokens, then lantern cards, then the victory is shared."""

import pytest
from kit.positions import AROUND, a_game

from lanterns.rules import Decider, DedicationKind, Result, Token, result_of


@pytest.mark.parametrize(
    ("honor", "favor", "cards", "winners", "decider"),
    [
        ((30, 31), (9, 0), (9, 0), (1,), Decider.HONOR),
        ((31, 30, 12), (0, 9, 9), (0, 9, 9), (0,), Decider.HONOR),
        ((30, 30), (2, 1), (0, 9), (0,), Decider.FAVOR),
        ((30, 12, 30), (1, 9, 2), (9, 9, 0), (2,), Decider.FAVOR),
        ((30, 30), (2, 2), (4, 5), (1,), Decider.CARDS),
        ((8, 30, 30, 30), (9, 2, 2, 1), (9, 6, 5, 9), (1,), Decider.CARDS),
        ((30, 30), (2, 2), (5, 5), (0, 1), Decider.NOTHING),
        ((30, 8, 30, 29), (2, 9, 2, 2), (5, 9, 5, 5), (0, 2), Decider.NOTHING),
        ((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 1, 2, 3), Decider.NOTHING),
    ],
)
def test_the_winner_and_what_decided(
    honor: tuple[int, ...],
    favor: tuple[int, ...],
    cards: tuple[int, ...],
    winners: tuple[int, ...],
    decider: Decider,
) -> None:
    """Rules: The end. Ties: most favor tokens left, then most cards left, then shared."""
    result = Result(honor, favor, cards)

    assert result.winners == winners
    assert result.decider is decider


def test_ranks() -> None:
    """Equal scores share a rank, and the next rank is skipped."""
    assert Result((9, 20, 9, 20), (0, 1, 0, 1), (3, 4, 2, 4)).ranks == (3, 1, 4, 1)
    assert Result((5, 6, 7), (0, 0, 0), (0, 0, 0)).ranks == (3, 2, 1)


def test_scores_are_compared_in_order() -> None:
    """One score a seat: honor, favor tokens, cards."""
    assert Result((1, 2), (3, 4), (5, 6)).scores == ((1, 3, 5), (2, 4, 6))


def test_a_result_needs_every_number_of_every_seat() -> None:
    """Lists of different lengths are a programmer's mistake and do not pass silently."""
    with pytest.raises(ValueError, match=r"zip\(\) argument"):
        Result((1, 2), (3,), (5, 6)).scores  # noqa: B018 - the access is the test


def test_the_result_of_a_position() -> None:
    """Rules: The end. Honor is the values of the tokens taken, whatever their kind."""
    four, pair = DedicationKind.FOUR_OF_A_KIND, DedicationKind.THREE_PAIR
    state = a_game(
        AROUND,
        cards={0: "RRK", 1: "", 2: "ROGPBWK"},
        favor={1: 3, 3: 1},
        tokens={0: (Token(four, 8), Token(pair, 4)), 3: (Token(pair, 9),)},
    )

    assert result_of(state) == Result(honor=(12, 0, 0, 9), favor=(0, 3, 0, 1), cards=(3, 0, 7, 1))
