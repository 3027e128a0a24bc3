"""Connections have a cap, in all and for each address; unfinished messages have one together."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rotonde.server.runtime.repeats import QUIET, Repeats
from rotonde.server.wire.connections import FEWEST, KEPT_BACK, room_for
from rotonde.server.wire.fast_server import EACH_GUEST
from rotonde.server.wire.unfinished_messages import Unfinished
from tests.server.player import Player, Seating, hotseat
from tests.server.serving import ServerProcess, Serving, serving, wait_until
from tests.server.stranger import Stranger
from tests.server.toy_table import ADD

BOTH = (hotseat("Ada"), hotseat("Hugo"))
ELSEWHERE = "10.9.9.9"
"""A proxy that is not this machine: whoever comes from here is a visitor."""
PATIENT: dict[str, Any] = {"header_time": 3600, "body_time": 3600}
"""Silent connections stay for as long as the test takes."""
REFUSED = b"HTTP/1.1 503"


def turned_away(url: str) -> bool:
    """Whether one more connection is closed at once; one that is let in is closed by us."""
    with Stranger(url) as stranger:
        stranger.send("GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return stranger.hear_all()[: len(REFUSED)] in (b"", REFUSED)


def test_many_connections_of_one_address_leave_room_for_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    here: dict[str, Any] = {"limits": True, "crowd": 1, "proxies": ELSEWHERE, **PATIENT}
    with serving(tmp_path, **here) as running, ExitStack() as held:
        connections = running.fast.connections
        for _ in range(EACH_GUEST):
            held.enter_context(Stranger(running.url))
        wait_until(lambda: connections.open == EACH_GUEST)
        refused = [turned_away(running.url) for _ in range(20)]
        other = connections.enter("192.0.2.1")
        held.close()
        wait_until(lambda: connections.open == 1)

        assert refused == [True] * 20
        assert other is not None
        assert not turned_away(running.url)

    lines = [line for line in caplog.messages if "turned away" in line]
    assert lines == [f"connections are turned away: {EACH_GUEST} are open from 127.0.0.1"]


async def test_those_who_play_go_on_when_no_more_are_let_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, most_connections=8, **PATIENT) as running, ExitStack() as held:
        ada = Player(running.url)
        table = ada.new_table(*BOTH)
        async with ada.at(table) as seat:
            await seat.hear("position")
            for _ in range(2 * 8):
                held.enter_context(Stranger(running.url))
            assert [turned_away(running.url) for _ in range(100)] == [True] * 100
            played = [(await seat.play(ADD[0], seat=turn))["version"] for turn in (0, 1)]
        ada.close()

    assert played == [1, 2]
    assert len([line for line in caplog.messages if "turned away" in line]) == 1


async def test_behind_a_proxy_sockets_count_for_the_visitor(tmp_path: Path) -> None:
    """An address of IPv6 counts with its /64; the proxy itself has no cap but that of all."""
    with serving(tmp_path, limits=True, crowd=1) as running:
        connections = running.fast.connections
        for _ in range(EACH_GUEST - 2):
            connections.enter("2001:db8::/64")
        ada = Player(running.url)
        address = f"{running.url.replace('http', 'ws', 1)}/ws/tables/{ada.new_table(*BOTH)}"
        claims = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "192.0.2.1"]
        sockets = [await connect(address, additional_headers=claimed(claim)) for claim in claims]

        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=claimed("2001:db8::3"))
        for each in sockets:
            await each.close()
        wait_until(lambda: connections.groups["2001:db8::/64"] == EACH_GUEST - 2)
        again = await connect(address, additional_headers=claimed("2001:db8::3"))
        await again.close()
        ada.close()

    assert refused.value.response.status_code == 403


def claimed(address: str) -> dict[str, str]:
    """What a proxy says of a visitor."""
    return {"X-Forwarded-For": address}


def test_a_connection_counts_until_it_is_closed_and_once(server: Serving, ada: Player) -> None:
    connections = server.fast.connections
    before = connections.open
    with Stranger(server.url) as stranger:
        stranger.greet(ada.new_table(*BOTH))
        stranger.hear_until(b"position")

        assert connections.open == before + 1
    wait_until(lambda: connections.open == before)


def test_files_are_kept_back_for_the_database() -> None:
    assert room_for(10_000, 1_000_000) == 10_000
    assert room_for(10_000, 1024) == 1024 - KEPT_BACK
    assert room_for(10_000, 40) == FEWEST


def test_a_series_of_events_is_two_lines(caplog: pytest.LogCaptureFixture) -> None:
    clock = iter([0.0, 1.0, 2.0, 2.0 + QUIET / 2, 2.0 + QUIET]).__next__
    series = Repeats("it rains", clock)

    for _ in range(3):
        series.note("a cloud")
    series.settle()
    assert caplog.messages == ["it rains: a cloud"]
    series.settle()
    series.settle()

    assert caplog.messages == ["it rains: a cloud", "it rains: no longer; it happened 3 times"]


# --- the limit of open files --------------------------------------------------------------------

SCARCE = 60
"""Open files of a process in which Python alone needs a dozen."""


@pytest.mark.slow
async def test_a_low_limit_of_files_lets_players_go_on(tmp_path: Path) -> None:
    """1,100 silent connections once wrote 224 MB into the log."""
    server = ServerProcess(tmp_path / "games", ROTONDE_HEADER_TIME="3600")
    server.command = ["sh", "-c", f'ulimit -n {KEPT_BACK + 32}; exec "$0" "$@"', *server.command]
    url = server.start()
    ada = Player(url)
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"), game="rocket")
    with ExitStack() as held:
        async with ada.at(table) as seat:
            await seat.hear("position")
            for _ in range(400):
                held.enter_context(Stranger(url))
            assert turned_away(url)
            for _ in range(5):
                await play_on(seat)
            version = seat.position["version"]
    ada.close()

    assert (version, server.stop()) == (5, 0)
    assert len(server.log.read_text().splitlines()) <= 3


async def play_on(seat: Seating) -> None:
    """One move, in whichever seat it is to be made."""
    if seat.position["menu"] is None:
        await seat.say(type="look", seat=1 - seat.position["seat"])
        await seat.hear("position")
    await seat.play(seat.orders[0])


@pytest.mark.slow
def test_where_no_file_is_left_there_is_one_line_and_then_connections_again() -> None:
    """The operating system's own refusal: what the cap shall prevent, and cannot always."""
    done = subprocess.run(
        [
            "sh",
            "-c",
            f'ulimit -n {SCARCE}; exec "$0" "$@"',
            sys.executable,
            "-m",
            "tests.server.crowd",
        ],
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout == "let in again\n"
    assert len(done.stderr.splitlines()) == 1
    assert "turned away: Too many open files" in done.stderr


# --- unfinished messages ------------------------------------------------------------------------


class Someone:
    """A connection that holds what the test says."""

    def __init__(self) -> None:
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


def test_the_largest_unfinished_message_goes_first() -> None:
    unfinished = Unfinished(100)
    small, large, last = Someone(), Someone(), Someone()

    unfinished.hold(small, 10)
    unfinished.hold(large, 60)
    unfinished.hold(large, 80)
    assert unfinished.sum == 90
    unfinished.hold(last, 20)

    assert [each.dropped for each in (small, large, last)] == [False, True, False]
    assert unfinished.sum == 30
    unfinished.hold(small, 0)
    assert set(unfinished.sizes) == {last}


HALF_FRAME = b"\x81\xff" + (1_000_000).to_bytes(8, "big") + b"mask"
HALF_BODY = (
    "POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    "Content-Length: 5000000\r\n\r\n"
)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with little memory for what is unfinished."""
    with serving(tmp_path_factory.mktemp("narrow"), unfinished_mb=6, **PATIENT) as running:
        yield running


def test_unfinished_messages_of_many_sockets_hold_a_bounded_sum(narrow: Serving) -> None:
    """280 halves of 1 MB held 280 MB."""
    unfinished = narrow.fast.unfinished
    ada = Player(narrow.url)
    table = ada.new_table(*BOTH)
    with ExitStack() as held:
        strangers = [held.enter_context(Stranger(narrow.url)) for _ in range(20)]
        for stranger in strangers:
            stranger.greet(table)
            stranger.hear_until(b"position")
            stranger.send(HALF_FRAME + b"x" * 900_000)
        wait_until(lambda: unfinished.dropped.count >= 20 - 7)

        assert unfinished.sum <= unfinished.most
    wait_until(lambda: unfinished.sum == 0)
    ada.close()


def test_a_message_in_many_pieces_counts_for_more_than_its_bytes(narrow: Serving) -> None:
    """Each piece costs memory of its own: 120,000 bytes in pieces of two would hold 6 MB."""
    before = narrow.fast.unfinished.dropped.count
    ada = Player(narrow.url)
    with Stranger(narrow.url) as stranger:
        stranger.greet(ada.new_table(*BOTH))
        stranger.hear_until(b"position")
        stranger.send(b"\x01\x82maskxx" + b"\x00\x82maskxx" * 60_000)

        stranger.hear_all()
    ada.close()

    assert narrow.fast.unfinished.dropped.count == before + 1


def test_unfinished_bodies_hold_a_bounded_sum(narrow: Serving) -> None:
    unfinished = narrow.fast.unfinished
    before = unfinished.dropped.count
    with ExitStack() as held:
        for _ in range(3):
            stranger = held.enter_context(Stranger(narrow.url))
            stranger.send(HALF_BODY + "x" * 4_000_000)
        wait_until(lambda: unfinished.dropped.count >= before + 2)

        assert unfinished.sum <= unfinished.most
    wait_until(lambda: unfinished.sum == 0)
