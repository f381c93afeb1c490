"""`lanterns verify`: check that a game was shuffled as promised."""

import re

import click

from ..errors import Failure, Unsound
from ..options import ANY_PATH
from ..records import read_text


@click.command("verify")
@click.argument("record", type=ANY_PATH)
@click.option(
    "--commitment",
    metavar="HEX",
    callback=lambda ctx, param, text: None if text is None else _commitment(text),
    help="The commitment that you noted before the game; the lobby shows it.",
)
def command(record: str, commitment: str | None) -> None:
    """Recompute a finished game's shuffle from its secret.

    Exits with 1 if something does not fit. Without --commitment nobody can tell whether the secret
    was fixed before the game, and the output says so.
    RECORD is a server's record of a finished game, or - for standard input.
    """
    from lanterns.server.errors import NoShuffle
    from lanterns.server.table.verification import check_shuffle

    source, text = read_text(record)
    try:
        check = check_shuffle(text, commitment)
    except NoShuffle as error:
        raise Failure(f"{source.file}: {error}") from error
    if check.problems:
        raise Unsound(f"{source.file}: {check.problems[0]}")
    fits = "Seats, start and tiles follow from the secret and everybody's part."
    if commitment is not None:
        fits = "The secret is the one that was promised. " + fits
    click.echo(" ".join([fits, *check.open_questions]))


def _commitment(text: str) -> str:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise click.BadParameter("a commitment has 64 hexadecimal digits.")
    return text.lower()
