"""The port `Users` on a database."""

import msgspec
from sqlalchemy import select, update

from rotonde.store import queries
from rotonde.store.database import Database
from rotonde.store.listen import notify_of
from rotonde.store.rows import Change, User
from rotonde.store.schema import SECRETS, USERS


class SqlUsers:
    """Users and secrets, a row each."""

    database: Database

    async def secret(self, name: str, proposal: str) -> str:
        async with self.database.writing() as connection:
            ours = self.database.insert(SECRETS).values(name=name, value=proposal)
            await connection.execute(ours.on_conflict_do_nothing())
            found = await connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name))
        return str(found)

    async def user(self, user: str) -> User | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(USERS).where(USERS.c.id == user))).first()
        return User(*row) if row else None

    async def add_user(self, user: User) -> None:
        async with self.database.writing() as connection:
            await connection.execute(USERS.insert(), msgspec.structs.asdict(user))

    async def rename(self, user: str, name: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(USERS).where(USERS.c.id == user).values(name=name))
            await notify_of(connection, Change("", 0, user))

    async def forget_guests(self, before: float) -> int:
        async with self.database.writing() as connection:
            return (await connection.execute(queries.idle_guests(before))).rowcount
