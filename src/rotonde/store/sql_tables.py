"""The port `TableRows` on a database."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, select, update

from rotonde.store.database import Database
from rotonde.store.listen import notify
from rotonde.store.rows import Entry, SeatRow, Snapshot, TableRow, TableStanding
from rotonde.store.schema import LOG, REVIEWS, SEATS, SNAPSHOTS, TABLES
from rotonde.store.sql_rows import seat_values, table_values, tables_of


class SqlTableRows:
    """Tables, each with its seats; other nodes hear of every change."""

    database: Database

    async def add_table(
        self, table: TableRow, entries: Sequence[Entry] = (), snapshots: Sequence[Snapshot] = ()
    ) -> None:
        async with self.database.writing() as connection:
            await connection.execute(TABLES.insert(), table_values(table))
            seats = [seat_values(table.id, seat) for seat in table.seats]
            await connection.execute(SEATS.insert(), seats)
            for part, brought in ((LOG, entries), (SNAPSHOTS, snapshots)):
                rows = [{"table_id": table.id, **msgspec.structs.asdict(row)} for row in brought]
                if rows:
                    await connection.execute(part.insert(), rows)

    async def table(self, table: str) -> TableRow | None:
        if "\0" in table:  # PostgreSQL takes no such text, not even to look for it
            return None
        async with self.database.reading() as connection:
            rows = await tables_of(connection, select(TABLES).where(TABLES.c.id == table))
        return rows[0] if rows else None

    async def take_seat(self, table: str, seat: int, user: str, share: str = "") -> bool:
        place = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == "open")
        async with self.database.writing() as connection:
            taken = update(SEATS).where(*place).values(kind="person", user_id=user, share=share)
            found = (await connection.execute(taken)).rowcount == 1
            if found:
                await notify(connection, table)
        return found

    async def fill_seats(self, table: str, seats: Sequence[SeatRow]) -> None:
        async with self.database.writing() as connection:
            for seat in seats:
                place = (SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
                free = update(SEATS).where(*place, SEATS.c.kind == "open")
                await connection.execute(free.values(seat_values(table, seat)))
            await notify(connection, table)

    async def reseat(self, table: str, seats: Sequence[SeatRow], *, awaits_bot: bool) -> None:
        waits = update(TABLES).where(TABLES.c.id == table).values(awaits_bot=awaits_bot)
        async with self.database.writing() as connection:
            await connection.execute(waits)
            for seat in seats:
                place = (SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
                await connection.execute(
                    update(SEATS).where(*place).values(seat_values(table, seat))
                )
            await notify(connection, table)

    async def set_rematch(self, table: str, rematch: str, instead: str) -> bool:
        unchanged = (TABLES.c.id == table, TABLES.c.rematch == instead)
        async with self.database.writing() as connection:
            named = update(TABLES).where(*unchanged).values(rematch=rematch)
            found = (await connection.execute(named)).rowcount == 1
            await notify(connection, table)
        return found

    async def deal(self, table: str, seed: str, deal: str, standing: TableStanding) -> bool:
        waiting = (TABLES.c.id == table, TABLES.c.status == "open")
        values = {"seed": seed, "deal": deal, **msgspec.structs.asdict(standing)}
        async with self.database.writing() as connection:
            begun = update(TABLES).where(*waiting).values(values)
            found = (await connection.execute(begun)).rowcount == 1
            if found:
                await notify(connection, table)
        return found

    async def set_standing(self, table: str, standing: TableStanding) -> None:
        values = msgspec.structs.asdict(standing)
        async with self.database.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
            await notify(connection, table)

    async def remove_table(self, table: str) -> None:
        async with self.database.writing() as connection:
            for part in (REVIEWS, SNAPSHOTS, LOG, SEATS):
                await connection.execute(delete(part).where(part.c.table_id == table))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            await notify(connection, table)
