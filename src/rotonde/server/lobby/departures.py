"""Leaving a table: its seat falls free or a bot takes it; one that is mine alone is removed."""

import time
from collections.abc import Sequence
from typing import Final

from rotonde.bots import USUAL
from rotonde.server.house import House
from rotonde.server.tables.summaries import bots_among, is_alone, is_of, seats_of, summary_of
from rotonde.server.tables.table import Table
from rotonde.server.wire.problems import RequestRefused
from rotonde.store import SeatRow, TableRow, User

FORGOTTEN: Final = 24 * 3600.0
"""Seconds after which a practice table at which nothing was ever decided is let go."""
MOST_LET_GO: Final = 20
"""Of these at once: the next new table lets go of others."""


async def leave(table: Table, user: User) -> None:
    """Get up from a table. Raises `RequestRefused`."""
    async with table.lock:
        check_leaving(table.row, user)
        mine = [seat for seat in table.row.seats if is_of(seat, user.id)]
        left = [vacate(seat, began=table.row.standing.status == "playing") for seat in mine]
        await table.store.reseat(table.row.id, left, awaits_bot=would_await_bot(table.row, left))
        await table.read_on()


def check_leaving(row: TableRow, user: User) -> None:
    """Raises `RequestRefused` where nothing can be left, or nobody would be there any more."""
    if not seats_of(row, user.id):
        raise RequestRefused(409, "not-seated")
    if row.standing.status == "finished":
        raise RequestRefused(409, "leave-finished")
    if is_alone(row, user.id):
        raise RequestRefused(409, "leave-alone")


def would_await_bot(row: TableRow, left: Sequence[SeatRow]) -> bool:
    """Whether a bot is to decide once these seats are left."""
    given = {seat.seat: seat for seat in left}
    seats = [given.get(seat.seat, seat) for seat in row.seats]
    return row.standing.status == "playing" and bots_among(seats, summary_of(row).actors)


def vacate(seat: SeatRow, *, began: bool) -> SeatRow:
    """The seat without its person. A bot plays on under their name: the log stays true."""
    if began:
        return SeatRow(seat.seat, "bot", seat.name, None, USUAL)
    return SeatRow(seat.seat, "open", "")


async def remove(house: House, row: TableRow, user: User) -> None:
    """Remove a table that is this user's alone. Raises `RequestRefused`."""
    if not is_alone(row, user.id):
        raise RequestRefused(403, "remove-shared")
    await house.tables.remove(row)


async def clear_forgotten(house: House, user: User) -> None:
    """Let go of this user's tables against bots that they opened, looked at and never played."""
    latest = time.time() - FORGOTTEN
    for row in await house.store.untouched_tables(user.id, latest, MOST_LET_GO):
        if not house.hub.at(row.id):
            await house.tables.remove(row)
