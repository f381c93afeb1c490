"""Copying a database into another, which can be repeated and is verified."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from .schema import curtains, log, visits

AT_ONCE = 1000
"""How many rows are copied in one transaction."""
MOVED = (log, visits, curtains)


class NotTheSame(Exception):
    """The target has something else where the source has something."""


@dataclass(frozen=True, slots=True)
class Moved:
    """How much the source has, and how much of it was new to the target."""

    tables: int
    entries: int
    new_entries: int


def move(source: Engine, target: Engine) -> Moved:
    """Copy what the target lacks, then compare all of it; raise `NotTheSame` if it differs.

    Both are read as they were at one moment, so that a server may go on with the source; what it
    adds meanwhile is copied by the next call.
    """
    with source.connect() as connection:
        if source.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        before = _count(target)
        for table in MOVED:
            _copy(connection, target, table)
        moved = _compare(connection, target)
        return Moved(*moved, _count(target) - before)


def _copy(source: Connection, target: Engine, table: Table) -> None:
    rows = source.execution_options(stream_results=True).execute(_ordered(table))
    for some in rows.mappings().partitions(AT_ONCE):
        values = [dict(row) for row in some]
        with target.begin() as connection:
            # Where the source has changed since, the new value counts; a log never changes.
            insert = _insert(connection)(table)
            others = {c.name: insert.excluded[c.name] for c in table.c if not c.primary_key}
            keys = [column.name for column in table.primary_key]
            if table is log or not others:
                statement = insert.on_conflict_do_nothing()
            else:
                statement = insert.on_conflict_do_update(index_elements=keys, set_=others)
            connection.execute(statement, values)


def _compare(source: Connection, target: Engine) -> tuple[int, int]:
    """Return how many tables and entries the source has, all of which the target has too."""
    tables = entries = 0
    with target.connect() as copy:
        for table_id, count, digest in _digests(source):
            # The target may have gone on where the source ended.
            theirs = _digest(copy.execute(_ordered(log, table_id).limit(count)).all())
            if theirs != digest:
                raise NotTheSame(table_id)
            tables, entries = tables + 1, entries + count
        keys = [visits.c.table_id, visits.c.browser, visits.c.role]
        mine = source.execute(select(*keys).order_by(*keys)).partitions(AT_ONCE)
        for some in mine:
            first, last = some[0].table_id, some[-1].table_id
            between = visits.c.table_id.between(first, last)
            copied = set(map(tuple, copy.execute(select(*keys).where(between))))
            if not {tuple(row) for row in some} <= copied:
                raise NotTheSame(first)
    return tables, entries


def _digests(connection: Connection) -> Iterator[tuple[str, int, str]]:
    rows = connection.execution_options(stream_results=True).execute(_ordered(log))
    for table_id, group in groupby(rows, key=itemgetter(0)):
        entries = list(group)
        yield table_id, len(entries), _digest(entries)


def _digest(rows: Any) -> str:
    return sha256(repr([tuple(row) for row in rows]).encode()).hexdigest()


def _ordered(table: Table, table_id: str | None = None) -> Any:
    keys = [table.c.table_id, *(c for c in table.primary_key if c.name != "table_id")]
    query = select(table).order_by(*keys)
    return query if table_id is None else query.where(table.c.table_id == table_id)


def _count(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(log)).scalar_one())


def _insert(connection: Connection) -> Any:
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
