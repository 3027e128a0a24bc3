"""Processes that work beside the event loop, so that nobody at a table waits for what they do."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.queues import SimpleQueue
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

CONTEXT: Final = multiprocessing.get_context("spawn")
"""Fresh processes, not forks: a fork would take the threads' locks of its parent along."""
LONGEST_WORK: Final = 60.0
"""Seconds after which a worker is given up."""


class WorkerLost(Exception):
    """A worker crashed or hung, or another's end took it along."""


class Workers:
    """A few processes, started when there is something to do."""

    def __init__(
        self, count: int = 1, patience: float = LONGEST_WORK, *, niceness: int = 0
    ) -> None:
        self.count = count
        self.patience = patience
        self.niceness = niceness
        """By how much they give way to the server and to other workers."""
        self.pool: ProcessPoolExecutor | None = None
        self.numbers: SimpleQueue[int] = CONTEXT.SimpleQueue()
        """The number of each process that was started."""
        self.hiring = threading.Lock()

    async def do(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The result of `work`, or its error, from a process. Raises `WorkerLost`."""
        try:
            asked = await asyncio.to_thread(lambda: self.ask(work, *given, **named))
            return await asyncio.wait_for(asyncio.wrap_future(asked), self.patience)
        except (BrokenProcessPool, TimeoutError) as error:
            self.give_up()
            raise WorkerLost(repr(error)) from error

    def ask(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> Future[T]:
        """Hand the work over; a process may have to be started for it."""
        with self.hiring:
            if self.pool is None:
                self.pool = self.hired()
            return self.pool.submit(work, *given, **named)

    def hired(self) -> ProcessPoolExecutor:
        given = (self.niceness, self.numbers)
        return ProcessPoolExecutor(self.count, CONTEXT, initializer=settle_in, initargs=given)

    def give_up(self, *, wait: bool = False) -> None:
        """Leave these processes; the next work starts others."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        kill(self.numbers)
        pool.shutdown(wait=wait, cancel_futures=True)

    async def close(self) -> None:
        await asyncio.to_thread(self.give_up, wait=True)


def kill(numbers: SimpleQueue[int]) -> None:
    """Kill those of our processes that have told their numbers; another may just be starting."""
    told: set[int] = set()
    while not numbers.empty():
        told.add(numbers.get())
    for process in multiprocessing.active_children():
        if process.pid in told:
            process.kill()


def settle_in(niceness: int, numbers: SimpleQueue[int]) -> None:
    """A worker tells its number, leaves interrupts to the server, and goes when the server is gone.

    The numbers of processes are not to be had from their pool.
    """
    numbers.put(os.getpid())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
