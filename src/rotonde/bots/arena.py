"""Matches between bots: seats rotate over each opening, so that every game is fair to all.

The arena holds the true state; each bot is given only what its seat may know.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rotonde.bots.bot import never
from rotonde.bots.levels import AnyBot, bot_at
from rotonde.bots.openings import after_opening
from rotonde.bots.workers import spread
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules


class Match(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: GameId
    levels: tuple[str, ...]
    """The level of the bot in each seat."""
    entrants: tuple[int, ...]
    """The entrant in each seat."""
    seed: str
    options: Mapping[str, Any] = {}
    drawn: int = 0
    """Orders that are drawn before the bots play."""


class MatchResult(msgspec.Struct, frozen=True):
    """One game that was played; figures per seat."""

    match: Match
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; winners who tie share it."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """CPU time for which each bot thought, all its decisions together."""
    reason: str
    breakdowns: tuple[Mapping[str, int], ...] = ()
    """The score of each seat by its sources."""
    slowest: tuple[float, ...] = ()
    """The longest that each bot thought about one decision."""


def schedule(
    game: GameId,
    levels: Sequence[str],
    games: int,
    seed: str,
    options: Sequence[Mapping[str, Any]] = ({},),
    drawn: int = 0,
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
        matches.append(Match(game, seated, entrants, f"{seed}:{turn}", chosen, drawn))
    return tuple(matches)


def matches_played(matches: Sequence[Match], workers: int) -> Iterator[MatchResult]:
    """The results of all matches, as they come in."""
    return spread(play_match, matches, workers)


class Thought:
    """How often a bot was asked, and the CPU time that it took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = self.slowest = 0.0

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


def play_match(match: Match) -> MatchResult:
    """Play one game to its end."""
    rules: AnyRules = GAMES[match.game]
    bots = [bot_at(level, rules, Seat(seat)) for seat, level in enumerate(match.levels)]
    thoughts = [Thought() for _ in bots]
    state = beginning_of(match)
    while actors := rules.actors(state):
        seat = min(actors)
        asked_before = sum(thought.decisions for thought in thoughts)
        rng = Rng(f"{match.seed}:{match.entrants[seat]}:{asked_before}")
        began = time.process_time()
        action = asked(rules, state, seat, bots[seat], rng)
        thoughts[seat].add(time.process_time() - began)
        turn = play(rules, state, seat, action)
        if isinstance(turn, Refusal):
            raise ValueError(f"{match.levels[seat]} chose what is refused: {turn.code}")
        state = turn.state
    outcome = rules.outcome(state)
    assert outcome is not None, "nobody can move and nobody won"
    return result_of(match, outcome, thoughts)


def beginning_of(match: Match) -> Any:
    """The state in which the bots begin: the same for all games of an opening."""
    rules: AnyRules = GAMES[match.game]
    options = msgspec.convert(match.options, rules.options)
    state = rules.setup(len(match.levels), options, Rng(match.seed))
    return after_opening(rules, state, match.drawn, Rng(f"{match.seed}:opening"))


def asked(rules: AnyRules, state: Any, seat: Seat, bot: AnyBot, rng: Rng) -> Any:
    """The action of a bot that is shown what its seat may know."""
    return bot.choose(rules.view(state, seat), rules.legal(state, seat), rng, never)


def result_of(match: Match, outcome: Outcome, thoughts: Sequence[Thought]) -> MatchResult:
    """The figures of a finished game, seat by seat."""
    winners = outcome.winners
    by_seat = sorted(outcome.standings, key=lambda standing: standing.seat)
    return MatchResult(
        match=match,
        scores=tuple(standing.score for standing in by_seat),
        wins=tuple((standing.seat in winners) / len(winners) for standing in by_seat),
        decisions=tuple(thought.decisions for thought in thoughts),
        seconds=tuple(round(thought.seconds, 6) for thought in thoughts),
        reason=outcome.reason,
        breakdowns=tuple(standing.breakdown for standing in by_seat),
        slowest=tuple(round(thought.slowest, 6) for thought in thoughts),
    )
