"""Streams, the exception `Stop`, progress and the language, for all commands."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text as RichText

from rotonde.kernel.law.text import Fact, Text
from rotonde.kernel.tools.codec import encode

T = TypeVar("T")

OUT: Final = Console(highlight=False)
ERR: Final = Console(stderr=True, highlight=False)

BROKEN: Final = 1
"""Exit code: the command ran and found something wrong."""
WRONG: Final = 2
"""Exit code: the command could not run as asked; its one line says what to do."""

GameName = Annotated[str, Parameter(help="Which game; `rotonde games` lists them.")]
GameOptions = Annotated[
    tuple[str, ...],
    Parameter(help="An option of the game, as `name=value`; again for more.", negative=""),
]
Lang = Annotated[
    Literal["en", "fr"] | None,
    Parameter(help="Language of messages; that of the environment when not given."),
]
Json = Annotated[
    bool,
    Parameter(negative="", help="Print the result as JSON on stdout, and nothing else there."),
]


@Parameter(name="*")
@dataclass(frozen=True)
class Output:
    """Options for how a command answers."""

    json: Json = False
    lang: Lang = None


@Parameter(name="*")
@dataclass(frozen=True)
class Work:
    """Options for how a long command works."""

    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "rotonde"
    workers: Annotated[int, Parameter(help="Processes that play at the same time.")] = 2

    @property
    def processes(self) -> int:
        """As many processes as asked for and as the machine has cores. Raises `Stop`."""
        if self.workers < 1:
            raise Stop("cli-too-few", option="--workers", number=self.workers)
        return min(self.workers, os.cpu_count() or 1)


PLAIN: Final = Output()
DEFAULT_WORK: Final = Work()


class Stop(Exception):
    """The command cannot go on; the message says what to do instead."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.text = Text(message, facts)


def print_json(value: object) -> None:
    """A result on stdout, for other programs."""
    print(msgspec.json.format(encode(value), indent=2).decode(), flush=True)


class RateColumn(ProgressColumn):
    """Shows how many are done in a second."""

    def render(self, task: Task) -> RichText:
        """`12.3/s`, or nothing before the first is done."""
        return RichText(f"{task.speed:.1f}/s" if task.speed else "", style="dim")


def progress_bar() -> Progress:
    """A bar on stderr: how many are done, how fast, and the time left."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal)


def with_progress(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The items, counted by a progress bar as they pass."""
    with progress_bar() as progress:
        task = progress.add_task(label, total=total)
        for item in items:
            yield item
            progress.advance(task)
