"""The web client's files, read once into memory; any other address shows the client itself.

An address that stands for no page of the client is shown by it too, with the status 404.
"""

import gzip
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND

from rotonde.kernel.law.ids import GameId
from rotonde.server.house import House
from rotonde.server.http.dependencies import GivenHouse
from rotonde.server.wire.problems import AnyRequest, RequestRefused

HASHED: Final = "assets/"
"""Files whose names change with their contents."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
SMALLEST_ZIPPED: Final = 1024
WORDS: Final = ".ftl"
PLAIN_TYPES: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


class Asset(msgspec.Struct, frozen=True):
    """One file of the client, as it is sent."""

    body: bytes
    zipped: bytes | None
    media_type: str
    caching: str


def read_client(folder: Path) -> Mapping[str, Asset]:
    """Every file of the built client by its address."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): read_asset(folder, path) for path in files}


def read_asset(folder: Path, path: Path) -> Asset:
    body = path.read_bytes()
    media_type = media_type_of(path)
    worth = len(body) >= SMALLEST_ZIPPED and media_type.startswith(PLAIN_TYPES)
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return Asset(
        body=body,
        zipped=gzip.compress(body, mtime=0) if worth else None,
        media_type=media_type,
        caching=FOR_EVER if hashed else ASK_FIRST,
    )


def media_type_of(path: Path) -> str:
    if path.suffix == WORDS:
        return "text/plain; charset=utf-8"
    return mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def client_routes(folder: Path) -> HTTPRouteHandler:
    """The handler of every address that is no other door."""
    assets = read_client(folder)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def client(
        request: AnyRequest, house: GivenHouse, path: FromPath[str] = ""
    ) -> Response[bytes]:
        wanted = path.strip("/")
        if wanted.startswith(("api/", "ws/", HASHED)) and wanted not in assets:
            raise RequestRefused(404, "not-found")
        asset = assets.get(wanted) or assets.get("index.html")
        if asset is None:
            raise RequestRefused(503, "client-not-built")
        answer = send(asset, zipped="gzip" in request.headers.get("accept-encoding", ""))
        if wanted not in assets and not await is_page(house, wanted):
            answer.status_code = HTTP_404_NOT_FOUND
        return answer

    return client


async def is_page(house: House, path: str) -> bool:
    """Whether the client has a page at this address, and what it is about exists."""
    match path.split("/"):
        case [""] | ["tables"] | ["rules"]:
            return True
        case ["t", table] | ["t", table, "end"]:
            return await house.store.table(table) is not None
        case ["rules", game]:
            return GameId(game) in house.games
        case [game, "solo"]:
            desk = house.games.get(GameId(game))
            return desk is not None and bool(desk.challenges)
        case _:
            return False


def send(asset: Asset, *, zipped: bool) -> Response[bytes]:
    headers = {"Cache-Control": asset.caching}
    if asset.zipped is None:
        return Response(asset.body, media_type=asset.media_type, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if not zipped:
        return Response(asset.body, media_type=asset.media_type, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(asset.zipped, media_type=asset.media_type, headers=headers)
