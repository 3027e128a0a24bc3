"""Playing alone: challenges with their results, and tables to take them at."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from rotonde.server.listing import table_info
from rotonde.server.problems import AnyRequest, changing, refusals
from rotonde.server.solo import solo, take
from rotonde.server.visitors import GivenHouse, GivenUser, GivenVisitor, require_share
from rotonde.server.wire import Solo, TableInfo, Take


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
