"""`make audit`: every locked package is asked about, and what is known of it is told."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from scripts.audit import locked, main


class Oracle(BaseHTTPRequestHandler):
    """Knows one fault of one package, as the public database would tell it."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        known = [
            {"vulns": [{"id": "GHSA-0"}]} if one["package"]["name"] == "litestar" else {}
            for one in asked
        ]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"results": known}).encode())

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture
def oracle() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Oracle) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_both_locks_are_read() -> None:
    registries = {registry for registry, _, _ in locked()}

    assert registries == {"PyPI", "npm"}
    assert {"litestar", "svelte"} <= {name for _, name, _ in locked()}


def test_a_known_fault_is_told(oracle: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([oracle]) == 1

    said = capsys.readouterr().out
    assert "PyPI litestar" in said
    assert "GHSA-0" in said
    assert "1 with known faults" in said


def test_where_nobody_can_be_asked_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["http://127.0.0.1:1"]) == 2

    assert "nobody could be asked" in capsys.readouterr().err
