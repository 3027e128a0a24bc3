"""Refused requests: each has a code of the catalogue, facts, and a status."""

import math
from collections.abc import Sequence
from typing import Any, Final

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from rotonde.kernel.law.refusal import Refusal
from rotonde.server.wire.messages import Fault, Problem, Trouble
from rotonde.store import Outage

AnyRequest = Request[Any, Any, Any]
LONGEST_DETAIL: Final = 300


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


def detail_of(error: Exception) -> str:
    """The words of a reader of JSON; a text that they repeat may be long."""
    text, half = str(error), LONGEST_DETAIL // 2
    return text if len(text) <= LONGEST_DETAIL else f"{text[:half]} … {text[-half:]}"


def too_many(seconds: float, code: str = "too-many", **facts: str | int) -> RequestRefused:
    """More than a share, for so many seconds yet."""
    wait = max(1, math.ceil(seconds))
    return again_in(wait, RequestRefused(429, code, seconds=wait, **facts))


def again_in(seconds: int, refused: RequestRefused) -> RequestRefused:
    """A refusal that says to programs too when to try again."""
    refused.headers = {"Retry-After": str(seconds)}
    return refused


class Gone(Exception):
    """The asker went away in the middle of a request: nobody is left to be answered."""


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


def closed_table(fault: Fault) -> RequestRefused:
    """A table that cannot be opened under the rules of today."""
    return RequestRefused(409, fault.code, **fault.facts)


def plain(refusal: Refusal) -> dict[str, str | int]:
    """The facts that are plain words or numbers."""
    return {k: v for k, v in refusal.facts.items() if isinstance(v, str | int)}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a door, for its schema."""
    return {status: ResponseSpec(Problem, generate_examples=False) for status in statuses}


def changing(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers of a door that changes something: its guards refuse too (`request_guards.py`)."""
    return refusals(*{*statuses, 403, 415, 429})
