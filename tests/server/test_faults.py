"""Faults of the database under a real server: told to players and host, and logged once."""

import asyncio
import logging
import resource
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from rotonde.server.runtime.settings import DATABASE_FILE
from rotonde.store.schema import METADATA
from tests.server.player import ME, Player, bot, hotseat
from tests.server.serving import ServerProcess, run_once, serving, wait_until
from tests.server.test_damage import BOTH, database
from tests.server.test_restart import moved
from tests.server.test_start import complaint
from tests.server.toy_table import BRAG, TOY, ToyDeskOfAnotherEdition
from tests.support.spoiling import spoil_page

LARGER_THAN_A_LOG = 64 * 1024


def health(url: str) -> tuple[int, str, str]:
    """The status of readiness, the code of the first trouble, and all that is said."""
    answer = httpx.get(f"{url}/api/health")
    body = answer.json()
    if answer.status_code == 200:
        troubles = body["troubles"] or [{"code": "", "text": ""}]
        return 200, troubles[0]["code"], troubles[0]["text"]
    return answer.status_code, body["code"], body["facts"]["words"]


# --- a disk that takes nothing more ---------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on SQLite in a process of its own."""
    process = ServerProcess(tmp_path)
    process.start()
    yield process
    process.stop()


def limit_files(server: ServerProcess, size: int) -> None:
    """Let a running process write no file beyond this size: the system then refuses, as a full
    disk does."""
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


@pytest.mark.slow
async def test_a_disk_that_takes_nothing_is_told_and_outlived(
    server: ServerProcess, tmp_path: Path
) -> None:
    """Moves are refused, tables can be looked at, bots wait; once there is room all go on."""
    ahead = tmp_path / f"{DATABASE_FILE}-wal"
    player = Player(server.url)
    player.get("/api/me")
    table = player.new_table(ME, bot(), game="rocket")
    mine = player.new_table(hotseat("Ada"), hotseat("Hugo"), game="rocket")
    player.new_table(bot(), bot(), game="rocket")

    async with player.at(mine) as seat:
        await seat.hear("position")
        assert ahead.stat().st_size > LARGER_THAN_A_LOG
        limit_files(server, ahead.stat().st_size)
        faults = []
        for _ in range(25):  # for longer than the server waits before it tries the disk again
            await seat.submit(seat.orders[0], seat.position["actors"][0])
            faults.append((await seat.hear("fault"))["code"])
            await asyncio.sleep(0.1)
        guest = httpx.get(f"{server.url}/api/me")
        looked = player.http.get(f"/api/tables/{table}")
        said = health(server.url)
        up = "rotonde_database_up 0\n" in httpx.get(f"{server.url}/metrics").text

        limit_files(server, resource.RLIM_INFINITY)
        wait_until(lambda: health(server.url)[0] == 200)
        played = await seat.play(seat.orders[0], seat.position["actors"][0])
    player.close()

    assert faults == ["database-unwritable"] * 25
    assert (guest.status_code, guest.json()["code"]) == (503, "database-unwritable")
    assert looked.status_code == 200
    assert said[:2] == (503, "database-unwritable")
    assert "Is the disk full" in said[2]
    assert up
    assert played["version"] == 1
    begins, ends = server.log.read_text().splitlines()
    assert (
        "ERROR rotonde.server.runtime.outages: nothing can be written to the database: " in begins
    )
    assert "WARNING rotonde.server.runtime.outages: the database can be written to again" in ends


# --- a damaged page -------------------------------------------------------------------------------


async def test_a_damaged_page_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """However many run into it, the log has one line; what can be read is served."""
    with serving(tmp_path) as server:
        player = Player(server.url)
        player.get("/api/me")
        table = player.new_table(*BOTH)
        async with player.at(table) as seat:
            await seat.hear("position")
            await seat.play(BRAG)
    spoil_page(tmp_path / DATABASE_FILE, "log")

    with serving(tmp_path) as server, caplog.at_level(logging.INFO, "rotonde"):
        player = moved(player, server.url)
        for _ in range(3):
            async with player.at(table) as seat:
                fault = await seat.hear("fault")
        course = player.http.get(f"/api/tables/{table}/course")
        listed = player.http.get("/api/tables")
        said = health(server.url)
    player.close()

    assert fault["code"] == "database-damaged"
    assert (course.status_code, course.json()["code"]) == (503, "database-damaged")
    assert listed.status_code == 200
    assert said[:2] == (503, "database-damaged")
    assert "rotonde host verify" in said[2]
    (line,) = caplog.messages
    assert line.startswith("the database is damaged: ")


@pytest.mark.parametrize("page", ["users", "sqlite_autoindex_users_1"])
async def test_users_who_cannot_be_read_are_told_so(
    page: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither by request nor at a table; nobody becomes a guest anew, and nothing is lost."""
    with serving(tmp_path) as server:
        player = Player(server.url)
        player.get("/api/me")
        table = player.new_table(*BOTH)
    spoil_page(tmp_path / DATABASE_FILE, page)

    with serving(tmp_path) as server, caplog.at_level(logging.INFO, "rotonde"):
        player = moved(player, server.url)
        known = [player.http.get(f"/api/{door}") for door in ("me", "tables", f"tables/{table}")]
        stranger = httpx.get(f"{server.url}/api/me")
        async with player.at(table) as seat:
            fault = await seat.hear("fault")
        said = health(server.url)
    player.close()

    answers = {(each.status_code, each.json()["code"]) for each in (*known, stranger)}
    assert answers == {(503, "database-damaged")}
    assert "set-cookie" not in stranger.headers
    assert fault["code"] == "database-damaged"
    assert said[:2] == (503, "database-damaged")
    (line,) = caplog.messages
    assert line.startswith("the database is damaged: ")
    assert "SELECT" not in line


NEEDED = ("secrets", "sqlite_autoindex_secrets_1", "alembic_version")
"""Without them nobody can be known by a cookie, and nothing be brought to the schema of today."""


@pytest.mark.parametrize("table", sorted(METADATA.tables.keys() - NEEDED))
def test_a_damaged_page_is_told_before_anybody_runs_into_it(
    table: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Every page is read once after the start."""
    with serving(tmp_path):
        pass
    spoil_page(tmp_path / DATABASE_FILE, table)

    with serving(tmp_path) as server, caplog.at_level(logging.INFO, "rotonde"):
        wait_until(lambda: health(server.url)[0] == 503)
        said = health(server.url)

    assert said[1] == "database-damaged"
    assert "restore a backup with rotonde host restore" in said[2]
    (line,) = caplog.messages
    assert line.startswith("the database is damaged: ")


@pytest.mark.parametrize("needed", NEEDED)
def test_a_damaged_page_without_which_nothing_begins_is_told_in_one_line(
    needed: str, tmp_path: Path
) -> None:
    with serving(tmp_path):
        pass
    spoil_page(tmp_path / DATABASE_FILE, needed)

    line = complaint(run_once(tmp_path))

    assert f"cannot read the database file {tmp_path / DATABASE_FILE} (database disk image" in line
    assert "Restore a backup with rotonde host restore" in line


async def test_a_damaged_table_is_told_of_while_all_others_are_played_at(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        player = Player(server.url)
        player.get("/api/me")
        table = player.new_table(*BOTH)
        async with player.at(table) as seat:
            await seat.hear("position")
            await seat.play(BRAG)
    with database(tmp_path) as connection:
        connection.execute("UPDATE log SET hash = 'feedfeedfeedfeed'")

    with serving(tmp_path) as server:
        player = moved(player, server.url)
        player.http.get(f"/api/tables/{table}/course")
        said = health(server.url)
        figures = httpx.get(f"{server.url}/metrics").text
    player.close()

    assert said[:2] == (200, "tables-damaged")
    assert said[2].startswith("One table is closed because its log is damaged.")
    assert table not in said[2]
    assert "rotonde_tables_damaged 1\n" in figures


# --- a newer Rotonde ------------------------------------------------------------------------------


async def test_tables_of_a_newer_edition_are_told_at_the_start_and_at_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, games={TOY.id: ToyDeskOfAnotherEdition()}) as server:
        player = Player(server.url)
        player.get("/api/me")
        table = player.new_table(*BOTH)

    with caplog.at_level(logging.INFO, "rotonde"), serving(tmp_path) as server:
        player = moved(player, server.url)
        (listed,) = player.get("/api/tables")
        async with player.at(table) as seat:
            fault = await seat.hear("fault")
        said = health(server.url)
    player.close()

    assert listed["status"] == "closed"
    assert (fault["code"], fault["facts"]) == ("table-newer-edition", {"edition": 2, "current": 1})
    assert said[:2] == (200, "tables-newer")
    (line,) = caplog.messages
    assert "tables of toy that were played under its edition 2, newer than ours: 1" in line


def test_a_schema_that_a_newer_version_has_changed_meanwhile_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        before = health(server.url)
        with database(tmp_path) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        after = health(server.url)

    assert before == (200, "", "")
    assert after[:2] == (503, "database-newer")
