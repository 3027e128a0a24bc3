"""A server with the toy game, and people who come to it."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.player import Player
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for the tests of a file; each of them has visitors of its own."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visit(server: Serving) -> Iterator[Callable[[], Player]]:
    """Somebody new comes to the server, with a name and a cookie."""
    players: list[Player] = []

    def come() -> Player:
        players.append(Player(server.url))
        players[-1].get("/api/me")
        return players[-1]

    yield come
    for player in players:
        player.close()


@pytest.fixture
def ada(visit: Callable[[], Player]) -> Player:
    return visit()


@pytest.fixture
def hugo(visit: Callable[[], Player]) -> Player:
    return visit()
