"""Every body of the store: memory, a SQLite file, and a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bench.postgres import FAST, new_database, postgres_server
from rotonde.store import MemoryStore, SqlStore, Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running server, to be filled with the name of a database."""
    with postgres_server(FAST) as address:
        yield address


@pytest.fixture
async def postgres_url(postgres: str) -> str:
    """A new empty database."""
    return await new_database(postgres)


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store of each kind."""
    store: Store
    if request.param == "memory":
        store = MemoryStore()
    elif request.param == "sqlite":
        store = SqlStore(f"sqlite:///{tmp_path}/rotonde.sqlite3")
    else:
        store = SqlStore(await new_database(request.getfixturevalue("postgres")))
    await store.open()
    yield store
    await store.close()
