"""`rotonde arena`: bots play each other, or one plays alone; prints shares with intervals."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.table import Table

from rotonde.bots.arena import Match, MatchResult, matches_played, schedule
from rotonde.bots.openings import drawn_orders
from rotonde.bots.results_file import ResultFile
from rotonde.bots.sequential import Judgement, judge, until_answered
from rotonde.bots.standings import EntrantStanding, endings, tally
from rotonde.cli import terminal
from rotonde.cli.arguments import (
    at_least_one,
    check_writable,
    checked_seats,
    checked_setup,
    the_game,
    the_level,
    the_options,
    the_question,
    values_of,
)
from rotonde.cli.reader import words_for
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import UNREADABLE
from rotonde.words import Language

OptionValues = Mapping[str, Any]


@Parameter(name="*")
@dataclass(frozen=True)
class PlayedOptions:
    """The options that are played with."""

    option: terminal.GameOptions = ()
    each: Annotated[
        str | None, Parameter(help="An option to play with each of its values, told apart.")
    ] = None


@Parameter(name="*")
@dataclass(frozen=True)
class Length:
    """How many games are played."""

    games: Annotated[int, Parameter(help="How many games, at most; seats rotate.")] = 100
    sprt: Annotated[
        str | None,
        Parameter(help="Two shares: stop when it is clear which of them the first bot wins."),
    ] = None
    results: Annotated[
        Path | None, Parameter(help="A file with a line for each game; what it holds is kept.")
    ] = None


class Standings(msgspec.Struct, frozen=True):
    """All entrants after all games."""

    game: str
    games: int
    entries: tuple[EntrantStanding, ...]
    endings: Mapping[str, int] = {}
    """How many games ended for each reason."""
    each: Mapping[str, tuple[EntrantStanding, ...]] = {}
    """The entrants after the games with each value of an option."""
    test: Judgement | None = None


DEFAULT_OPTIONS = PlayedOptions()
DEFAULT_LENGTH = Length()


def arena(
    game: terminal.GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help="One bot a seat, with commas.")] = "greedy,random",
    length: Length = DEFAULT_LENGTH,
    played_by: PlayedOptions = DEFAULT_OPTIONS,
    work: terminal.Work = terminal.DEFAULT_WORK,
    output: terminal.Output = terminal.PLAIN,
) -> None:
    """Let bots play each other; ties count as a part of a win, intervals hold 95 %.

    Each opening is played from all seats. One bot plays alone, where the game can be: then its
    scores are told with their spread.

    Example: `rotonde arena rocket --bots greedy,random --games 100`
    """
    rules = the_game(game)
    words = words_for(output.lang, rules.id)
    levels = [the_level(name.strip()) for name in bots.split(",")]
    options = all_options(rules, checked_seats(rules, len(levels)), played_by, words)
    question = None if length.sprt is None else the_question(length.sprt)
    games = at_least_one("--games", length.games)
    drawn = drawn_orders(rules, len(levels), rules.options(**options[0]))
    matches = schedule(rules.id, levels, games, work.seed, options, drawn)
    played = results_of(matches, length.results, work.processes)
    asked = played if question is None else until_answered(question, played)
    label = words.message("cli-arena-playing", game=rules.id)
    results = list(terminal.with_progress(asked, games, label))
    each = by_value(levels, results, played_by.each)
    test = None if question is None else judge(question, results)
    counts = tally(levels, results), endings(results)
    standings = Standings(rules.id, len(results), *counts, each, test)
    if output.json:
        terminal.print_json(standings)
    else:
        print_standings(standings, words)


def results_of(matches: Sequence[Match], path: Path | None, workers: int) -> Iterator[MatchResult]:
    """The results of the matches, out of a file as far as it holds them. Raises `Stop`."""
    if path is None:
        return matches_played(matches, workers)
    check_writable(path)
    try:
        return ResultFile(path).completed(matches, workers)
    except UNREADABLE as error:
        raise terminal.Stop("cli-wrong-results", file=str(path), problem=str(error)) from error


def all_options(
    rules: AnyRules, seats: int, played_by: PlayedOptions, words: Language
) -> tuple[OptionValues, ...]:
    """The options to play with in turn. Raises `Stop` where the game refuses one."""
    given = the_options(rules, played_by.option)
    values = values_of(rules, played_by.each) if played_by.each else ({},)
    found = tuple({**given, **value} for value in values)
    for options in found:
        checked_setup(rules, seats, options, words)
    return found


def by_value(
    levels: Sequence[str], results: Sequence[MatchResult], option: str | None
) -> Mapping[str, tuple[EntrantStanding, ...]]:
    """The entrants after the games with each value of an option."""
    found: dict[str, list[MatchResult]] = {}
    for result in results:
        if option is not None:
            found.setdefault(str(result.match.options[option]), []).append(result)
    return {value: tally(levels, part) for value, part in found.items()}


# --- output ---------------------------------------------------------------------------------------

SHARES = ("games", "share", "interval", "lead", "score", "thinking")
MANY = 1000
SCORES = ("games", "score", "spread", "range", "thinking")


def print_standings(standings: Standings, words: Language) -> None:
    """Print all figures, and the sources of the score when a bot played alone."""
    alone = len(standings.entries) == 1
    for value, entries in standings.each.items():
        terminal.OUT.print(value, style="bold")
        terminal.OUT.print(entrants_table(entries, alone, words), "")
    terminal.OUT.print(entrants_table(standings.entries, alone, words))
    if alone:
        terminal.OUT.print("", sources_table(standings, words))
    if standings.test is not None:
        terminal.OUT.print(f"\n{verdict(standings, standings.test, words)}")


def verdict(standings: Standings, test: Judgement, words: Language) -> str:
    """The answer to the question that was put to the games."""
    return words.message(
        f"cli-arena-{test.answer or 'open'}",
        bot=standings.entries[0].level,
        low=words.percent(test.question.low),
        high=words.percent(test.question.high),
        games=standings.games,
        error=words.percent(test.question.error),
        evidence=words.number(round(test.evidence, 2)),
        bound=words.number(round(test.question.bound, 2)),
    )


def entrants_table(entries: Iterable[EntrantStanding], alone: bool, words: Language) -> Table:
    """One row an entrant."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words.message("cli-column-bot"))
    for heading in SCORES if alone else SHARES:
        whole = heading in ("interval", "lead")
        table.add_column(words.message(f"cli-column-{heading}"), justify="right", no_wrap=whole)
    for entry in entries:
        table.add_row(*(scores_row(entry, words) if alone else shares_row(entry, words)))
    return table


def shares_row(entry: EntrantStanding, words: Language) -> tuple[str, ...]:
    """One entrant among others, figures in the reader's language."""
    lead, doubt = readable_figure(entry.lead), readable_figure(entry.lead_doubt)
    return (
        f"{entry.entrant + 1} {entry.level}",
        words.number(entry.games),
        words.percent(entry.share),
        f"{words.percent(entry.low)} – {words.percent(entry.high)}",
        f"{words.number(lead)} ± {words.number(doubt)}",
        words.number(round(entry.mean_score)),
        f"{words.number(round(entry.ms_per_decision, 1))} ms",
    )


def readable_figure(figure: float) -> float:
    """Points with a tenth; sums of money without."""
    return round(figure, 1) if abs(figure) < MANY else round(figure)


def scores_row(entry: EntrantStanding, words: Language) -> tuple[str, ...]:
    """A bot that played alone."""
    return (
        entry.level,
        words.number(entry.games),
        words.number(round(entry.mean_score, 1)),
        f"± {words.number(round(entry.spread, 1))}",
        f"{words.number(entry.lowest)} – {words.number(entry.highest)}",
        f"{words.number(round(entry.ms_per_decision, 1))} ms",
    )


def sources_table(standings: Standings, words: Language) -> Table:
    """The average of each source, and how the games ended."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right")
    for source, points in standings.entries[0].sources.items():
        table.add_row(words.number(round(points, 1)), words.message(f"source-{source}"))
    table.add_section()
    for reason, games in standings.endings.items():
        table.add_row(words.number(games), words.message(f"end-{reason}"))
    return table
