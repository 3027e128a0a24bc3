"""The OpenAPI schema, and a server that keeps to it whatever it is asked."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from rotonde.server.app import create_app
from rotonde.server.settings import Settings
from rotonde.store import MemoryStore
from tests.server.toy_table import TOY

APP = create_app(
    Settings(data_dir=Path("unused")),
    store=MemoryStore(),
    games={TOY.id: TOY},
    client=Path("unused"),
)
SCHEMA = schemathesis.openapi.from_asgi("/schema/openapi.json", APP)
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
"""Each by a name of its own: tests of one name would be one test to several workers."""


def test_every_door_is_in_the_schema() -> None:
    paths = APP.openapi_schema.paths or {}

    assert (
        {
            "/api/me",
            "/api/games",
            "/api/games/{game}/lesson",
            "/api/games/{game}/solo",
            "/api/health",
            "/api/tables",
            "/api/records",
            "/api/tables/{table_id}",
            "/api/tables/{table_id}/join",
            "/api/tables/{table_id}/leave",
            "/api/tables/{table_id}/rematch",
            "/api/tables/{table_id}/fill",
            "/api/tables/{table_id}/course",
            "/api/tables/{table_id}/record",
            "/api/tables/{table_id}/positions/{move}",
            "/api/tables/{table_id}/positions/{move}/play-on",
        }
        == set(paths)
        == {operation.path for operation in OPERATIONS}
    )


@pytest.mark.slow
@pytest.mark.parametrize("operation", OPERATIONS, ids=[each.label for each in OPERATIONS])
def test_whatever_is_asked_is_answered_as_promised(operation: Any) -> None:
    """No request, however odd, gets an answer that the schema does not know.

    What the rules refuse goes beyond a schema, and `Allow` is the framework's own affair.
    """
    beyond = [checks.positive_data_acceptance, checks.allow_header_conformance]

    @settings(
        max_examples=20,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(excluded_checks=beyond)

    ask()
