"""Matches between bots: seats rotate, every game is fair to all, and shares come with intervals.

The arena holds the true state; each bot is given only what its seat may know.
"""

import math
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rotonde.bots.bot import never
from rotonde.bots.levels import AnyBot, bot_at
from rotonde.bots.workers import spread
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules

SURE = 1.96
"""Standard deviations of a 95 % interval."""


class Match(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: GameId
    levels: tuple[str, ...]
    """The level of the bot in each seat."""
    entrants: tuple[int, ...]
    """Which entrant sits in each seat."""
    seed: str
    options: Mapping[str, Any] = {}


class Result(msgspec.Struct, frozen=True):
    """One game that was played; figures per seat."""

    match: Match
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; winners who tie share it."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Time each bot thought, all its decisions together."""
    reason: str
    breakdowns: tuple[Mapping[str, int], ...] = ()
    """The score of each seat by its sources."""


class Entry(msgspec.Struct, frozen=True):
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


def wilson(wins: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """The interval in which the true share lies, honest for few games and extreme shares too."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, sure * sure
    middle = share + square / (2 * games)
    spread_ = sure * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread_) / scale), min(1.0, (middle + spread_) / scale)


def schedule(
    game: GameId,
    levels: Sequence[str],
    games: int,
    seed: str,
    options: Sequence[Mapping[str, Any]] = ({},),
) -> tuple[Match, ...]:
    """The matches: everybody sits everywhere equally often, and each seed is used in all seats.

    Where there are several `options`, they are played by in turn.
    """
    seats = len(levels)
    matches = []
    for index in range(games):
        entrants = tuple((seat + index) % seats for seat in range(seats))
        seated = tuple(levels[entrant] for entrant in entrants)
        turn = index // seats
        chosen = options[turn % len(options)]
        matches.append(Match(game, seated, entrants, f"{seed}:{turn}", chosen))
    return tuple(matches)


def matches_played(matches: Sequence[Match], workers: int) -> Iterator[Result]:
    """The results of all matches, as they come in."""
    return spread(play_match, matches, workers)


def play_match(match: Match) -> Result:
    """Play one game to its end."""
    rules: AnyRules = GAMES[match.game]
    bots = [bot_at(level, rules, Seat(seat)) for seat, level in enumerate(match.levels)]
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    options = msgspec.convert(match.options, rules.options)
    state = rules.setup(len(bots), options, Rng(match.seed))
    while actors := rules.actors(state):
        seat = min(actors)
        rng = Rng(f"{match.seed}:{match.entrants[seat]}:{sum(decisions)}")
        began = time.perf_counter()
        action = asked(rules, state, seat, bots[seat], rng)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        turn = play(rules, state, seat, action)
        if isinstance(turn, Refusal):
            raise ValueError(f"{match.levels[seat]} chose what is refused: {turn.code}")
        state = turn.state
    outcome = rules.outcome(state)
    assert outcome is not None, "nobody can move and nobody won"
    return result_of(match, outcome, decisions, seconds)


def asked(rules: AnyRules, state: Any, seat: Seat, bot: AnyBot, rng: Rng) -> Any:
    """The action of a bot that is shown what its seat may know."""
    return bot.choose(rules.view(state, seat), rules.legal(state, seat), rng, never)


def result_of(
    match: Match, outcome: Outcome, decisions: Sequence[int], seconds: Sequence[float]
) -> Result:
    """The figures of a finished game, seat by seat."""
    winners = outcome.winners
    by_seat = sorted(outcome.standings, key=lambda standing: standing.seat)
    return Result(
        match=match,
        scores=tuple(standing.score for standing in by_seat),
        wins=tuple((standing.seat in winners) / len(winners) for standing in by_seat),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        reason=outcome.reason,
        breakdowns=tuple(standing.breakdown for standing in by_seat),
    )


def tally(levels: Sequence[str], results: Sequence[Result]) -> tuple[Entry, ...]:
    """How each entrant did, in the order they were named."""
    return tuple(entry(entrant, level, results) for entrant, level in enumerate(levels))


def entry(entrant: int, level: str, results: Sequence[Result]) -> Entry:
    """How one entrant did, wherever it sat."""
    sat = [(result, result.match.entrants.index(entrant)) for result in results]
    games = len(sat)
    wins = sum(result.wins[seat] for result, seat in sat)
    low, high = wilson(wins, games)
    scores = [result.scores[seat] for result, seat in sat] or [0]
    decisions = sum(result.decisions[seat] for result, seat in sat)
    return Entry(
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
    )


def averages(breakdowns: Sequence[Mapping[str, int]]) -> Mapping[str, float]:
    """The average amount from each source, in the order of the end page."""
    sources = dict.fromkeys(source for parts in breakdowns for source in parts)
    return {
        source: sum(parts.get(source, 0) for parts in breakdowns) / len(breakdowns)
        for source in sources
    }


def endings(results: Sequence[Result]) -> Mapping[str, int]:
    """How many games ended for each reason, the most frequent first."""
    return dict(Counter(result.reason for result in results).most_common())
