"""The port `Reviews` on a database."""

from sqlalchemy import literal, select

from rotonde.store.database import Database
from rotonde.store.schema import REVIEWS, TABLES


class SqlReviews:
    """A row for each table whose game was looked at again."""

    database: Database

    async def keep_review(self, table: str, body: str) -> None:
        there = select(TABLES.c.id, literal(body)).where(TABLES.c.id == table)
        kept = self.database.insert(REVIEWS).from_select(["table_id", "body"], there)
        again = kept.on_conflict_do_update(index_elements=["table_id"], set_={"body": body})
        async with self.database.writing() as connection:
            await connection.execute(again)

    async def review(self, table: str) -> str | None:
        wanted = select(REVIEWS.c.body).where(REVIEWS.c.table_id == table)
        async with self.database.reading() as connection:
            found: str | None = (await connection.execute(wanted)).scalar_one_or_none()
        return found
