"""Results of users in tasks such as solo challenges, and the task that a table is."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("task", sa.String(10), nullable=False, server_default=""))
    op.create_table(
        "results",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("task", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("stars", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "task", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_results_user_id", ondelete="CASCADE"
        ),
    )
