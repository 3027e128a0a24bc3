"""The wheel: built from a bare clone it says what is missing; installed, it serves without node."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.requirements import main
from tests.cli.test_serve import greeted
from tests.server.player import ME, Player, bot
from tests.support.house import ROOT, tracked

PAGE = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
pytestmark = pytest.mark.slow
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the project, and nothing that was made from them."""
    folder = tmp_path_factory.mktemp("clone")
    for path in tracked():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    return folder


@pytest.fixture(scope="module")
def backend(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What builds wheels, installed once for all builds."""
    folder = tmp_path_factory.mktemp("backend")
    subprocess.run([*PIP, "install", "--target", str(folder), "hatchling"], check=True)
    return folder


def build(clone: Path, backend: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", "."],
        cwd=clone,
        env={**os.environ, "PYTHONPATH": str(backend)},
        capture_output=True,
        text=True,
    )


def test_a_bare_clone_says_what_is_missing(clone: Path, backend: Path) -> None:
    done = build(clone, backend)

    assert done.returncode != 0
    assert "the web client is not built yet; run `make wheel` instead." in done.stderr


@pytest.fixture
def made(clone: Path, backend: Path) -> Iterator[Path]:
    """The folder that is copied to a server: the wheel, and what it is installed with."""
    shutil.copytree(ROOT / "src/rotonde/web", clone / "src/rotonde/web")
    done = build(clone, backend)
    assert done.returncode == 0, done.stderr
    assert main([str(clone / "dist")]) == 0
    yield clone / "dist"
    shutil.rmtree(clone / "src/rotonde/web")


def documented(command: str, folder: Path) -> list[str]:
    """A command of the page about hosting, for an environment in another folder."""
    (line,) = re.findall(rf"^.*{command}.*$", PAGE, re.MULTILINE)
    return shlex.split(line.replace("/opt/rotonde", str(folder)), comments=True)


@pytest.fixture
def installed(made: Path, tmp_path: Path) -> Path:
    """An environment that was made as the page about hosting says."""
    subprocess.run(documented("python3 -m venv /opt/rotonde", tmp_path), check=True)
    installing = documented("pip install --require-hashes", tmp_path)
    done = subprocess.run(installing, cwd=made, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return tmp_path


def test_a_wheel_that_was_changed_is_not_installed(made: Path, tmp_path: Path) -> None:
    (wheel,) = made.glob("*.whl")
    with wheel.open("ab") as file:
        file.write(b"x")
    only = tmp_path / "wheel.txt"
    only.write_text((made / "requirements.txt").read_text().split("\naiosqlite")[0])
    asked = ("install", "--no-deps", "--require-hashes", "--target", str(tmp_path), "-r", str(only))
    done = subprocess.run([*PIP, *asked], cwd=made, capture_output=True, text=True)

    assert done.returncode != 0
    assert "DO NOT MATCH THE HASHES" in done.stderr


def test_an_installed_wheel_has_no_benches(installed: Path) -> None:
    """They are measured with in a checkout, and one line says so."""
    command = str(installed / "bin" / "rotonde")
    done = subprocess.run([command, "bench", "engine"], capture_output=True, text=True, env={})

    assert done.returncode == 2
    assert done.stderr.startswith("rotonde: bench and soak are not installed")
    assert len(done.stderr.splitlines()) == 1


async def test_an_installed_wheel_serves_the_client_and_plays(installed: Path) -> None:
    environment = {"PATH": str(installed / "bin"), "LANG": "C.UTF-8", "ROTONDE_BOT_PAUSE": "0"}
    given = ("--port", "0", "--data-dir", str(installed / "games"))
    with greeted([str(installed / "bin" / "rotonde"), "serve", *given], environment) as address:
        player = Player(address)
        page = player.http.get("/")
        player.get("/api/me")
        table = player.new_table(ME, bot(), game="rocket")
        async with player.at(table) as seat:
            while seat.position.get("menu") is None:
                await seat.hear("position")
            played = await seat.play(seat.orders[0])
        player.close()

    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert played["version"] > 0
