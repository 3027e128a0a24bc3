"""Opens the store that `rotonde host` works on, and turns its faults into one line."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import TypeVar

from cyclopts import Parameter

from rotonde.cli.serve import DatabaseUrl, DataDir
from rotonde.cli.terminal import Stop
from rotonde.server.runtime.claim import hold_folder
from rotonde.server.runtime.settings import Settings, StartProblem, from_environment
from rotonde.store import SqlStore, Store, StoreProblem, database_words, is_outage

T = TypeVar("T")


@Parameter(name="*")
@dataclass(frozen=True)
class Place:
    """The place of the tables; options not given come from the environment, as for `serve`."""

    data_dir: DataDir = None
    database_url: DatabaseUrl = None

    @property
    def settings(self) -> Settings:
        """The settings of a server there. Raises `StartProblem`."""
        given = {"data_dir": self.data_dir, "database_url": self.database_url}
        return from_environment(os.environ, **given)


HERE = Place()


def with_store(place: Place, work: Callable[[Store], Awaitable[T]], *, changing: bool = False) -> T:
    """Let `work` ask the store that a server would use. Raises `Stop` where it cannot be asked."""
    with faults_as_stops():
        settings = place.settings
        with hold_folder(settings) if changing else nullcontext():
            return asyncio.run(in_store(settings, work))


def with_store_to_read(place: Place, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Let `work` read a store while a server may write to it. Raises `Stop` where it cannot."""
    with faults_as_stops():
        return asyncio.run(in_store(place.settings, work, reading=True))


async def in_store(
    settings: Settings, work: Callable[[SqlStore], Awaitable[T]], *, reading: bool = False
) -> T:
    """Open the store, do the work, and close the store."""
    store = SqlStore(settings.database, reading=reading)
    try:
        await (store.open_to_read() if reading else store.open())
        return await work(store)
    finally:
        await store.close()


@contextmanager
def faults_as_stops() -> Iterator[None]:
    """Turn a fault of the settings or the database into `Stop`."""
    try:
        yield
    except (StartProblem, StoreProblem) as problem:
        raise Stop(problem.code, **problem.facts) from problem
    except Exception as error:
        if not is_outage(error):
            raise
        raise Stop("cli-host-database", reason=database_words(error)) from error
