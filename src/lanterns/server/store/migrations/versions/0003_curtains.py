"""For which turn people who share a browser have lifted the curtain, for all servers to see."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "curtains",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
    )
