"""The seats of an open table: people and bots take them, and the last one begins the game."""

from collections.abc import Sequence

from rotonde.bots import USUAL
from rotonde.kernel.law.ids import Seat
from rotonde.server.tables.deals import new_share
from rotonde.server.tables.new_tables import is_open, standing_dealt
from rotonde.server.tables.summaries import host_of, is_of, seats_of
from rotonde.server.tables.table import Table
from rotonde.server.visitors.names import bot_name
from rotonde.server.wire.problems import RequestRefused
from rotonde.store import SeatRow, TableRow, User


async def sit_down(table: Table, user: User, seat: Seat | None, share: str | None) -> None:
    """Take an open seat; when it was the last one, the game begins. Raises `RequestRefused`."""
    async with table.lock:
        chosen = choose_seat(table.row, user, seat)
        if not await table.store.take_seat(table.row.id, chosen, user.id, share or new_share()):
            raise RequestRefused(409, "seat-taken", seat=chosen + 1)
        await begin_if_full(table)
        await table.tell_seats()


def choose_seat(row: TableRow, user: User, seat: Seat | None) -> Seat:
    """The seat to take. Raises `RequestRefused`."""
    if seats_of(row, user.id):
        raise RequestRefused(409, "already-seated")
    free = [Seat(one.seat) for one in row.seats if one.kind == "open"]
    if not free:
        raise RequestRefused(409, "table-full")
    if seat is not None and seat not in free:
        raise RequestRefused(409, "seat-taken", seat=seat + 1)
    return free[0] if seat is None else seat


async def begin_if_full(table: Table) -> None:
    """Deal, once the last seat is taken; what another node dealt meanwhile is taken over."""
    row = await stored_row(table)
    if row.standing.status != "open" or is_open(row.seats):
        table.read(row)
        return
    row = standing_dealt(table.game.desk, row)
    if not await table.store.deal(row.id, row.seed, row.deal, row.standing):
        row = await stored_row(table)
    table.begin(row)


async def stored_row(table: Table) -> TableRow:
    """The table as the store has it now."""
    row = await table.store.table(table.row.id)
    assert row is not None
    return row


async def fill_with_bots(table: Table, user: User) -> None:
    """Bots sit down on the empty seats, and the game begins. Raises `RequestRefused`."""
    async with table.lock:
        row = table.row
        if row.standing.status != "open":
            raise RequestRefused(409, "table-full")
        host = host_of(row)
        if host is None or not is_of(row.seats[host], user.id):
            raise RequestRefused(403, "not-the-host")
        await table.store.fill_seats(row.id, bots_for(row.seats))
        await begin_if_full(table)
        await table.tell_seats()


def bots_for(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """A bot of the usual level for each open seat, each with a name of its own."""
    rows: list[SeatRow] = []
    for seat in seats:
        if seat.kind == "open":
            taken = [one.name for one in (*seats, *rows)]
            rows.append(SeatRow(seat.seat, "bot", bot_name(taken), None, USUAL))
    return rows
