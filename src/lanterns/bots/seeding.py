"""Seeded generators: a game for a seed is the same game for ever."""

from random import Random


def seeded(*key: object) -> Random:
    """Return a generator of its own for this key, unrelated to every other key's.

    >>> seeded(7, "deal", 0).random() == seeded(7, "deal", 0).random()
    True
    """
    # Simulations must be repeatable; games between people are shuffled by the system's generator.
    return Random("/".join(map(str, key)))  # noqa: S311
