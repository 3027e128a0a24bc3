"""A table at which a lesson is given says which one."""

import sqlalchemy
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    lesson = sqlalchemy.Column("lesson", sqlalchemy.String(16), nullable=False, server_default="")
    op.add_column("tables", lesson)
