"""Bots think in processes of their own, so that the event loop never waits for them.

A worker gets a game's id, a level, the encoded view of a seat and a seed: never a state.
"""

import asyncio
import hashlib
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from rotonde.bots import play_from_view

LONGEST_THOUGHT: Final = 60.0
"""Seconds after which a worker is given up."""


class BotFailed(Exception):
    """A worker crashed, hung, or raised: somebody must play in its place."""


class BotWorkers:
    """A few processes, started when the first bot has to think."""

    def __init__(
        self, count: int = 1, patience: float = LONGEST_THOUGHT, *, seed: str = ""
    ) -> None:
        self.count = count
        self.patience = patience
        self.seed = seed
        self.pool: ProcessPoolExecutor | None = None
        self.hiring = threading.Lock()

    async def choose(self, game: str, level: str, view: bytes, seat: int) -> bytes:
        """The encoded action of a bot. Raises `BotFailed`."""
        try:
            thought = await asyncio.to_thread(self.ask, game, level, view, seat)
            return await asyncio.wait_for(asyncio.wrap_future(thought), self.patience)
        except (BrokenProcessPool, TimeoutError) as error:
            self.give_up()
            raise BotFailed(repr(error)) from error
        except Exception as error:
            raise BotFailed(repr(error)) from error

    def ask(self, game: str, level: str, view: bytes, seat: int) -> Future[bytes]:
        """Hand the question over; a process may have to be started for it."""
        with self.hiring:
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.count, context, initializer=settle_in)
            return self.pool.submit(play_from_view, game, level, view, seat, self.luck(view))

    def luck(self, view: bytes) -> str:
        """By chance; from a seed the same again for the same view."""
        if not self.seed:
            return secrets.token_hex(8)
        return f"{self.seed} {hashlib.sha256(view).hexdigest()}"

    def give_up(self, *, wait: bool = False) -> None:
        """Leave these processes; the next question starts others."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)

    async def close(self) -> None:
        await asyncio.to_thread(self.give_up, wait=True)


def settle_in() -> None:
    """A worker leaves interrupts to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
