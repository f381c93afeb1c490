"""`lanterns admin`: tend the tables of a server, on the machine that has its database."""

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from ..databases import db_option, opened_database
from ..errors import Failure
from ..progress import counted

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from lanterns.server.store.tending import Tended
    from lanterns.server.table.entries import AnyEntry
    from lanterns.server.table.table import Table

_logger = logging.getLogger("lanterns.admin")

_IDS_MAY_BEGIN_WITH_A_DASH = {"ignore_unknown_options": True}


@click.group("admin")
@click.pass_context
def command(ctx: click.Context) -> None:
    """List, close and rename tables, or forget a person.

    Each act is logged on standard error: when, what, and at which table.
    """
    ctx.with_resource(_logged())


@command.command("tables")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON array.")
@db_option
def tables(as_json: bool, db: str | None) -> None:
    """List all tables: id, status, last change, people with their seats, and title."""
    from lanterns.server.store.tending import list_tables

    with opened_database(db, is_alone=False) as engine:
        if as_json:
            click.echo(json.dumps([*map(_line, list_tables(engine))], ensure_ascii=False))
            return
        for line in map(_line, list_tables(engine)):
            people = ", ".join(f"{one['seat']} {one['name'] or '?'}" for one in line["people"])
            shown = (line["id"], line["status"], line["changed"], people, line["title"])
            click.echo("  ".join(part for part in shown if part))


@command.command("close", context_settings=_IDS_MAY_BEGIN_WITH_A_DASH)
@click.argument("table_id", metavar="ID")
@db_option
def close(table_id: str, db: str | None) -> None:
    """End the table ID; nobody plays on, and its record can be fetched."""
    from lanterns.server.errors import Refused, TableFault
    from lanterns.server.table.entries import Abandoned

    def end(table: "Table") -> Abandoned:
        if table.is_closed:
            raise Refused(TableFault.TABLE_CLOSED)
        return Abandoned()

    _add(db, table_id, end)
    _logger.info("close %s", table_id)


@command.command("rename", context_settings=_IDS_MAY_BEGIN_WITH_A_DASH)
@click.argument("table_id", metavar="ID")
@click.argument("title")
@db_option
def rename(table_id: str, title: str, db: str | None) -> None:
    """Give the table ID another title."""
    import msgspec

    from lanterns.server.table.commands import LABEL_LENGTH, Label
    from lanterns.server.table.entries import Renamed

    try:
        renamed = Renamed(msgspec.convert(title, Label).strip())
    except msgspec.ValidationError:
        raise Failure(
            f"A title is one line of 1 to {LABEL_LENGTH} characters, some of which can be seen."
        ) from None
    _add(db, table_id, lambda table: renamed)
    _logger.info("rename %s", table_id)


@command.command("forget-person", context_settings=_IDS_MAY_BEGIN_WITH_A_DASH)
@click.argument("table_id", metavar="TABLE")
@click.argument("seat", type=int)
@db_option
def forget(table_id: str, seat: int, db: str | None) -> None:
    """Remove all that belongs to the browser at the SEAT of the TABLE.

    Tables without another person are removed. At the others the person becomes a nameless guest,
    because the game is theirs too. All servers must be stopped.
    """
    from lanterns.server.store.tending import forget_person

    with _opened(db, table_id, is_alone=True) as engine:
        forgotten = forget_person(engine, table_id, seat)
    for one in forgotten.removed:
        _logger.info("forget-person %s: removed", one)
    for one in forgotten.kept:
        _logger.info("forget-person %s: nameless", one)
    removed = counted(len(forgotten.removed), "table", "tables")
    click.echo(f"{removed} removed, nameless at {len(forgotten.kept)}.")


def _add(db: str | None, table_id: str, decide: Callable[["Table"], "AnyEntry"]) -> None:
    from lanterns.server.peers.notices import appended
    from lanterns.server.store.tending import add

    with _opened(db, table_id, is_alone=False) as engine:
        add(engine, table_id, decide, appended)


@contextmanager
def _opened(db: str | None, table_id: str, is_alone: bool) -> Iterator["Engine"]:
    """Return the database's engine, for an act at one table that may be refused."""
    from lanterns.server.errors import Refused, TableFault, UnreadableLog

    try:
        with opened_database(db, is_alone) as engine:
            yield engine
    except Refused as error:
        is_missing = error.fault is TableFault.NO_TABLE
        raise Failure(f"There is no table {table_id}." if is_missing else error.sentence) from error
    except UnreadableLog as error:
        raise Failure(f"Table {table_id} cannot be read: {error}.") from error


def _line(tended: "Tended") -> dict[str, Any]:
    table = tended.table
    people = enumerate(table.holders) if table else ()
    return {
        "id": tended.id,
        "title": table.title if table else "",
        "status": table.status.value if table else "unreadable",
        "people": [{"seat": seat, "name": holder.name} for seat, holder in people if holder.owner],
        "changed": tended.changed,
    }


@contextmanager
def _logged() -> Iterator[None]:
    """Let the log of what is done here go to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s: %(message)s"))
    _logger.addHandler(handler)
    _logger.setLevel(logging.INFO)
    try:
        yield
    finally:
        _logger.removeHandler(handler)
