"""Where uvicorn or websockets are not as they were inside, the server runs on plain lines."""

import asyncio
import logging
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.streams import StreamReader

from rotonde.server.wire import fast_lines
from rotonde.server.wire.fast_server import FastServer
from rotonde.server.wire.frames import MEDIUM, SHORT, Frame
from rotonde.server.wire.plain_lines import MOST, PlainLine
from rotonde.server.wire.plain_server import PlainServer
from tests.server.player import ME, OPEN, Player
from tests.server.serving import Serving, serving, wait_until
from tests.server.toy_table import ADD, BRAG

OTHERWISE = "the parser of websockets does not tell where it stands"


@pytest.fixture
def plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server whose parser of messages waits in another function than it used to."""
    waits = StreamReader.at_eof

    def waits_elsewhere(reader: StreamReader) -> Generator[None, None, bool]:
        return waits(reader)

    monkeypatch.setattr(StreamReader, "at_eof", waits_elsewhere)
    with serving(tmp_path) as running:
        yield running


async def test_a_whole_game_is_played_on_plain_lines(
    plain: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody chose it: the server sees by itself that fast lines do not fit, and says so."""
    assert [
        each.message for each in caplog.get_records("setup") if each.levelno == logging.WARNING
    ] == [f"{OTHERWISE}: the server runs on plain lines, without its own caps"]
    ada, hugo = Player(plain.url), Player(plain.url)
    ada.get("/api/me")
    table = ada.new_table(ME, OPEN)
    hugo.post(f"/api/tables/{table}/join", {})

    async with ada.at(table) as first, hugo.at(table) as second:
        await first.hear("position")
        await second.hear("position")
        assert {type(each.line) for each in plain.house.hub.at(table)} == {PlainLine}
        await first.play(BRAG)
        await first.take_back()
        await first.until(2)
        await second.until(2)
        seats = [first, second]
        while actors := first.position["actors"]:
            moved = await seats[actors[0]].play(ADD[2])
            await seats[1 - actors[0]].until(moved["version"])
        await first.say(type="whole")
        whole = await first.hear("position")
        outcomes = [each.position["outcome"] for each in seats]

    assert type(plain.server) is PlainServer
    assert outcomes[0] == outcomes[1] == whole["outcome"] is not None
    assert ada.get(f"/api/tables/{table}")["status"] == "finished"
    wait_until(lambda: not plain.house.hub.at(table))
    for each in (ada, hugo):
        each.close()


async def test_a_plain_line_tells_why_it_is_closed(plain: Serving) -> None:
    address = plain.url.replace("http", "ws")

    async with connect(f"{address}/ws/tables/nowhere") as socket:
        told = await socket.recv()
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()

    assert '"unknown-table"' in str(told)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


class Slow:
    """A socket that sends nothing until it is let go on."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        await self.free.wait()
        self.sent.append(text)


async def test_a_full_plain_line_says_so_and_when_it_has_drained() -> None:
    slow, drained = Slow(), asyncio.Event()
    line = PlainLine(cast("Any", slow))
    line.drained = drained.set
    frames = [Frame(b"%d" % number) for number in range(MOST + 2)]

    written = [line.write(frame) for frame in frames]
    slow.free.set()
    await line.end()

    assert written == [True] * MOST + [False] * 2
    assert slow.sent == [str(number) for number in range(MOST)]
    assert drained.is_set()


@pytest.mark.parametrize("size", [SHORT - 1, SHORT, MEDIUM - 1, MEDIUM])
def test_a_frame_gives_its_message_back(size: int) -> None:
    assert Frame(b"x" * size).message == b"x" * size


def test_the_versions_that_are_pinned_have_all_parts(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    fast_lines.require_known_parts()
    assert isinstance(server.server, FastServer)

    monkeypatch.setitem(fast_lines.USED, uvicorn.Server, "startup another_name")

    with pytest.raises(ImportError, match="Server has no another_name"):
        fast_lines.require_known_parts()
