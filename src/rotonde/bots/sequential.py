"""A test that stops when its question is answered: Wald's sequential probability ratio test.

The question is whether a bot wins one share of its games or another. Games are taken for
independent draws with these odds, and a tie counts as a part of a win. The games of one opening
balance each other, so that the test errs more seldom than it says.
"""

import math
from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from rotonde.bots.arena import MatchResult

Answer = Literal["low", "high"]


class ShareTest(msgspec.Struct, frozen=True):
    """Does the first entrant win the share `low` of its games, or `high`?"""

    low: float
    high: float
    error: float = 0.05
    """How often either answer may be wrong."""

    @property
    def bound(self) -> float:
        """The evidence that answers it."""
        return math.log((1 - self.error) / self.error)

    def evidence(self, wins: float, games: int) -> float:
        """The logarithm of the odds that `high` explains these games rather than `low`."""
        won, lost = self.high / self.low, (1 - self.high) / (1 - self.low)
        return wins * math.log(won) + (games - wins) * math.log(lost)

    def answer(self, wins: float, games: int) -> Answer | None:
        """The answer that these games give; None where more of them are needed."""
        evidence = self.evidence(wins, games)
        if abs(evidence) < self.bound:
            return None
        return "high" if evidence > 0 else "low"


class Judgement(msgspec.Struct, frozen=True):
    """How far a question is answered."""

    question: ShareTest
    evidence: float
    answer: Answer | None


def until_answered(question: ShareTest, results: Iterable[MatchResult]) -> Iterator[MatchResult]:
    """The results up to the whole opening after which the question is answered."""
    wins, games = 0.0, 0
    for result in results:
        yield result
        wins, games = wins + win_of_first(result), games + 1
        whole = games % len(result.match.levels) == 0
        if whole and question.answer(wins, games) is not None:
            return


def judge(question: ShareTest, results: Iterable[MatchResult]) -> Judgement:
    """The judgement that these results allow."""
    won = [win_of_first(result) for result in results]
    wins, games = sum(won), len(won)
    return Judgement(question, question.evidence(wins, games), question.answer(wins, games))


def win_of_first(result: MatchResult) -> float:
    """The part of a win that the first entrant has."""
    return result.wins[result.match.entrants.index(0)]
