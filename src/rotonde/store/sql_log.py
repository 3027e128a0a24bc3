"""The port `Log` on a database."""

from collections.abc import AsyncGenerator, Sequence

from sqlalchemy import select

from rotonde.store.appender import Appender
from rotonde.store.database import Database
from rotonde.store.listen import listen
from rotonde.store.rows import Change, Entry, Snapshot, TableStanding
from rotonde.store.schema import LOG, SNAPSHOTS
from rotonde.store.writers import LogWriter, Written


class SqlLog:
    """Entries and snapshots; what is played most often has a writer of its own."""

    database: Database
    writer: LogWriter
    appender: Appender

    async def append(self, table: str, entries: Sequence[Entry], standing: TableStanding) -> None:
        await self.appender.append(Written(table, tuple(entries), standing))

    async def entries(self, table: str, since: int = 0) -> Sequence[Entry]:
        wanted = select(LOG).where(LOG.c.table_id == table, LOG.c.version > since)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(LOG.c.version))
            return [Entry(*row[1:]) for row in rows]

    async def add_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self.writer.keep(table, snapshot)

    async def snapshots(self, table: str) -> Sequence[Snapshot]:
        wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(SNAPSHOTS.c.version))
            return [Snapshot(*row[1:]) for row in rows]

    def changes(self) -> AsyncGenerator[Change | None]:
        return listen(self.database.engine)
