"""Alembic's way in: `migrate.upgrade` hands over an open connection."""

from alembic import context

from rotonde.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
