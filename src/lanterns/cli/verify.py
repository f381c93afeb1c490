"""`lanterns verify`: was this game shuffled as it was promised?"""

import json

import click

from .failure import Failure, Unsound


@click.command("verify")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
def command(record: str) -> None:
    """Work out a finished game's shuffle anew from its secret.

    Exits with 1 if the secret is not the promised one or the tiles do not follow from it.
    RECORD is the file that a server gives after the end of a game, or - for standard input.
    """
    from lanterns.server.verification import NoShuffle, faults_of

    called = "standard input" if record == "-" else record
    try:
        with click.open_file(record, "rb") as file:
            faults = faults_of(json.loads(file.read().decode("utf-8-sig")))
    except NoShuffle as error:
        raise Failure(f"{called}: {error}") from error
    except (ValueError, RecursionError) as error:
        raise Failure(f"{called}: This is not a game record.") from error
    if faults:
        raise Unsound(f"{called}: {faults[0]}")
    click.echo("The secret is the promised one, and seats, start and tiles follow from it.")
