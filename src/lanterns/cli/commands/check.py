"""`lanterns check`: replay and verify records."""

import click

from lanterns.rules import BrokenRecord, check_record

from ..options import ANY_PATH
from ..progress import counted, progress_bar
from ..records import read_records


@click.command("check")
@click.argument("files", type=ANY_PATH, nargs=-1, required=True, metavar="FILE...")
def command(files: tuple[str, ...]) -> None:
    """Replay every record and verify each action and result.

    Exits with 1 at the first record that breaks the rules, or with 2 at the first that cannot be
    read. A FILE holds one record or JSON Lines; - is standard input.
    """
    count = finished = 0
    with progress_bar("Checking", total=None) as advance:
        for file in files:
            for source, record in read_records(file):
                try:
                    finished += check_record(record).is_over
                except BrokenRecord as error:
                    raise source.failure(error) from error
                count += 1
                advance(1)
    records = counted(count, "record", "records")
    click.echo(f"No fault in {records}; finished games: {finished}.")
