"""Work that recurs goes on after an error, and ends when it is stopped."""

import asyncio
import logging

import pytest

from rotonde.server.runtime.outages import Outages
from rotonde.server.runtime.recurring import Recurring
from rotonde.store import MemoryStore


async def test_an_error_is_logged_and_the_next_turn_comes(caplog: pytest.LogCaptureFixture) -> None:
    turns: list[int] = []
    done = asyncio.Event()

    async def work() -> None:
        turns.append(len(turns))
        if len(turns) == 1:
            raise LookupError("once")
        done.set()

    task = Recurring(0.0, work, Outages(MemoryStore()))
    with caplog.at_level(logging.ERROR):
        task.start()
        await done.wait()
    await task.stop()
    ended = len(turns)
    await asyncio.sleep(0.01)

    (line,) = caplog.messages
    assert "work failed, and is tried again" in line
    assert len(turns) == ended


async def test_an_outage_has_its_own_line(caplog: pytest.LogCaptureFixture) -> None:
    tried = asyncio.Event()

    async def work() -> None:
        tried.set()
        raise OSError("no line")

    outages = Outages(MemoryStore())
    task = Recurring(0.0, work, outages, at_once=True)
    task.start()
    await tried.wait()
    await asyncio.sleep(0)
    await task.stop()
    await outages.stop()

    assert caplog.messages == ["the database is away: no line"]
