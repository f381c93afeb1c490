"""The command line: each command is a file in `commands/`, imported only when called."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click
from click.exceptions import Exit

from lanterns import __version__

from .errors import INTERRUPTED, READER_GONE, Failure

COMMANDS = {
    "serve": "serve tables to a network",
    "site": "write the page as static files that need no server",
    "play": "play a game in the terminal",
    "simulate": "let bots play and write game records",
    "bots": "list the bots with their measured strength",
    "join": "let a bot take the seat that it is invited to",
    "arena": "measure bots against each other",
    "evaluate": "measure one bot by a fixed protocol",
    "rate": "rate a player by a memory of their games",
    "data": "make an open data set of games, or verify one",
    "check": "replay records and verify every action and result",
    "legal": "list the legal actions after a record",
    "state": "show the position after a record as JSON",
    "link": "pack a game into a link, or read one",
    "review": "judge every decision of a finished game",
    "verify": "check the shuffle of a finished game",
    "perft": "count action sequences from a position",
    "prune": "remove tables that nobody has touched for a year",
    "admin": "list, close and rename tables, or forget a person",
    "move-db": "copy a database into another, as to PostgreSQL",
    "bench": "measure this machine's speed",
}


class LazyGroup(click.Group):
    """Imports a command when it is called, so that `--help` stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the name of every command, in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command's module and return the command."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"lanterns.cli.commands.{cmd_name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; for a misspelled one, name those that may be meant."""
        alike = [] if args[0] in COMMANDS else get_close_matches(args[0], COMMANDS)
        if alike and not ctx.resilient_parsing:
            raise Failure(f"There is no command “{args[0]}”; did you mean {' or '.join(alike)}?")
        return super().resolve_command(ctx, args)

    def make_context(self, *arguments: Any, **extra: Any) -> click.Context:
        """Parse the arguments; `--help` prints while they are parsed."""
        with _output_errors_reported():
            return super().make_context(*arguments, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command."""
        with _output_errors_reported():
            result: object = super().invoke(ctx)
            sys.stdout.flush()
            return result

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@contextmanager
def _output_errors_reported() -> Iterator[None]:
    """Turn an error while writing output into an exit code or a sentence."""
    try:
        yield
    except OSError as error:
        # Python flushes once more at exit; send that nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            raise Exit(READER_GONE) from None  # `| head` has read enough; not an error
        raise Failure(f"The output could not be written: {error.strerror}.") from error


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="lanterns")
@click.pass_context
def group(ctx: click.Context) -> None:
    """Lanterns: The Harvest Festival.

    Without a command, start the server on this machine and open the page.
    """
    if ctx.invoked_subcommand is None:
        from .commands.serve import run_server

        run_server("127.0.0.1", port=None, db=None, opens_browser=True)


def main() -> None:
    """Run a command; report errors as one sentence on standard error."""
    # Replace streams that were closed when the program started with empty ones.
    sys.stdin = sys.stdin or open(os.devnull)
    sys.stdout = sys.stdout or open(os.devnull, "w")
    sys.stderr = sys.stderr or open(os.devnull, "w")
    for stream in (sys.stdout, sys.stderr):
        # Show “?” for characters that the terminal cannot display.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = group.main(prog_name="lanterns", standalone_mode=False)
    except click.Abort:
        code = INTERRUPTED
    except click.ClickException as error:
        if isinstance(error, Failure):
            click.echo(error.details, nl=False, err=True)
        click.echo(f"lanterns: {error.format_message()}", err=True)
        code = error.exit_code
    sys.exit(code)
