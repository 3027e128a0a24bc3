"""Nodes that share a database, what each of them holds, and the tables that await a bot."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("awaits_bot", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    note_waiting(op.get_bind())
    waits = sa.text("awaits_bot")
    op.create_index(
        "ix_tables_awaits_bot", "tables", ["id"], sqlite_where=waits, postgresql_where=waits
    )
    op.drop_index("ix_tables_status_id", "tables")
    create_nodes()


def note_waiting(connection: sa.Connection) -> None:
    """Mark tables where a bot was to decide by the summary of the table."""
    bots: dict[str, set[int]] = {}
    for table, seat in connection.execute(
        sa.text("SELECT table_id, seat FROM seats WHERE kind = 'bot'")
    ):
        bots.setdefault(table, set()).add(seat)
    running = sa.text("SELECT id, summary FROM tables WHERE status = 'playing'")
    waiting = [
        {"id": table}
        for table, summary in connection.execute(running)
        if bots.get(table, set()).intersection(json.loads(summary).get("actors", ()))
    ]
    if waiting:
        connection.execute(
            sa.text("UPDATE tables SET awaits_bot = :yes WHERE id = :id"),
            [{**row, "yes": True} for row in waiting],
        )


def create_nodes() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    create_held("leases", ("table_id",))
    create_held("attendance", ("table_id", "user_id", "node"))


def create_held(name: str, key: tuple[str, ...]) -> None:
    """A table of what nodes hold: it goes with the node, and with the table that it is about."""
    op.create_table(
        name,
        *(
            sa.Column(column, sa.String(32), nullable=False)
            for column in dict.fromkeys((*key, "node"))
        ),
        sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
        *(
            sa.ForeignKeyConstraint(
                [column], [f"{owner}.id"], name=f"fk_{name}_{column}", ondelete="CASCADE"
            )
            for column, owner in (("table_id", "tables"), ("node", "nodes"))
        ),
    )
    op.create_index(f"ix_{name}_node", name, ["node"])
