"""Lantern cards as counts: one number for each color."""

from collections.abc import Iterable

from .colors import COLORS, Color

Cards = tuple[int, ...]
"""Seven counts in color order, of a player's cards or of the supply."""

NO_CARDS: Cards = (0,) * len(COLORS)


def add_cards(cards: Cards, colors: Iterable[Color]) -> Cards:
    """Return `cards` with one more of each color named.

    >>> add_cards(NO_CARDS, [Color.RED, Color.RED, Color.BLACK])
    (2, 0, 0, 0, 0, 0, 1)
    """
    counts = list(cards)
    for color in colors:
        counts[color] += 1
    return tuple(counts)


def remove_cards(cards: Cards, colors: Iterable[Color]) -> Cards:
    """Return `cards` with one fewer of each color named."""
    counts = list(cards)
    for color in colors:
        counts[color] -= 1
    return tuple(counts)
