"""Sets of lantern cards: which are complete, what they earn, how many cards the others lack."""

from functools import lru_cache

from lanterns.rules import Cards, DedicationKind, View, top_honor

Honors = tuple[int, ...]
"""The honor of the next token of each kind."""


def next_honors(view: View) -> Honors:
    """Return what the next dedication of each kind earns."""
    return tuple(map(top_honor, view.stacks))


def completed_kinds(cards: Cards) -> tuple[DedicationKind, ...]:
    """Return the kinds of set that these cards complete.

    >>> completed_kinds((2, 2, 4, 0, 0, 0, 1))
    (<DedicationKind.FOUR_OF_A_KIND: 0>, <DedicationKind.THREE_PAIR: 1>)
    """
    return tuple(kind for kind in DedicationKind if missing_cards(cards)[kind] == 0)


@lru_cache(maxsize=1 << 14)
def missing_cards(cards: Cards) -> tuple[int, int, int]:
    """Return how many cards each kind of set lacks, at best.

    >>> missing_cards((3, 2, 1, 0, 0, 0, 0))
    (1, 1, 4)
    """
    paired = sorted((min(count, 2) for count in cards), reverse=True)[:3]
    return max(0, 4 - max(cards)), 6 - sum(paired), cards.count(0)
