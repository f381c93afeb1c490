"""Database engines, opened so that a commit is on disk when it returns."""

import sqlite3
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    func,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy import table as sql_table
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.sql import column

from ..errors import DatabaseDamaged, DatabaseUnusable
from .file_lock import protect
from .postgres import connect_options, prepare_postgres
from .schema import REVISION, metadata
from .trouble import reason_of

MIGRATION_LOCK = 0x6C616E7465726E73
"""The advisory lock of PostgreSQL that lets one server at a time migrate: any number will do."""
CHECKED_WHOLE = 32 * 1024 * 1024
"""The largest SQLite file that is checked in every detail when the server starts, in bytes."""


def open_engine(address: str, busy_seconds: float, writes: bool) -> Engine:
    """Return an engine for the one writer, or for readers that never wait for it."""
    url = make_url(address)
    if is_postgres(address):
        engine = create_engine(
            url, connect_args=connect_options(url, busy_seconds), hide_parameters=True
        )
        prepare_postgres(engine)
        return engine
    engine = create_engine(url, hide_parameters=True)
    if writes:
        protect(address)
    if engine.dialect.name == "sqlite":
        _prepare_sqlite(engine, busy_seconds, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def is_postgres(address: str) -> bool:
    """Whether a database is PostgreSQL, which several servers can share."""
    return make_url(address).get_backend_name() == "postgresql"


def prepare_database(address: str, busy_seconds: float) -> None:
    """Check that the database can be used and migrate it; raise `DatabaseUnusable`."""
    try:
        engine = open_engine(address, busy_seconds, writes=True)
        try:
            migrate(engine)
            if engine.dialect.name == "sqlite":
                _check_sqlite(engine)
        finally:
            engine.dispose()
    except ImportError as error:
        extra = "; in a clone, pip install '.[postgres]'" if error.name == "psycopg" else ""
        raise DatabaseUnusable(f"its driver is not installed ({error.name}{extra})") from error
    except DBAPIError as error:
        if "malformed" in str(error.orig):
            raise DatabaseDamaged(str(error.orig)) from error
        raise DatabaseUnusable(reason_of(error)) from error
    except (SQLAlchemyError, ValueError) as error:
        raise DatabaseUnusable("its address is none that can be used") from error


def migrate(engine: Engine) -> None:
    """Bring the database to this version's schema; quick if it already has it.

    Raise `DatabaseUnusable` if this version does not know the schema that it has.
    """
    with engine.connect() as connection:
        if _revision(connection) == REVISION:
            return
    # Imported only when needed: this takes longer than starting the server.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "lanterns.server.store:migrations")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Other servers go on meanwhile: a migration only adds, and waits for no long lock.
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            if _revision(connection) == REVISION:
                return
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise DatabaseUnusable("it was written by another version of Lanterns") from error


def _check_sqlite(engine: Engine) -> None:
    """Raise `DatabaseDamaged` or an error of the database if it cannot be read throughout."""
    with engine.connect() as connection:

        def ask(question: str) -> object:
            return connection.exec_driver_sql(question).scalar_one()

        size = int(str(ask("PRAGMA page_count"))) * int(str(ask("PRAGMA page_size")))
        if size <= CHECKED_WHOLE:
            found = str(ask("PRAGMA quick_check(1)"))
            if found != "ok":
                raise DatabaseDamaged(" ".join(found.split()))
        else:
            # Counting reads every page, and takes a tenth of the time.
            for table in metadata.sorted_tables:
                connection.execute(select(func.count()).select_from(table))


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    versions = sql_table("alembic_version", column("version_num"))
    found = connection.execute(select(versions.c.version_num)).scalar()
    return None if found is None else str(found)


def _prepare_sqlite(engine: Engine, busy_seconds: float, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, record: Any) -> None:
        # Python's driver would begin transactions too late; they are begun below.
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {int(busy_seconds * 1000)}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    def begin_now(dbapi_connection: Any) -> None:
        dbapi_connection.execute(begin)

    # A listener for "begin" would do the same in several times as long.
    engine.dialect.do_begin = begin_now  # type: ignore[method-assign]  # of this engine alone
