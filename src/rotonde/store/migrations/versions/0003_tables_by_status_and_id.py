"""Running tables are looked at page by page, by their ids, when a server starts."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("ix_tables_status_id", "tables", ["status", "id"])
