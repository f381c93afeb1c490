"""The value of lantern cards to a bot that plays like a person."""

from functools import lru_cache
from math import sqrt

from lanterns.rules import Cards, DedicationKind

from .sets import Honors, missing_cards

_SET_SIZES = tuple(kind.colors * kind.copies for kind in DedicationKind)

# Only one set can be dedicated with the same cards, so the others count in part.
_SECOND_SET, _THIRD_SET = 0.4, 0.2


@lru_cache(maxsize=1 << 14)
def value_of_cards(cards: Cards, honors: Honors, aim: float) -> float:
    """Return the value of cards, in honor, to a bot with this aim (see `Traits`).

    >>> value_of_cards((4, 0, 0, 0, 0, 0, 0), (8, 9, 10), aim=0)
    4.0
    >>> value_of_cards((0, 0, 0, 0, 0, 0, 0), (8, 9, 10), aim=1)
    0.0
    """
    best, second, third = sorted(
        (
            _promise(honor, size, missing)
            for honor, size, missing in zip(honors, _SET_SIZES, missing_cards(cards), strict=True)
        ),
        reverse=True,
    )
    hoped = best + _SECOND_SET * second + _THIRD_SET * third
    return sum(cards) * (1 - 0.7 * aim) + hoped * aim


def _promise(honor: int, size: int, missing: int) -> float:
    """Return what an unfinished set promises: more and more as it grows."""
    share = (size - missing) / size
    return honor * share * sqrt(share)
