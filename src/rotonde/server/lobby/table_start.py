"""Tables that begin: room for them, their row, and their bots set to work."""

from typing import Final

from rotonde.server.house import House
from rotonde.server.lobby.departures import clear_forgotten
from rotonde.server.tables.new_tables import open_table
from rotonde.server.tables.table import Table
from rotonde.server.visitors.limits import MOST_BOT_TABLES
from rotonde.server.wire.messages import NewTable
from rotonde.server.wire.problems import too_many
from rotonde.store import TableRow, User

LATER: Final = 60
"""Seconds after which it is worth asking again for room for a table with bots."""


async def start_table(house: House, user: User, wanted: NewTable) -> TableRow:
    """Make a table, and let its bots begin; what was forgotten makes room for it."""
    await clear_forgotten(house, user)
    if any(seat.kind == "bot" for seat in wanted.seats):
        await require_room_for_bots(house, user)
    row = await open_table(house.store, house.games, user, wanted, house.settings.seed)
    house.bots.wake(house.tables.begin(row))
    return row


async def wake_bots(house: House, table_id: str) -> None:
    """Let the bots of a table begin, where it is theirs to decide."""
    found = await house.tables.get(table_id)
    if isinstance(found, Table):
        house.bots.wake(found)


async def require_room_for_bots(house: House, user: User) -> None:
    """Raises `RequestRefused` when this guest, or their address, has set enough bots to work.

    Running tables are counted in the store: neither a restart nor a lost cookie changes it.
    """
    if not house.limits.on:
        return
    if await house.store.count_bot_tables(user.id) >= MOST_BOT_TABLES:
        raise too_many(LATER, "too-many-bot-tables", most=MOST_BOT_TABLES)
    most = house.limits.most_bot_tables
    if user.origin and await house.store.count_bot_tables_from(user.origin) >= most:
        raise too_many(LATER, "too-many-bot-tables-here", most=most)
