"""`lanterns verify`: was this game shuffled as it was promised?"""

import json
from typing import BinaryIO

import click

from .failure import Failure, Unsound


@click.command("verify")
@click.argument("record", type=click.File("rb"))
def command(record: BinaryIO) -> None:
    """Work out a finished game's shuffle anew from its secret.

    Exits with 1 if the secret is not the promised one or the tiles are not its. RECORD is the
    file that a server gives after the end of a game, or - for standard input.
    """
    from lanterns.server.verification import NoShuffle, faults_of

    try:
        faults = faults_of(json.loads(record.read().decode("utf-8-sig")))
    except (ValueError, RecursionError, NoShuffle) as error:
        why = str(error) if isinstance(error, NoShuffle) else "This is not a game record."
        raise Failure(f"{record.name}: {why}") from error
    if faults:
        raise Unsound(f"{record.name}: {faults[0]}")
    click.echo("The secret is the promised one, and seats, start and tiles follow from it.")
