"""`rotonde` and `rotonde serve`: the server starts where it is told to, or says why not."""

import os
import re
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.commands import COMMAND, rotonde


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[str]:
    """A server as a process of its own; gives its address, and ends it as Ctrl+C does."""
    given = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", **environment}
    with greeted([COMMAND, *arguments], given) as address:
        yield address


@contextmanager
def greeted(command: list[str], environment: dict[str, str]) -> Iterator[str]:
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        found = re.search(r"http://\S+?:\d+", server.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)
        server.stdout.close()


@pytest.mark.slow
@pytest.mark.parametrize("words", [("--no-browser",), ("serve",)])
def test_the_server_starts_with_its_data_where_it_is_told_to(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    """Port 0 lets the machine choose."""
    with (
        running(*words, "--port", "0", "--data-dir", str(tmp_path)) as address,
        urllib.request.urlopen(f"{address}/api/games") as answer,
    ):
        assert b'"rocket"' in answer.read()

    assert any(tmp_path.iterdir())


@pytest.mark.slow
def test_options_come_before_the_environment(tmp_path: Path) -> None:
    """The environment names a port that is taken; the option another."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        given = ("serve", "--port", "0", "--data-dir", str(tmp_path))
        with running(*given, ROTONDE_PORT=port) as address:
            assert not address.endswith(f":{port}")


def test_a_port_in_use_is_named_in_one_line(tmp_path: Path) -> None:
    """And what to do about it; exit code 2."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = rotonde("serve", "--port", port, "--data-dir", str(tmp_path))

    assert done.code == 2
    assert port in done.err
    assert done.err.startswith("rotonde: ")
    assert done.err.count("\n") == 1
