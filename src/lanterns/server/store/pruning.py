"""Removing tables that nobody has touched for long, with a copy of their logs if wanted."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import IO

from sqlalchemy import Connection, Engine, func, select

from .schema import curtains, log, visits

AT_ONCE = 200
"""How many tables are removed in one transaction."""


@dataclass(frozen=True, slots=True)
class Pruned:
    """How much was, or would be, removed."""

    tables: int
    entries: int


def prune(engine: Engine, days: int, archive: IO[str] | None, is_trial: bool = False) -> Pruned:
    """Remove the tables without an entry for some days; write them to an archive first.

    The archive has one JSON object a line for each entry, with the columns of the log.
    """
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    entries = 0
    with engine.connect() as connection:
        untouched = list(_untouched(connection, before))
    for start in range(0, len(untouched), AT_ONCE):
        some = untouched[start : start + AT_ONCE]
        with engine.begin() as connection:
            entries += _count(connection, some)
            if archive is not None:
                _archive(connection, some, archive)
            if not is_trial:
                for table in (log, visits, curtains):
                    connection.execute(table.delete().where(table.c.table_id.in_(some)))
    return Pruned(len(untouched), entries)


def _untouched(connection: Connection, before: str) -> Iterator[str]:
    latest = func.max(log.c.at)
    query = select(log.c.table_id).group_by(log.c.table_id).having(latest < before)
    for (table_id,) in connection.execute(query.order_by(log.c.table_id)):
        yield table_id


def _count(connection: Connection, tables: list[str]) -> int:
    query = select(func.count()).where(log.c.table_id.in_(tables))
    return int(connection.execute(query).scalar_one())


def _archive(connection: Connection, tables: list[str], archive: IO[str]) -> None:
    query = select(log).where(log.c.table_id.in_(tables)).order_by(log.c.table_id, log.c.seq)
    for row in connection.execute(query).mappings():
        archive.write(json.dumps(dict(row), ensure_ascii=False) + "\n")
    # On disk before anything is removed.
    archive.flush()
