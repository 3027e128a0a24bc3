"""The wheel: built from a bare clone it says what is missing; installed, it serves without node."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_serve import greeted
from tests.server.player import ME, Player, bot
from tests.support.house import ROOT, tracked

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
def installed(clone: Path, backend: Path, tmp_path: Path) -> Iterator[Path]:
    """An environment with the wheel and its dependencies, and neither node nor a checkout."""
    shutil.copytree(ROOT / "src/rotonde/web", clone / "src/rotonde/web")
    done = build(clone, backend)
    assert done.returncode == 0, done.stderr
    (wheel,) = (clone / "dist").glob("rotonde-*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path)], check=True)
    python = str(tmp_path / "bin" / "python")
    subprocess.run([*PIP, "--python", python, "install", "--no-deps", str(wheel)], check=True)
    shared = sysconfig.get_path("purelib")
    (packages,) = tmp_path.glob("lib/python3*/site-packages")
    (packages / "dependencies.pth").write_text(f"{shared}\n")
    yield tmp_path
    shutil.rmtree(clone / "src/rotonde/web")


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
