"""A bot by the name that a person at this machine gives it: a registered bot, or a program.

Programs are not in the registry by themselves: a server offers what is registered to strangers, and
nobody but the person at the keyboard may name a program to run.
"""

import sys
from contextlib import redirect_stdout

from .bot import Bot
from .program_bot import PREFIX, ProgramBot
from .registry import BOTS


def bot_named(name: str) -> Bot:
    """Make the bot of this name; one that begins with `cmd:` is a program, not yet started."""
    if name.startswith(PREFIX):
        return ProgramBot(name)
    # Standard output carries the records and results of the commands.
    with redirect_stdout(sys.stderr):
        return BOTS[name]()


def is_bot(name: str) -> bool:
    """Return whether there is a bot of this name; a program is looked for when it is started."""
    return name.startswith(PREFIX) or name in BOTS
