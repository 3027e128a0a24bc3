"""A real server for tests: in a thread of this process, or in a process that can be killed."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from rotonde.server.app import create_app
from rotonde.server.house import House
from rotonde.server.runtime.settings import Settings
from rotonde.server.start import address_of, bind_socket
from rotonde.server.web_server import server_for
from rotonde.server.wire.fast_server import FastServer
from rotonde.server.wire.plain_server import PlainServer
from rotonde.store import Store
from tests.server.toy_table import TOY, TOY_DESK
from tests.support.patience import HAPPENS_WITHIN


class Serving:
    """A server that runs in a thread."""

    def __init__(self, url: str, house: House, server: PlainServer) -> None:
        self.url = url
        self.house = house
        self.server = server

    @property
    def fast(self) -> FastServer:
        """The server, where it counts its connections by itself."""
        assert isinstance(self.server, FastServer)
        return self.server


@contextmanager
def serving(
    folder: Path,
    *,
    games: Mapping[Any, Any] | None = None,
    store: Store | None = None,
    client: Path | None = None,
    database_url: str = "",
    limits: bool = False,
    proxies: str = "127.0.0.1",
    **more: Any,
) -> Iterator[Serving]:
    """Serve on a free port until the block ends.

    With a seed of ours the record of a practice table can be had before its end.
    """
    settings = Settings(
        port=0,
        data_dir=folder,
        browser=False,
        bot_pause=0.0,
        database_url=database_url,
        limits=limits,
        proxies=proxies,
        **more,
    )
    app = create_app(
        settings, store=store, games=games or {TOY.id: TOY_DESK}, client=client or folder
    )
    server = server_for(app, settings)
    with bind_socket(settings) as listening:
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            wait_until(lambda: server.started or not thread.is_alive())
            yield Serving(address_of(listening), app.state.house, server)
        finally:
            server.should_exit = True
            thread.join()


def wait_until(is_so: Any) -> None:
    """Wait for something that happens elsewhere."""
    end = time.monotonic() + HAPPENS_WITHIN
    while not is_so():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.environment = {
            **os.environ,
            "ROTONDE_PORT": "0",
            "ROTONDE_NO_BROWSER": "1",
            "ROTONDE_DATA_DIR": str(folder),
            "ROTONDE_BOT_PAUSE": "0",
            "ROTONDE_LIMITS": "0",
            "LANG": "C",
            **environment,
        }
        self.command = [sys.executable, "-m", "tests.server.main"]
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.log = folder.with_name(f"{folder.name}.log")
        """What it has to say, of all its starts; beside its folder, which it makes itself."""

    def start(self) -> str:
        """Start it, and wait until it says where it is."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                self.command,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = line.split(" ")[3]
        assert httpx.get(f"{self.url}/api/health").status_code == 200
        return self.url

    def kill(self) -> None:
        """As a power cut would: no good-bye."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        self.process.communicate()
        return self.process.returncode


def run_once(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is not expected to run, and hear what it says."""
    server = ServerProcess(folder, **environment)
    return subprocess.run(
        server.command,
        env=server.environment,
        capture_output=True,
        text=True,
        timeout=HAPPENS_WITHIN,
    )
