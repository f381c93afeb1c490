"""The server's settings, with defaults that suit a home."""

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, ValidationError, convert

from .errors import BadLimit

Log = Literal["text", "json", "json-addresses"]
PREFIX = "LANTERNS_"
"""What the names of limits begin with in the environment."""
_HIGHEST = 10**9


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowances:
    """The limits, all of which a host can change by a file or the environment."""

    message_bytes: int = 8 * 1024
    """The largest message or request body."""
    header_bytes: int = 16 * 1024
    """The largest head of a request whose body is as large as allowed."""
    handshake_seconds: float = 10.0
    """How long a client may take to send a request or handshake, or to go on reading."""
    ping_seconds: float = 20.0
    """How long a socket may be quiet before it is pinged, and then to answer."""
    messages_per_second: float = 20.0
    """How fast a browser may send to a table in the long run."""
    message_burst: int = 60
    """How many messages may come at once before that rate applies."""
    address_per_second: float = 100.0
    """How many requests, handshakes and messages an address may send in all, in the long run."""
    address_burst: int = 600
    """How many may come at once before that rate applies."""
    turns: int = 16
    """How many requests and messages are handled at once; beyond, addresses take turns."""
    connections: int = 10_000
    """How many connections there may be at once, of everyone."""
    connections_per_address: int = 256
    """How many connections one address may have at once, except this machine's own."""
    sockets_per_browser: int = 16
    """How many sockets one browser may have at once."""
    sockets_per_address: int = 128
    """How many sockets one address may have at once."""
    tables_per_hour: int = 60
    """How many tables one browser may open in an hour."""
    tables_per_address: int = 300
    """How many tables one address may open in an hour."""
    watchers_per_table: int = 500
    """How many browsers may follow the link for watching one table."""
    absence_seconds: float = 30.0
    """How long a player must be disconnected before others may let a bot play for them."""
    queue_length: int = 32
    """How many messages wait for a slow reader before it is dropped and has to reconnect."""
    idle_tables: int = 1000
    """How many tables stay in memory with nobody connected to them."""
    busy_seconds: float = 2.0
    """How long a write waits for a locked database before it is refused."""

    answer_seconds: float = 10.0
    """How long PostgreSQL may take to answer before its connection is given up."""
    beat_seconds: float = 2.0
    """How often a server says that it is alive, and who is connected, to those beside it."""
    gone_seconds: float = 7.0
    """How long a server must be silent before the others go on without it."""

    bot_threads: int = 2
    """How many bots that search think at once, and how many others."""
    bot_attention: float = 30.0
    """Seconds that bots play on after a request to a table that nobody is connected to."""
    bot_pause: float = 0.4
    """Seconds before a bot acts, thinking included; the page itself takes the time that people need
    to follow."""
    bot_budget: float = 1.0
    """Seconds a bot may think."""
    bot_grace: float = 2.0
    """Seconds beyond the budget after which another bot chooses in its place."""


@dataclass(frozen=True, slots=True)
class Settings(Allowances):
    """How one server runs: where it keeps its games, who reaches it and what it allows."""

    database: str
    """An SQLAlchemy address; `sqlite_address` makes one from a file."""
    any_host: bool = False
    """Whether requests may name any host; otherwise only this machine's own names."""
    names: tuple[str, ...] = ()
    """Further host names of this server, such as that of a proxy in front of it."""
    home: str | None = None
    """The address at which other machines reach this server, for links made on localhost."""
    root_path: str = ""
    """The path before all others, as `/lanterns`, if a proxy gives this server part of a host."""
    worker: int | None = None
    """Which of several processes at one port this is, for its metrics."""
    metrics_for_all: bool = False
    """Whether `/metrics` answers other machines too."""
    log: Log = "text"
    """How it logs; clients' addresses are left out of JSON unless they are asked for."""


def read_limits(file: Path | None, environment: Mapping[str, str]) -> dict[str, float]:
    """Return the limits that a host has changed; raise `BadLimit` for what cannot be one.

    The environment has them as `LANTERNS_SOCKETS_PER_ADDRESS`, and wins over the file.
    """
    usual = asdict(Allowances())
    given = {} if file is None else _read_toml(file)
    for name in usual:
        if (variable := PREFIX + name.upper()) in environment:
            given[name] = environment[variable]
    if unknown := given.keys() - usual.keys():
        raise BadLimit(f"There is no limit “{min(unknown)}”.")
    return {name: _limit(name, value, type(usual[name])) for name, value in given.items()}


def _read_toml(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadLimit(f"The limits in {file} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise BadLimit(f"The limits in {file} are not TOML: {error}.") from error


def _limit(name: str, value: object, kind: type[int] | type[float]) -> float:
    try:
        number: float = convert(value, Annotated[kind, Meta(gt=0, le=_HIGHEST)], strict=False)
    except ValidationError as error:
        what = "a whole number" if kind is int else "a number"
        raise BadLimit(f"The limit {name} is {what} above 0, not {value!r}.") from error
    return number


def sqlite_address(path: Path) -> str:
    """Return the address of an SQLite database in a file."""
    # Imported here, since only callers that open a database need it.
    from sqlalchemy import URL

    return URL.create("sqlite", database=str(path)).render_as_string()


def default_database() -> Path:
    """Return the database in the platform's data folder, which is created if need be."""
    from platformdirs import user_data_path

    return user_data_path("lanterns", appauthor=False, ensure_exists=True) / "tables.db"
