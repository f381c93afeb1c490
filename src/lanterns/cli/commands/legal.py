"""`lanterns legal`: the legal actions of a position."""

import click

from lanterns.rules import legal_actions, to_text

from ..options import ANY_PATH, game_option
from ..records import read_position


@click.command("legal")
@click.argument("record", type=ANY_PATH)
@game_option
def command(record: str, number: int | None) -> None:
    """List the legal actions after the record's actions, one per line, in their fixed order.

    RECORD is a file or - for standard input. A finished game has none.
    """
    for action in legal_actions(read_position(record, number)):
        click.echo(to_text(action))
