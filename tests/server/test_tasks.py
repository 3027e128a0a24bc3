"""What runs beside the tables has let go of the store when the store is closed."""

import asyncio

from rotonde.server.runtime.tasks import cancel


async def test_whoever_ends_a_task_waits_until_it_has_let_go() -> None:
    begun, given_back = asyncio.Event(), list[str]()

    async def ask() -> None:
        try:
            begun.set()
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.01)
            given_back.append("connection")

    asking = asyncio.create_task(ask())
    await begun.wait()
    await cancel(asking)

    assert given_back == ["connection"]
    assert asking.cancelled()


async def test_what_never_ran_is_over() -> None:
    await cancel(None)
