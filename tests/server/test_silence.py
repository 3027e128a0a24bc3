"""Connections whose other side is silent are closed after a stated time, and no others."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rotonde.server.wire.fast_lines import FastLine
from rotonde.server.wire.silence import Patience, Wait, Watch
from tests.server.player import Player, hotseat
from tests.server.serving import Serving, serving, wait_until
from tests.server.stranger import Stranger
from tests.server.toy_table import ADD

BOTH = (hotseat("Ada"), hotseat("Hugo"))
LARGE = "large.bin"
SIZE = 20_000_000
ASK = f"GET /{LARGE} HTTP/1.1\r\nHost: x\r\n"
HALF = "POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
LONG = {"header_time": 3600, "body_time": 3600, "idle_time": 3600, "greeting_time": 3600}


@contextmanager
def tired_of(folder: Path, *waits: str) -> Iterator[Serving]:
    """A server that waits long for everything but this, so that no test has to hurry."""
    times: dict[str, Any] = LONG | {f"{wait}_time": 0.2 for wait in waits}
    with serving(folder, **times) as running:
        yield running


def is_closed(url: str, *said: str) -> bool:
    """Whether the other side closes when nothing more is said."""
    with Stranger(url) as stranger:
        for text in said:
            stranger.send(text)
        stranger.hear_all()
    return True


@pytest.mark.parametrize("said", ["", "GET / HTT", "GET / HTTP/1.1\r\nHost: x\r\n"])
def test_half_a_header_is_closed(tmp_path: Path, said: str) -> None:
    with tired_of(tmp_path, "header") as server:
        assert is_closed(server.url, said)


def test_a_header_that_comes_byte_by_byte_is_not_waited_for(tmp_path: Path) -> None:
    """Each byte would begin the time anew, if silence alone were measured."""
    with tired_of(tmp_path, "header") as server, Stranger(server.url) as stranger:
        stranger.send("GET / HTTP/1.1\r\nX: ")

        stranger.drip()


@pytest.mark.parametrize(
    "said",
    [
        f"{HALF}Content-Length: 100\r\n\r\n",
        f'{HALF}Content-Length: 100\r\n\r\n{{"half":',
        f"{HALF}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n",
        f"{HALF}Content-Length: 9999999999\r\n\r\n",
    ],
)
def test_half_a_body_is_closed(tmp_path: Path, said: str) -> None:
    """Also where the server has answered already that it is too large."""
    with tired_of(tmp_path, "body") as server:
        assert is_closed(server.url, said)


def test_a_connection_stays_open_for_another_request_only_for_a_while(tmp_path: Path) -> None:
    with tired_of(tmp_path, "idle") as server, Stranger(server.url) as stranger:
        stranger.send("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")

        assert stranger.hear_all().startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(("table", "method"), [("x", "POST"), ("x" * 10_000, "GET")])
def test_a_socket_that_is_never_greeted_is_closed(tmp_path: Path, table: str, method: str) -> None:
    """A greeting that the library for sockets takes for none was waited for without end."""
    with tired_of(tmp_path, "greeting") as server, Stranger(server.url) as stranger:
        stranger.greet(table, method)

        stranger.hear_all()


@pytest.mark.parametrize(
    "half",
    [
        b"\x81",
        b"\x81\xfe\x01\x00",
        b"\x81\xfe\x01\x00mask",
        b"\x81\xfe\x01\x00maskhalf",
        b"\x01\x82maskxx",
    ],
)
def test_half_a_message_of_a_socket_is_closed(tmp_path: Path, half: bytes) -> None:
    """Long before a ping would be missed: at no place of a frame does the parser look at rest."""
    table = table_in(tmp_path)
    with tired_of(tmp_path, "body") as server, Stranger(server.url) as stranger:
        stranger.greet(table)
        stranger.hear_until(b"position")
        begun = line_at(server, table)
        assert begun.awaited() is None
        stranger.send(half)

        wait_until(lambda: begun.awaited() == ("goodbye", 0))
        stranger.hear_all()
        assert begun.waiting == ("message", 0)


def table_in(folder: Path) -> str:
    """A table that a patient server has opened in this folder."""
    with serving(folder) as patient:
        ada = Player(patient.url)
        table = ada.new_table(*BOTH)
        ada.close()
    return table


def line_at(server: Serving, table: str) -> FastLine:
    """The line of the only one who listens there."""
    (listener,) = server.house.hub.at(table)
    assert isinstance(listener.line, FastLine)
    return listener.line


async def test_a_player_who_only_thinks_is_not_silent(server: Serving, ada: Player) -> None:
    """A socket at a table owes nothing, before a move and after it."""
    table = ada.new_table(*BOTH)
    async with ada.at(table) as seat:
        await seat.hear("position")
        before = line_at(server, table).awaited()
        await seat.play(ADD[0])
        after = line_at(server, table).awaited()

    assert (before, after) == (None, None)


@pytest.mark.parametrize(("last", "wait"), [("", "body"), ("Connection: close\r\n", "greeting")])
def test_an_answer_that_nobody_takes_is_thrown_away(tmp_path: Path, last: str, wait: str) -> None:
    """While the connection is open, and when the server has closed its side of it."""
    (tmp_path / LARGE).write_bytes(b"x" * SIZE)
    with tired_of(tmp_path, wait) as server, Stranger(server.url) as stranger:
        stranger.send(f"{ASK}{last}\r\n")
        wait_until(lambda: server.server.server_state.total_requests == 1)
        wait_until(lambda: server.fast.connections.open == 0)

        assert len(stranger.hear_all()) < SIZE


class Someone:
    """A connection that waits for what the test says."""

    def __init__(self) -> None:
        self.waiting: tuple[Wait, int] | None = None
        self.since = 0.0
        self.now: tuple[Wait, int] | None = None
        self.dropped = False

    def awaited(self) -> tuple[Wait, int] | None:
        return self.now

    def drop(self) -> None:
        self.dropped = True


WAITS: list[Wait] = ["header", "body", "idle", "greeting", "message", "reading", "goodbye"]


@pytest.mark.parametrize("wait", WAITS)
def test_each_wait_lasts_for_its_time_and_no_longer(wait: Wait) -> None:
    patience = Patience(header=1, body=2, idle=3, greeting=4)
    someone, watch = Someone(), Watch((), patience)
    someone.now = (wait, 0)
    allowed = patience.for_(wait)

    watch.look([someone], 10.0)
    watch.look([someone], 10.0 + allowed - 0.1)
    assert not someone.dropped
    watch.look([someone], 10.0 + allowed)

    assert someone.dropped


def test_who_goes_on_asking_is_not_silent() -> None:
    """Each answer begins a new wait; where the turn is ours, nobody waits at all."""
    someone, watch = Someone(), Watch((), Patience(header=1, body=1, idle=1, greeting=1))

    for now in range(10):
        someone.now = ("idle", now)
        watch.look([someone], float(now))
    someone.now = None
    watch.look([someone], 10.0)
    watch.look([someone], 100.0)

    assert not someone.dropped
