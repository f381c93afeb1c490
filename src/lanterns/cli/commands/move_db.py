"""`lanterns move-db`: copy a database into another, as from SQLite to PostgreSQL."""

import click

from ..errors import Failure
from ..options import ANY_PATH, database_address
from ..progress import counted

BUSY_SECONDS = 10.0


class Different(Failure):
    """The two databases do not have the same tables after all."""

    exit_code = 1


@click.command("move-db")
@click.argument("source", type=ANY_PATH, metavar="FROM")
@click.argument("target", type=ANY_PATH, metavar="TO")
def command(source: str, target: str) -> None:
    """Copy all tables from one database to another, and compare both.

    FROM and TO are files of SQLite, or addresses such as postgresql+psycopg://user@host/name.

    It can be repeated, and copies what is not there yet. So it may run while a server uses FROM:
    then stop that server and run it once more.
    """
    from pathlib import Path

    from lanterns.server.errors import DatabaseUnusable
    from lanterns.server.store.database import open_engine, prepare_database
    from lanterns.server.store.file_lock import FileLock, sqlite_file
    from lanterns.server.store.moving import NotTheSame, move

    addresses = [database_address(source), database_address(target)]
    if addresses[0] == addresses[1]:
        raise Failure("FROM and TO are the same database.")
    if "://" not in source and not Path(source).exists():
        raise Failure(f"There is no database {source}.")
    for name, address in zip((source, target), addresses, strict=True):
        try:
            prepare_database(address, BUSY_SECONDS)
        except DatabaseUnusable as error:
            raise Failure(f"The database {_shown(name)} cannot be used: {error}.") from error
    lock = FileLock(addresses[0])
    is_in_use = sqlite_file(addresses[0]) is not None and not lock.acquire()
    engines = [
        open_engine(address, BUSY_SECONDS, writes)
        for address, writes in zip(addresses, (False, True), strict=True)
    ]
    try:
        moved = move(*engines)
    except NotTheSame as error:
        raise Different(
            f"Table {error} is not the same in both: TO must be empty, or an older copy of FROM."
        ) from error
    finally:
        lock.release()
        for engine in engines:
            engine.dispose()
    tables = counted(moved.tables, "table", "tables")
    entries = counted(moved.entries, "entry", "entries")
    click.echo(
        f"The same in both: {tables} with {entries}, {moved.new_entries} of them copied now."
    )
    if is_in_use:
        click.echo("A server still uses FROM: stop it and run this once more.", err=True)


def _shown(address: str) -> str:
    """Return an address without its password."""
    from sqlalchemy import make_url

    return make_url(address).render_as_string() if "://" in address else address
