"""Games with their events and seats, and the server's own settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("updated", sa.Integer, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("side", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.Text, nullable=False),
    )
    op.create_index("seats_of_visitor", "seats", ["visitor"])


def downgrade() -> None:
    """Remove the tables."""
    for table in ("seats", "events", "games", "settings"):
        op.drop_table(table)
