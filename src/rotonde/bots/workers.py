"""Work spread over processes, so that all cores play games."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[R]:
    """The result of `work` for each task, in the order of the tasks, as it comes in.

    Fresh processes, not forks: a fork would take the threads' locks of its parent along.
    """
    if workers <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(tasks)), mp_context=context)
    try:
        yield from pool.map(work, tasks)
    finally:
        pool.shutdown(cancel_futures=True)
