"""Lantern cards as seven counts."""

from kit.positions import cards_of

from lanterns.rules import NO_CARDS, Color, add_cards, remove_cards


def test_no_cards() -> None:
    """A count for each color, all of them nothing."""
    assert NO_CARDS == (0, 0, 0, 0, 0, 0, 0)


def test_adding_and_removing() -> None:
    """Colors may repeat, and what was given stays as it was."""
    cards = (1, 2, 3, 4, 5, 6, 7)
    twice_black = [Color.ORANGE, Color.BLACK, Color.BLACK]

    assert add_cards(cards, twice_black) == (1, 3, 3, 4, 5, 6, 9)
    assert remove_cards(cards, twice_black) == (1, 1, 3, 4, 5, 6, 5)
    assert cards == (1, 2, 3, 4, 5, 6, 7)


def test_removing_undoes_adding() -> None:
    """Nothing is lost on the way there and back."""
    cards = cards_of("RROK")

    assert remove_cards(add_cards(cards, Color), Color) == cards
