"""Nodes that share a PostgreSQL: which of them live, think for which tables, and see whom.

Times are those of the database: the clocks of nodes may differ.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import delete, exc, func, or_, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.elements import ColumnClause, literal_column

from rotonde.store.listen import notify
from rotonde.store.rows import Attendance
from rotonde.store.schema import ATTENDANCE, LEASES, NODES

NOW: Final = func.extract("epoch", func.clock_timestamp())
IS_NEW: Final[ColumnClause[bool]] = literal_column("(xmax = 0)")
"""Whether a row was inserted, not updated."""


class PostgresNodes:
    """The port `Nodes` on PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def beat(self, node: str, seconds: float, held: Collection[str]) -> bool:
        lives = insert(NODES).values(id=node, until=NOW + seconds)
        lives = lives.on_conflict_do_update(
            index_elements=[NODES.c.id], set_={"until": lives.excluded.until}
        )
        others = delete(LEASES).where(LEASES.c.node == node, LEASES.c.table_id.not_in(held))
        async with self.engine.begin() as connection:
            new = await connection.scalar(lives.returning(IS_NEW))
            await connection.execute(others)
            await forget_dead(connection)
        return bool(new)

    async def retire(self, node: str) -> None:
        async with self.engine.begin() as connection:
            await forget(connection, [node])

    async def claim(self, node: str, table: str) -> bool:
        wanted = insert(LEASES).values(table_id=table, node=node)
        ours = wanted.on_conflict_do_update(
            index_elements=[LEASES.c.table_id], set_={"node": node}, where=LEASES.c.node == node
        )
        try:
            async with self.engine.begin() as connection:
                return (await connection.execute(ours)).rowcount == 1
        except exc.IntegrityError:  # the table is gone, or this node was thought to be
            return False

    async def release(self, node: str, table: str) -> None:
        held = (LEASES.c.table_id == table, LEASES.c.node == node)
        async with self.engine.begin() as connection:
            await connection.execute(delete(LEASES).where(*held))

    async def attend(
        self, node: str, came: Collection[Attendance], went: Collection[Attendance]
    ) -> None:
        async with self.engine.begin() as connection:
            if came:
                rows = [{"table_id": table, "user_id": user, "node": node} for table, user in came]
                await connection.execute(insert(ATTENDANCE).on_conflict_do_nothing(), rows)
            if went:
                gone = or_(*(is_at(place) for place in went))
                await connection.execute(delete(ATTENDANCE).where(ATTENDANCE.c.node == node, gone))
            await notify(connection, *{table for table, _ in (*came, *went)})


def is_at(place: Attendance) -> Any:
    table, user = place
    return (ATTENDANCE.c.table_id == table) & (ATTENDANCE.c.user_id == user)


async def forget_dead(connection: AsyncConnection) -> None:
    """Nodes whose time is over; who is being forgotten by another node is left to it."""
    dead = select(NODES.c.id).where(NODES.c.until < NOW).with_for_update(skip_locked=True)
    if found := (await connection.scalars(dead)).all():
        await forget(connection, found)


async def forget(connection: AsyncConnection, nodes: Sequence[str]) -> None:
    """Forget nodes with what they held; the others hear at which tables somebody is gone."""
    seen = delete(ATTENDANCE).where(ATTENDANCE.c.node.in_(nodes))
    tables = set((await connection.scalars(seen.returning(ATTENDANCE.c.table_id))).all())
    await connection.execute(delete(NODES).where(NODES.c.id.in_(nodes)))
    await notify(connection, *tables)
