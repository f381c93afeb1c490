"""`lanterns link`: a record as the text after `/replay#`, and back."""

import click

from lanterns.rules import UnreadableLink, record_from_link, record_to_json, record_to_link

from ..errors import Failure
from ..options import ANY_PATH, Whole, game_option
from ..records import read_sound_record


@click.command("link")
@click.argument("record", type=ANY_PATH, required=False)
@click.option("--read", "text", metavar="TEXT", help="Print the record of a link.")
@click.option("--ply", type=Whole(min=0), metavar="P", help="Show the game after P actions.")
@game_option
def command(record: str | None, text: str | None, ply: int | None, number: int | None) -> None:
    """Print a whole game as the text after /replay#, or read one with --read.

    RECORD is a file or - for standard input. TEXT is that text or a whole link; one that names a
    ply yields the record up to there.
    """
    try:
        if text is not None:
            if record is not None:
                raise Failure("Give a RECORD or --read with a TEXT, not both.")
            if ply is not None or number is not None:
                raise Failure("--ply and --game go with a RECORD, not with --read.")
            # A link's own letters never include the sign in front of it.
            click.echo(record_to_json(record_from_link(text.strip().rpartition("#")[2])))
        elif record is not None:
            click.echo(record_to_link(read_sound_record(record, number), ply))
        else:
            raise Failure("Give a RECORD, or --read with a TEXT.")
    except UnreadableLink as error:
        raise Failure(error.sentence) from error
