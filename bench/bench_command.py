"""`rotonde bench`: measures speed as ratios to a yardstick of the same run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.table import Table

from bench.engine import Measure, measure
from bench.postgres import NoPostgres
from bench.search import SearchMeasure, measure_search
from bench.server import IdleMeasure, ServerMeasure, Size, measure_idle, measure_server
from bench.yardstick import NoYardstick, chess_module
from rotonde.catalogue import GAMES
from rotonde.cli.arguments import at_least_one, check_writable, checked_seats, the_game, write_json
from rotonde.cli.checkout import BENCH
from rotonde.cli.reader import words_for
from rotonde.cli.terminal import OUT, PLAIN, Output, Stop, print_json, progress_bar
from rotonde.words import Language

AFTER_ROUNDS = 2
"""Steps of the progress bar after the rounds: early and late moves, replay."""
SERVER_STEPS = 3
"""The yardstick, one table alone, all tables."""
ALL = "all"
"""In place of a game: all of them, one after the other."""
SEARCH_ROWS = {
    "yardstick": "yardstick_per_second",
    "values": "values_per_second",
    "plan": "plan_ms",
    "rollouts": "rollouts_per_second",
    "rollout-cost": "rollout_cost",
}
"""The rows of the table of `bench search`, and the figures that stand in them."""
IDLE_STEPS = 2
"""All tables open, all of them watched."""


@Parameter(name="*")
@dataclass(frozen=True)
class ServerOptions:
    """How much of a server is measured, and on which database."""

    tables: Annotated[int, Parameter(help="Tables at the same time.")] = 32
    seats: Annotated[int | None, Parameter(help="Seats, each with a listener.")] = None
    seconds: Annotated[int, Parameter(help="Seconds alone, then with all tables.")] = 5
    database: Annotated[
        Literal["sqlite", "postgresql"], Parameter(help="Where every move is saved.")
    ] = "sqlite"
    idle: Annotated[
        int | None, Parameter(help="Only open so many tables, and say what they cost at rest.")
    ] = None


TABLES = ServerOptions()

bench = App(name="bench", help=BENCH)


@bench.command
def engine(
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    /,
    *,
    rounds: Annotated[int, Parameter(help="Rounds of the yardstick and of the game.")] = 7,
    profile: Annotated[bool, Parameter(negative="", help="Add where the time goes.")] = False,
    save: Annotated[Path | None, Parameter(help="Write the figures here instead.")] = None,
    output: Output = PLAIN,
) -> None:
    """Measure the rules engine of one game, or of all, against random play of python-chess.

    The figures are also written to bench/results/engine.json.

    Example: `rotonde bench engine rocket --rounds 7 --json`
    """
    chosen = [the_game(game)] if game else list(GAMES.values())
    words = words_for(output.lang)
    check_writable(save)
    require_yardstick()
    steps = (at_least_one("--rounds", rounds) + AFTER_ROUNDS) * len(chosen)
    with progress_bar() as progress:
        task = progress.add_task(words.message("cli-bench-measuring"), total=steps)
        tick = partial(progress.advance, task)
        found = [measure(rules, rounds, profile, tick) for rules in chosen]
    write_figures(found, save or results_file("engine"), output)
    if not output.json:
        show(found, words)


@bench.command
def search(
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    /,
    *,
    rounds: Annotated[int, Parameter(help="Rounds of the yardstick and of the bots.")] = 5,
    save: Annotated[Path | None, Parameter(help="Write the figures here instead.")] = None,
    output: Output = PLAIN,
) -> None:
    """Measure how fast bots think about one game, or about all: ratings, plans and rollouts.

    The figures are also written to bench/results/search.json.

    Example: `rotonde bench search rocket --rounds 5 --json`
    """
    chosen = [the_game(game)] if game else list(GAMES.values())
    words = words_for(output.lang)
    check_writable(save)
    require_yardstick()
    with progress_bar() as progress:
        steps = at_least_one("--rounds", rounds) * len(chosen)
        task = progress.add_task(words.message("cli-bench-measuring"), total=steps)
        tick = partial(progress.advance, task)
        found = [measure_search(rules, rounds, tick) for rules in chosen]
    write_figures(found, save or results_file("search"), output)
    if not output.json:
        show_search(found, words)


@bench.command
def server(
    game: Annotated[str, Parameter(help="The game that is played; all for one by one.")] = "rocket",
    /,
    *,
    measured: ServerOptions = TABLES,
    save: Annotated[Path | None, Parameter(help="Write the figures here instead.")] = None,
    output: Output = PLAIN,
) -> None:
    """Measure a server of its own over real sockets: every move saved, then told to all listeners.

    The figures are also written to bench/results/server.json.

    Example: `rotonde bench server tiles --tables 8 --seconds 10 --database postgresql --json`
    """
    sizes = [size_of(one, measured) for one in (GAMES if game == ALL else (game,))]
    words = words_for(output.lang)
    check_writable(save)
    require_yardstick()
    with progress_bar() as progress:
        steps = len(sizes) * (SERVER_STEPS if measured.idle is None else IDLE_STEPS)
        tick = partial(
            progress.advance,
            progress.add_task(words.message("cli-bench-measuring"), total=steps),
        )
        found = [measure_tables(size, tick, idle=measured.idle is not None) for size in sizes]
    write_figures(found if game == ALL else found[0], save or results_file("server"), output)
    if not output.json:
        show_server(found, words)


def size_of(game: str, options: ServerOptions) -> Size:
    """The size of a measurement. Raises `Stop`."""
    rules = the_game(game)
    tables = at_least_one(
        "--tables" if options.idle is None else "--idle", options.idle or options.tables
    )
    return Size(
        game=rules.id,
        database=options.database,
        tables=tables,
        listeners=checked_seats(rules, rules.seats[-1] if options.seats is None else options.seats),
        seconds=at_least_one("--seconds", options.seconds),
    )


def measure_tables(
    size: Size, tick: Callable[[], None], *, idle: bool
) -> ServerMeasure | IdleMeasure:
    """Measure a server. Raises `Stop` where its database cannot be started."""
    try:
        return measure_idle(size, tick) if idle else measure_server(size, tick)
    except NoPostgres as error:
        raise Stop("cli-bench-no-postgres", reason=str(error)) from error


def write_figures(found: object, path: Path, output: Output) -> None:
    """Write the figures into a file, and to stdout where JSON is asked for."""
    write_json(path, found)
    if output.json:
        print_json(found)


def require_yardstick() -> None:
    """Raise `Stop` where python-chess is missing."""
    try:
        chess_module()
    except NoYardstick as error:
        raise Stop("cli-bench-no-chess") from error


def results_file(name: str) -> Path:
    """The file that keeps figures where no other is named."""
    return Path(__file__).parent / "results" / f"{name}.json"


def show(found: list[Measure], words: Language) -> None:
    """Print the figures as a table, and the profile below it."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for one in found:
        table.add_column(one.game, justify="right")
    for label, figures in rows(found, words).items():
        table.add_row(words.message(f"cli-bench-{label}"), *figures)
    OUT.print(table)
    for one in found:
        for line in one.profile:
            OUT.print(line, markup=False)


def rows(found: list[Measure], words: Language) -> dict[str, list[str]]:
    """Each figure of every game."""

    def whole(name: str) -> list[str]:
        return [words.number(round(getattr(one, name))) for one in found]

    def times(name: str) -> list[str]:
        return [f"{words.number(round(getattr(one, name), 2))}×" for one in found]

    spread = [
        f"{words.number(round(one.lowest_ratio, 2))}–{words.number(round(one.highest_ratio, 2))}×"
        for one in found
    ]
    return {
        "moves": whole("moves_per_second"),
        "yardstick": whole("yardstick_per_second"),
        "ratio": times("ratio"),
        "spread": spread,
        "early": whole("early_us"),
        "late": whole("late_us"),
        "late-to-early": times("late_to_early"),
        "replay": whole("replay_per_second"),
        "verify": whole("verify_per_second"),
    }


def show_search(found: Sequence[SearchMeasure], words: Language) -> None:
    """Print how fast bots think, a column for each game."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for one in found:
        table.add_column(one.game, justify="right")
    for label, name in SEARCH_ROWS.items():
        figures = [words.number(round(getattr(one, name))) for one in found]
        table.add_row(words.message(f"cli-bench-{label}"), *figures)
    OUT.print(table)


def show_server(found: Sequence[ServerMeasure | IdleMeasure], words: Language) -> None:
    """Print the figures of a server as a table, a column for each game."""
    first = found[0]
    size = words.message("cli-bench-size", tables=first.tables, listeners=first.listeners)
    title = size if len(found) == 1 else words.message("cli-bench-sizes", tables=first.tables)
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.show_header = len(found) > 1
    table.add_column("")
    for one in found:
        table.add_column(one.game, justify="right")
    for label, figures in server_rows(found, words).items():
        table.add_row(words.message(f"cli-bench-{label}"), *figures)
    OUT.print(table)


def server_rows(
    found: Sequence[ServerMeasure | IdleMeasure], words: Language
) -> dict[str, list[str]]:
    """Each figure of every game."""
    columns = [
        busy_figures(one) if isinstance(one, ServerMeasure) else idle_figures(one) for one in found
    ]
    return {label: [shown(each[label], words) for each in columns] for label in columns[0]}


def shown(figure: float | None, words: Language) -> str:
    return "–" if figure is None else words.number(round(figure, 1 if figure < 100 else None))


def busy_figures(found: ServerMeasure) -> dict[str, float | None]:
    return {
        "told": found.moves_per_second,
        "median": found.median_ms,
        "p99": found.p99_ms,
        "alone-median": found.alone_median_ms,
        "alone-p99": found.alone_p99_ms,
        "cpu": found.cpu_us,
        "client": found.client_us,
        "kilobytes": found.kilobytes_per_table,
        "lag": found.worst_lag_ms,
        "yardstick": found.yardstick_per_second,
    }


def idle_figures(found: IdleMeasure) -> dict[str, float | None]:
    return {
        "kilobytes": found.kilobytes_per_table,
        "resting": found.cpu_percent,
        "lag": found.worst_lag_ms,
    }
