"""Everything about the server that somebody may want to set, with values that suit a home."""

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
    """Further host names that are ours, such as the one of a proxy before this server."""
    home: str | None = None
    """Where other machines find this server, for links made under a name such as localhost."""
    metrics_for_all: bool = False
    """Whether `/metrics` answers other machines too."""

    message_bytes: int = 8 * 1024
    """The largest message or request body."""
    header_bytes: int = 16 * 1024
    """The largest head of a request, where its body is as large as it may be."""
    handshake_seconds: float = 10.0
    """How long a client may take to send a whole request or handshake, or to read on."""
    messages_per_second: float = 20.0
    """How fast a browser at a table, or an address over HTTP, may send in the long run."""
    message_burst: int = 60
    """How many messages may come at once before that rate holds."""
    sockets_per_browser: int = 16
    sockets_per_address: int = 128
    """How many sockets at once, and for an address how many new ones before the rate holds."""
    tables_per_hour: int = 60
    """How many tables one browser may open in an hour, and how many one address."""
    tables_per_address: int = 300
    queue_length: int = 32
    """How many messages wait for a slow reader before it is dropped, to come back and resync."""
    idle_tables: int = 1000
    """How many tables stay in memory when nobody is connected to them."""
    busy_seconds: float = 2.0
    """How long a write waits for a locked database before it is refused."""

    bot_threads: int = 2
    """How many bots that look ahead think at once, and how many of the others."""
    bot_pause: float = 0.9
    """Seconds before a bot acts, so that people can follow."""
    bot_budget: float = 1.0
    """Seconds a bot may think."""
    bot_grace: float = 2.0
    """Seconds beyond the budget after which somebody else chooses for it."""


def sqlite_address(path: Path) -> str:
    """The address of an SQLite database in a file."""
    # Loaded here, since only those who open a database need it.
    from sqlalchemy import URL

    return URL.create("sqlite", database=str(path)).render_as_string()


def default_database() -> Path:
    """The database in the platform's folder for data, which is made if need be."""
    from platformdirs import user_data_path

    return user_data_path("lanterns", appauthor=False, ensure_exists=True) / "tables.db"
