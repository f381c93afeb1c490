"""What lantern cards are worth to somebody who plays like a person."""

from functools import lru_cache
from math import sqrt

from lanterns.rules import Cards, DedicationKind

from .sets import Honors, missing_cards

SIZES = tuple(kind.colors * kind.copies for kind in DedicationKind)


@lru_cache(maxsize=1 << 14)
def worth(cards: Cards, honors: Honors, aim: float) -> float:
    """What cards promise somebody with this aim, in honor.

    >>> worth((4, 0, 0, 0, 0, 0, 0), (8, 9, 10), aim=0), worth((0,) * 7, (8, 9, 10), aim=1)
    (4.0, 0.0)
    """
    best, second, third = sorted(
        (
            _promise(honor, size, missing)
            for honor, size, missing in zip(honors, SIZES, missing_cards(cards), strict=True)
        ),
        reverse=True,
    )
    hoped = best + 0.4 * second + 0.2 * third
    return sum(cards) * (1 - 0.7 * aim) + hoped * aim


def _promise(honor: int, size: int, missing: int) -> float:
    """A set promises more and more as it grows."""
    share = (size - missing) / size
    return honor * share * sqrt(share)
