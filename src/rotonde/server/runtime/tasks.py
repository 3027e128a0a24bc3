"""Cancels background tasks before the store closes."""

import asyncio
from typing import Any


async def cancel(task: asyncio.Task[Any] | None) -> None:
    """Cancel a task and wait until it is over.

    One that is cancelled in the middle of a question still has to give its connection back; told a
    second time, when the event loop closes, it would wait for a thread that has gone.
    """
    if task is not None:
        task.cancel()
        await asyncio.wait([task])
