"""A table says at which other the same people play again."""

import sqlalchemy
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    rematch = sqlalchemy.Column("rematch", sqlalchemy.String(32), nullable=False, server_default="")
    op.add_column("tables", rematch)
