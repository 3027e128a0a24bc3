"""A table says whether hints may be asked for among people."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    column = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
