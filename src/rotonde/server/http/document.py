"""The OpenAPI document: what the framework finds out of the routes, made exact where it guesses.

The types of bodies and answers are described by msgspec, which also reads and writes them: with the
fields that may be left out, and whether others are allowed. Answers that are written as bytes are
described here.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from rotonde.kernel.law.record import Record
from rotonde.server.tables.records import Brought
from rotonde.server.wire import messages as wire

PLACE: Final = "#/components/schemas/{name}"
TYPES: Final = (
    wire.Me,
    wire.Rename,
    wire.GameInfo,
    wire.Health,
    wire.NewTable,
    wire.Join,
    wire.Learn,
    wire.Take,
    wire.Solo,
    wire.TableInfo,
    wire.Position,
    wire.Course,
    wire.Problem,
    Record,
    Brought,
)
"""The types that are sent and received over requests."""
WRITTEN: Final = {
    "/api/tables/{table_id}/record": Record,
    "/api/tables/{table_id}/positions/{move}": wire.Position,
}
"""The answers that are bytes made already."""
READ: Final = {"/api/records": Brought}
"""The types that are read from the bytes of a body."""


def components() -> Mapping[str, Any]:
    """The description of each type, by its name."""
    return msgspec.json.schema_components(TYPES, ref_template=PLACE)[1]


def describe(type_: type) -> dict[str, Any]:
    """The content of a body or an answer of a type."""
    place = {"$ref": PLACE.format(name=type_.__name__)}
    return {"content": {"application/json": {"schema": place}}}


def complete(document: Mapping[str, Any]) -> dict[str, Any]:
    """The document with exact types."""
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))
    whole["components"]["schemas"] |= components()
    for path, type_ in WRITTEN.items():
        whole["paths"][path]["get"]["responses"]["200"] |= describe(type_)
    for path, type_ in READ.items():
        whole["paths"][path]["post"]["requestBody"] = {"required": True, **describe(type_)}
    return whole


class AsJson(JsonRenderPlugin):
    """The document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, complete(openapi_schema))


class AsYaml(YamlRenderPlugin):
    """The document as YAML."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, complete(openapi_schema))


DOCUMENT: Final = OpenAPIConfig(
    title="Rotonde",
    version="1",
    path="/schema",
    render_plugins=[AsJson(path="/openapi.json"), AsYaml()],
)
