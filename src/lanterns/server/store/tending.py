"""Tending tables beside the servers: list them, add to their logs, forget a person.

What is added here is like what a server adds: it needs the row before it, and servers are told of
it in the same transaction. Only forgetting changes rows that are there.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection, Engine, or_, select, union
from sqlalchemy.exc import IntegrityError

from ..errors import Refused, TableFault, UnreadableLog
from ..table.entries import AnyEntry, LogRow
from ..table.table import Table
from . import writes
from .pruning import lock, remove
from .schema import curtains, log, visits
from .store import log_row
from .writes import Append

TRIES = 20
"""How often an entry is decided anew because a server was first: each time, one was."""
NOBODY = "Guest"
"""The name of a person who has been forgotten."""


@dataclass(frozen=True, slots=True)
class Tended:
    """One table as its operator sees it."""

    id: str
    changed: str
    table: Table | None
    """None if its log cannot be read."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The tables that were removed, and those that other people keep."""

    removed: tuple[str, ...]
    kept: tuple[str, ...]


def list_tables(engine: Engine) -> Iterator[Tended]:
    """Return every table, one after the other, in the order of their ids."""
    columns = (log.c.table_id, log.c.seq, log.c.browser, log.c.command, log.c.entry, log.c.at)
    query = select(*columns).order_by(log.c.table_id, log.c.seq)
    with engine.connect() as connection:
        rows = connection.execution_options(stream_results=True).execute(query)
        for table_id, group in groupby(rows, key=itemgetter(0)):
            kept = list(group)
            try:
                table = Table.replay(table_id, [log_row(*row[1:5]) for row in kept])
            except UnreadableLog:
                table = None
            yield Tended(table_id, kept[-1].at, table)


def add(
    engine: Engine,
    table_id: str,
    decide: Callable[[Table], AnyEntry],
    notice_of_row: Callable[[str, LogRow], str],
) -> None:
    """Add what is decided to a table's log; raise `Refused` or `UnreadableLog` if it cannot be."""
    for _ in range(TRIES):
        try:
            with engine.begin() as connection:
                table = _read(connection, table_id)
                row = LogRow(table.version + 1, "", f"admin-{token_hex(8)}", decide(table))
                notice = notice_of_row(table_id, row)
                writes.append(connection, Append(table_id, row), writes.now(), notice)
        except IntegrityError:
            continue
        return
    raise Refused(TableFault.NOT_STORED)


def forget_person(engine: Engine, table_id: str, seat: int) -> Forgotten:
    """Remove all that belongs to the browser that has a seat, or none of it if that fails.

    Tables at which no other person has a seat go. The others belong to those people too: there the
    person becomes a nameless one, whose key nobody has.
    """
    with engine.begin() as connection:
        table = _read(connection, table_id)
        browser = table.holders[seat].owner if 0 <= seat < len(table.holders) else None
        if browser is None:
            raise Refused(TableFault.NO_SEAT, seat=seat)
        tables = _tables_of(connection, browser)
        lock(connection, tables)
        shared = select(visits.c.table_id).where(
            visits.c.table_id.in_(tables), visits.c.role == "seat", visits.c.browser != browser
        )
        kept = sorted(set(connection.scalars(shared)))
        removed = [one for one in tables if one not in kept]
        remove(connection, removed)
        for one in kept:
            _make_nameless(connection, one, browser)
        for index in (visits, curtains):
            connection.execute(index.delete().where(index.c.browser == browser))
    return Forgotten(tuple(removed), tuple(kept))


def _read(connection: Connection, table_id: str) -> Table:
    columns = (log.c.seq, log.c.browser, log.c.command, log.c.entry)
    query = select(*columns).where(log.c.table_id == table_id).order_by(log.c.seq)
    rows = [log_row(*row) for row in connection.execute(query)]
    if not rows:
        raise Refused(TableFault.NO_TABLE)
    return Table.replay(table_id, rows)


def _tables_of(connection: Connection, browser: str) -> list[str]:
    """Return all tables whose rows name a browser, also where its seat has moved on."""
    named = or_(log.c.browser == browser, log.c.entry.contains(browser))
    found = union(
        select(log.c.table_id).where(named),
        select(visits.c.table_id).where(visits.c.browser == browser),
    )
    return sorted(connection.scalars(found))


def _make_nameless(connection: Connection, table_id: str, browser: str) -> None:
    """Let a table's log name a browser, and the person at it, no more."""
    query = select(log.c.seq, log.c.browser, log.c.entry).where(log.c.table_id == table_id)
    rows = connection.execute(query.order_by(log.c.seq)).all()
    # Entries that this version cannot read are JSON too.
    entries = [json.loads(row.entry) for row in rows]
    seats = _seats_of(entries, browser)
    key = token_hex(32)
    for row, entry in zip(rows, entries, strict=True):
        for seat, one in enumerate(entry.get("seats", ())):
            _unname(one, seat, seats)
        if entry["type"] == "sat":
            _unname(entry, entry["seat"], seats)
        text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
        mine = (log.c.table_id == table_id, log.c.seq == row.seq)
        author = key if row.browser == browser else row.browser
        changed = {"browser": author, "entry": text.replace(browser, key)}
        connection.execute(log.update().where(*mine).values(changed))


def _seats_of(entries: list[dict[str, Any]], browser: str) -> set[int]:
    """Return the seats that a browser has had, numbered as before the start."""
    seats, order = set(), list(range(4))
    for entry in entries:
        plans = enumerate(entry.get("seats", ()))
        seats |= {seat for seat, plan in plans if plan.get("owner") == browser}
        if entry["type"] == "started":
            order = entry["order"]
        elif entry["type"] in ("sat", "moved") and entry["browser"] == browser:
            seats.add(order[entry["seat"]])
    return seats


def _unname(named: dict[str, Any], seat: int, seats: set[int]) -> None:
    if seat in seats and named.get("name"):
        named["name"] = NOBODY
        named.pop("face", None)
