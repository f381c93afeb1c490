"""The database's tables: an append-only log, and who has a place at which table."""

from sqlalchemy import Column, Index, Integer, MetaData, String, Table, Text

REVISION = "0001"
"""The migration that makes the database what this module says."""

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
