"""The past of a table: earlier positions, its course, and its record to take away."""

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.codec import encode
from rotonde.server.house import House
from rotonde.server.http.dependencies import (
    GivenHouse,
    GivenTable,
    GivenUser,
    GivenVisitor,
    asker_of,
    require_room,
    require_share,
)
from rotonde.server.lobby.lookup import find_playable
from rotonde.server.lobby.table_start import require_room_for_bots, wake_bots
from rotonde.server.tables.deals import is_over, is_told
from rotonde.server.tables.records import Onward, file_name
from rotonde.server.tables.summaries import is_practice, seats_of, table_info
from rotonde.server.tables.table import NOT_DEALT
from rotonde.server.wire.messages import BringShare, Course, ReviewState, TableInfo
from rotonde.server.wire.problems import AnyRequest, RequestRefused, changing, refusals
from rotonde.store import TableRow, User

GivenSeat = Annotated[
    int | None, QueryParameter(name="seat", description="Whose eyes: one of mine.")
]


def eyes_for(row: TableRow, visitor: User | None, seat: int | None) -> Seat | None:
    """The eyes that a visitor may look through. Raises `RequestRefused`."""
    mine = seats_of(row, visitor.id if visitor else None)
    if seat is None:
        return mine[0] if mine else None
    if seat not in mine:
        raise RequestRefused(403, "foreign-seat", seat=seat + 1)
    return Seat(seat)


@get(
    "/api/tables/{table_id:str}/positions/{move:int}",
    summary="The position after so many moves, as one seat saw it",
    responses=refusals(400, 403, 404, 409, 429),
)
async def position_at(
    house: GivenHouse,
    visitor: GivenVisitor,
    request: AnyRequest,
    table_id: GivenTable,
    move: FromPath[int],
    seat: GivenSeat = None,
) -> Response[bytes]:
    require_room(house, request, visitor, "position")
    row = await find_playable(house, table_id)
    if row.standing.status == "open":
        raise RequestRefused(409, NOT_DEALT.code)
    eyes = eyes_for(row, visitor, seat)
    return json_response(await house.archive.position(asker_of(request, visitor), row, move, eyes))


@get(
    "/api/tables/{table_id:str}/course",
    summary="How the game went, move by move",
    responses={200: ResponseSpec(Course, generate_examples=False)}
    | refusals(400, 403, 404, 409, 429),
)
async def course(
    house: GivenHouse,
    visitor: GivenVisitor,
    request: AnyRequest,
    table_id: GivenTable,
    seat: GivenSeat = None,
) -> Response[bytes]:
    require_room(house, request, visitor, "course")
    row = await find_playable(house, table_id)
    if row.standing.status == "open":
        return json_response(encode(Course((), (), ())))
    eyes = eyes_for(row, visitor, seat)
    return json_response(await house.archive.course(asker_of(request, visitor), row, eyes))


async def open_book(house: House, table_id: str, visitor: User | None) -> TableRow:
    """A table whose record gives nothing away: over, or practice with a seed that is known.

    Raises `RequestRefused`.
    """
    row = await find_playable(house, table_id)
    practice = is_practice(row, visitor.id if visitor else None)
    if not is_over(row) and not (practice and is_told(row)):
        raise RequestRefused(403, "record-not-yet")
    return row


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a game, once it can give nothing away",
    responses=refusals(400, 403, 404, 409, 429),
)
async def record(
    house: GivenHouse, visitor: GivenVisitor, request: AnyRequest, table_id: GivenTable
) -> Response[bytes]:
    require_room(house, request, visitor, "course")
    row = await open_book(house, table_id, visitor)
    found = await house.archive.record(asker_of(request, visitor), row)
    attachment = f'attachment; filename="{file_name(row)}"'
    return json_response(found, {"Content-Disposition": attachment})


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
    data: JSONBody[BringShare | None] = None,
) -> TableInfo:
    require_share(house, request, user, "record")
    await require_room_for_bots(house, user)
    row = await open_book(house, table_id, user)
    onward = Onward(move, data.share if data else None, house.settings.seed)
    begun = await house.archive.played_on(asker_of(request, user), row, user, onward)
    await house.store.add_table(*begun)
    await wake_bots(house, begun.row.id)
    return table_info(begun.row, user.id)


async def finished(house: House, table_id: str) -> TableRow:
    """A table whose game was played to its end. Raises `RequestRefused`."""
    row = await find_playable(house, table_id)
    if not is_over(row) or row.lesson:
        raise RequestRefused(403, "review-not-yet")
    return row


@get(
    "/api/tables/{table_id:str}/review",
    summary="How far the review of a finished game is, and the review once it is made",
    responses={200: ResponseSpec(ReviewState, generate_examples=False)}
    | refusals(400, 403, 404, 409, 429, 503),
)
async def review(
    house: GivenHouse, visitor: GivenVisitor, request: AnyRequest, table_id: GivenTable
) -> Response[bytes]:
    require_room(house, request, visitor, "position")
    row = await finished(house, table_id)
    return json_response(encode(await house.reviews.state(row)))


@post(
    "/api/tables/{table_id:str}/review",
    summary="Have a finished game looked at again",
    status_code=HTTP_200_OK,
    responses=changing(400, 403, 404, 409, 503),
)
async def begin_review(
    house: GivenHouse, user: GivenUser, request: AnyRequest, table_id: GivenTable
) -> ReviewState:
    require_share(house, request, user, "review")
    row = await finished(house, table_id)
    return await house.reviews.begin(asker_of(request, user), row)


def json_response(body: bytes, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(body, media_type="application/json", headers=headers)
