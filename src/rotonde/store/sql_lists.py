"""The port `TableLists` on a database."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Select, select

from rotonde.store import queries, sql_rows
from rotonde.store.database import Database
from rotonde.store.rows import TableRow
from rotonde.store.schema import TABLES


class SqlTableLists:
    """Searches, most of them one statement of `queries.py`."""

    database: Database

    async def all_tables(self, before: float, limit: int) -> Sequence[TableRow]:
        old = queries.latest(select(TABLES).where(TABLES.c.changed < before))
        return await self._tables(old.limit(limit))

    async def tables_of(
        self, user: str, limit: int, *, before: float = math.inf
    ) -> Sequence[TableRow]:
        wanted = select(TABLES).where(queries.sits(user), TABLES.c.changed < before)
        return await self._tables(queries.latest(wanted).limit(limit))

    async def lessons_of(self, user: str, game: str) -> Sequence[TableRow]:
        lessons = (queries.sits(user), TABLES.c.game == game, TABLES.c.lesson != "")
        return await self._tables(queries.latest(select(TABLES).where(*lessons)))

    async def task_of(self, user: str, game: str, task: str) -> TableRow | None:
        same = (TABLES.c.game == game, TABLES.c.task == task, TABLES.c.status == "playing")
        wanted = queries.latest(select(TABLES).where(queries.sits(user), *same)).limit(1)
        return next(iter(await self._tables(wanted)), None)

    async def listed_tables(self, limit: int, few: int, origin: str = "") -> Sequence[TableRow]:
        return await self._tables(queries.listed_tables(limit, few, origin))

    async def untouched_tables(self, user: str, before: float, limit: int) -> Sequence[TableRow]:
        return await self._tables(queries.untouched_tables(user, before, limit))

    async def forgotten_tables(self, before: float, limit: int) -> Sequence[TableRow]:
        return await self._tables(queries.forgotten_tables(before, limit))

    async def table_ids(self, after: str, limit: int) -> Sequence[str]:
        ids = select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id)
        async with self.database.reading() as connection:
            return (await connection.scalars(ids.limit(limit))).all()

    async def awaiting_bots(self, before: float, after: str, limit: int) -> Sequence[str]:
        async with self.database.reading() as connection:
            return (await connection.scalars(queries.awaiting_bots(before, after, limit))).all()

    async def count_bot_tables(self, owner: str) -> int:
        return await self._count(queries.bot_tables(TABLES.c.owner == owner))

    async def count_bot_tables_from(self, origin: str) -> int:
        return await self._count(queries.bot_tables(TABLES.c.origin == origin))

    async def count_editions(self) -> Mapping[tuple[str, int], int]:
        async with self.database.reading() as connection:
            rows = await connection.execute(queries.EDITIONS)
            return {(row.game, row.edition): row.tables for row in rows}

    async def _count(self, wanted: Select[Any]) -> int:
        async with self.database.reading() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def _tables(self, wanted: Select[Any]) -> list[TableRow]:
        async with self.database.reading() as connection:
            return await sql_rows.tables_of(connection, wanted)
