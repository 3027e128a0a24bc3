"""A server as a user starts it, for the browser to visit; it can be killed and started again."""

import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rotonde.server.runtime.settings import DATABASE_FILE

CHROMIUM_NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The first that is there; the one without windows takes the least of the machine."""
CHROMIUM_ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    """The system's Chromium; a loud failure where there is none."""
    found = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    assert found is not None, "no Chromium here: run `make test`, which installs it"
    return found


PORTS: Final = range(20_000, 32_768)
"""Below those that a system gives to connections: what is free stays so while a server starts, or
is away."""


def free_port() -> int:
    """A port on which nobody listens."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


class House:
    """`rotonde serve` in a process of its own, always on the same port and folder."""

    def __init__(self, folder: Path, *, bot_pause: float = 0.0) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / DATABASE_FILE}"
        self.environment = {
            **os.environ,
            "ROTONDE_PORT": str(self.port),
            "ROTONDE_DATA_DIR": str(folder),
            "ROTONDE_NO_BROWSER": "1",
            "ROTONDE_BOT_PAUSE": str(bot_pause),
            "ROTONDE_LIMITS": "0",
            "ROTONDE_SEED": os.environ.get("ROTONDE_SEED", "browser"),
            "LANG": "C",
        }
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says where it serves."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rotonde", "serve"],
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.url in self.process.stdout.readline()

    def kill(self) -> None:
        """As a power cut would: no good-bye."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.communicate()


@contextmanager
def open_house() -> Iterator[House]:
    """A house in a folder of its own; it is closed whatever happens in it."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            yield house
        finally:
            house.stop()
