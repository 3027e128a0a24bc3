"""The port `Results` on a database."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import select

from rotonde.store.database import Database
from rotonde.store.rows import Result
from rotonde.store.schema import RESULTS


class SqlResults:
    """A row for each user and task."""

    database: Database

    async def keep_result(self, result: Result) -> None:
        values = msgspec.structs.asdict(result)
        key = {
            "user_id": values.pop("user"),
            "game": values.pop("game"),
            "task": values.pop("task"),
        }
        kept = self.database.insert(RESULTS).values(**key, **values)
        async with self.database.writing() as connection:
            await connection.execute(kept.on_conflict_do_update(index_elements=[*key], set_=values))

    async def results(self, user: str, game: str) -> Sequence[Result]:
        wanted = select(RESULTS).where(RESULTS.c.user_id == user, RESULTS.c.game == game)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(RESULTS.c.task))
            return [Result(*row) for row in rows]
