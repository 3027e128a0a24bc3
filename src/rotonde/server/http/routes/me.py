"""The visitor."""

from litestar import get, route
from litestar.params import JSONBody

from rotonde.server.http.dependencies import GivenHouse, GivenUser, require_share
from rotonde.server.visitors.names import personal
from rotonde.server.wire.messages import Me, Rename
from rotonde.server.wire.problems import AnyRequest, changing, refusals


@get("/api/me", summary="Who I am; a stranger becomes a guest", responses=refusals(429))
async def me(user: GivenUser) -> Me:
    return Me(user.id, user.name)


@route(
    "/api/me",
    http_method=["PUT", "PATCH"],
    summary="Give me another name",
    responses=changing(400, 413),
)
async def rename(
    house: GivenHouse, user: GivenUser, request: AnyRequest, data: JSONBody[Rename]
) -> Me:
    require_share(house, request, user, "rename")
    name = personal(data.name)
    await house.store.rename(user.id, name)
    house.tables.rename(user.id, name)
    return Me(user.id, name)
