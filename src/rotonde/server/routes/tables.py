"""Lists of tables, new tables, and sitting down."""

from collections.abc import Iterable
from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from rotonde.server.house import House
from rotonde.server.leaving import clear_forgotten, leave, remove
from rotonde.server.lessons import learn
from rotonde.server.limits import MOST_BOT_TABLES
from rotonde.server.listing import table_info
from rotonde.server.lobby import open_table, same_again, sit_down
from rotonde.server.problems import AnyRequest, RequestRefused, changing, refusals
from rotonde.server.table import Table
from rotonde.server.tables import closed_because
from rotonde.server.visitors import (
    GivenHouse,
    GivenTable,
    GivenUser,
    GivenVisitor,
    find_row,
    find_table,
    require_share,
)
from rotonde.server.wire import Join, Learn, NewTable, TableInfo
from rotonde.store import TableRow, User

MOST_LISTED: Final = 200


def shown(house: House, row: TableRow, user: str | None) -> TableInfo:
    """A table of a list, with those who are there now."""
    closed = closed_because(row, house.games) is not None
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
    listed = await house.store.listed_tables(MOST_LISTED)
    rows = {row.id: row for row in (*mine, *listed)}
    return in_order(shown(house, row, user) for row in rows.values())


@post("/api/tables", summary="Open a table", responses=changing(400, 404, 409, 429))
async def new_table(
    house: GivenHouse, user: GivenUser, request: AnyRequest, data: JSONBody[NewTable]
) -> TableInfo:
    require_share(house, request, user, "table")
    return await start_table(house, user, data)


@post(
    "/api/games/{game:str}/lesson",
    summary="The guided first game: go on with it, or begin it",
    responses=changing(400, 404, 429),
)
async def lesson(
    house: GivenHouse,
    user: GivenUser,
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[Learn],
) -> TableInfo:
    require_share(house, request, user, "table")
    return await at_play(house, user, await learn(house, user, game, anew=data.anew))


@get("/api/tables/{table_id:str}", summary="One table", responses=refusals(400, 404, 409))
async def table(house: GivenHouse, visitor: GivenVisitor, table_id: GivenTable) -> TableInfo:
    row = await find_row(house, table_id)
    return shown(house, row, visitor.id if visitor else None)


@post(
    "/api/tables/{table_id:str}/join",
    summary="Sit down at a table",
    status_code=HTTP_200_OK,
    responses=changing(400, 404, 409),
)
async def join(
    house: GivenHouse, user: GivenUser, table_id: GivenTable, data: JSONBody[Join]
) -> TableInfo:
    found = await find_table(house, table_id)
    await sit_down(found, user, data.seat)
    return found.info(user.id)


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="The same table again",
    responses=changing(400, 404, 409, 429),
)
async def rematch(
    house: GivenHouse, user: GivenUser, request: AnyRequest, table_id: GivenTable
) -> TableInfo:
    require_share(house, request, user, "table")
    row = await find_row(house, table_id)
    if row.lesson:
        return await at_play(house, user, await learn(house, user, row.game, anew=True))
    return await start_table(house, user, same_again(row, user))


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


async def start_table(house: House, user: User, wanted: NewTable) -> TableInfo:
    """Make a table, and let its bots begin; what was forgotten makes room for it."""
    await clear_forgotten(house, user)
    if any(seat.kind == "bot" for seat in wanted.seats):
        await require_room_for_bots(house, user)
    row = await open_table(house.store, house.games, user, wanted, house.settings.seed)
    return await at_play(house, user, row)


async def at_play(house: House, user: User, row: TableRow) -> TableInfo:
    """A table whose other seats begin, where it is up to them."""
    await wake_bots(house, row.id)
    return table_info(row, user.id)


async def wake_bots(house: House, table_id: str) -> None:
    """Let the bots of a new table begin, where it is theirs to decide."""
    found = await house.tables.get(table_id)
    if isinstance(found, Table):
        house.bots.wake(found)


async def require_room_for_bots(house: House, user: User) -> None:
    """Raises `RequestRefused` when this guest has set enough bots to work."""
    if house.limits.on and await house.store.bot_tables(user.id) >= MOST_BOT_TABLES:
        raise RequestRefused(429, "too-many-bot-tables", most=MOST_BOT_TABLES)
