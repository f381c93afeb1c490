"""A bot as commands and environments name it, with a budget of its own if it is to have one."""

import re
from math import isfinite
from typing import NamedTuple

from .bot import Bot, CountsPlayouts, cost_of
from .lookup import bot_named
from .program_bot import PREFIX

UNHURRIED = 60.0
"""The seconds of a bot whose thinking does not depend on the time it gets.

Nobody waits that long; it is only there so that a busy machine cannot change what such a bot does.
"""


class Entry(NamedTuple):
    """A bot, and what it may spend on an action: seconds, or a number of playouts.

    Without either, it gets the budget of all others.
    """

    bot: str
    budget: float | None = None
    playouts: int | None = None

    def make(self) -> Bot:
        """Return the bot, with the playouts of this entry."""
        bot = bot_named(self.bot)
        if self.playouts is not None:
            if not isinstance(bot, CountsPlayouts):
                raise ValueError(f"The bot “{self.bot}” does not count playouts; give it seconds.")
            bot.playouts = self.playouts
        return bot

    def seconds_for(self, bot: Bot, common: float) -> float:
        """Return the time budget of this entry's bot, where `common` is the one of all others."""
        if self.budget is not None:
            return self.budget
        return common if thinks_by_the_clock(bot) else UNHURRIED


def thinks_by_the_clock(bot: Bot) -> bool:
    """Return whether a bot thinks for as long as it may, not for a set number of playouts."""
    counts = isinstance(bot, CountsPlayouts) and bot.playouts is not None
    return cost_of(bot) == "search" and not counts


def entry_of(text: str) -> Entry:
    """Read an entry, such as `kirin`, `kirin@30` (seconds) or `kirin@256p` (playouts).

    >>> entry_of("kirin"), entry_of("kirin@0.5")
    (Entry(bot='kirin', budget=None, playouts=None), Entry(bot='kirin', budget=0.5, playouts=None))
    >>> entry_of("kirin@256p").playouts, entry_of("cmd:./mybot --at me@home@2").bot
    (256, 'cmd:./mybot --at me@home')
    """
    bot, mark, amount = text.rpartition("@")
    if not mark:
        return Entry(text)
    if re.fullmatch(r"[1-9][0-9]{0,5}p", amount):
        return Entry(bot, playouts=int(amount[:-1]))
    try:
        budget = float(amount)
    except ValueError:
        budget = -1.0
    if isfinite(budget) and budget >= 0:
        return Entry(bot, budget)
    if text.startswith(PREFIX):
        return Entry(text)  # the mark belongs to the command
    bot = text.partition("@")[0]
    raise ValueError(
        f"“{text}” needs a number of seconds after the @, such as {bot}@0.5, or of playouts, such"
        f" as {bot}@256p."
    )
