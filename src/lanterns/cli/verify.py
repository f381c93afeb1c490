"""`lanterns verify`: check that a game was shuffled as promised."""

import click

from .errors import Failure, Unsound
from .records import read_text


@click.command("verify")
@click.argument("record")
def command(record: str) -> None:
    """Recompute a finished game's shuffle from its secret.

    Exits with 1 if the secret is not the promised one or the tiles do not follow from it.
    RECORD is a server's record of a finished game, or - for standard input.
    """
    from lanterns.server.errors import NoShuffle
    from lanterns.server.table.verification import check_shuffle

    source, text = read_text(record)
    try:
        problems = check_shuffle(text)
    except NoShuffle as error:
        raise Failure(f"{source.file}: {error}") from error
    if problems:
        raise Unsound(f"{source.file}: {problems[0]}")
    click.echo("The secret is the promised one, and seats, start and tiles follow from it.")
