"""`lanterns legal`: what can be done now?"""

import click

from lanterns.rules import legal_actions, to_text

from .records import read_position


@click.command("legal")
@click.argument("record")
def command(record: str) -> None:
    """List the legal actions after the record's actions, one a line, in their order.

    RECORD is a file or - for standard input. After the end of a game there are none.
    """
    for action in legal_actions(read_position(record)):
        click.echo(to_text(action))
