"""Origins of guests and their tables, so that an address has one share of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for table in ("users", "tables"):
        op.add_column(table, sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_origin", "tables", ["origin"])
    listed = sa.text("listed")
    op.create_index(
        "ix_tables_listed", "tables", ["changed"], sqlite_where=listed, postgresql_where=listed
    )
