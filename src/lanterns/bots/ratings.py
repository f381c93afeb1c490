"""Measured strength, read from the file that `benchmarks/strength.py` writes."""

import json
from functools import cache
from importlib.resources import files

FILE = "ratings.json"


@cache
def ratings() -> dict[int, dict[str, float]]:
    """Ratings by openskill for each number of players, by bot.

    >>> sorted(ratings())
    [2, 3, 4]
    """
    data = json.loads(files("lanterns.bots").joinpath(FILE).read_text(encoding="utf-8"))
    return {int(players): rated for players, rated in data.items()}
