"""Options that several commands share."""

import os
from collections.abc import Callable, Sequence
from glob import escape, glob

import click
from click.core import ParameterSource

from lanterns.arena.entries import entry_of
from lanterns.bots import BOTS, BrokenPlugin, is_bot
from lanterns.bots.errors import BotFault, traceback_of
from lanterns.bots.program_bot import PREFIX, command_of
from lanterns.rules import DEFAULT_SEATING, Direction, LanternsError, seating_from_words

from .bot_errors import bot_failure
from .counting import counted
from .errors import Failure


def is_given(context: click.Context, name: str) -> bool:
    """Return whether an option stands on the command line, even with the value of its default."""
    return context.get_parameter_source(name) is ParameterSource.COMMANDLINE


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


def parse_seating(text: str | None, players: int) -> Sequence[Direction]:
    """Parse sides of the table such as `south,north`, the start player first."""
    if text is None:
        return DEFAULT_SEATING[players]
    try:
        seating = seating_from_words([word.strip() for word in text.split(",")])
    except LanternsError as error:
        raise Failure(error.sentence) from error
    if len(seating) != players:
        raise Failure(f"{len(seating)} seats are named for {players} players; name one for each.")
    return seating
