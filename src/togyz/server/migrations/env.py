"""Alembic runs this: apply migrations over the connection that the store handed over."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    # SQLite can't alter most things in place; batches copy the table.
    render_as_batch=True,
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
