"""The lag of the event loop is measured: what blocks it shows."""

import asyncio
import time

from rotonde.server.metrics import LoopLag


async def test_a_blocked_loop_shows() -> None:
    lag = LoopLag(interval=0.005)
    lag.start()
    await asyncio.sleep(0.05)
    before = len(lag.looks)

    time.sleep(0.2)  # what must never happen in the server
    await asyncio.sleep(0.05)
    lag.stop()

    assert before > 0
    assert lag.worst > 0.15
    assert lag.last <= lag.worst
