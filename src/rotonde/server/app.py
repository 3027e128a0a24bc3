"""The application: routes on a house, ready to be served."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.datastructures import State

from rotonde.catalogue import DESKS
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import GameId
from rotonde.server.house import House
from rotonde.server.http.dependencies import DEPENDENCIES, JsonRequest, pace_requests, send_cookie
from rotonde.server.http.document import DOCUMENT
from rotonde.server.http.errors import answer
from rotonde.server.http.request_guards import GUARDS, send_guards
from rotonde.server.http.routes import API, client_routes, options_of
from rotonde.server.runtime.settings import Settings
from rotonde.store import SqlStore, Store

LARGEST_BODY: Final = 64 * 1024


def client_folder() -> Path:
    """The folder into which the build puts the web client."""
    return Path(str(files("rotonde"))) / "web"


def create_app(
    settings: Settings,
    *,
    store: Store | None = None,
    games: Mapping[GameId, AnyDesk] = DESKS,
    client: Path | None = None,
) -> Litestar:
    """The whole server. The store is that of the settings unless another is given.

    All games are loaded now, so that no visitor waits for one.
    """
    house = House(settings, store or SqlStore(settings.database), dict(games))
    return Litestar(
        route_handlers=[options_of(API), *API, client_routes(client or client_folder())],
        request_class=JsonRequest,
        dependencies=DEPENDENCIES,
        exception_handlers={Exception: answer},
        guards=GUARDS,
        middleware=[pace_requests],
        before_send=[send_cookie, send_guards],
        lifespan=[living],
        state=State({"house": house}),
        openapi_config=DOCUMENT,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


@asynccontextmanager
async def living(app: Litestar) -> AsyncIterator[None]:
    """Open the house before the first request, and close it after the last."""
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()
