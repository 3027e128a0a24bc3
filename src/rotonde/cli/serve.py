"""`rotonde` and `rotonde serve`: the place to play, in the browser."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from rotonde.cli.terminal import Stop

Host = Annotated[str | None, Parameter(help="Address to listen on; 127.0.0.1 by default.")]
Port = Annotated[int | None, Parameter(help="Port to listen on; 8765 by default.")]
DataDir = Annotated[Path | None, Parameter(help="Folder of the database.")]
DatabaseUrl = Annotated[str | None, Parameter(help="A database elsewhere, as SQLAlchemy names it.")]
NoBrowser = Annotated[bool, Parameter(negative="", help="Do not open the browser.")]


def home(
    *,
    host: Host = None,
    port: Port = None,
    data_dir: DataDir = None,
    database_url: DatabaseUrl = None,
    no_browser: NoBrowser = False,
) -> int:
    """Serve the games and open the browser."""
    return start(host, port, data_dir, database_url, browser=False if no_browser else None)


def serve(
    *,
    host: Host = None,
    port: Port = None,
    data_dir: DataDir = None,
    database_url: DatabaseUrl = None,
) -> int:
    """Serve the games without a browser, as on a server.

    Example: `rotonde serve --host 0.0.0.0 --port 80 --data-dir /srv/rotonde`
    """
    return start(host, port, data_dir, database_url, browser=False)


def start(
    host: str | None,
    port: int | None,
    data_dir: Path | None,
    database_url: str | None,
    *,
    browser: bool | None,
) -> int:
    """Hand over to the server; what is not given here comes from the environment."""
    from rotonde.server.runtime.settings import StartProblem, from_environment
    from rotonde.server.start import serve as serve_forever
    from rotonde.store import StoreProblem

    try:
        settings = from_environment(
            os.environ,
            host=host,
            port=port,
            data_dir=data_dir,
            database_url=database_url,
            browser=browser,
        )
        serve_forever(settings)
    except (StartProblem, StoreProblem) as problem:
        raise Stop(problem.code, **problem.facts) from problem
    return 0
