"""The server's settings, with defaults that suit a home."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server runs: where it keeps its games and what it allows."""

    database: str
    """An SQLAlchemy address; `sqlite_address` makes one from a file."""
    any_host: bool = False
    """Whether requests may name any host; otherwise only this machine's own names."""
    names: tuple[str, ...] = ()
    """Further host names of this server, such as that of a proxy in front of it."""
    home: str | None = None
    """The address at which other machines reach this server, for links made on localhost."""
    worker: int | None = None
    """Which of several processes at one port this is, for its metrics."""
    metrics_for_all: bool = False
    """Whether `/metrics` answers other machines too."""

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


def sqlite_address(path: Path) -> str:
    """Return the address of an SQLite database in a file."""
    # Imported here, since only callers that open a database need it.
    from sqlalchemy import URL

    return URL.create("sqlite", database=str(path)).render_as_string()


def default_database() -> Path:
    """Return the database in the platform's data folder, which is created if need be."""
    from platformdirs import user_data_path

    return user_data_path("lanterns", appauthor=False, ensure_exists=True) / "tables.db"
