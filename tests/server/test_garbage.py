"""Garbage is looked for when it is planned, and who is gone leaves none."""

import gc
from asyncio import Transport
from collections.abc import Iterator
from weakref import ref

import pytest

from rotonde.server.tables.hub import Hub, Listener
from rotonde.server.upkeep.garbage import INTERVAL, LEAST, WORK, YOUNG, Garbage
from rotonde.server.wire.fast_lines import FastLine
from tests.server.player import ME, Player, bot
from tests.server.serving import Serving, wait_until
from tests.server.test_hub import Wire


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    gc.disable()
    yield Garbage(Hub())
    gc.unfreeze()
    gc.enable()


def test_what_is_young_and_goes_round_in_circles_is_found(garbage: Garbage) -> None:
    knot = ref(Knot())
    assert knot() is not None

    garbage.collect()

    assert knot() is None


def test_what_stayed_is_not_looked_at_again_until_it_is_time_for_all(garbage: Garbage) -> None:
    held = Knot()
    knot = ref(held)
    garbage.collect()
    del held
    garbage.collect()
    assert knot() is not None

    garbage.since = LEAST
    garbage.collect()

    assert knot() is None
    assert garbage.since == 0


def test_where_somebody_listens_all_is_never_looked_through(garbage: Garbage) -> None:
    """Nobody at a table is held up, however long the server runs."""
    garbage.hub.enter("t", Listener(Wire(), None, None))

    garbage.since = 1000 * LEAST

    assert not garbage.is_time_for_all


def test_where_much_is_played_looks_are_short_and_many(garbage: Garbage) -> None:
    """A thousand tables that play at once left 20 to 90 ms to be looked through in a second, and
    the first second after a silence as much as any other."""
    assert not garbage.is_due(WORK / 2)
    assert garbage.is_due(WORK)


def test_where_little_happens_there_is_a_look_every_second(garbage: Garbage) -> None:
    assert not garbage.is_due(0.0)

    garbage.rested = INTERVAL

    assert garbage.is_due(0.0)


async def test_a_socket_that_is_gone_is_gone_without_being_looked_for(
    ada: Player, server: Serving
) -> None:
    """A running server collects nothing by itself, and no circle holds the line."""
    assert not gc.isenabled()
    table = ada.new_table(ME, bot())
    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.say(type="whole")
        await seat.hear("position")  # the application is done with the socket by now
        line, transport = line_at(server, table)
        gc.collect(YOUNG)  # what the greeting left behind
        gc.freeze()

    wait_until(lambda: line() is None and transport() is None)


def line_at(server: Serving, table: str) -> tuple[ref[FastLine], ref[Transport]]:
    """The line of the one who listens to a table, and what it writes to; held by nobody here."""
    line = server.house.hub.at(table)[0].line
    assert isinstance(line, FastLine)
    return ref(line), ref(line.transport)
