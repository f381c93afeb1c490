"""How strong the seats of a game are, as far as it is known."""

from lanterns.bots.strength import measurements
from lanterns.core import Ratings
from lanterns.rules import BOT_PREFIX, Record


def ratings_in(record: Record) -> Ratings:
    """Return the rating of each seat that a measured bot has, and nothing for all others.

    The weights behind chances are fitted to the ladder; dice, far below it, count as 1.

    >>> from lanterns.rules import DEFAULT_SEATING
    >>> ratings_in(Record(DEFAULT_SEATING[2], (), (), names=("Ana", "bot:artisan@0.1s")))
    (None, 1397)
    >>> ratings_in(Record(DEFAULT_SEATING[2], (), (), names=("bot:random", "bot:visitor")))
    (1, 571)
    """
    known = measurements()[len(record.seating)].ratings
    by_name = {BOT_PREFIX + level: max(rating, 1) for level, rating in known.items()}
    return tuple(by_name.get(name.partition("@")[0]) for name in record.names or ())
