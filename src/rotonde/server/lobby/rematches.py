"""Once more with the same people: one table for all of them, seats turned by one."""

from collections.abc import Sequence
from typing import Any

import msgspec

from rotonde.kernel.law.ids import GameId, Seat
from rotonde.server.house import House
from rotonde.server.lobby.lookup import find_row, find_table
from rotonde.server.lobby.table_start import start_table
from rotonde.server.tables.seats import sit_down
from rotonde.server.tables.summaries import seats_of
from rotonde.server.visitors.names import WrongName, guest_name, personal
from rotonde.server.wire.messages import NewTable, SeatRequest
from rotonde.server.wire.problems import RequestRefused
from rotonde.store import SeatRow, Sitter, TableRow, User

KINDS: dict[Sitter, Any] = {"person": "open", "bot": "bot", "hotseat": "hotseat", "open": "open"}


async def play_again(house: House, user: User, row: TableRow, share: str | None) -> TableRow:
    """The rematch of a table: opened by who asks first, joined by the others.

    Raises `RequestRefused`.
    """
    if row.standing.status in ("open", "playing"):
        raise RequestRefused(409, "rematch-not-yet")
    if (begun := await going_on(house, row)) is not None:
        return await take_part(house, user, row, begun, share)
    opened = await start_table(house, user, same_again(row, user, share))
    if not seats_of(row, user.id):  # a stranger's table is nobody else's rematch
        return opened
    if not await house.store.set_rematch(row.id, opened.id, row.rematch):
        await house.tables.remove(opened)
        return await play_again(house, user, await find_row(house, row.id), share)
    await house.tables.refresh(row.id, 0)
    return opened


async def going_on(house: House, row: TableRow) -> TableRow | None:
    """The rematch that somebody asked for before, unless it is over or gone."""
    found = await house.store.table(row.rematch) if row.rematch else None
    return found if found and found.standing.status in ("open", "playing") else None


async def take_part(
    house: House, user: User, row: TableRow, begun: TableRow, share: str | None
) -> TableRow:
    """Sit down at the rematch in one's turned seat, where there is one and it is free."""
    mine = seats_of(row, user.id)
    if not mine or seats_of(begun, user.id) or begun.standing.status != "open":
        return begun
    turned = Seat((mine[0] - 1) % len(row.seats))
    free = begun.seats[turned].kind == "open"
    try:
        await sit_down(await find_table(house, begun.id), user, turned if free else None, share)
    except RequestRefused:  # somebody was faster: there is still something to watch
        return begun
    return await find_row(house, begun.id)


def same_again(row: TableRow, user: User, share: str | None) -> NewTable:
    """The table once more, first seat last: who asks sits down, the other people are awaited."""
    return NewTable(
        game=GameId(row.game),
        seats=tuple(seat_again(seat, user) for seat in turned_by_one(row.seats)),
        options=msgspec.json.decode(row.options),
        name=row.name,
        listed=row.listed,
        hints=row.hints,
        share=share,
    )


def turned_by_one(seats: Sequence[SeatRow]) -> Sequence[SeatRow]:
    """Everybody moves up, so that another begins."""
    return (*seats[1:], *seats[:1])


def name_again(name: str) -> str:
    """The name of somebody at the same screen; a record may have seats that are called as bots."""
    try:
        return personal(name)
    except WrongName:
        return guest_name()


def seat_again(seat: SeatRow, user: User) -> SeatRequest:
    if seat.kind == "person" and seat.user == user.id:
        return SeatRequest("me")
    if seat.kind == "hotseat" and seat.user != user.id:
        return SeatRequest("open")
    if seat.kind == "hotseat":
        return SeatRequest("hotseat", name_again(seat.name))
    named = seat.name if seat.kind == "bot" else None
    return SeatRequest(KINDS[seat.kind], named, seat.level)
