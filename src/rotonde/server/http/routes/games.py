"""The games of the house, and the health of the server."""

from importlib.metadata import version
from typing import Final

import msgspec
from litestar import get

from rotonde.bots import OFFERED, USUAL
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.server.house import House
from rotonde.server.http.dependencies import GivenHouse
from rotonde.server.wire.messages import GameInfo, Health, Trouble
from rotonde.server.wire.problems import not_ready, refusals

IN_WORDS: Final = ("version", "troubles")
"""Every character that is no figure."""


def game_info(desk: AnyDesk) -> GameInfo:
    return GameInfo(
        id=desk.rules.id,
        edition=desk.rules.edition,
        least_seats=desk.rules.seats.start,
        most_seats=desk.rules.seats.stop - 1,
        options=msgspec.to_builtins(desk.rules.options()),
        schema=msgspec.json.schema(desk.rules.options),
        applies=desk.rules.applies,
        bots=OFFERED,
        usual_bot=USUAL,
        lesson=0 if desk.lesson is None else len(desk.lesson.script.step),
        challenges=len(desk.challenges),
    )


@get("/api/games", summary="The games of the house")
async def games(house: GivenHouse) -> tuple[GameInfo, ...]:
    return tuple(map(game_info, house.games.values()))


@get("/api/health", summary="How the server is doing", responses=refusals(503))
async def health(house: GivenHouse) -> Health:
    found = await house.readiness.look()
    if not found.ready:
        raise not_ready(found.troubles)
    return health_of(house, found.troubles)


def health_of(house: House, troubles: tuple[Trouble, ...] = ()) -> Health:
    return Health(
        version=version("rotonde"),
        tables=len(house.tables.live),
        listeners=len(house.hub),
        thinking=len(house.bots.playing),
        lag=round(house.lag.last * 1000, 3),
        worst_lag=round(house.lag.worst * 1000, 3),
        troubles=troubles,
    )
