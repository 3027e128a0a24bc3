"""Playing alone: challenges with their results, and tables to take them at."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from rotonde.server.http.dependencies import GivenHouse, GivenUser, GivenVisitor, require_share
from rotonde.server.lobby.solo import solo, take
from rotonde.server.tables.summaries import table_info
from rotonde.server.wire.messages import Solo, TableInfo, Take
from rotonde.server.wire.problems import AnyRequest, changing, refusals


@get(
    "/api/games/{game:str}/solo",
    summary="The challenges of a game, and what I reached",
    responses=refusals(400, 404),
)
async def solo_door(house: GivenHouse, visitor: GivenVisitor, game: FromPath[str]) -> Solo:
    return await solo(house, game, visitor)


@post(
    "/api/games/{game:str}/solo",
    summary="Take a challenge, or that of the day",
    responses=changing(400, 404),
)
async def take_challenge(
    house: GivenHouse,
    user: GivenUser,
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[Take],
) -> TableInfo:
    require_share(house, request, user, "table")
    return table_info(await take(house, user, game, data), user.id)
