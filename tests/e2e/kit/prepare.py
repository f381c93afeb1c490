"""Tables written into the database at stored positions."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex, token_urlsafe

from lanterns.rules import Record, record_from_json
from lanterns.server.http.identity import COOKIE_BYTES, hash_cookie
from lanterns.server.settings import Settings, sqlite_address
from lanterns.server.store.store import Store
from lanterns.server.store.writes import Append
from lanterns.server.table.creation import new_table_id
from lanterns.server.table.entries import Acted, AnyEntry, LogRow, Opened, Sat, SeatPlan, Started
from lanterns.server.table.shuffle import SECRET_BYTES, new_secret

POSITIONS = Path(__file__).parents[1] / "positions"

NAMES = ("Ana", "Bao", "Mei", "Ola")


@dataclass(frozen=True, slots=True)
class Prepared:
    """A table in the database, with the cookie of each seat."""

    id: str
    cookies: tuple[str, ...]
    watch: str
    record: Record

    @property
    def path(self) -> str:
        """The path of its page."""
        return f"/t/{self.id}"


def new_cookie() -> str:
    """Return the cookie of a new browser."""
    return token_urlsafe(COOKIE_BYTES)


def position(name: str) -> Record:
    """Read a stored position."""
    return record_from_json((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))


def prepare(
    database: Path,
    record: Record,
    cookies: Sequence[str] | None = None,
    names: Sequence[str] = NAMES,
    bots: Mapping[int, str] | None = None,
) -> Prepared:
    """Write the log of a table that has come to this position, with bots at some of the seats.

    The same cookie at several seats stands for several people at one browser.
    """
    players = len(record.seating)
    who = tuple(cookies or (new_cookie() for _ in range(players)))
    table, watch = new_table_id(), token_urlsafe(16)
    seats = [_plan(cookie, (bots or {}).get(seat)) for seat, cookie in enumerate(who)]
    lines = [LogRow(1, hash_cookie(who[0]), token_hex(8), _opened(record, who[0], seats, watch))]
    for entry in _entries(record, seats, names):
        lines.append(LogRow(len(lines) + 1, hash_cookie(who[0]), token_hex(8), entry))
    visitors = tuple({hash_cookie(cookie) for cookie in who})
    # The thread that drives the browser already runs an event loop.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _write(database, table, lines, visitors)).result()
    return Prepared(table, who, f"{table}.{watch}", record)


def _plan(cookie: str, level: str | None) -> SeatPlan:
    if level is not None:
        return SeatPlan(kind="bot", level=level)
    return SeatPlan(kind="person", owner=hash_cookie(cookie))


def _opened(record: Record, creator: str, seats: Sequence[SeatPlan], watch: str) -> Opened:
    return Opened(
        creator=hash_cookie(creator),
        title="Moon Pond",
        seats=tuple(seats),
        secret=new_secret(),
        watch=watch,
        sides=_sides(record),
    )


def _entries(record: Record, seats: Sequence[SeatPlan], names: Sequence[str]) -> list[AnyEntry]:
    sat: list[AnyEntry] = [
        Sat(seat, plan.owner, names[seat], token_hex(SECRET_BYTES))
        for seat, plan in enumerate(seats)
        if plan.owner is not None
    ]
    started = Started(tuple(range(len(seats))), _sides(record), record.tiles)
    return [*sat, started, *(Acted(action) for action in record.actions)]


def _sides(record: Record) -> tuple[str, ...]:
    return tuple(side.name.lower() for side in record.seating)


async def _write(
    database: Path, table: str, lines: Sequence[LogRow], visitors: tuple[str, ...]
) -> None:
    store = Store(Settings(database=sqlite_address(database)))
    await store.start()
    await store.append([Append(table, line, visitors) for line in lines])
    await store.stop()
