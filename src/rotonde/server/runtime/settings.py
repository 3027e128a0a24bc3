"""How the server is run: from options, or else from the environment."""

import os
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

DEFAULT_PORT: Final = 8765
DATABASE_FILE: Final = "rotonde.sqlite3"
MetricsAudience = Literal["host", "everybody"]
"""The mode of a page: its owner alone may read it."""
WAIT: Final = Annotated[float, msgspec.Meta(gt=0, le=3600)]
FITTING: Final = {
    "ROTONDE_PORT": Annotated[int, msgspec.Meta(ge=0, le=65535)],
    "ROTONDE_BOT_PAUSE": Annotated[float, msgspec.Meta(ge=0, le=60)],
    "ROTONDE_BOT_WORKERS": Annotated[int, msgspec.Meta(ge=1, le=64)],
    "ROTONDE_REPLAY_WORKERS": Annotated[int, msgspec.Meta(ge=1, le=64)],
    "ROTONDE_CROWD": Annotated[int, msgspec.Meta(ge=1, le=10_000)],
    "ROTONDE_LIMITS": Annotated[int, msgspec.Meta(ge=0, le=1)],
    "ROTONDE_KEEP_DAYS": Annotated[int, msgspec.Meta(ge=0, le=36500)],
    "ROTONDE_HEADER_TIME": WAIT,
    "ROTONDE_BODY_TIME": WAIT,
    "ROTONDE_IDLE_TIME": WAIT,
    "ROTONDE_GREETING_TIME": WAIT,
    "ROTONDE_MOST_CONNECTIONS": Annotated[int, msgspec.Meta(ge=8, le=1_000_000)],
    "ROTONDE_UNFINISHED_MB": Annotated[int, msgspec.Meta(ge=6, le=1_000_000)],
    "ROTONDE_METRICS": MetricsAudience,
    "ROTONDE_METRICS_TOKEN": Annotated[str, msgspec.Meta(min_length=16, pattern=r"^[!-~]+$")],
}
"""The values that fit into each variable that does not take any text."""


def user_data_folder(environment: Mapping[str, str]) -> Path:
    """The folder in which programs of this user keep what they must not lose."""
    shared = environment.get("XDG_DATA_HOME")
    base = Path(shared) if shared else Path.home() / ".local" / "share"
    return base / "rotonde"


class StartProblem(Exception):
    """Why a server cannot be started as asked; `code` is a message."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server; `from_environment` names the variables."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    """0 lets the machine choose."""
    data_dir: Path
    database_url: str = ""
    """Empty for a SQLite file in the data folder."""
    browser: bool = True
    bot_pause: float = 0.4
    """The least time between two moves of bots, in seconds, so that people can follow."""
    bot_workers: int = 1
    replay_workers: int = 1
    """Processes in which games are replayed for those who look back."""
    limits: bool = True
    """Whether one guest, and one address, may ask for so much only in a while."""
    crowd: int = 10
    """Guests for whom one address has room: a club or a school shares one."""
    keep_days: int = 90
    """Days after which untouched practice tables, and guests without tables, go; 0 keeps them."""
    header_time: float = 10.0
    """Seconds for the header of a request, from the opening of the connection or its first byte."""
    body_time: float = 30.0
    """Seconds for a body, for the rest of a socket's message, and to take an answer."""
    idle_time: float = 15.0
    """Seconds that a connection stays open after an answer, for another request."""
    greeting_time: float = 10.0
    """Seconds until a socket is greeted, and until a closed connection has taken what is left."""
    most_connections: int = 10_000
    """Open at once; fewer where the limit of open files is lower."""
    unfinished_mb: int = 32
    """Megabytes that unfinished messages of all connections may hold together."""
    metrics: MetricsAudience = "host"
    """The addresses that may read the figures for Prometheus without a token."""
    metrics_token: str = ""
    """With it they can be read from elsewhere too; empty: nobody can."""
    proxies: str = "127.0.0.1"
    """Proxies whose word for an address is taken: addresses or networks, with commas."""
    seed: str = ""
    """A seed by which all tables are dealt alike and bots think alike: a test can be repeated."""

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite:///{self.data_dir / DATABASE_FILE}"


KNOWN: Final = (
    "ROTONDE_HOST",
    "ROTONDE_DATA_DIR",
    "ROTONDE_DATABASE_URL",
    "ROTONDE_NO_BROWSER",
    "ROTONDE_PROXIES",
    "ROTONDE_SEED",
    *FITTING,
)


def refuse_misspelt(environment: Mapping[str, str]) -> None:
    """A setting that is nearly one of ours would be passed over in silence.

    Raises `StartProblem`.
    """
    for name in strangers(environment):
        for meant in get_close_matches(name, KNOWN, n=1, cutoff=0.85):
            raise StartProblem("start-misspelt", name=name, meant=meant)


def strangers(environment: Mapping[str, str]) -> list[str]:
    """Variables that are named like a setting and are none; other tools may name theirs so."""
    return [name for name in environment if name.startswith("ROTONDE_") and name not in KNOWN]


def from_environment(environment: Mapping[str, str] = os.environ, **options: Any) -> Settings:
    """Settings from options (None: not given), then the environment, then defaults.

    Raises `StartProblem`.
    """
    refuse_misspelt(environment)
    given: dict[str, Any] = {
        "host": environment.get("ROTONDE_HOST") or None,
        "data_dir": environment.get("ROTONDE_DATA_DIR") or None,
        "database_url": environment.get("ROTONDE_DATABASE_URL") or None,
        "browser": False if environment.get("ROTONDE_NO_BROWSER", "0") not in ("", "0") else None,
        "proxies": environment.get("ROTONDE_PROXIES"),
        "seed": environment.get("ROTONDE_SEED") or None,
    }
    given |= {field_of(name): fitting(environment, name) for name in FITTING}
    chosen = {name: value for name, value in given.items() if value is not None}
    chosen |= {name: value for name, value in options.items() if value is not None}
    chosen["limits"] = bool(chosen.get("limits", True))
    chosen["data_dir"] = Path(chosen.get("data_dir") or user_data_folder(environment)).expanduser()
    return Settings(**chosen)


def field_of(name: str) -> str:
    """The field of a variable: `port` of `ROTONDE_PORT`."""
    return name.removeprefix("ROTONDE_").lower()


def fitting(environment: Mapping[str, str], name: str) -> Any:
    """A value from the environment. Raises `StartProblem` where it does not fit."""
    text = environment.get(name)
    if not text:
        return None
    try:
        return msgspec.convert(text, FITTING[name], strict=False)
    except msgspec.ValidationError as error:
        raise StartProblem("start-number", name=name, value=text) from error
