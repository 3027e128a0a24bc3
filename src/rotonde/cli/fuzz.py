"""`rotonde fuzz`: random legal play through the referee, until a promise of the contract breaks."""

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from rotonde.bots.fuzz import Walked, all_walked, walks
from rotonde.cli import terminal
from rotonde.cli.arguments import at_least_one, seat_counts, the_game, write_json
from rotonde.cli.reader import words_for
from rotonde.words import Language


class FuzzSummary(msgspec.Struct, frozen=True):
    """The results of all games."""

    game: str
    games: int
    actions: int
    seconds: float
    actions_per_second: float
    ends: dict[str, int]
    """Games per reason of their end."""
    violations: tuple[str, ...]
    records: tuple[str, ...]
    """The file of the games that broke a promise."""


def fuzz(
    game: terminal.GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seats: Annotated[str, Parameter(help="Seats at each table: a number, or `all`.")] = "all",
    out: Annotated[Path, Parameter(help="Folder for the records of broken games.")] = Path("."),
    work: terminal.Work = terminal.DEFAULT_WORK,
    output: terminal.Output = terminal.PLAIN,
) -> int:
    """Play random legal games through the referee; exit with 1 if one breaks a promise.

    Example: `rotonde fuzz rocket --games 1000 --seats all`
    """
    rules = the_game(game)
    words = words_for(output.lang, rules.id)
    tasks = walks(rules.id, seat_counts(rules, seats), at_least_one("--games", games), work.seed)
    began = time.perf_counter()
    found = all_walked(tasks, work.processes)
    label = words.message("cli-fuzzing", game=rules.id)
    results = list(terminal.with_progress(found, games, label))
    summary = summary_of(rules.id, results, time.perf_counter() - began, out)
    if output.json:
        terminal.print_json(summary)
    else:
        print_summary(summary, words)
    return terminal.BROKEN if summary.violations else 0


def summary_of(game: str, results: Sequence[Walked], seconds: float, out: Path) -> FuzzSummary:
    """The figures of all games; writes the records of broken ones."""
    actions = sum(result.actions for result in results)
    broken = [result for result in results if result.violation]
    return FuzzSummary(
        game=game,
        games=len(results),
        actions=actions,
        seconds=round(seconds, 3),
        actions_per_second=round(actions / seconds, 1),
        ends=dict(sorted(Counter(r.reason for r in results if r.reason).items())),
        violations=tuple(result.violation or "" for result in broken),
        records=tuple(write_broken(result, out) for result in broken),
    )


def write_broken(result: Walked, out: Path) -> str:
    """Write the record of a broken game to a file; gives the name of the file."""
    name = f"broken-{result.walk.game}-{result.walk.seats}-{result.walk.seed}.json"
    path = out / name.replace(":", "-").replace("/", "-")
    write_json(path, result.record)
    return str(path)


def print_summary(summary: FuzzSummary, words: Language) -> None:
    """Print the figures as a table, and each broken promise in one line."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim")
    table.add_column(justify="right")
    rows = {
        "cli-fuzz-games": words.number(summary.games),
        "cli-fuzz-actions": words.number(summary.actions),
        "cli-fuzz-rate": words.number(round(summary.actions_per_second)),
        "cli-fuzz-violations": words.number(len(summary.violations)),
    }
    for label, figure in rows.items():
        table.add_row(words.message(label), figure)
    for reason, games in summary.ends.items():
        ended = words.message("cli-fuzz-ended", reason=words.either(f"end-{reason}", reason))
        table.add_row(ended, words.number(games))
    terminal.OUT.print(table)
    for violation, record in zip(summary.violations, summary.records, strict=True):
        line = words.message("cli-fuzz-broken", violation=violation, file=record)
        terminal.ERR.print(line, style="red", markup=False, soft_wrap=True)
