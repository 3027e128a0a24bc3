"""How each table was dealt, and the share of chance of each seat while a table waits."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("share", sa.String(64), nullable=False, server_default=""))
