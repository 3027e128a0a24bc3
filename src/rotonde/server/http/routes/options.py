"""The methods that an address of the API knows.

The framework answers this for the first method of each address alone, so that others went missing.
"""

import re
from collections import defaultdict
from collections.abc import Iterable

from litestar import Response, route
from litestar.handlers import HTTPRouteHandler

from rotonde.server.wire.problems import AnyRequest


def options_of(handlers: Iterable[object]) -> HTTPRouteHandler:
    """The handler of OPTIONS at each address of these handlers; to be registered before them."""
    doors = [each for each in handlers if isinstance(each, HTTPRouteHandler)]
    methods: dict[str, set[str]] = defaultdict(set)
    for door in doors:
        for path in door.paths:
            methods[template(path)] |= {str(method) for method in door.http_methods}
    paths = sorted({path for door in doors for path in door.paths})

    @route(paths, http_method="OPTIONS", include_in_schema=False, status_code=204)
    async def options(request: AnyRequest) -> Response[None]:
        known = sorted(methods[request.scope["path_template"]])
        return Response(None, status_code=204, headers={"Allow": ", ".join([*known, "OPTIONS"])})

    return options


def template(path: str) -> str:
    """An address as the framework names it while it answers: without the types of its parts."""
    return re.sub(r":\w+}", "}", path)
