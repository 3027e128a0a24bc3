"""The owner of a table, who is asked for whenever they open another."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_tables_owner", "tables", ["owner"])
