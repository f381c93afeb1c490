"""Options of commands in which bots play: their names, what they may use, how they fail."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from glob import escape, glob
from typing import Any

import click

from lanterns.bots import BOTS, Bot, BrokenPlugin, is_bot
from lanterns.bots.entries import Entry, entry_of
from lanterns.bots.errors import BotFault, traceback_of
from lanterns.bots.program_bot import PREFIX, command_of, start_programs
from lanterns.rules import record_to_json

from .errors import Failure
from .options import Option, Seconds, Whole
from .progress import counted

TRACEBACK = "LANTERNS_TRACEBACK"
"""The environment variable that asks for details of a bot's failure, as in docs/bots.md."""


def bots_option(text: str, default: str | None = None) -> Option:
    """Return the option that names the bots; without a default, it must be given."""
    # A default of None would count as one that is given.
    given: dict[str, Any] = {"required": True} if default is None else {"default": default}
    return click.option("--bots", shell_complete=complete_bots, help=text, **given)


players_option = click.option("--players", type=Whole(2, 4), default=2, show_default=True)

budget_option = click.option(
    "--budget",
    type=Seconds(min=0),
    default=0.5,
    show_default=True,
    help="Seconds for one action, for bots that think for as long as they may.",
)


def bot_failure(fault: BotFault) -> Failure:
    """Return the sentence and, if asked for, the bot's traceback and the record of the game."""
    failure = Failure(str(fault))
    if os.environ.get(TRACEBACK):
        record = f"{record_to_json(fault.record)}\n" if fault.record else ""
        failure.details = fault.trace + record
    return failure


def split_names(text: str) -> tuple[str, ...]:
    """Split names at commas, except those within quotes, which are part of a command.

    >>> split_names("random, cmd:./mybot --only 'a,b'")
    ('random', "cmd:./mybot --only 'a,b'")
    """
    parts, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            parts.append("")
            continue
        parts[-1] += letter
        if letter == quote:
            quote = ""
        elif letter in "'\"" and not quote:
            quote = letter
    return tuple(part.strip() for part in parts)


def parse_names(text: str, check: Callable[[str], None] | None = None) -> tuple[str, ...]:
    """Parse the names of bots, such as `random,random`."""
    names = split_names(text)
    for name in names:
        (check or check_bot)(name)
    return names


def check_bot(name: str) -> None:
    """Raise `Failure` if there is no bot of this name, or if it is no command."""
    if not is_bot(name):
        raise Failure(f"There is no bot “{name}”; there are: {', '.join(BOTS)}.")
    if name.startswith(PREFIX):
        try:
            command_of(name)
        except ValueError as error:
            raise Failure(str(error)) from error


def check_entry(text: str) -> None:
    """Raise `Failure` if this is not a bot, with or without a budget of its own."""
    try:
        entry = entry_of(text)
        check_bot(entry.bot)
        if entry.playouts is not None:
            entry.make()
    except ValueError as error:
        raise Failure(str(error)) from error
    except BrokenPlugin as error:
        raise bot_failure(BotFault(error.sentence, traceback_of(error))) from error


def start_bot(entry: Entry, stack: ExitStack) -> Bot:
    """Return the bot of an entry; a program is started, and ends with the stack."""
    try:
        bot = entry.make()
        start_programs([bot], stack)
        return bot
    except BrokenPlugin as error:
        raise bot_failure(BotFault(error.sentence, traceback_of(error))) from error
    except BotFault as fault:
        raise bot_failure(fault) from fault


def parse_bots(
    text: str, seats: int, check: Callable[[str], None] | None = None
) -> tuple[str, ...]:
    """Parse the names of bots, one for each seat, or one for all of them."""
    names = parse_names(text, check)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Failure(
            f"{len(names)} bots are named for {counted(seats, 'seat', 'seats')}; "
            "name one, or one for each seat."
        )
    return names


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Return what a shell can offer for the last of several names; after `cmd:`, paths."""
    before, comma, last = incomplete.rpartition(",")
    names = [name for name in (*BOTS, PREFIX) if name.startswith(last)]
    if last.startswith(PREFIX):
        command, space, path = last.removeprefix(PREFIX).rpartition(" ")
        names = [f"{PREFIX}{command}{space}{found}" for found in _paths(path)]
    return [f"{before}{comma}{name}" for name in names]


def _paths(beginning: str) -> list[str]:
    """Return the files and folders that begin like this."""
    found = sorted(glob(f"{escape(os.path.expanduser(beginning))}*"))
    return [f"{path}{os.sep}" if os.path.isdir(path) else path for path in found]
