"""The OpenAPI document, and a server that keeps to it whatever it is asked."""

import os
import subprocess
import sysconfig
from pathlib import Path

import httpx
import pytest

from rotonde.server.app import create_app
from rotonde.server.runtime.settings import Settings
from rotonde.store import MemoryStore
from tests.server.player import ME, Player, hotseat
from tests.server.serving import Serving
from tests.server.toy_table import TOY, TOY_DESK
from tests.support.house import ROOT

APP = create_app(
    Settings(data_dir=Path("unused")),
    store=MemoryStore(),
    games={TOY.id: TOY_DESK},
    client=Path("unused"),
)
SCHEMATHESIS = Path(sysconfig.get_path("scripts")) / "schemathesis"
QUICK = ("--seed", "1", "--max-examples", "10")
DEEP = ("--max-examples", "300")


def test_every_door_is_in_the_document() -> None:
    assert set(APP.openapi_schema.paths or {}) == {
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
        "/api/tables/{table_id}/review",
        "/api/tables/{table_id}/positions/{move}",
        "/api/tables/{table_id}/positions/{move}/play-on",
    }


def test_a_record_is_described_both_ways(server: Serving) -> None:
    document = httpx.get(f"{server.url}/schema/openapi.json").json()
    paths, types = document["paths"], document["components"]["schemas"]
    taken = paths["/api/tables/{table_id}/record"]["get"]["responses"]["200"]
    brought = paths["/api/records"]["post"]["requestBody"]

    assert taken["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Record"}
    assert brought["content"]["application/json"]["schema"]["$ref"].endswith("/Brought")
    assert {"game", "seed", "moves"} <= set(types["Record"]["properties"])
    assert types["Rename"]["additionalProperties"] is False


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/me", {"GET", "PUT", "PATCH", "OPTIONS"}),
        ("/api/tables", {"GET", "POST", "OPTIONS"}),
        ("/api/tables/none", {"GET", "DELETE", "OPTIONS"}),
        ("/api/games/toy/solo", {"GET", "POST", "OPTIONS"}),
        ("/", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_the_methods_of_an_address_are_named(server: Serving, path: str, methods: set[str]) -> None:
    answer = httpx.options(server.url + path)

    assert answer.status_code == 204
    assert set(answer.headers["allow"].split(", ")) == methods


@pytest.mark.parametrize("body", ['{"anew": 0}', '{"anew": "true"}', '{"more": 1}', "[]", ""])
def test_a_body_is_exactly_what_the_document_says(ada: Player, body: str) -> None:
    answer = ada.http.post(
        "/api/games/toy/lesson", content=body, headers={"Content-Type": "application/json"}
    )

    assert (answer.status_code, answer.json()["code"]) == (400, "malformed-request")


@pytest.mark.slow
def test_whatever_is_asked_is_answered_as_promised(server: Serving, tmp_path: Path) -> None:
    """No request, however odd, gets an answer that the document does not know.

    Schemathesis asks by the thousand: within the document, beyond it, and one thing after another.
    """
    ada = Player(server.url)
    ada.new_table(ME, hotseat("Hugo"), listed=True)
    ada.close()
    amount = DEEP if os.environ.get("ROTONDE_DEEP") else QUICK
    config = ROOT / "tests/server/schemathesis.toml"
    address = f"{server.url}/schema/openapi.json"
    done = subprocess.run(
        [SCHEMATHESIS, "--config-file", config, "--no-color", "run", address, *amount],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stdout
