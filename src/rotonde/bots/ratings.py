"""Ratings of bots out of all their games: the Bradley-Terry model, fitted to all of them at once.

Bots do not learn between games, so that the order of games tells nothing, and a rating that moves
from game to game would only be the less certain. Every pair of seats is a comparison; those of one
game weigh together as much as a game of two for each of its bots.
"""

import math
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

import msgspec

from rotonde.bots.arena import MatchResult
from rotonde.bots.standings import SURE

ANCHOR: Final = "greedy"
"""The bot that the others are measured by."""
ANCHOR_RATING: Final = 1000.0
ELO: Final = 400 / math.log(10)
"""Points of a rating for odds of e to 1: ten to one are 400 points."""
PRIOR: Final = 1.0
"""Drawn games that each bot is taken to have played with the average, so that nobody is endless."""
CLOSE: Final = 1e-9
ROUNDS: Final = 10_000


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is in one game."""

    level: str
    points: float
    doubt: float
    """Half the 95 % interval, the others taken for certain."""
    games: int


class Meetings:
    """How often bots met, and how often each of them was ahead."""

    def __init__(self, results: Iterable[MatchResult]) -> None:
        self.games: dict[str, int] = {}
        self.met: dict[tuple[str, str], float] = {}
        self.won: dict[str, float] = {}
        for result in results:
            self.add(result)

    def add(self, result: MatchResult) -> None:
        """Count one game."""
        levels = result.match.levels
        for level in set(levels):
            self.games[level] = self.games.get(level, 0) + 1
            self.won.setdefault(level, 0.0)
        for one, other in combinations(range(len(levels)), 2):
            if levels[one] != levels[other]:
                self.compare(result, one, other, 1 / (len(levels) - 1))

    def compare(self, result: MatchResult, one: int, other: int, weight: float) -> None:
        """Count two seats of a game."""
        a, b = result.match.levels[one], result.match.levels[other]
        self.met[a, b] = self.met[b, a] = self.met.get((a, b), 0.0) + weight
        share = part_won(result, one, other)
        self.won[a] += weight * share
        self.won[b] += weight * (1 - share)


def part_won(result: MatchResult, one: int, other: int) -> float:
    """The part of their comparison that a seat wins: a winner is ahead, then the higher score."""
    first, second = ((result.wins[seat], result.scores[seat]) for seat in (one, other))
    return 0.5 if first == second else float(first > second)


def ratings(results: Iterable[MatchResult]) -> tuple[Rating, ...]:
    """The rating of every bot in these games, the strongest first.

    Bots that no chain of games joins with the anchor cannot be told apart from it, and have none.
    """
    meetings = Meetings(results)
    strengths = fitted(meetings)
    joined = joined_with(meetings, ANCHOR) if ANCHOR in strengths else set(strengths)
    zero = strengths.get(ANCHOR, 1.0)
    found = [
        Rating(
            level,
            ANCHOR_RATING + ELO * math.log(strength / zero),
            SURE * ELO / math.sqrt(evidence(meetings, strengths, level)),
            meetings.games[level],
        )
        for level, strength in strengths.items()
        if level in joined
    ]
    return tuple(sorted(found, key=lambda rating: -rating.points))


def joined_with(meetings: Meetings, level: str) -> set[str]:
    """The bots that games join with one, over others or not."""
    found, new = {level}, [level]
    while new:
        here = new.pop()
        beyond = {other for one, other in meetings.met if one == here} - found
        found |= beyond
        new += beyond
    return found


def fitted(meetings: Meetings) -> Mapping[str, float]:
    """The strengths that explain the games best: odds of a meeting are as two strengths."""
    strengths = dict.fromkeys(meetings.games, 1.0)
    for _ in range(ROUNDS):
        before = strengths
        strengths = {level: better_fit(meetings, before, level) for level in before}
        if all(abs(strengths[level] - before[level]) <= CLOSE * before[level] for level in before):
            break
    return strengths


def better_fit(meetings: Meetings, strengths: Mapping[str, float], level: str) -> float:
    """A strength that explains the games of one bot better, the others left as they are."""
    own = strengths[level]
    expected = PRIOR / (own + 1)
    for other, strength in strengths.items():
        expected += meetings.met.get((level, other), 0.0) / (own + strength)
    return (meetings.won[level] + PRIOR / 2) / expected


def evidence(meetings: Meetings, strengths: Mapping[str, float], level: str) -> float:
    """How much the games tell of a bot: those between equals tell most."""
    own = strengths[level]
    told = PRIOR * own / (own + 1) ** 2
    for other, strength in strengths.items():
        told += meetings.met.get((level, other), 0.0) * own * strength / (own + strength) ** 2
    return told
