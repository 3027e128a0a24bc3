"""Lists of tables, new tables, and sitting down."""

from collections.abc import Iterable
from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from rotonde.server.house import House
from rotonde.server.http.dependencies import (
    GivenHouse,
    GivenTable,
    GivenUser,
    GivenVisitor,
    require_share,
)
from rotonde.server.lobby.departures import leave, remove
from rotonde.server.lobby.lessons import learn
from rotonde.server.lobby.lookup import find_row, find_table
from rotonde.server.lobby.rematches import play_again
from rotonde.server.lobby.table_start import require_room_for_bots, start_table, wake_bots
from rotonde.server.tables.closed_tables import closed_because
from rotonde.server.tables.seats import fill_with_bots, sit_down
from rotonde.server.tables.summaries import table_info
from rotonde.server.wire.messages import BringShare, Join, Learn, NewTable, TableInfo
from rotonde.server.wire.problems import AnyRequest, changing, refusals
from rotonde.store import TableRow, User

MOST_LISTED: Final = 200
MOST_PUBLIC: Final = 60
FEW: Final = 5
"""Tables of each address in the public list; who is there sees all of their own."""


def table_in_list(house: House, row: TableRow, user: str | None) -> TableInfo:
    """A table of a list, with those who are there now."""
    closed = row.id in house.tables.damaged or closed_because(row, house.games) is not None
    return table_info(row, user, house.hub.present(row.id), closed=closed)


def in_order(tables: Iterable[TableInfo]) -> tuple[TableInfo, ...]:
    """My turn first, then the latest change."""
    return tuple(sorted(tables, key=lambda table: (not is_my_turn(table), -table.changed)))


def is_my_turn(table: TableInfo) -> bool:
    return any(table.seats[seat].mine for seat in table.actors)


@get("/api/tables", summary="My tables, and those that everybody may see")
async def tables(house: GivenHouse, visitor: GivenVisitor) -> tuple[TableInfo, ...]:
    user = visitor.id if visitor else None
    mine = await house.store.tables_of(user, MOST_LISTED) if user else []
    origin = visitor.origin if visitor else ""
    listed = await house.store.listed_tables(MOST_PUBLIC, FEW, origin)
    rows = {row.id: row for row in (*mine, *listed)}
    return in_order(table_in_list(house, row, user) for row in rows.values())


@post("/api/tables", summary="Open a table", responses=changing(400, 404, 409))
async def new_table(
    house: GivenHouse, user: GivenUser, request: AnyRequest, data: JSONBody[NewTable]
) -> TableInfo:
    require_share(house, request, user, "table")
    return table_info(await start_table(house, user, data), user.id)


@post(
    "/api/games/{game:str}/lesson",
    summary="The guided first game: go on with it, or begin it",
    responses=changing(400, 404),
)
async def lesson(
    house: GivenHouse,
    user: GivenUser,
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[Learn],
) -> TableInfo:
    require_share(house, request, user, "table")
    return await taught(house, user, game, anew=data.anew)


@get("/api/tables/{table_id:str}", summary="One table", responses=refusals(400, 404, 409))
async def table(house: GivenHouse, visitor: GivenVisitor, table_id: GivenTable) -> TableInfo:
    row = await find_row(house, table_id)
    return table_in_list(house, row, visitor.id if visitor else None)


@post(
    "/api/tables/{table_id:str}/join",
    summary="Sit down at a table",
    status_code=HTTP_200_OK,
    responses=changing(400, 404, 409),
)
async def join(
    house: GivenHouse,
    user: GivenUser,
    request: AnyRequest,
    table_id: GivenTable,
    data: JSONBody[Join],
) -> TableInfo:
    require_share(house, request, user, "join")
    found = await find_table(house, table_id)
    await sit_down(found, user, data.seat, data.share)
    return found.info(user.id)


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="The same people again, seats turned: open the table, or join it",
    responses=changing(400, 404, 409),
)
async def rematch(
    house: GivenHouse,
    user: GivenUser,
    request: AnyRequest,
    table_id: GivenTable,
    data: JSONBody[BringShare | None] = None,
) -> TableInfo:
    require_share(house, request, user, "table")
    row = await find_row(house, table_id)
    if row.lesson:
        return await taught(house, user, row.game, anew=True)
    share = data.share if data else None
    return table_in_list(house, await play_again(house, user, row, share), user.id)


@post(
    "/api/tables/{table_id:str}/fill",
    summary="Begin with bots on the empty seats",
    status_code=HTTP_200_OK,
    responses=changing(400, 403, 404, 409),
)
async def fill(house: GivenHouse, user: GivenUser, table_id: GivenTable) -> TableInfo:
    found = await find_table(house, table_id)
    await require_room_for_bots(house, user)
    await fill_with_bots(found, user)
    return found.info(user.id)


@post(
    "/api/tables/{table_id:str}/leave",
    summary="Leave a table: the seat falls free, or a bot plays on in it",
    status_code=HTTP_200_OK,
    responses=changing(400, 404, 409),
)
async def leave_table(house: GivenHouse, user: GivenUser, table_id: GivenTable) -> TableInfo:
    found = await find_table(house, table_id)
    await leave(found, user)
    return found.info(user.id)


@delete(
    "/api/tables/{table_id:str}",
    summary="Remove a table that is mine alone",
    status_code=HTTP_204_NO_CONTENT,
    responses=changing(400, 403, 404),
)
async def remove_table(house: GivenHouse, user: GivenUser, table_id: GivenTable) -> None:
    await remove(house, await find_row(house, table_id), user)


async def taught(house: House, user: User, game: str, *, anew: bool) -> TableInfo:
    """A table at which the lesson of a game is given; its other seats begin where they are to."""
    row = await learn(house, user, game, anew=anew)
    await wake_bots(house, row.id)
    return table_info(row, user.id)
