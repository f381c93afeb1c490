"""What is written to the database, each write inside a transaction of the writer.

Whatever belongs to a table is refused, as a conflict, unless the log has the row before it: a table
can be removed beside running servers (`pruning.py`). On PostgreSQL that row stays locked until the
transaction ends, so that it is not removed meanwhile; SQLite has one writer at a time anyway.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, ScalarSelect, bindparam, literal_column, select
from sqlalchemy.dialects import sqlite

from ..table.entries import LogRow, entry_to_json
from .channel import can_notify, notify, send
from .prepared import PreparedInsert
from .schema import curtains, heartbeat, log, visits


@dataclass(frozen=True, slots=True)
class Append:
    """One row for a table's log, and the browsers that get a seat or may watch by it."""

    table_id: str
    row: LogRow
    seated: tuple[str, ...] = ()
    watching: tuple[str, ...] = ()


_before = log.alias("before")


def _from_row(value: Any, table_id: Any, seq: Any) -> ScalarSelect[Any]:
    """Return a value that is null, which no key can be, unless the log has a row."""
    row = select(value).where(_before.c.table_id == table_id, _before.c.seq == seq)
    return row.with_for_update(read=True, key_share=True).scalar_subquery()


_FIRST = log.insert()
_NEXT = (
    log.insert()
    .inline()
    .values(
        {column.name: bindparam(column.name) for column in log.c}
        | {
            "seq": _from_row(
                _before.c.seq + literal_column("1"), bindparam("table_id"), bindparam("before")
            )
        }
    )
)
_NOTICE = notify(bindparam("notice"))
_APPENDS = {
    (is_first, is_told): PreparedInsert(insert.returning(_NOTICE) if is_told else insert)
    for is_first, insert in ((True, _FIRST), (False, _NEXT))
    for is_told in (True, False)
}


def append(connection: Connection, added: Append, at: str, notice: str | None = None) -> None:
    """Add a row to a log; the database refuses it if the log does not have the row before it.

    In the same statement a notice is sent: others get it if and only if the row is committed.
    """
    row = added.row
    values: dict[str, object] = {
        "table_id": added.table_id,
        "seq": row.seq,
        "before": row.seq - 1,
        "browser": row.browser,
        "command": row.command,
        "at": at,
        "entry": entry_to_json(row.entry),
    }
    is_told = notice is not None and can_notify(connection)
    if is_told:
        values["notice"] = notice
    _APPENDS[row.seq == 1, is_told].execute(connection, values)
    for browser in added.seated:
        visit(connection, added.table_id, browser, "seat")
    for browser in added.watching:
        visit(connection, added.table_id, browser, "watch")


def visit(connection: Connection, table_id: str, browser: str, role: str) -> None:
    """Note that a browser has a seat at a table or may watch it."""
    insert = _insert(connection)(visits).values(
        browser=browser, table_id=_existing(table_id), role=role
    )
    connection.execute(insert.on_conflict_do_nothing())


def lift(
    connection: Connection, table_id: str, browser: str, turn: int, notice: str | None = None
) -> None:
    """Note for which turn people who share a browser have lifted the curtain."""
    insert = _insert(connection)(curtains).values(
        table_id=_existing(table_id), browser=browser, turn=turn
    )
    keys = ["table_id", "browser"]
    connection.execute(insert.on_conflict_do_update(index_elements=keys, set_={"turn": turn}))
    if notice is not None:
        send(connection, [notice])


def beat(connection: Connection, room: str) -> None:
    """Write something that needs room, to see whether that works."""
    written = {"at": now(), "room": room}
    insert = _insert(connection)(heartbeat).values(server="", **written)
    connection.execute(insert.on_conflict_do_update(index_elements=["server"], set_=written))


def now() -> str:
    """Return the time as the log has it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _existing(table_id: str) -> ScalarSelect[Any]:
    return _from_row(_before.c.table_id, table_id, 1)


def _insert(connection: Connection) -> Any:
    # The two dialects offer the same upsert under two names.
    if connection.dialect.name == "postgresql":
        # Imported only by those who use it: it takes a tenth of the start.
        from sqlalchemy.dialects import postgresql

        return postgresql.insert
    return sqlite.insert
