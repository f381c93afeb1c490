"""Databases of servers, as commands open them; whatever fails is one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from .errors import Failure
from .options import ANY_PATH, database_address

if TYPE_CHECKING:
    from sqlalchemy import Engine

BUSY_SECONDS = 2.0

db_option = click.option(
    "--db", type=ANY_PATH, help="The database file; by default in the platform's data folder."
)


@contextmanager
def opened_database(db: str | None, is_alone: bool) -> Iterator["Engine"]:
    """Return an engine for a database that is there; alone, if no server uses its file."""
    from sqlalchemy.exc import SQLAlchemyError

    from lanterns.server.errors import DatabaseUnusable
    from lanterns.server.store.database import open_engine, prepare_database
    from lanterns.server.store.file_lock import FileLock, sqlite_file
    from lanterns.server.store.trouble import reason_of

    address = database_address(db)
    file = sqlite_file(address)
    if file is not None and not file.exists():
        raise Failure(f"There is no database {file}.")
    lock = FileLock(address)
    if is_alone and not lock.acquire():
        raise Failure("A server uses this database; stop it first.")
    try:
        prepare_database(address, BUSY_SECONDS)
        engine = open_engine(address, BUSY_SECONDS, writes=True)
        try:
            yield engine
        finally:
            engine.dispose()
    except DatabaseUnusable as error:
        raise Failure(f"The database cannot be used: {error}.") from error
    except SQLAlchemyError as error:
        raise Failure(f"The database does not answer: {reason_of(error)}.") from error
    finally:
        lock.release()
