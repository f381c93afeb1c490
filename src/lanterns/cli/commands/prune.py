"""`lanterns prune`: remove tables that nobody has touched for long."""

from contextlib import ExitStack
from pathlib import Path
from typing import IO

import click

from ..errors import Failure
from ..options import ANY_PATH, ANY_PATH_OBJECT, Whole, database_address
from ..progress import counted

YEAR = 365


@click.command("prune")
@click.option(
    "--db", type=ANY_PATH, help="The database file; by default in the platform's data folder."
)
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
    from sqlalchemy.exc import SQLAlchemyError

    from lanterns.server.errors import DatabaseUnusable
    from lanterns.server.store.database import open_engine, prepare_database
    from lanterns.server.store.file_lock import FileLock, sqlite_file
    from lanterns.server.store.pruning import prune
    from lanterns.server.store.trouble import reason_of

    address = database_address(db)
    file = sqlite_file(address)
    if file is not None and not file.exists():
        raise Failure(f"There is no database {file}.")
    lock = FileLock(address)
    if not lock.acquire():
        raise Failure("A server uses this database; stop it first.")
    with ExitStack() as stack:
        stack.callback(lock.release)
        try:
            prepare_database(address, 2.0)
        except DatabaseUnusable as error:
            raise Failure(f"The database cannot be used: {error}.") from error
        engine = open_engine(address, 2.0, writes=True)
        stack.callback(engine.dispose)
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
        except SQLAlchemyError as error:
            raise Failure(f"The database does not answer: {reason_of(error)}.") from error
    verb = "would be removed" if dry_run else "removed"
    tables = counted(pruned.tables, "table", "tables")
    click.echo(f"{tables} with {counted(pruned.entries, 'entry', 'entries')} {verb}.")
