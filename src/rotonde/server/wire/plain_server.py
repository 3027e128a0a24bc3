"""The server on plain lines: uvicorn as it is, but for how it ends."""

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn


class PlainServer(uvicorn.Server):
    """Uvicorn that ends by returning: what the process holds is put in order before it goes."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
