"""Removing tables that nobody has touched for long, with a copy of their logs if wanted.

Servers may go on meanwhile. A table that is touched before it is removed stays; one that is touched
afterwards is not there any more, since every write needs the row before it (`writes.py`).
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
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

    The archive has one JSON object a line for each entry, with the columns of the log. What it
    cannot take is not removed: an `OSError` ends the work, as does an error of the database.
    """
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    tables = entries = 0
    with engine.connect() as connection:
        untouched = _untouched(connection, before)
    for start in range(0, len(untouched), AT_ONCE):
        some = untouched[start : start + AT_ONCE]
        with engine.begin() as connection:
            if not is_trial:
                lock(connection, some)
                # Somebody may have come back before they were locked.
                some = _untouched(connection, before, some)
            tables += len(some)
            entries += _count(connection, some)
            if archive is not None:
                _archive(connection, some, archive)
            if not is_trial:
                remove(connection, some)
    return Pruned(tables, entries)


def remove(connection: Connection, tables: Sequence[str]) -> None:
    """Remove tables with all that belongs to them."""
    for table in (log, visits, curtains):
        connection.execute(table.delete().where(table.c.table_id.in_(tables)))


def lock(connection: Connection, tables: Sequence[str]) -> None:
    """Wait until no server writes to some tables, and let none write until the transaction ends."""
    rows = select(log.c.seq).where(log.c.table_id.in_(tables))
    connection.execute(rows.order_by(log.c.table_id, log.c.seq).with_for_update()).all()


def _untouched(
    connection: Connection, before: str, among: Sequence[str] | None = None
) -> list[str]:
    latest = func.max(log.c.at)
    query = select(log.c.table_id).group_by(log.c.table_id).having(latest < before)
    if among is not None:
        query = query.where(log.c.table_id.in_(among))
    return list(connection.scalars(query.order_by(log.c.table_id)))


def _count(connection: Connection, tables: Sequence[str]) -> int:
    query = select(func.count()).where(log.c.table_id.in_(tables))
    return int(connection.execute(query).scalar_one())


def _archive(connection: Connection, tables: Sequence[str], archive: IO[str]) -> None:
    """Write logs to a file, and return when they are on disk."""
    query = select(log).where(log.c.table_id.in_(tables)).order_by(log.c.table_id, log.c.seq)
    for row in connection.execute(query).mappings():
        archive.write(json.dumps(dict(row), ensure_ascii=False) + "\n")
    archive.flush()
    os.fsync(archive.fileno())
    if os.name != "nt":
        # A new file is there after a crash only if its folder is on disk too.
        folder = os.open(Path(archive.name).parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
