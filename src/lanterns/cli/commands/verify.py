"""`lanterns verify`: check that a game was shuffled as promised."""

import re
from typing import TYPE_CHECKING

import click

from ..errors import Failure, Unsound
from ..options import ANY_PATH
from ..records import read_text

if TYPE_CHECKING:
    from lanterns.server.table.verification import Noted

NOT_PROVEN = 3


@click.command("verify")
@click.argument("record", type=ANY_PATH)
@click.option(
    "--commitment",
    metavar="HEX",
    callback=lambda ctx, param, text: None if text is None else _commitment(text),
    help="The commitment that you noted before the game; the lobby shows it.",
)
@click.option(
    "--noted", type=ANY_PATH, help="What your browser noted; its page saves it as a file."
)
@click.pass_context
def command(ctx: click.Context, record: str, commitment: str | None, noted: str | None) -> None:
    """Recompute a finished game's shuffle from its secret.

    Exits with 0 if the shuffle is proven to be fair, with 1 if something does not fit, and with 3
    if everything fits but something that only your browser's note can prove is left open; the
    output lists it.
    RECORD is a server's record of a finished game, or - for standard input.
    """
    from lanterns.server.errors import NoShuffle
    from lanterns.server.table.verification import check_shuffle

    source, text = read_text(record)
    note = _note(noted, commitment)
    try:
        check = check_shuffle(text, note)
    except NoShuffle as error:
        raise Failure(f"{source.file}: {error}") from error
    if check.problems:
        raise Unsound(f"{source.file}: {check.problems[0]}")
    fits = "Seats, start and tiles follow from the secret and everybody's part."
    if not check.open_questions:
        fits = f"The shuffle was fair. {fits} All of it is as it was noted before the game."
    elif note.commitment is not None:
        fits = "The secret is the one that was promised. " + fits
    click.echo("\n".join([fits, *check.open_questions]))
    ctx.exit(NOT_PROVEN if check.open_questions else 0)


def _note(file: str | None, commitment: str | None) -> "Noted":
    from lanterns.server.table.verification import Noted, noted_from_json

    if file is None:
        return Noted(commitment=commitment)
    source, text = read_text(file)
    try:
        noted = noted_from_json(text)
    except ValueError as error:
        raise Failure(f"{source.file}: This is not what a browser noted.") from error
    if commitment not in (None, noted.commitment):
        raise Failure(f"{source.file}: The commitment noted there is not the one you gave.")
    return noted


def _commitment(text: str) -> str:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise click.BadParameter("a commitment has 64 hexadecimal digits.")
    return text.lower()
