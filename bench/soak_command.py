"""`rotonde soak`: servers are killed and databases restarted while people and bots play."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.table import Table

from bench.attacks import ATTACKS
from bench.hostile import AttackPlan, AttackResult, run_attacks
from bench.postgres import NoPostgres
from bench.soak import SoakPlan, SoakResult
from bench.soak import soak as carry_out
from rotonde.cli.arguments import at_least_one, check_writable, the_game
from rotonde.cli.reader import words_for
from rotonde.cli.terminal import BROKEN, OUT, PLAIN, Output, Stop, print_json, progress_bar
from rotonde.words import Language


@Parameter(name="*")
@dataclass(frozen=True)
class SoakOptions:
    """How many servers are killed, and on which database."""

    kills: Annotated[int, Parameter(help="How often a server is killed.")] = 10
    restarts: Annotated[int, Parameter(help="How often the database is restarted.")] = 0
    nodes: Annotated[int, Parameter(help="Servers on the same database.")] = 1
    tables: Annotated[int, Parameter(help="Tables at the same time, each with bots.")] = 4
    database: Annotated[
        Literal["sqlite", "postgresql"], Parameter(help="Where every move is saved.")
    ] = "sqlite"
    seed: Annotated[str, Parameter(help="The same seed gives the same order of kills.")] = "rotonde"


@Parameter(name="*")
@dataclass(frozen=True)
class HostileOptions:
    """Options of the attacks."""

    hostile: Annotated[
        bool, Parameter(help="Attack a server from one address while another plays.", negative="")
    ] = False
    attack: Annotated[
        tuple[str, ...], Parameter(help=f"Only this one: {', '.join(ATTACKS)}.", negative="")
    ] = ()
    seconds: Annotated[float, Parameter(help="How long each attack lasts.")] = 10.0
    most: Annotated[int, Parameter(help="How often an attack asks at most.")] = 50_000


DEFAULT_SOAK = SoakOptions()
NOT_HOSTILE = HostileOptions()


def soak(
    game: Annotated[str, Parameter(help="The game that is played.")] = "rocket",
    /,
    *,
    options: SoakOptions = DEFAULT_SOAK,
    hostile_options: HostileOptions = NOT_HOSTILE,
    logs: Annotated[Path | None, Parameter(help="Keep the logs of the servers here.")] = None,
    output: Output = PLAIN,
) -> int:
    """Run the soak, or the attacks; the help of the command stands in `rotonde.cli.checkout`."""
    if hostile_options.hostile:
        return run_hostile(attack_plan(game, options, hostile_options), output)
    plan, words = soak_plan(game, options), words_for(output.lang)
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
    return 0 if found.is_well and found.is_whole else BROKEN


def soak_plan(game: str, options: SoakOptions) -> SoakPlan:
    """The plan that the options ask for. Raises `Stop`."""
    if options.database == "sqlite" and (options.nodes > 1 or options.restarts):
        raise Stop("cli-soak-sqlite-alone")
    rules = the_game(game)
    return SoakPlan(
        game=rules.id,
        database=options.database,
        nodes=at_least_one("--nodes", options.nodes),
        tables=at_least_one("--tables", options.tables),
        seats=max(2, rules.seats.start),
        kills=at_least_one("--kills", options.kills),
        restarts=options.restarts,
        seed=options.seed,
    )


def show(found: SoakResult, words: Language) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim")
    table.add_column(justify="right")
    planned = found.plan.kills + found.plan.restarts
    table.add_row(words.message("cli-soaking"), f"{found.troubles} / {planned}")
    for name in ("tables", "acknowledged", "lost", "doubled", "stuck", "seconds"):
        table.add_row(words.message(f"cli-soak-{name}"), words.number(round(getattr(found, name))))
    OUT.print(table)


# --- attacks --------------------------------------------------------------------------------------


def attack_plan(game: str, options: SoakOptions, hostile_options: HostileOptions) -> AttackPlan:
    """The plan that the options ask for. Raises `Stop`."""
    for attack in hostile_options.attack:
        if attack not in ATTACKS:
            raise Stop("cli-soak-no-attack", attack=attack, known=", ".join(ATTACKS))
    return AttackPlan(
        game=the_game(game).id,
        database=options.database,
        seconds=max(1.0, hostile_options.seconds),
        most=at_least_one("--most", hostile_options.most),
        attacks=hostile_options.attack or tuple(ATTACKS),
    )


def run_hostile(plan: AttackPlan, output: Output) -> int:
    """Run the attacks, and print how long an honest player waited."""
    words = words_for(output.lang)
    with progress_bar() as progress:
        task = progress.add_task(words.message("cli-soaking-hostile"), total=len(plan.attacks))
        try:
            found = run_attacks(plan, partial(progress.advance, task))
        except NoPostgres as error:
            raise Stop("cli-bench-no-postgres", reason=str(error)) from error
    if output.json:
        print_json([{**msgspec.to_builtins(each), "well": each.is_well} for each in found])
    else:
        print_attacks(found, words)
    whole = len(found) == len(plan.attacks)
    return 0 if whole and all(each.is_well for each in found) else BROKEN


COLUMNS = ("sent", "refused", "alone_median", "alone_p99", "median", "p99", "bot_alone", "bot")


def print_attacks(found: list[AttackResult], words: Language) -> None:
    """Print a line for each attack, with a star where the player had to wait."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words.message("cli-soak-attack"))
    for name in (*COLUMNS, "cpu"):
        table.add_column(words.message(f"cli-soak-{name.replace('_', '-')}"), justify="right")
    for each in found:
        figures = [words.number(round(getattr(each, name))) for name in COLUMNS]
        cpu = "" if each.cpu is None else words.number(round(each.cpu, 2))
        table.add_row(each.attack + ("" if each.is_well else " *"), *figures, cpu)
    OUT.print(table)
