"""Connections whose other side is silent are closed after a stated time, and no others."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from rotonde.server.silence import Patience, Wait, Watch
from tests.server.player import Player, hotseat
from tests.server.serving import Serving, serving, wait_until
from tests.server.stranger import Stranger
from tests.server.toy_table import ADD

BOTH = (hotseat("Ada"), hotseat("Hugo"))
LARGE = "large.bin"
ASK = f"GET /{LARGE} HTTP/1.1\r\nHost: x\r\n"
HALF = "POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that is quickly tired of waiting, and that has a large file to give."""
    client = tmp_path_factory.mktemp("client")
    (client / LARGE).write_bytes(b"x" * 20_000_000)
    times: dict[str, Any] = {
        "header_time": 0.3,
        "body_time": 0.3,
        "idle_time": 0.3,
        "greeting_time": 0.3,
    }
    with serving(tmp_path_factory.mktemp("silence"), client=client, **times) as running:
        yield running


@pytest.mark.parametrize(
    "said",
    [
        "",
        "GET /api/health HTT",
        "GET /api/health HTTP/1.1\r\nHost: x\r\n",
        f"{HALF}Content-Length: 100\r\n\r\n",
        f'{HALF}Content-Length: 100\r\n\r\n{{"half":',
        f"{HALF}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n",
        f"{HALF}Content-Length: 9999999999\r\n\r\n",
    ],
)
def test_what_is_not_finished_is_closed(server: Serving, said: str) -> None:
    """Half a header and half a body, also where the server has answered already."""
    with Stranger(server.url) as stranger:
        stranger.send(said)

        stranger.hear_all()


def test_a_connection_stays_open_for_another_request_only_for_a_while(server: Serving) -> None:
    with Stranger(server.url) as stranger:
        for _ in range(2):
            stranger.send("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert stranger.hear_until(b"}").startswith(b"HTTP/1.1 200")

        stranger.hear_all()


def test_a_header_that_comes_byte_by_byte_is_not_waited_for(server: Serving) -> None:
    """Each byte would begin the time anew, if silence alone were measured."""
    with Stranger(server.url) as stranger:
        stranger.send("GET / HTTP/1.1\r\nX: ")

        stranger.drip()


@pytest.mark.parametrize("method", ["POST", "GET"])
def test_a_socket_that_is_never_greeted_is_closed(server: Serving, method: str) -> None:
    """A greeting that the library for sockets takes for none was waited for without end."""
    with Stranger(server.url) as stranger:
        stranger.greet("x" * (10_000 if method == "GET" else 1), method)

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
def test_half_a_message_of_a_socket_is_closed(server: Serving, ada: Player, half: bytes) -> None:
    """Long before a ping would be missed: at no place of a frame does the parser look at rest."""
    with Stranger(server.url) as stranger:
        stranger.greet(ada.new_table(*BOTH))
        stranger.hear_until(b"position")
        stranger.send(half)

        stranger.hear_all()


@pytest.mark.parametrize("last", ["", "Connection: close\r\n"])
def test_an_answer_that_nobody_takes_is_thrown_away(server: Serving, last: str) -> None:
    with Stranger(server.url) as stranger:
        stranger.send(f"{ASK}{last}\r\n")
        wait_until(lambda: is_writing(server))

        wait_until(lambda: not is_writing(server))


def is_writing(server: Serving) -> bool:
    """Whether the server holds bytes that somebody does not take."""
    lines = list(server.server.server_state.connections)
    return any(line.transport.get_write_buffer_size() for line in lines)


async def test_a_player_who_only_thinks_is_not_silent(server: Serving, ada: Player) -> None:
    """A socket at a table outlasts a silent connection that was opened after it."""
    async with ada.at(ada.new_table(*BOTH)) as seat:
        await seat.hear("position")
        with Stranger(server.url) as stranger:
            await asyncio.to_thread(stranger.hear_all)

        assert (await seat.play(ADD[0]))["version"] == 1


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
