"""What can be wrong at the start: one line that says what to do, and exit code 2."""

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import sqlalchemy

from rotonde.server.runtime.settings import from_environment
from rotonde.server.start import address_of, bind_socket
from tests.server.player import ME, Player, bot
from tests.server.serving import ServerProcess, run_once

pytestmark = pytest.mark.slow


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one line of a start that failed."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = complaint(run_once(tmp_path, ROTONDE_PORT=port))

    assert line.startswith(f"rotonde: cannot listen on 127.0.0.1:{port}")
    assert "--port" in line


@pytest.mark.parametrize("folder", ["/proc/rotonde", "/dev/null/rotonde"])
def test_a_data_folder_that_cannot_be(folder: str) -> None:
    """Not even root can write there."""
    line = complaint(run_once(Path(folder)))

    assert "cannot write to the data folder" in line
    assert "--data-dir" in line


def test_an_address_that_is_no_database(tmp_path: Path) -> None:
    line = complaint(run_once(tmp_path, ROTONDE_DATABASE_URL="mysql://host/name"))

    assert "mysql://host/name is not the address of a database" in line


def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    url = "postgresql://ada:secret@127.0.0.1:1/rotonde"

    line = complaint(run_once(tmp_path, ROTONDE_DATABASE_URL=url, LANG="fr_FR.UTF-8"))

    assert "ne répond pas" in line
    assert "secret" not in line


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    assert server.stop() == 0
    engine = sqlalchemy.create_engine(f"sqlite:///{tmp_path}/rotonde.sqlite3")
    with engine.begin() as connection:
        connection.execute(sqlalchemy.text("UPDATE alembic_version SET version_num='9999'"))
    engine.dispose()

    line = complaint(run_once(tmp_path))

    assert "newer version of Rotonde (schema 9999)" in line


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("ROTONDE_PORT", "eighty", "a whole number from 0 to 65535"),
        ("ROTONDE_PORT", "8765.5", "a whole number from 0 to 65535"),
        ("ROTONDE_PORT", "70000", "a whole number from 0 to 65535"),
        ("ROTONDE_BOT_WORKERS", "0", "a whole number from 1 to 64"),
        ("ROTONDE_BOT_PAUSE", "nan", "a number of seconds from 0 to 60"),
        ("ROTONDE_HEADER_TIME", "0", "a number of seconds, more than 0 and at most 3600"),
        ("ROTONDE_MOST_CONNECTIONS", "7", "a whole number of connections from 8 to 1000000"),
        ("ROTONDE_UNFINISHED_MB", "5", "a whole number of megabytes from 6 to 1000000"),
        ("ROTONDE_METRICS", "public", "host or everybody"),
        ("ROTONDE_METRICS_TOKEN", "short", "a secret of 16 or more letters, digits or signs"),
        ("ROTONDE_KEEP_DAYS", "-1", "a whole number of days from 0 to 36500"),
    ],
)
def test_a_number_that_does_not_fit(tmp_path: Path, name: str, value: str, wanted: str) -> None:
    line = complaint(run_once(tmp_path, **{name: value}))

    assert f"{name} is {value}, which does not fit. Set {wanted}, or leave it out." in line


def test_options_come_before_the_environment(tmp_path: Path) -> None:
    environment = {
        "ROTONDE_HOST": "0.0.0.0",
        "ROTONDE_PORT": "81",
        "ROTONDE_DATA_DIR": str(tmp_path),
        "ROTONDE_NO_BROWSER": "1",
    }

    settings = from_environment(environment, port=82, host=None)

    assert ("0.0.0.0", 82, tmp_path, False) == (
        settings.host,
        settings.port,
        settings.data_dir,
        settings.browser,
    )
    assert settings.database == f"sqlite:///{tmp_path}/rotonde.sqlite3"


def test_the_usual_settings() -> None:
    settings = from_environment({"XDG_DATA_HOME": "/data"})

    assert ("127.0.0.1", 8765, Path("/data/rotonde"), True) == (
        settings.host,
        settings.port,
        settings.data_dir,
        settings.browser,
    )


def test_the_address_is_one_that_a_browser_can_open() -> None:
    with socket.create_server(("0.0.0.0", 0)) as everywhere:
        assert address_of(everywhere).startswith("http://127.0.0.1:")


def test_a_small_frame_need_not_wait_for_company(tmp_path: Path) -> None:
    """Only a socket that says it is TCP is told to send at once; else a click costs 40 ms more."""
    settings = from_environment({"ROTONDE_PORT": "0", "ROTONDE_DATA_DIR": str(tmp_path)})
    with bind_socket(settings) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()), listening.accept()[0] as accepted:
            assert accepted.proto == socket.IPPROTO_TCP


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    """In one line, and the first goes on as before; once it is gone the folder is free."""
    first = ServerProcess(tmp_path)
    first.start()
    line = complaint(run_once(tmp_path))
    alive = httpx.get(f"{first.url}/api/health").status_code
    first.kill()

    assert "uses the data folder" in line
    assert "--data-dir" in line
    assert alive == 200
    again = ServerProcess(tmp_path)
    again.start()
    assert again.stop() == 0


def test_a_second_server_on_the_same_file_is_refused_however_it_is_named(tmp_path: Path) -> None:
    first = ServerProcess(tmp_path)
    first.start()
    url = f"sqlite:///{tmp_path}/rotonde.sqlite3"
    line = complaint(run_once(tmp_path / "elsewhere", ROTONDE_DATABASE_URL=url))
    first.kill()

    assert "uses the data folder" in line


def test_of_two_that_start_at_once_on_a_new_folder_one_serves(tmp_path: Path) -> None:
    servers = [ServerProcess(tmp_path / "new") for _ in range(2)]
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.main"],
            env=server.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for server in servers
    ]
    greetings = [process.stdout.readline() for process in started if process.stdout]
    for process in started:
        process.terminate()
    said = [process.communicate()[1] for process in started]

    assert sorted(bool(greeting) for greeting in greetings) == [False, True]
    assert [len(lines.splitlines()) for lines in sorted(said)] == [0, 1]
    assert sorted(process.returncode for process in started) == [0, 2]


def test_a_misspelt_setting_is_named(tmp_path: Path) -> None:
    line = complaint(run_once(tmp_path, ROTONDE_DATABSE_URL="postgresql://host/name"))

    assert "ROTONDE_DATABSE_URL" in line
    assert "did you mean ROTONDE_DATABASE_URL" in line


def test_a_setting_that_there_is_not_is_named_in_the_log(tmp_path: Path) -> None:
    """It may be another tool's: the server starts all the same."""
    server = ServerProcess(tmp_path, ROTONDE_COLOUR="blue")
    server.start()
    server.stop()

    (line,) = server.log.read_text().splitlines()
    assert "WARNING" in line
    assert "ROTONDE_COLOUR is no setting of Rotonde" in line


def test_a_seed_deals_every_table_alike(tmp_path: Path) -> None:
    """So that a game of the tests can be played once more; without one it is chance."""
    dealt = [tiles_of(tmp_path / name, seed) for name, seed in (("a", "x"), ("b", "x"), ("c", ""))]

    assert dealt[0] == dealt[1] != dealt[2]


def tiles_of(folder: Path, seed: str) -> object:
    """What lies open at a new table of Tiles."""
    server = ServerProcess(folder, ROTONDE_SEED=seed)
    somebody = Player(server.start())
    try:
        somebody.get("/api/me")
        table = somebody.new_table(ME, bot(), game="tiles")
        return asyncio.run(columns_at(somebody, table))
    finally:
        somebody.close()
        server.stop()


async def columns_at(player: Player, table: str) -> object:
    async with player.at(table) as seat:
        await seat.hear("position")
        return seat.position["view"]["columns"]
