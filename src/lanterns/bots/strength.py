"""The measured strength of the bots, from the file that `benchmarks/strength.py` writes."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

FILE = "ratings.json"


@dataclass(frozen=True, slots=True)
class Measurement:
    """The strength of the bots with one number of players."""

    seconds: float
    """The most that a bot had for an action."""
    ratings: dict[str, float]
    """By bot; the mean of the ladder is 1500."""


@cache
def measurements() -> dict[int, Measurement]:
    """Return what was measured, by number of players.

    >>> sorted(measurements())
    [2, 3, 4]
    """
    data = json.loads(files("lanterns.bots").joinpath(FILE).read_text(encoding="utf-8"))
    return {int(players): Measurement(**measured) for players, measured in data.items()}


def ratings_of(bot: str) -> dict[int, float]:
    """Return a bot's ratings by number of players, where it was measured."""
    return {
        players: measured.ratings[bot]
        for players, measured in measurements().items()
        if bot in measured.ratings
    }
