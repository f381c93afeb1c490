"""`lanterns verify`: was this game shuffled as it was promised?"""

import click

from .failure import Failure, Unsound
from .records import read_text


@click.command("verify")
@click.argument("record")
def command(record: str) -> None:
    """Work out a finished game's shuffle anew from its secret.

    Exits with 1 if the secret is not the promised one or the tiles do not follow from it.
    RECORD is the file that a server gives after the end of a game, or - for standard input.
    """
    from lanterns.server.table.verification import NoShuffle, faults_of

    source, text = read_text(record)
    try:
        faults = faults_of(text)
    except NoShuffle as error:
        raise Failure(f"{source.file}: {error}") from error
    if faults:
        raise Unsound(f"{source.file}: {faults[0]}")
    click.echo("The secret is the promised one, and seats, start and tiles follow from it.")
