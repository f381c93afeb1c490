"""Who takes part in a contest: a bot, with a time budget of its own if it is to have one."""

from math import isfinite
from typing import NamedTuple


class Entry(NamedTuple):
    """A bot, and the seconds it may think about an action; without them, as long as all others."""

    bot: str
    budget: float | None = None


def entry_of(text: str) -> Entry:
    """Read an entry, such as `kirin` or `kirin@30`.

    >>> entry_of("kirin"), entry_of("kirin@0.5")
    (Entry(bot='kirin', budget=None), Entry(bot='kirin', budget=0.5))
    """
    bot, mark, seconds = text.partition("@")
    if not mark:
        return Entry(bot)
    try:
        budget = float(seconds)
    except ValueError:
        budget = -1.0
    if not isfinite(budget) or budget < 0:
        raise ValueError(f"“{text}” needs a number of seconds after the @, such as {bot}@0.5.")
    return Entry(bot, budget)
