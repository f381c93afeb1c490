"""The measured strength of the bots, from the file that `benchmarks/strength.py` writes."""

import json
from functools import cache
from importlib.resources import files

from lanterns.rules import PLAYER_COUNTS

FILE = "ratings.json"


@cache
def measured_ratings() -> dict[int, dict[str, float]]:
    """Return ratings by number of players and bot; the mean of the ladder is 1500.

    >>> sorted(measured_ratings())
    [2, 3, 4]
    """
    data = json.loads(files("lanterns.bots").joinpath(FILE).read_text(encoding="utf-8"))
    return {players: data.get(str(players), {}) for players in PLAYER_COUNTS}
