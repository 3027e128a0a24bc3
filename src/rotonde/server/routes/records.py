"""Records brought from elsewhere."""

import asyncio

from litestar import post
from litestar.openapi.datastructures import ResponseSpec

from rotonde.server.listing import table_info
from rotonde.server.problems import AnyRequest
from rotonde.server.records import LARGEST_RECORD, brought
from rotonde.server.routes.tables import REFUSED
from rotonde.server.visitors import GivenHouse, GivenUser
from rotonde.server.wire import Problem, TableInfo

TOO_LARGE = {**REFUSED, 413: ResponseSpec(Problem, generate_examples=False)}


@post(
    "/api/records",
    summary="Bring the record of a game; it becomes a table in my hands",
    request_max_body_size=LARGEST_RECORD,
    responses=TOO_LARGE,
)
async def bring_record(house: GivenHouse, user: GivenUser, request: AnyRequest) -> TableInfo:
    raw = await request.body()
    row, entries = await asyncio.to_thread(brought, house.games, user, raw)
    await house.store.add_table(row, entries)
    return table_info(row, user.id)
