"""The table of an environment: how many play, and where they sit."""

from collections.abc import Sequence

from lanterns.core.rules.deals import places_for
from lanterns.rules import Direction


def seating_for(players: int, seating: Sequence[Direction]) -> tuple[Direction, ...]:
    """Return the seating, or the usual one for that many players; refuse one that is none.

    >>> len(seating_for(3, ()))
    3
    """
    return tuple(map(Direction, places_for(0 if seating else players, seating).tolist()))
