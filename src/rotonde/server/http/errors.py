"""Errors of a request as problems: refusals, bad requests, outages, and our own bugs."""

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import Response

from rotonde.server.tables.closed_tables import Diverged, damage_fault
from rotonde.server.visitors.names import WrongName
from rotonde.server.wire.messages import Problem
from rotonde.server.wire.problems import (
    AnyRequest,
    Gone,
    RequestRefused,
    closed_table,
    out_of_order,
)

LOGGER: Final = logging.getLogger(__name__)
CODES = {400: "malformed-request", 404: "not-found", 405: "not-allowed", 413: "body-too-large"}


def answer(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Every error of a request as a `Problem`; our own bugs without their details."""
    if isinstance(error, Diverged):
        error = closed_table(damage_fault(error))
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
    """The faults of a request that could not be read."""
    if status != 400:
        return {}
    details = [told_of(item) for item in mistakes(error)]
    return {"detail": "; ".join(details) or str(getattr(error, "detail", ""))}


def mistakes(error: Exception) -> list[Mapping[str, Any]]:
    """The faults that the framework found in a request."""
    extra = getattr(error, "extra", None)
    return [item for item in extra if isinstance(item, dict)] if isinstance(extra, list) else []


def told_of(item: Mapping[str, Any]) -> str:
    """One mistake of a request: where it is, and what it is."""
    where, what = str(item.get("key", "")), str(item.get("message", ""))
    return f"{where}: {what}" if where else what
