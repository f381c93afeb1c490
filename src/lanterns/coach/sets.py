"""Sets of lantern cards: which of them a hand completes."""

from lanterns.rules import Cards, DedicationKind


def completed_kinds(cards: Cards) -> tuple[DedicationKind, ...]:
    """Return the kinds of set that these cards complete.

    >>> completed_kinds((2, 2, 4, 0, 0, 0, 1))
    (<DedicationKind.FOUR_OF_A_KIND: 0>, <DedicationKind.THREE_PAIR: 1>)
    """
    # A set is so many copies of each of so many colors (Rules: Dedications).
    return tuple(
        kind
        for kind in DedicationKind
        if sum(count >= kind.copies for count in cards) >= kind.colors
    )
