"""Who goes away in the middle of a request leaves no trace in the log."""

import socket
import struct
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.player import Player
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.slow

RESET = struct.pack("ii", 1, 0)
"""Linger for no time: the other side sees a reset instead of an end."""
HALF = (
    "POST {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    '{{"game":'
)


def half_a_request(url: str, path: str, cookie: str, *, reset: bool) -> None:
    where = urlsplit(url)
    with socket.create_connection((where.hostname, where.port)) as line:
        if reset:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        line.sendall(HALF.format(path=path, host=where.netloc, cookie=cookie).encode())


@pytest.mark.parametrize("reset", [False, True], ids=["closed", "reset"])
def test_a_client_that_goes_away_in_mid_body_is_no_error(tmp_path: Path, reset: bool) -> None:
    """The server ends its open requests before it stops, and has nothing to say of them."""
    server = ServerProcess(tmp_path)
    server.start()
    player = Player(server.url)
    player.get("/api/me")
    cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())

    for path in ("/api/tables", "/api/records", "/api/games/rocket/lesson"):
        half_a_request(server.url, path, cookie, reset=reset)
    listed = player.get("/api/tables")
    player.close()

    assert server.stop() == 0
    assert listed == []
    assert server.log.read_text() == ""
