"""How a game ended: ranks, scores with a breakdown per source, and the reason."""

from collections.abc import Mapping

import msgspec

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Text


class Standing(msgspec.Struct, frozen=True):
    """The rank of one seat, and the sources of its score."""

    seat: Seat
    rank: int
    """1 for the winner; equal seats share a rank."""
    score: int
    breakdown: Mapping[str, int]
    """Score per source, in the order of the end page; sums to `score`."""


class Verdict(msgspec.Struct, frozen=True):
    """The result in words where a ranking does not say it, such as a challenge played alone."""

    won: bool
    title: Text
    note: Text
    challenge: str = ""
    """The id of the challenge that was judged."""
    stars: int = 0


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game, best seat first."""

    standings: tuple[Standing, ...]
    reason: str
    verdict: Verdict | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place, several when they share it."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


def rank_scores(
    breakdowns: Mapping[Seat, Mapping[str, int]],
    reason: str,
    tie_break: Mapping[Seat, int] | None = None,
) -> Outcome:
    """The outcome in which the larger score ranks higher, and equal scores share a rank.

    With a `tie_break`, the smaller of its numbers ranks higher among equal scores.
    """
    scores = {seat: sum(parts.values()) for seat, parts in breakdowns.items()}
    order = {seat: (-score, (tie_break or {}).get(seat, 0)) for seat, score in scores.items()}
    standings = [
        Standing(
            seat, 1 + sum(other < own for other in order.values()), scores[seat], breakdowns[seat]
        )
        for seat, own in order.items()
    ]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), reason)
