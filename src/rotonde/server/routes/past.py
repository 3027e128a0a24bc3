"""The past of a table: earlier positions, its course, and its record to take away."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from rotonde.kernel.codec import encode
from rotonde.kernel.ids import Seat
from rotonde.kernel.record import Record
from rotonde.server import positions
from rotonde.server.course import course_of
from rotonde.server.history import game_at
from rotonde.server.house import House
from rotonde.server.listing import is_practice, seats_of, table_info
from rotonde.server.opening import require_room_for_bots, wake_bots
from rotonde.server.problems import AnyRequest, RequestRefused, changing, refusals
from rotonde.server.records import file_name, played_on, written
from rotonde.server.table import Table
from rotonde.server.visitors import (
    GivenHouse,
    GivenTable,
    GivenUser,
    GivenVisitor,
    find_table,
    require_share,
)
from rotonde.server.wire import Course, TableInfo
from rotonde.store import User

GivenSeat = Annotated[
    int | None, QueryParameter(name="seat", description="Whose eyes: one of mine.")
]


def eyes_for(table: Table, visitor: User | None, seat: int | None) -> Seat | None:
    """Whose eyes a visitor may look through. Raises `RequestRefused`."""
    mine = seats_of(table.row, visitor.id if visitor else None)
    if seat is None:
        return mine[0] if mine else None
    if seat not in mine:
        raise RequestRefused(403, "foreign-seat", seat=seat + 1)
    return Seat(seat)


@get(
    "/api/tables/{table_id:str}/positions/{move:int}",
    summary="The position after so many moves, as one seat saw it",
    responses=refusals(400, 403, 404, 409),
)
async def position_at(
    house: GivenHouse,
    visitor: GivenVisitor,
    table_id: GivenTable,
    move: FromPath[int],
    seat: GivenSeat = None,
) -> Response[bytes]:
    table = await find_table(house, table_id)
    eyes = eyes_for(table, visitor, seat)
    if not 0 <= move <= table.game.moves:
        raise RequestRefused(404, "unknown-position", move=move, last=table.game.moves)
    entries = await house.tables.log_of(table)
    snapshots = await house.store.snapshots(table_id)
    game = await asyncio.to_thread(game_at, table.game.rules, table.row, entries, snapshots, move)
    past = positions.earlier(game, eyes, table.game.version)
    return json_response(msgspec.json.encode(past))


@get(
    "/api/tables/{table_id:str}/course",
    summary="How the game went, move by move",
    responses=refusals(400, 403, 404, 409),
)
async def course(
    house: GivenHouse, visitor: GivenVisitor, table_id: GivenTable, seat: GivenSeat = None
) -> Course:
    table = await find_table(house, table_id)
    eyes = eyes_for(table, visitor, seat)
    entries = await house.tables.log_of(table)
    story = await table.story_of(table.game)
    return await asyncio.to_thread(course_of, table.game, table.row, entries, story, eyes)


async def open_book(house: House, table_id: str, visitor: User | None) -> Table:
    """A table whose record gives nothing away any more. Raises `RequestRefused`."""
    table = await find_table(house, table_id)
    practice = is_practice(table.row, visitor.id if visitor else None)
    if table.row.standing.status != "finished" and not practice:
        raise RequestRefused(403, "record-not-yet")
    return table


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a game, once it can give nothing away",
    responses=refusals(400, 403, 404, 409),
)
async def record(house: GivenHouse, visitor: GivenVisitor, table_id: GivenTable) -> Response[bytes]:
    table = await open_book(house, table_id, visitor)
    entries = await house.tables.log_of(table)
    found: Record = await asyncio.to_thread(written, table.game.rules, table.row, entries)
    attachment = f'attachment; filename="{file_name(table.row)}"'
    return json_response(encode(found), {"Content-Disposition": attachment})


@post(
    "/api/tables/{table_id:str}/positions/{move:int}/play-on",
    summary="Play on from an earlier position, against bots, at a table of its own",
    responses=changing(400, 403, 404, 409),
)
async def play_on(
    house: GivenHouse,
    user: GivenUser,
    request: AnyRequest,
    table_id: GivenTable,
    move: FromPath[int],
) -> TableInfo:
    require_share(house, request, user, "record")
    await require_room_for_bots(house, user)
    table = await open_book(house, table_id, user)
    if not 0 <= move < table.game.moves:
        raise RequestRefused(404, "unknown-position", move=move, last=table.game.moves - 1)
    entries = await house.tables.log_of(table)
    begun = await asyncio.to_thread(played_on, table.game.rules, table.row, entries, user, move)
    await house.store.add_table(*begun)
    await wake_bots(house, begun.row.id)
    return table_info(begun.row, user.id)


def json_response(body: bytes, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(body, media_type="application/json", headers=headers)
