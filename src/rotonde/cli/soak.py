"""`rotonde soak`: servers are killed and databases restarted while people and bots play."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.table import Table

from rotonde.bench.postgres import NoPostgres
from rotonde.bench.soak import Plan, Soaked
from rotonde.bench.soak import soak as carry_out
from rotonde.cli.asked import at_least_one, checked_place, the_game
from rotonde.cli.terminal import BROKEN, OUT, PLAINLY, Manner, Stop, bar, print_json, words_for
from rotonde.words import Words


@Parameter(name="*")
@dataclass(frozen=True)
class Trouble:
    """How much of it, and on which database."""

    kills: Annotated[int, Parameter(help="How often a server is killed.")] = 10
    restarts: Annotated[int, Parameter(help="How often the database is restarted.")] = 0
    nodes: Annotated[int, Parameter(help="Servers on the same database.")] = 1
    tables: Annotated[int, Parameter(help="Tables at the same time, each with bots.")] = 4
    database: Annotated[
        Literal["sqlite", "postgresql"], Parameter(help="Where every move is saved.")
    ] = "sqlite"
    seed: Annotated[str, Parameter(help="The same seed gives the same trouble.")] = "rotonde"


MUCH = Trouble()


def soak(
    game: Annotated[str, Parameter(help="The game that is played.")] = "rocket",
    /,
    *,
    trouble: Trouble = MUCH,
    logs: Annotated[Path | None, Parameter(help="Keep the logs of the servers here.")] = None,
    manner: Manner = PLAINLY,
) -> int:
    """Kill servers of our own while people and bots play; exit with 1 if a move or a table is lost.

    Example: `rotonde soak --kills 40 --database postgresql --nodes 2 --restarts 10`
    """
    plan, words = planned(game, trouble), words_for(manner.lang)
    checked_place(logs and logs / "node-1.log")
    with bar() as progress:
        task = progress.add_task(words.message("cli-soaking"), total=plan.kills + plan.restarts)
        try:
            found = carry_out(plan, partial(progress.advance, task), logs)
        except NoPostgres as error:
            raise Stop("cli-bench-no-postgres", reason=str(error)) from error
    if manner.json:
        print_json(found)
    else:
        show(found, words)
    return 0 if found.is_well else BROKEN


def planned(game: str, trouble: Trouble) -> Plan:
    """What is to be done. Raises `Stop` for what cannot be."""
    if trouble.database == "sqlite" and (trouble.nodes > 1 or trouble.restarts):
        raise Stop("cli-soak-sqlite-alone")
    rules = the_game(game)
    return Plan(
        game=rules.id,
        database=trouble.database,
        nodes=at_least_one("--nodes", trouble.nodes),
        tables=at_least_one("--tables", trouble.tables),
        seats=max(2, rules.seats.start),
        kills=at_least_one("--kills", trouble.kills),
        restarts=trouble.restarts,
        seed=trouble.seed,
    )


def show(found: Soaked, words: Words) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim")
    table.add_column(justify="right")
    for name in ("tables", "acknowledged", "lost", "doubled", "stuck", "seconds"):
        table.add_row(words.message(f"cli-soak-{name}"), words.number(round(getattr(found, name))))
    OUT.print(table)
