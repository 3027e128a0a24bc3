"""Start the server, or say in one line why it cannot start and what to do about it."""

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from typing import Any, Final

from litestar import Litestar

from rotonde.server.app import create_app
from rotonde.server.runtime.claim import hold_folder
from rotonde.server.runtime.settings import Settings, StartProblem, from_environment, strangers
from rotonde.server.upkeep.readiness import words
from rotonde.server.web_server import server_for
from rotonde.server.wire.connections import raise_limit_of_files
from rotonde.server.wire.plain_server import PlainServer
from rotonde.store import SqlStore, StoreProblem

LOGGER: Final = logging.getLogger(__name__)
WRONG: Final = 2
"""Exit code: it could not start as asked."""
LOG_LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def serve(settings: Settings | None = None, **options: Any) -> None:
    """Serve until interrupted, with settings made from options and the environment if not given.

    Exits with 2 and one line where it cannot.
    """
    logging.basicConfig(format=LOG_LINE)
    try:
        asyncio.run(run(settings or from_environment(**options)))
    except (StartProblem, StoreProblem) as problem:
        print(f"rotonde: {words().message(problem.code, **problem.facts)}", file=sys.stderr)
        sys.exit(WRONG)


async def run(settings: Settings) -> None:
    """Check everything that can be wrong at the start, then serve.

    Raises `StartProblem` or `StoreProblem`.
    """
    for name in strangers(os.environ):
        LOGGER.warning("%s is no setting of Rotonde, and changes nothing", name)
    raise_limit_of_files()
    prepare_folder(settings)
    with hold_folder(settings):
        store = SqlStore(settings.database)
        try:
            await store.open()
            with bind_socket(settings) as listening:
                app = create_app(settings, store=store)
                await serve_on(listening, app, settings)
        finally:
            await store.close()


def prepare_folder(settings: Settings) -> None:
    """The data folder, made and tried out, where the database is to lie in it."""
    if settings.database_url:
        return
    folder = settings.data_dir
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".writable-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise StartProblem("start-data-folder", folder=str(folder), reason=reason) from error


def bind_socket(settings: Settings) -> socket.socket:
    """The socket to listen on, bound before anything is promised.

    It says that it is TCP: asyncio sends small frames at once only where it can see that.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        where = {"host": settings.host, "port": str(settings.port)}
        reason = getattr(error, "strerror", None) or str(error)
        raise StartProblem("start-port", reason=reason, **where) from error
    return listening


async def serve_on(listening: socket.socket, app: Litestar, settings: Settings) -> None:
    server = server_for(app, settings)
    greeting = asyncio.create_task(greet(server, listening, settings))
    try:
        await server.serve(sockets=[listening])
    finally:
        greeting.cancel()


async def greet(server: PlainServer, listening: socket.socket, settings: Settings) -> None:
    """Once the server answers, say where, and open the browser there."""
    while not server.started:
        await asyncio.sleep(0.02)
    address = address_of(listening)
    print(words().message("start-serving", address=address), flush=True)
    if settings.browser:
        await asyncio.to_thread(webbrowser.open, address)


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
