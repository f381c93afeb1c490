"""One row that is written to see whether the database takes writes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "heartbeat",
        sa.Column("server", sa.String(16), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("room", sa.Text, nullable=False),
    )
