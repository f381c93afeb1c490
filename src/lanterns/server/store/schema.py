"""The database schema: an append-only log, and which browser has a seat or watches where.

`curtains` says, for browsers with several seats at a table of several servers, for which turn the
hand may be shown. `heartbeat` has a row that is written to see whether writes work and have room.
"""

from sqlalchemy import Column, Index, Integer, MetaData, String, Table, Text

REVISION = "0003"
"""The migration that leads to this schema."""

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("browser", String(64), nullable=False),
    Column("command", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

visits = Table(
    "visits",
    metadata,
    Column("browser", String(64), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("role", String(8), primary_key=True),
    Index("visits_by_table", "table_id"),
)

curtains = Table(
    "curtains",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("browser", String(64), primary_key=True),
    Column("turn", Integer, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("server", String(16), primary_key=True),
    Column("at", String(32), nullable=False),
    Column("room", Text, nullable=False),
)
