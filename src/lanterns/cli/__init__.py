"""The commands, one small file each, loaded only when called."""

from importlib import import_module

import click

from lanterns import __version__

COMMANDS = {
    "play": "play a game in the terminal",
    "simulate": "let bots play and write game records",
    "check": "replay records and verify every action and result",
    "legal": "list the legal actions after a record",
    "state": "show the position after a record as JSON",
    "perft": "count action sequences from a position",
    "bench": "measure this machine's speed",
}


class LazyGroup(click.Group):
    """Commands that are imported when they are called, so that help stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name every command, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command's module."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"lanterns.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="lanterns")
def group() -> None:
    """Lanterns: The Harvest Festival, in the terminal and for programs."""
