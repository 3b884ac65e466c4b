"""Games with clocks are found again after a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Say of each game whether it is played with clocks; so far none was."""
    op.add_column(
        "games", sa.Column("timed", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.create_index("timed_games", "games", ["timed", "result"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("timed_games", "games")
    op.drop_column("games", "timed")
