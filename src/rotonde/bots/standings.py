"""How bots did over many games: shares with intervals, leads, scores and CPU time."""

import math
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from rotonde.bots.arena import MatchResult

SURE = 1.96
"""Standard deviations of a 95 % interval."""


class EntrantStanding(msgspec.Struct, frozen=True):
    """How one entrant did over all games."""

    entrant: int
    level: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float
    ms_per_decision: float
    spread: float = 0.0
    """The standard deviation of its scores."""
    lowest: int = 0
    highest: int = 0
    sources: Mapping[str, float] = {}
    """The average amount from each source in a game."""
    lead: float = 0.0
    """How much more it scored than the others did on average."""
    lead_doubt: float = 0.0
    """Half the 95 % interval of the lead, over openings."""
    slowest_ms: float = 0.0
    """The longest that it thought about one decision."""


def wilson(wins: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """The interval in which the true share lies, honest for few games and extreme shares too."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, sure * sure
    middle = share + square / (2 * games)
    spread_ = sure * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread_) / scale), min(1.0, (middle + spread_) / scale)


def tally(levels: Sequence[str], results: Sequence[MatchResult]) -> tuple[EntrantStanding, ...]:
    """How each entrant did, in the order they were named."""
    return tuple(entry(entrant, level, results) for entrant, level in enumerate(levels))


def entry(entrant: int, level: str, results: Sequence[MatchResult]) -> EntrantStanding:
    """How one entrant did, wherever it sat."""
    sat = [(result, result.match.entrants.index(entrant)) for result in results]
    games = len(sat)
    wins = sum(result.wins[seat] for result, seat in sat)
    low, high = wilson(wins, games)
    scores = [result.scores[seat] for result, seat in sat] or [0]
    decisions = sum(result.decisions[seat] for result, seat in sat)
    lead, lead_doubt = lead_with_doubt(sat)
    return EntrantStanding(
        entrant=entrant,
        level=level,
        games=games,
        wins=wins,
        share=wins / max(1, games),
        low=low,
        high=high,
        mean_score=statistics.fmean(scores),
        ms_per_decision=1000 * sum(r.seconds[seat] for r, seat in sat) / max(1, decisions),
        spread=statistics.pstdev(scores),
        lowest=min(scores),
        highest=max(scores),
        sources=averages([r.breakdowns[seat] for r, seat in sat if r.breakdowns]),
        lead=lead,
        lead_doubt=lead_doubt,
        slowest_ms=1000 * max([r.slowest[seat] for r, seat in sat if r.slowest], default=0.0),
    )


def lead_with_doubt(sat: Sequence[tuple[MatchResult, int]]) -> tuple[float, float]:
    """The average lead of an entrant and half its 95 % interval.

    One opening, played from all seats, is one observation: its luck has passed through all hands.
    """
    by_opening: dict[str, list[float]] = {}
    for result, seat in sat:
        others = [score for at, score in enumerate(result.scores) if at != seat]
        ahead = result.scores[seat] - statistics.fmean(others) if others else 0.0
        by_opening.setdefault(result.match.seed, []).append(ahead)
    leads = [statistics.fmean(found) for found in by_opening.values()] or [0.0]
    doubt = statistics.stdev(leads) / math.sqrt(len(leads)) if len(leads) > 1 else 0.0
    return statistics.fmean(leads), SURE * doubt


def averages(breakdowns: Sequence[Mapping[str, int]]) -> Mapping[str, float]:
    """The average amount from each source, in the order of the end page."""
    sources = dict.fromkeys(source for parts in breakdowns for source in parts)
    return {
        source: sum(parts.get(source, 0) for parts in breakdowns) / len(breakdowns)
        for source in sources
    }


def endings(results: Sequence[MatchResult]) -> Mapping[str, int]:
    """How many games ended for each reason, the most frequent first."""
    return dict(Counter(result.reason for result in results).most_common())
