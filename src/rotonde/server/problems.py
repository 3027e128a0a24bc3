"""Refused requests: each has a code of the catalogue, facts, and a status."""

import logging
import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from rotonde.kernel.refusal import Refusal
from rotonde.server.closing import Diverged, damaged
from rotonde.server.names import WrongName
from rotonde.server.wire import Fault, Problem, Trouble
from rotonde.store import Outage

LOGGER: Final = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]


class RequestRefused(HTTPException):
    """Raised where a request cannot be granted; answered as a `Problem`."""

    def __init__(self, status: int, code: str, **facts: str | int) -> None:
        super().__init__(detail=code, status_code=status)
        self.problem = Problem(code, facts)

    def __reduce__(self) -> tuple[Any, ...]:
        """Workers refuse too: an exception comes back as its values."""
        return refused_by, (self.status_code, self.problem)


def refused_by(status: int, problem: Problem) -> RequestRefused:
    return RequestRefused(status, problem.code, **problem.facts)


def too_many(seconds: float, code: str = "too-many", **facts: str | int) -> RequestRefused:
    """More than a share, for so many seconds yet."""
    wait = max(1, math.ceil(seconds))
    return again_in(wait, RequestRefused(429, code, seconds=wait, **facts))


def again_in(seconds: int, refused: RequestRefused) -> RequestRefused:
    """A refusal that says to programs too when to try again."""
    refused.headers = {"Retry-After": str(seconds)}
    return refused


class Gone(Exception):
    """Whoever asked went away in the middle of a request: nobody is left to be answered."""


def out_of_order(outage: Outage) -> RequestRefused:
    """The database cannot do what is asked for."""
    return RequestRefused(503, f"database-{outage}")


def not_ready(troubles: Sequence[Trouble]) -> RequestRefused:
    """The server cannot do its job: what is wrong first, and all of it in words for the host."""
    told = " ".join(trouble.text for trouble in troubles)
    return RequestRefused(503, troubles[0].code, words=told)


def refused_setup(refusal: Refusal) -> RequestRefused:
    """A game that cannot begin with these seats or options."""
    return RequestRefused(400, refusal.code, **plain(refusal))


def closed(fault: Fault) -> RequestRefused:
    """A table that cannot be opened under the rules of today."""
    return RequestRefused(409, fault.code, **fault.facts)


def plain(refusal: Refusal) -> dict[str, str | int]:
    """The facts that are plain words or numbers."""
    return {k: v for k, v in refusal.facts.items() if isinstance(v, str | int)}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a door, for its schema."""
    return {status: ResponseSpec(Problem, generate_examples=False) for status in statuses}


def changing(*statuses: int) -> dict[int, ResponseSpec]:
    """Those of a door that changes something: its walls refuse too (`walls.py`)."""
    return refusals(*{*statuses, 403, 415, 429})


CODES = {400: "malformed-request", 404: "not-found", 405: "not-allowed", 413: "body-too-large"}


def answer(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Every error of a request as a `Problem`; our own bugs without their details."""
    if isinstance(error, Diverged):
        error = closed(damaged(error))
    if isinstance(error, WrongName):
        error = RequestRefused(400, error.code, **error.facts)
    if isinstance(error, RequestRefused):
        return Response(error.problem, status_code=error.status_code, headers=error.headers)
    if (outage := request.app.state.house.outages.explain(error)) is not None:
        return answer(request, out_of_order(outage))
    if isinstance(error, Gone):
        return Response(Problem("malformed-request"), status_code=400)
    status = getattr(error, "status_code", 500)
    if status >= 500:
        LOGGER.error("%s %s", request.method, request.url.path, exc_info=error)
    code = CODES.get(status, "server-fault")
    problem = Problem(code, facts_of(error, status))
    headers = getattr(error, "headers", None)
    return Response(problem, status_code=status, headers=headers)


def facts_of(error: Exception, status: int) -> dict[str, str | int]:
    """What was wrong with a request that could not be read."""
    if status != 400:
        return {}
    details = [told_of(item) for item in mistakes(error)]
    return {"detail": "; ".join(details) or str(getattr(error, "detail", ""))}


def mistakes(error: Exception) -> list[Mapping[str, Any]]:
    """What the framework found wrong with a request."""
    extra = getattr(error, "extra", None)
    return [item for item in extra if isinstance(item, dict)] if isinstance(extra, list) else []


def told_of(item: Mapping[str, Any]) -> str:
    """One mistake of a request: where it is, and what it is."""
    where, what = str(item.get("key", "")), str(item.get("message", ""))
    return f"{where}: {what}" if where else what
