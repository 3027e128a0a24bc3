"""The store on SQLite (aiosqlite, WAL) and on PostgreSQL (asyncpg): one body for both."""

from pathlib import Path

from rotonde.store.appender import Appender
from rotonde.store.database import Database
from rotonde.store.nodes import PostgresNodes
from rotonde.store.outage import Outage
from rotonde.store.sql_lists import SqlTableLists
from rotonde.store.sql_log import SqlLog
from rotonde.store.sql_results import SqlResults
from rotonde.store.sql_reviews import SqlReviews
from rotonde.store.sql_tables import SqlTableRows
from rotonde.store.sql_users import SqlUsers
from rotonde.store.writers import log_writer


class SqlStore(SqlUsers, SqlTableRows, SqlTableLists, SqlLog, SqlResults, SqlReviews):
    """All ports on one database."""

    def __init__(self, url: str, *, reading: bool = False) -> None:
        self.database = Database(url, reading=reading)
        self.writer = log_writer(self.database.url, self.database.turns)
        self.appender = Appender(self.writer)
        self.nodes = PostgresNodes(self.database.engine) if self.file is None else None

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database; None for any other."""
        return self.database.file

    async def open(self) -> None:
        await self.database.open()

    async def open_to_read(self) -> None:
        """Get ready without changing anything, the schema least of all. Raises `StoreProblem`."""
        await self.database.open_to_read()

    async def close(self) -> None:
        await self.appender.close()
        await self.database.close()

    async def answers(self) -> bool:
        return await self.database.answers()

    async def look_through(self) -> None:
        await self.database.look_through()

    async def has_recovered(self, outage: Outage) -> bool:
        return await self.database.has_recovered(outage)

    async def newer_schema(self) -> str:
        return await self.database.newer_schema()
