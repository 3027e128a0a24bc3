"""Finding a table by its id, or saying why it cannot be had."""

from rotonde.server.house import House
from rotonde.server.tables.closed_tables import ClosedTable, closed_because
from rotonde.server.tables.table import Table
from rotonde.server.wire.problems import RequestRefused, closed_table
from rotonde.store import TableRow


async def find_row(house: House, table_id: str) -> TableRow:
    """The row of a table, whether it can be played or not. Raises `RequestRefused`."""
    row = await house.store.table(table_id)
    if row is None:
        raise RequestRefused(404, "unknown-table", table=table_id)
    return row


async def find_playable(house: House, table_id: str) -> TableRow:
    """The row of a table that can be opened under the rules of today. Raises `RequestRefused`."""
    row = await find_row(house, table_id)
    if fault := closed_because(row, house.games) or house.tables.damaged.get(table_id):
        raise closed_table(fault)
    return row


async def find_table(house: House, table_id: str) -> Table:
    """The table of that id, ready to be played. Raises `RequestRefused`."""
    found = await house.tables.get(table_id)
    if found is None:
        raise RequestRefused(404, "unknown-table", table=table_id)
    if isinstance(found, ClosedTable):
        raise closed_table(found.fault)
    return found
