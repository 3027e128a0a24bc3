"""Backups of a SQLite file: made while a server writes to it, checked, and put in place whole.

A copy is written beside its target, checked and flushed to disk, and only then renamed: whenever
the machine stops, the target is what it was or all of what it is to be.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from rotonde.store.files import defects, give_to_owner, reading, schema_of
from rotonde.store.ports import StoreProblem

AT_ONCE: Final = 1024
"""Pages that are copied between two words on how far it is."""
ASIDE: Final = ("-wal", "-shm")
"""Files beside a database that SQLite keeps while it is used; they belong to that very file."""

Progress = Callable[[int, int], None]
"""Is told how many pages are copied, and of how many."""


class Copied(msgspec.Struct, frozen=True):
    """A database that was copied."""

    file: str
    bytes: int
    tables: int
    schema: str
    kept: str = ""
    """The place of the database that was there before; empty where there was none."""


def back_up(database: Path, target: Path, progress: Progress) -> Copied:
    """Copy a database as it is at one moment. Raises `StoreProblem` where the copy is not sound."""
    with part_of(target) as part:
        copied = sound_copy(database, part, progress)
        settle(part, target)
    return msgspec.structs.replace(copied, file=str(target))


def restore(backup: Path, database: Path, aside: Path, progress: Progress) -> Copied:
    """Put a backup in the place of a database that nobody uses, which is kept as `aside`.

    Raises `StoreProblem` where the backup is not sound, and has then changed nothing.
    """
    with part_of(database) as part:
        copied = sound_copy(backup, part, progress)
        give_to_owner(part)
        kept = set_aside(database, aside)
        settle(part, database)
    return msgspec.structs.replace(copied, file=str(database), kept=str(aside) if kept else "")


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """A file beside the target to write to; gone at the end unless it took the target's name.

    Its owner alone may read it: seeds and keys will lie in it. Raises `StoreProblem` where the
    system refuses, or the disk is full.
    """
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
    except (OSError, sqlite3.Error) as error:
        raise StoreProblem("backup-unwritten", file=str(target), reason=str(error)) from error
    finally:
        part.unlink(missing_ok=True)


def sound_copy(source: Path, part: Path, progress: Progress) -> Copied:
    """Copy a database of ours and check every page of the copy. Raises `StoreProblem`."""
    schema_of(source)
    copy(source, part, progress)
    if found := defects(part):
        raise StoreProblem("backup-damaged", file=str(source), reason=found[0])
    with reading(part) as connection:
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return Copied(str(part), part.stat().st_size, tables, schema_of(part))


def copy(source: Path, part: Path, progress: Progress) -> None:
    """Copy what the source holds now, whatever is written to it meanwhile."""
    with reading(source) as origin, closing(sqlite3.connect(part)) as target:
        origin.execute("BEGIN")
        origin.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from here on it stands
        origin.backup(
            target, pages=AT_ONCE, progress=lambda _, left, whole: progress(whole - left, whole)
        )
        target.execute("PRAGMA journal_mode=DELETE")  # one file, which can be read anywhere


def settle(part: Path, target: Path) -> None:
    """Give a file its name, once it is on disk for good."""
    flush(part)
    part.replace(target)
    flush(target.parent)


def flush(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def set_aside(database: Path, aside: Path) -> bool:
    """Keep a database under another name too; False where there is none.

    Its write-ahead log goes with it: a database that comes in its place would take it for its own.
    """
    there = database.exists()
    if there:
        take_in_log(database)
        os.link(database, aside)
    for end in ASIDE:
        if (found := database.with_name(database.name + end)).exists():
            found.rename(aside.with_name(aside.name + end))
    return there


def take_in_log(database: Path) -> None:
    """Bring what stands in the write-ahead log into the file, unless it is too damaged for that."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
