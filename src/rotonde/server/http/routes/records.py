"""Records brought from elsewhere."""

from litestar import post

from rotonde.server.http.dependencies import GivenHouse, GivenUser, asker_of, require_share
from rotonde.server.tables.records import LARGEST_RECORD
from rotonde.server.tables.summaries import table_info
from rotonde.server.wire.messages import TableInfo
from rotonde.server.wire.problems import AnyRequest, changing


@post(
    "/api/records",
    summary="Bring the record of a game; it becomes a table in my hands",
    request_max_body_size=LARGEST_RECORD,
    responses=changing(400, 404, 413),
)
async def bring_record(house: GivenHouse, user: GivenUser, request: AnyRequest) -> TableInfo:
    require_share(house, request, user, "record")
    raw = await request.body()
    table = await house.archive.bring(asker_of(request, user), user, raw)
    await house.store.add_table(*table)
    return table_info(table.row, user.id)
