"""`lanterns prune`: remove tables that nobody has touched for long."""

from contextlib import ExitStack
from pathlib import Path
from typing import IO

import click

from ..databases import db_option, opened_database
from ..errors import Failure
from ..options import ANY_PATH_OBJECT, Whole
from ..progress import counted

YEAR = 365


@click.command("prune")
@db_option
@click.option(
    "--days",
    type=Whole(1, 100_000),
    default=YEAR,
    show_default=True,
    help="How long a table must be untouched.",
)
@click.option(
    "--archive",
    type=ANY_PATH_OBJECT,
    metavar="FILE",
    help="Write the logs to this new file first, as JSON Lines.",
)
@click.option("--dry-run", is_flag=True, help="Only say how much would be removed.")
def command(db: str | None, days: int, archive: Path | None, dry_run: bool) -> None:
    """Remove tables that nobody has touched for a year.

    The server must be stopped, unless it uses PostgreSQL.
    """
    from lanterns.server.store.pruning import prune

    with ExitStack() as stack:
        engine = stack.enter_context(opened_database(db, is_alone=True))
        copy: IO[str] | None = None
        if archive is not None and not dry_run:
            try:
                copy = stack.enter_context(archive.open("x", encoding="utf-8"))
            except OSError as error:
                raise Failure(f"{archive} cannot be written: {error.strerror}.") from error
        try:
            pruned = prune(engine, days, copy, is_trial=dry_run)
        except OSError as error:
            raise Failure(
                f"{archive} cannot be written: {error.strerror}; what is not in it was not removed."
            ) from error
    verb = "would be removed" if dry_run else "removed"
    tables = counted(pruned.tables, "table", "tables")
    click.echo(f"{tables} with {counted(pruned.entries, 'entry', 'entries')} {verb}.")
