"""`rotonde host backup` and `restore`: copy the database of a server into a file and back.

Both work on SQLite alone. For PostgreSQL they name the program to use.
"""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from sqlalchemy.engine import URL

from rotonde.cli.reader import words_for
from rotonde.cli.store_access import HERE, Place, faults_as_stops
from rotonde.cli.terminal import OUT, PLAIN, Output, Stop, print_json, progress_bar
from rotonde.server.runtime.claim import hold_folder
from rotonde.server.runtime.settings import Settings
from rotonde.server.start import prepare_folder
from rotonde.store.backup import Copied, Progress, back_up
from rotonde.store.backup import restore as put_back
from rotonde.store.database import engine_url, file_of
from rotonde.words import Language

BackupFile = Annotated[Path, Parameter(help="The file of the backup.")]

DUMP = "(umask 077; pg_dump --format=custom --file={file} {url})"
RESTORE = "pg_restore --clean --if-exists --dbname={url} {file}"
PASSWORDS = ("password", "passfile")


def backup(
    file: BackupFile,
    /,
    *,
    replace: Annotated[
        bool,
        Parameter(negative="", help="Write over a file once the new one is whole."),
    ] = False,
    place: Place = HERE,
    output: Output = PLAIN,
) -> None:
    """Copy the database into a file while the server runs, and check the copy.

    Example: `rotonde host backup /var/backups/rotonde.sqlite3 --replace`
    """
    with faults_as_stops():
        database = database_of(place.settings, file, DUMP)
        if not database.exists():
            raise Stop("cli-backup-nothing", file=str(database))
        if file.exists() and not replace:
            raise Stop("cli-backup-exists", file=str(file))
        with copying_bar(output) as progress:
            done = back_up(database, file, progress)
    say("cli-backup-done", done, output)


def restore(file: BackupFile, /, *, place: Place = HERE, output: Output = PLAIN) -> None:
    """Put a backup in the place of the database; the server must be stopped.

    The backup is checked before anything is changed, and the database that was there is kept.

    Example: `rotonde host restore /var/backups/rotonde.sqlite3 --data-dir /var/lib/rotonde`
    """
    with faults_as_stops():
        settings = place.settings
        database = database_of(settings, file, RESTORE)
        if not file.is_file():
            raise Stop("cli-restore-nothing", file=str(file))
        prepare_folder(settings)
        with hold_folder(settings), copying_bar(output) as progress:
            done = put_back(file, database, aside_of(database), progress)
    say("cli-restore-done", done, output)


def database_of(settings: Settings, file: Path, instead: str) -> Path:
    """The file of the database. Raises `Stop` where there is none, or the backup would be it."""
    url = engine_url(settings.database)
    database = file_of(url)
    if database is None:
        names = {"file": shlex.quote(str(file)), "url": shlex.quote(without_password(url))}
        raise Stop("cli-backup-elsewhere", command=instead.format(**names))
    if file.resolve() == database.resolve():
        raise Stop("cli-backup-same", file=str(file))
    return database


def without_password(url: URL) -> str:
    """The address as the programs of PostgreSQL take it; they ask for the password themselves."""
    plain = url.set(drivername="postgresql").difference_update_query(PASSWORDS)
    return URL.create(
        plain.drivername, plain.username, None, plain.host, plain.port, plain.database, plain.query
    ).render_as_string()


def aside_of(database: Path) -> Path:
    """The name under which the replaced database is kept."""
    now = f"{datetime.now():%Y%m%d-%H%M%S}"
    return database.with_name(f"{database.stem}-before-{now}{database.suffix}")


@contextmanager
def copying_bar(output: Output) -> Iterator[Progress]:
    """A bar that shows how many pages are copied."""
    with progress_bar() as shown:
        task = shown.add_task(words_for(output.lang).message("cli-copying"))
        yield lambda done, total: shown.update(task, completed=done, total=total)


def say(message: str, done: Copied, output: Output) -> None:
    if output.json:
        print_json(done)
        return
    words: Language = words_for(output.lang)
    facts = msgspec.structs.asdict(done)
    lines = [words.message(message, **facts)]
    lines += [words.message("cli-restore-kept", kept=done.kept)] if done.kept else []
    OUT.print(*lines, sep="\n", markup=False, soft_wrap=True)
