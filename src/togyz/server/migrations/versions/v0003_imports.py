"""Games that were played on a visitor's device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Remember under which id of the visitor's a game was handed in."""
    op.create_table(
        "imports",
        sa.Column("visitor", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("imports")
