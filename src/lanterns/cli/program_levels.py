"""Programs that the host of a server offers as bots, each under a name."""

import atexit
import re
import shutil
from collections.abc import Iterable
from functools import partial

from lanterns.bots import BOTS, Bot
from lanterns.bots.program import kill_programs
from lanterns.bots.program_bot import PREFIX, ProgramBot, command_of

from .bot_options import check_bot
from .errors import Failure

_NAME = re.compile("[a-z][a-z0-9-]{0,23}")


def offer_programs(options: Iterable[str]) -> None:
    """Register programs as bots, such as `mybot=cmd:./mybot --fast`; they end with this process."""
    for option in options:
        name, _, command = option.partition("=")
        if not _NAME.fullmatch(name) or not command.startswith(PREFIX):
            raise Failure(
                f"--bot takes a name and a program, such as mybot=cmd:./mybot: “{option}”."
            )
        if name in BOTS:
            raise Failure(f"There is already a bot “{name}”; name the program otherwise.")
        check_bot(command)
        # A server that runs lets another bot choose where one fails: its host would never know.
        program = command_of(command)[0]
        if shutil.which(program) is None:
            raise Failure(
                f"The program “{program}” of the bot “{name}” cannot be found or executed."
            )
        BOTS[name] = partial(_started, command)
        atexit.register(kill_programs)


def _started(command: str) -> Bot:
    return ProgramBot(command).__enter__()
