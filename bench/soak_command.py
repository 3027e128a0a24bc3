"""`rotonde soak`: servers are killed and databases restarted while people and bots play."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.table import Table

from bench.attacks import ATTACKS
from bench.postgres import NoPostgres
from bench.siege import Besieged, Siege, besiege
from bench.soak import Plan, Soaked
from bench.soak import soak as carry_out
from rotonde.cli.arguments import at_least_one, check_writable, the_game
from rotonde.cli.terminal import (
    BROKEN,
    OUT,
    PLAIN,
    Output,
    Stop,
    print_json,
    progress_bar,
    words_for,
)
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


@Parameter(name="*")
@dataclass(frozen=True)
class Hostility:
    """The attacks of one address while another plays."""

    hostile: Annotated[
        bool, Parameter(help="Attack a server from one address while another plays.", negative="")
    ] = False
    attack: Annotated[
        tuple[str, ...], Parameter(help=f"Only this one: {', '.join(ATTACKS)}.", negative="")
    ] = ()
    seconds: Annotated[float, Parameter(help="How long each attack lasts.")] = 10.0
    most: Annotated[int, Parameter(help="How often an attack asks at most.")] = 50_000


MUCH = Trouble()
NONE = Hostility()


def soak(
    game: Annotated[str, Parameter(help="The game that is played.")] = "rocket",
    /,
    *,
    trouble: Trouble = MUCH,
    hostility: Hostility = NONE,
    logs: Annotated[Path | None, Parameter(help="Keep the logs of the servers here.")] = None,
    output: Output = PLAIN,
) -> int:
    """Kill servers of our own while people and bots play; exit with 1 if a move or a table is lost.

    With `--hostile` one address does its worst; exit with 1 if another has to wait for it.

    Example: `rotonde soak --kills 40 --database postgresql --nodes 2 --restarts 10`
    """
    if hostility.hostile:
        return hold_out(besieged(game, trouble, hostility), output)
    plan, words = planned(game, trouble), words_for(output.lang)
    check_writable(logs and logs / "node-1.log")
    with progress_bar() as progress:
        task = progress.add_task(words.message("cli-soaking"), total=plan.kills + plan.restarts)
        try:
            found = carry_out(plan, partial(progress.advance, task), logs)
        except NoPostgres as error:
            raise Stop("cli-bench-no-postgres", reason=str(error)) from error
    if output.json:
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


# --- an address that does its worst ---------------------------------------------------------------


def besieged(game: str, trouble: Trouble, hostility: Hostility) -> Siege:
    """What is to be done. Raises `Stop` for what cannot be."""
    for attack in hostility.attack:
        if attack not in ATTACKS:
            raise Stop("cli-soak-no-attack", attack=attack, known=", ".join(ATTACKS))
    return Siege(
        game=the_game(game).id,
        database=trouble.database,
        seconds=max(1.0, hostility.seconds),
        most=at_least_one("--most", hostility.most),
        attacks=hostility.attack or tuple(ATTACKS),
    )


def hold_out(siege: Siege, output: Output) -> int:
    """Carry the attacks out, and tell how an honest player fared."""
    words = words_for(output.lang)
    with progress_bar() as progress:
        task = progress.add_task(words.message("cli-soaking-hostile"), total=len(siege.attacks))
        try:
            found = besiege(siege, partial(progress.advance, task))
        except NoPostgres as error:
            raise Stop("cli-bench-no-postgres", reason=str(error)) from error
    if output.json:
        print_json([{**msgspec.to_builtins(each), "well": each.is_well} for each in found])
    else:
        show_siege(found, words)
    return 0 if all(each.is_well for each in found) else BROKEN


COLUMNS = ("sent", "refused", "alone_median", "alone_p99", "median", "p99", "bot_alone", "bot")


def show_siege(found: list[Besieged], words: Words) -> None:
    """A line for each attack; a star stands behind one that made somebody wait."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words.message("cli-soak-attack"))
    for name in (*COLUMNS, "cpu"):
        table.add_column(words.message(f"cli-soak-{name.replace('_', '-')}"), justify="right")
    for each in found:
        figures = [words.number(round(getattr(each, name))) for name in COLUMNS]
        cpu = "" if each.cpu is None else words.number(round(each.cpu, 2))
        table.add_row(each.attack + ("" if each.is_well else " *"), *figures, cpu)
    OUT.print(table)
