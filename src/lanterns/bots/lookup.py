"""A bot by the name that a person at this machine gives it: a registered bot, or a program.

As `visitor:30%`, a registered bot makes three of ten choices itself, and the others are random.

Programs are not in the registry by themselves: a server offers what is registered to strangers, and
nobody but the person at the keyboard may name a program to run.
"""

import re
import sys
from contextlib import redirect_stdout

from .blended_bot import BlendedBot
from .bot import Bot
from .program_bot import PREFIX, ProgramBot
from .registry import BOTS


def bot_named(name: str) -> Bot:
    """Make the bot of this name; one that begins with `cmd:` is a program, not yet started."""
    if name.startswith(PREFIX):
        return ProgramBot(name)
    if name not in BOTS and (blend := blend_of(name)):
        return BlendedBot(bot_named(blend[0]), blend[1])
    # Standard output carries the records and results of the commands.
    with redirect_stdout(sys.stderr):
        return BOTS[name]()


def is_bot(name: str) -> bool:
    """Return whether there is a bot of this name; a program is looked for when it is started."""
    if name.startswith(PREFIX) or name in BOTS:
        return True
    return (blend := blend_of(name)) is not None and blend[0] in BOTS


def blend_of(name: str) -> tuple[str, float] | None:
    """Return the bot and the share of its own choices that a name such as `visitor:30%` stands for.

    >>> blend_of("visitor:30%"), blend_of("visitor"), blend_of("visitor:101%")
    (('visitor', 0.3), None, None)
    """
    found = re.fullmatch(r"(.+):([0-9]{1,3})%", name)
    if found is None or int(found[2]) > 100:
        return None
    return found[1], int(found[2]) / 100
