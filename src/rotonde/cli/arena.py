"""`rotonde arena`: bots against each other, with win shares and how sure they are."""

import time
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from rotonde.bots.arena import Entry, matches_played, schedule, tally
from rotonde.cli.asked import at_least_one, checked_seats, the_game, the_level
from rotonde.cli.terminal import (
    AS_USUAL,
    OUT,
    PLAINLY,
    GameName,
    Labour,
    Manner,
    followed,
    print_json,
    words_for,
)
from rotonde.words import Words


class Standings(msgspec.Struct, frozen=True):
    """All entrants after all games."""

    game: str
    games: int
    seconds: float
    entries: tuple[Entry, ...]


def arena(
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help="One bot a seat, with commas.")] = "greedy,random",
    games: Annotated[int, Parameter(help="How many games; seats rotate.")] = 100,
    labour: Labour = AS_USUAL,
    manner: Manner = PLAINLY,
) -> None:
    """Let bots play each other; ties count as a part of a win, intervals hold 95 %.

    Example: `rotonde arena rocket --bots greedy,random --games 100`
    """
    rules, words = the_game(game), words_for(manner.lang, game)
    levels = [the_level(name.strip()) for name in bots.split(",")]
    checked_seats(rules, len(levels))
    matches = schedule(rules.id, levels, at_least_one("--games", games), labour.seed)
    began = time.perf_counter()
    played = matches_played(matches, labour.hands)
    results = list(followed(played, games, words.message("cli-arena-playing", game=rules.id)))
    seconds = round(time.perf_counter() - began, 3)
    standings = Standings(rules.id, games, seconds, tally(levels, results))
    if manner.json:
        print_json(standings)
    else:
        OUT.print(listed(standings, words))


def listed(standings: Standings, words: Words) -> Table:
    """One row an entrant."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words.message("cli-column-bot"))
    for heading in ("games", "wins", "share", "interval", "score", "thinking"):
        table.add_column(words.message(f"cli-column-{heading}"), justify="right")
    for entry in standings.entries:
        table.add_row(*row(entry, words))
    return table


def row(entry: Entry, words: Words) -> tuple[str, ...]:
    """One entrant, figures in the reader's language."""
    return (
        f"{entry.entrant + 1} {entry.level}",
        words.number(entry.games),
        words.number(round(entry.wins, 2)),
        words.percent(entry.share),
        f"{words.percent(entry.low)} – {words.percent(entry.high)}",
        words.number(round(entry.mean_score)),
        f"{words.number(round(entry.ms_per_decision, 1))} ms",
    )
