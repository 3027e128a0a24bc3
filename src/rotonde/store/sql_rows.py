"""Tables and seats as rows of the database, both ways."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rotonde.store.rows import SeatRow, TableRow, TableStanding
from rotonde.store.schema import ATTENDANCE, SEATS, USERS


async def tables_of(connection: AsyncConnection, wanted: Select[Any]) -> list[TableRow]:
    """The tables that a statement selects, with their seats."""
    rows = (await connection.execute(wanted)).all()
    seats = await seats_of(connection, [row.id for row in rows]) if rows else {}
    return [table_of(row, seats.get(row.id, [])) for row in rows]


async def seats_of(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order, with the names people have today."""
    there = exists().where(
        ATTENDANCE.c.table_id == SEATS.c.table_id, ATTENDANCE.c.user_id == SEATS.c.user_id
    )
    named = select(SEATS, USERS.c.name.label("user_name"), there.label("there")).outerjoin(USERS)
    wanted = named.where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in await connection.execute(wanted):
        found.setdefault(row.table_id, []).append(seat_of(row))
    return found


def seat_of(row: Row[Any]) -> SeatRow:
    """A seat; a person is called by the user's name of today."""
    name = row.user_name if row.kind == "person" and row.user_name else row.name
    return SeatRow(row.seat, row.kind, name, row.user_id, row.level, row.there, row.share)


def table_of(row: Row[Any], seats: Sequence[SeatRow]) -> TableRow:
    standing = TableStanding(row.status, row.changed, row.summary, row.awaits_bot)
    return TableRow(
        id=row.id,
        name=row.name,
        game=row.game,
        edition=row.edition,
        options=row.options,
        seed=row.seed,
        listed=row.listed,
        owner=row.owner,
        created=row.created,
        version=row.version,
        standing=standing,
        seats=tuple(seats),
        lesson=row.lesson,
        rematch=row.rematch,
        task=row.task,
        deal=row.deal,
        origin=row.origin,
        hints=row.hints,
    )


def table_values(table: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(table)
    del values["seats"], values["standing"]
    return values | msgspec.structs.asdict(table.standing)


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(seat)
    del values["there"]
    return {"table_id": table, "user_id": values.pop("user"), **values}
