"""`rotonde arena`: bots play each other, or one plays alone; prints shares with intervals."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.table import Table

from rotonde.bots.arena import Entry, Result, endings, matches_played, schedule, tally
from rotonde.cli.arguments import (
    at_least_one,
    checked_seats,
    checked_setup,
    the_game,
    the_level,
    the_options,
    values_of,
)
from rotonde.cli.terminal import (
    DEFAULT_WORK,
    OUT,
    PLAIN,
    GameName,
    GameOptions,
    Output,
    Work,
    print_json,
    with_progress,
    words_for,
)
from rotonde.kernel.law.rules import AnyRules
from rotonde.words import Words

Options = Mapping[str, Any]


@Parameter(name="*")
@dataclass(frozen=True)
class PlayedOptions:
    """The options that are played with."""

    option: GameOptions = ()
    each: Annotated[
        str | None, Parameter(help="An option to play with each of its values, told apart.")
    ] = None


class Standings(msgspec.Struct, frozen=True):
    """All entrants after all games."""

    game: str
    games: int
    seconds: float
    entries: tuple[Entry, ...]
    endings: Mapping[str, int] = {}
    """How many games ended for each reason."""
    each: Mapping[str, tuple[Entry, ...]] = {}
    """The entrants after the games with each value of an option."""


DEFAULT_OPTIONS = PlayedOptions()


def arena(
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help="One bot a seat, with commas.")] = "greedy,random",
    games: Annotated[int, Parameter(help="How many games; seats rotate.")] = 100,
    played_by: PlayedOptions = DEFAULT_OPTIONS,
    work: Work = DEFAULT_WORK,
    output: Output = PLAIN,
) -> None:
    """Let bots play each other; ties count as a part of a win, intervals hold 95 %.

    One bot plays alone, where the game can be: then its scores are told with their spread.

    Example: `rotonde arena rocket --bots greedy,random --games 100`
    """
    rules = the_game(game)
    words = words_for(output.lang, rules.id)
    levels = [the_level(name.strip()) for name in bots.split(",")]
    options = all_options(rules, checked_seats(rules, len(levels)), played_by, words)
    matches = schedule(rules.id, levels, at_least_one("--games", games), work.seed, options)
    began = time.perf_counter()
    played = matches_played(matches, work.processes)
    results = list(with_progress(played, games, words.message("cli-arena-playing", game=rules.id)))
    seconds = round(time.perf_counter() - began, 3)
    entries, each = tally(levels, results), by_value(levels, results, played_by.each)
    standings = Standings(rules.id, games, seconds, entries, endings(results), each)
    if output.json:
        print_json(standings)
    else:
        print_standings(standings, words)


def all_options(
    rules: AnyRules, seats: int, played_by: PlayedOptions, words: Words
) -> tuple[Options, ...]:
    """The options to play with in turn. Raises `Stop` where the game refuses one."""
    given = the_options(rules, played_by.option)
    values = values_of(rules, played_by.each) if played_by.each else ({},)
    found = tuple({**given, **value} for value in values)
    for options in found:
        checked_setup(rules, seats, options, words)
    return found


def by_value(
    levels: Sequence[str], results: Sequence[Result], option: str | None
) -> Mapping[str, tuple[Entry, ...]]:
    """The entrants after the games with each value of an option."""
    found: dict[str, list[Result]] = {}
    for result in results:
        if option is not None:
            found.setdefault(str(result.match.options[option]), []).append(result)
    return {value: tally(levels, part) for value, part in found.items()}


# --- output ---------------------------------------------------------------------------------------

SHARES = ("games", "wins", "share", "interval", "score", "thinking")
SCORES = ("games", "score", "spread", "range", "thinking")


def print_standings(standings: Standings, words: Words) -> None:
    """Print all figures, and the sources of the score when a bot played alone."""
    alone = len(standings.entries) == 1
    for value, entries in standings.each.items():
        OUT.print(value, style="bold")
        OUT.print(entrants_table(entries, alone, words), "")
    OUT.print(entrants_table(standings.entries, alone, words))
    if alone:
        OUT.print("", sources_table(standings, words))


def entrants_table(entries: Iterable[Entry], alone: bool, words: Words) -> Table:
    """One row an entrant."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words.message("cli-column-bot"))
    for heading in SCORES if alone else SHARES:
        table.add_column(words.message(f"cli-column-{heading}"), justify="right")
    for entry in entries:
        table.add_row(*(scores_row(entry, words) if alone else shares_row(entry, words)))
    return table


def shares_row(entry: Entry, words: Words) -> tuple[str, ...]:
    """One entrant among others, figures in the reader's language."""
    return (
        f"{entry.entrant + 1} {entry.level}",
        words.number(entry.games),
        words.number(round(entry.wins, 2)),
        words.percent(entry.share),
        f"{words.percent(entry.low)} – {words.percent(entry.high)}",
        words.number(round(entry.mean_score)),
        f"{words.number(round(entry.ms_per_decision, 1))} ms",
    )


def scores_row(entry: Entry, words: Words) -> tuple[str, ...]:
    """A bot that played alone."""
    return (
        entry.level,
        words.number(entry.games),
        words.number(round(entry.mean_score, 1)),
        f"± {words.number(round(entry.spread, 1))}",
        f"{words.number(entry.lowest)} – {words.number(entry.highest)}",
        f"{words.number(round(entry.ms_per_decision, 1))} ms",
    )


def sources_table(standings: Standings, words: Words) -> Table:
    """The average of each source, and how the games ended."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right")
    for source, points in standings.entries[0].sources.items():
        table.add_row(words.number(round(points, 1)), words.message(f"source-{source}"))
    table.add_section()
    for reason, games in standings.endings.items():
        table.add_row(words.number(games), words.message(f"end-{reason}"))
    return table
