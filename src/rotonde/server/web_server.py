"""The running server: uvicorn, on fast lines where they fit, else on plain ones."""

import logging
import math
from typing import Any, Final

import uvicorn
from litestar import Litestar

from rotonde.server.http.routes.socket import LARGEST_MESSAGE
from rotonde.server.runtime.settings import Settings
from rotonde.server.wire.plain_server import PlainServer

LOGGER: Final = logging.getLogger(__name__)
GRACE: Final = 3
"""Seconds that open requests get when the server stops."""
PING: Final = 20.0
"""Seconds between two pings of a socket. A peer that has not answered one for as long is dead."""


def server_for(app: Litestar, settings: Settings) -> PlainServer:
    """The server for an application.

    The modules of fast lines raise `ImportError` where uvicorn or websockets are not as they
    expect: the server then does without a cap of its own on connections and silences.
    """
    try:
        from rotonde.server.wire import fast_lines
        from rotonde.server.wire.fast_server import FastServer

        fast_lines.require_known_parts()
    except ImportError as error:
        LOGGER.warning("%s: the server runs on plain lines, without its own caps", error)
        return PlainServer(config_for(app, settings, limit_concurrency=settings.most_connections))
    fast = {"http": fast_lines.RequestLine, "ws": fast_lines.FastLine}
    return FastServer(config_for(app, settings, **fast, ws_per_message_deflate=False), settings)


def config_for(app: Litestar, settings: Settings, **more: Any) -> uvicorn.Config:
    """Uvicorn as we want it: quiet, and with room to refuse a large message by ourselves.

    It would log a warning for each request that is none: anybody could fill the disk.
    """
    return uvicorn.Config(
        app,
        ws_max_size=16 * LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        lifespan="on",
        log_config=None,
        log_level="error",
        access_log=False,
        timeout_keep_alive=math.ceil(settings.idle_time),
        timeout_graceful_shutdown=GRACE,
        **more,
    )
