"""Large menus over real sockets: what stood in the last one is not told again."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rotonde.catalogue import desk
from rotonde.games.tycoon import TYCOON
from tests.server.player import ME, OPEN, Player, Seating
from tests.server.serving import serving

MOVES = 24


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Player, Player]]:
    """Two people at a server that has Railroad Tycoon, whose menus have hundreds of choices."""
    with serving(tmp_path, games={TYCOON.id: desk(TYCOON.id)}) as running:
        people = Player(running.url), Player(running.url)
        yield people
        for player in people:
            player.close()


async def test_who_comes_late_reads_the_same_menus(pair: tuple[Player, Player]) -> None:
    """A second browser at a seat, and one that asks for the whole, are told all rows once more."""
    ada, hugo = pair
    table = ada.new_table(ME, OPEN, game="tycoon")
    hugo.post(f"/api/tables/{table}/join", {})

    async with ada.at(table) as first, hugo.at(table) as other:
        told = await played(first, [other])
        assert True in told
        async with ada.at(table) as second:
            await second.hear("position")
            assert second.choices == first.choices
            told = await played(first, [other, second])
            assert {False, True} <= set(told)
            await first.say(type="whole")
            await first.hear("position")
            assert second.choices == first.choices
            assert False in await played(first, [other, second])


async def played(first: Seating, others: Sequence[Seating]) -> list[bool]:
    """Some moves, each heard by all; whether large menus of the first told of one before them."""
    told: list[bool] = []
    if not first.position:
        for seat in (first, *others):
            await seat.hear("position")
    for _ in range(MOVES):
        actor = first.position["actors"][0]
        mine = first if actor == first.position["seat"] else others[0]
        order = next((each for each in mine.orders if "tile" in each or "lay" in each), "pass")
        await mine.submit(order)
        version = first.position["version"] + len(order.split(","))
        for seat in (first, *others):
            await seat.until(version)
        if len(others) > 1:
            assert others[1].choices == first.choices
        if len(first.orders) > 100:
            told.append(first.position["menu"]["since"] is not None)
    return told
