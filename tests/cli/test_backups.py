"""`rotonde host backup` and `restore`: what is copied while moves are played is all there again."""

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rotonde.server.runtime.settings import DATABASE_FILE
from rotonde.store import backup as backups
from tests.cli.test_serve import running
from tests.cli.test_verify import furnish, moves_at
from tests.server.player import ME, Player, bot
from tests.support.commands import COMMAND, Finished, environment, rotonde
from tests.support.spoiling import spoil_page

Host = Callable[..., Finished]
MOVES = 30
"""So many are made while backups are taken."""
LOG = "SELECT table_id, version, kind, seat, body, hash FROM log ORDER BY table_id, version"
POSTGRES = "postgresql://ada:secret@db.example:5433/rotonde"


@pytest.fixture
def host(tmp_path: Path) -> Host:
    folder = tmp_path / "games"
    folder.mkdir()
    return lambda *words: rotonde("host", *words, folder=folder)


@pytest.fixture
def database(host: Host, tmp_path: Path) -> Path:
    """A database with two games that were played to their ends."""
    file = tmp_path / "games" / DATABASE_FILE
    asyncio.run(furnish(f"sqlite:///{file}"))
    return file


@pytest.fixture
def backup(database: Path, host: Host, tmp_path: Path) -> Path:
    """A backup of it."""
    file = tmp_path / "backup.sqlite3"
    done = host("backup", str(file))
    assert done.code == 0, done.err
    return file


def rows(file: Path, wanted: str = LOG) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(wanted).fetchall()


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# --- while moves are played ---------------------------------------------------------------------


@pytest.mark.slow
def test_a_backup_that_is_taken_in_mid_play_is_served_with_every_move(
    host: Host, tmp_path: Path
) -> None:
    """Each table stands where it stood, each move has the hash that was saved, and all go on."""
    file = tmp_path / "backup.sqlite3"
    given = ("serve", "--port", "0", "--data-dir", str(tmp_path / "games"))
    with running(*given, ROTONDE_BOT_PAUSE="0.02") as address:
        player = Player(address)
        player.get("/api/me")
        tables = [player.new_table(bot(), bot(), game="rocket") for _ in range(3)]
        tables.append(player.new_table(ME, bot(), game="tiles"))
        while moves_at(player, tables) < MOVES:
            done = host("backup", str(file), "--replace")
        refused = host("restore", str(file))
    played, kept = rows(tmp_path / "games" / DATABASE_FILE), rows(file)

    anew = tmp_path / "anew"
    restored = rotonde("host", "restore", str(file), "--data-dir", str(anew))
    verified = rotonde("host", "verify", "--data-dir", str(anew))
    served = rows(anew / DATABASE_FILE)
    with running(
        "serve", "--port", "0", "--data-dir", str(anew), ROTONDE_BOT_PAUSE="60"
    ) as address:
        player.http.base_url = address
        versions = {table: player.get(f"/api/tables/{table}")["version"] for table in tables}
        mine = {info["id"] for info in player.get("/api/tables")}
        player.close()

    assert (done.code, restored.code, verified.code) == (0, 0, 0)
    assert refused.code == 2
    assert "another Rotonde uses the data folder" in refused.err
    assert kept == served
    assert set(kept) <= set(played)
    assert mine == {tables[-1]}
    assert versions == {table: sum(row[0] == table for row in kept) for table in tables}


def test_a_copy_is_of_one_moment_whatever_is_written_meanwhile(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each page something is written to what is copied: none of it is in the copy."""
    monkeypatch.setattr(backups, "AT_ONCE", 1)
    before, writes = rows(database), []

    def write(done: int, _total: int) -> None:
        writes.append(done)
        change(database, f"UPDATE log SET body = '{done}' WHERE version = {done}")

    copied = backups.back_up(database, tmp_path / "copy.sqlite3", write)

    assert len(writes) > 20
    assert rows(database) != before
    assert rows(tmp_path / "copy.sqlite3") == before
    assert copied.tables == 2


# --- a backup -----------------------------------------------------------------------------------


def test_a_backup_is_one_file_for_its_owner_alone(
    backup: Path, database: Path, tmp_path: Path
) -> None:
    assert rows(backup) == rows(database)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert files(tmp_path) == ["backup.sqlite3", "games"]


def test_a_file_that_is_there_is_written_over_only_when_that_is_said(
    backup: Path, host: Host
) -> None:
    backup.write_text("precious")

    refused = host("backup", str(backup))
    before = backup.read_text()
    done = host("backup", str(backup), "--replace", "--json")

    assert refused.code == 2
    assert "write over it with --replace" in refused.err
    assert before == "precious"
    assert done.json == {
        "file": str(backup),
        "bytes": backup.stat().st_size,
        "tables": 2,
        "schema": rows(backup, "SELECT version_num FROM alembic_version")[0][0],
        "kept": "",
    }


def test_the_database_is_no_place_for_its_backup(database: Path, host: Host) -> None:
    before = rows(database)

    for word in ("backup", "restore"):
        refused = host(word, str(database))

        assert refused.code == 2
        assert "is the database itself" in refused.err
    assert rows(database) == before


def test_a_disk_that_is_full_leaves_the_earlier_backup(
    backup: Path, database: Path, tmp_path: Path
) -> None:
    """The system lets this process write no file as large as the copy."""
    change(backup, "DELETE FROM log")
    before = backup.read_bytes()
    limit = (64 * 1024, 64 * 1024)
    done = subprocess.run(
        [COMMAND, "host", "backup", str(backup), "--replace", "--data-dir", str(database.parent)],
        env=os.environ | environment(),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limit),
        capture_output=True,
        text=True,
    )

    assert done.returncode == 2
    assert f"{backup} could not be written" in done.stderr
    assert backup.read_bytes() == before
    assert files(tmp_path) == ["backup.sqlite3", "games"]


def test_a_damaged_database_makes_no_backup(database: Path, host: Host, tmp_path: Path) -> None:
    spoil(database)

    done = host("backup", str(tmp_path / "backup.sqlite3"))

    assert done.code == 2
    assert "is damaged" in done.err
    assert files(tmp_path) == ["games"]


def spoil(file: Path) -> None:
    spoil_page(file, "log")


# --- putting it back ----------------------------------------------------------------------------


def test_what_was_there_is_kept_under_another_name(
    backup: Path, database: Path, host: Host
) -> None:
    kept = rows(backup)
    belongs_to_a_service(database.parent)
    change(database, "DELETE FROM log WHERE table_id = 'one'")
    before = rows(database)

    done = host("restore", str(backup))

    (aside,) = (path for path in database.parent.glob("rotonde-before-*.sqlite3"))
    owners = {path.stat().st_uid for path in (database.parent, *database.parent.iterdir())}
    assert done.code == 0
    assert len(owners) == 1
    assert str(aside) in done.out
    assert rows(database) == kept
    assert rows(aside) == before
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def belongs_to_a_service(folder: Path) -> None:
    """Root alone can give a folder to somebody else; for anybody else it is their own."""
    if os.geteuid() == 0:
        for path in (folder, *folder.iterdir()):
            os.chown(path, 8765, 8765)


def test_moves_that_a_killed_server_left_in_the_ahead_log_are_kept_too(
    backup: Path, database: Path, host: Host, tmp_path: Path
) -> None:
    """And none of them finds its way into the database that takes the place."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        with connection:
            connection.execute("DELETE FROM log WHERE table_id = 'one'")
        ahead = database.with_name(f"{DATABASE_FILE}-wal")
        killed = {path: path.read_bytes() for path in (database, ahead)}
    for path, content in killed.items():
        path.write_bytes(content)

    done = host("restore", str(backup))

    (aside,) = (path for path in database.parent.glob("rotonde-before-*.sqlite3"))
    assert done.code == 0
    assert len(killed[ahead]) > 0
    assert {row[0] for row in rows(aside)} == {"two"}
    assert {row[0] for row in rows(database)} == {"one", "two"}


def test_an_ahead_log_that_somebody_still_reads_goes_with_its_database(
    backup: Path, database: Path, host: Host
) -> None:
    """It cannot be taken into the file, and must not be taken for that of the new one."""
    with closing(sqlite3.connect(database, isolation_level=None)) as reader:
        reader.execute("PRAGMA journal_mode=WAL")
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM log").fetchone()
        change(database, "DELETE FROM log WHERE table_id = 'one'")
        done = host("restore", str(backup))
        left = database.with_name(f"{DATABASE_FILE}-wal").exists()

    (aside,) = (path for path in database.parent.glob("rotonde-before-*.sqlite3"))
    assert done.code == 0
    assert not left
    assert rows(database) == rows(backup)
    assert {row[0] for row in rows(aside)} == {"two"}


def test_a_database_that_is_too_damaged_to_be_read_is_put_aside_as_it_is(
    backup: Path, database: Path, host: Host
) -> None:
    database.write_bytes(b"rubbish" * 1000)
    ahead = database.with_name(f"{DATABASE_FILE}-wal")
    ahead.write_bytes(b"more rubbish")

    done = host("restore", str(backup))

    (aside,) = (path for path in database.parent.glob("rotonde-before-*.sqlite3"))
    assert done.code == 0
    assert rows(database) == rows(backup)
    assert aside.read_bytes() == b"rubbish" * 1000


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (spoil, "is damaged"),
        (lambda file: file.write_text("no database at all"), "is not a database of Rotonde"),
        (lambda file: change(file, "DROP TABLE alembic_version"), "is not a database of Rotonde"),
        (
            lambda file: change(file, "UPDATE alembic_version SET version_num = '9999'"),
            "a newer version of Rotonde (schema 9999)",
        ),
        (lambda file: file.unlink(), "there is no backup"),
    ],
    ids=["damaged", "no database", "another database", "newer", "gone"],
)
def test_a_wrong_backup_changes_nothing(
    wrong: Callable[[Path], object], told: str, backup: Path, database: Path, host: Host
) -> None:
    wrong(backup)
    before = database.read_bytes()

    done = host("restore", str(backup))

    assert done.code == 2
    assert told in done.err
    assert database.read_bytes() == before
    assert [name for name in files(database.parent) if "lock" not in name] == [DATABASE_FILE]


def test_a_backup_of_an_earlier_schema_is_brought_up_to_date(
    backup: Path, database: Path, host: Host
) -> None:
    """By the server that starts on it, as any database of an earlier version is."""
    change(backup, "UPDATE alembic_version SET version_num = '0001'")

    done = host("restore", str(backup), "--lang", "fr")

    assert done.code == 0
    assert "a été restaurée, avec 2 tables (schéma 0001)" in done.out


# --- PostgreSQL ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "command"),
    [
        (
            "backup",
            "(umask 077; pg_dump --format=custom --file='my games.dump'"
            " postgresql://ada@db.example:5433/rotonde)",
        ),
        (
            "restore",
            "pg_restore --clean --if-exists"
            " --dbname=postgresql://ada@db.example:5433/rotonde 'my games.dump'",
        ),
    ],
)
def test_postgresql_has_programs_of_its_own(word: str, command: str, host: Host) -> None:
    """They are named with the address that is set, and without its password."""
    done = host(word, "my games.dump", "--database-url", f"{POSTGRES}?password=secret")

    assert done.code == 2
    assert command in done.err
    assert "secret" not in done.err
