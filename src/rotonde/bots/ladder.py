"""The ladder: a page that says how strong bots are, written out of the games that they played."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from rotonde.bots.arena import MatchResult
from rotonde.bots.ratings import ANCHOR, ANCHOR_RATING, Rating, ratings
from rotonde.bots.standings import EntrantStanding, tally

HEAD: Final = f"""# Ladder

How strong the bots are, measured by their games against each other. This page is written by
`rotonde ladder bench/ladder/*.jsonl --save docs/ladder.md --plot docs/ladder.svg`; each line of
those files is one game, with its seed, and is played again by `rotonde arena` with the same bots
and seed.

![Ratings of bots, game by game](ladder.svg)

Every opening is played from all seats; where the set-up of a game is fixed, a few drawn orders
come first. Ratings are fitted to all games of a game at once (Bradley-Terry): {ANCHOR} stands at
{ANCHOR_RATING:.0f}, and 400 points are odds of ten to one. Shares and ratings come with 95 %
intervals. A lead is the own score less the mean of the others. Times are CPU time for a click, on
whatever machine played: they compare the bots of one match, and nothing else.
"""
Rows = Sequence[Sequence[str]]
MATCH_COLUMNS: Final = (
    "match",
    "games",
    "won",
    "interval",
    "lead",
    "ms a click",
    "slowest",
    "seeds",
)


def ladder_page(results: Sequence[MatchResult]) -> str:
    """The whole page, game by game."""
    sections = [HEAD]
    for game, played in grouped(results, lambda result: result.match.game).items():
        sections.append(f"## {game.capitalize()}\n")
        sections.append(markdown(("bot", "rating", "games"), rating_rows(played)))
        sections.append(markdown(MATCH_COLUMNS, match_rows(played)))
        sections.append(markdown(("seats", "games", "won by seat"), list(seat_rows(played))))
    return "\n".join(sections)


def ratings_by_game(results: Sequence[MatchResult]) -> Mapping[str, Sequence[Rating]]:
    """The bots of each game, the strongest first."""
    by_game = grouped(results, lambda result: result.match.game)
    return {game: ratings(played) for game, played in by_game.items()}


def grouped(
    results: Iterable[MatchResult], key: Callable[[MatchResult], str]
) -> Mapping[str, list[MatchResult]]:
    """The results by what a key says of them, in the order of the names."""
    found: dict[str, list[MatchResult]] = {}
    for result in results:
        found.setdefault(key(result), []).append(result)
    return dict(sorted(found.items()))


def rating_rows(results: Sequence[MatchResult]) -> Rows:
    """The bots of a game, the strongest first."""
    rated = ratings(results)
    apart = {level for result in results for level in result.match.levels}
    apart -= {each.level for each in rated}
    return [
        *((each.level, told(each), str(each.games)) for each in rated),
        *((level, f"never met {ANCHOR}, nor who did", "") for level in sorted(apart)),
    ]


def told(rating: Rating) -> str:
    """A rating with its doubt; the bot that the others are measured by has none."""
    points = f"{rating.points:.0f}"
    return points if rating.level == ANCHOR else f"{points} ± {rating.doubt:.0f}"


def match_rows(results: Sequence[MatchResult]) -> Rows:
    """Each meeting of the same bots, as its first bot stands."""
    return [match_row(played) for played in grouped(results, entrants_of).values()]


def entrants_of(result: MatchResult) -> str:
    """The bots of a match, the first entrant first."""
    match = result.match
    by_entrant = sorted(zip(match.entrants, match.levels, strict=True))
    return ", ".join(level for _, level in by_entrant)


def match_row(results: Sequence[MatchResult]) -> Sequence[str]:
    """One meeting."""
    names = entrants_of(results[0])
    entries = tally(names.split(", "), results)
    first = entries[0]
    return (
        names,
        str(first.games),
        f"{first.wins:g} = {first.share:.0%}",
        f"{first.low:.0%} – {first.high:.0%}",
        f"{first.lead:,.0f} ± {first.lead_doubt:,.0f}",
        " / ".join(milliseconds(entries, "ms_per_decision")),
        " / ".join(milliseconds(entries, "slowest_ms")),
        ", ".join(sorted({result.match.seed.rpartition(":")[0] for result in results})),
    )


def milliseconds(entries: Sequence[EntrantStanding], figure: str) -> Iterator[str]:
    """The times of each bot once."""
    told: set[str] = set()
    for entry in entries:
        if entry.level not in told:
            told.add(entry.level)
            yield f"{getattr(entry, figure):.0f}"


def seat_rows(results: Sequence[MatchResult]) -> Iterator[Sequence[str]]:
    """How often each seat won, whoever sat there."""
    for seats, played in grouped(results, lambda result: str(len(result.wins))).items():
        shares = (sum(result.wins[seat] for result in played) for seat in range(int(seats)))
        yield seats, str(len(played)), ", ".join(f"{won / len(played):.0%}" for won in shares)


def markdown(columns: Sequence[str], rows: Rows) -> str:
    """A table of a page."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"
