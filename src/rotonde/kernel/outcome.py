"""How a game ended: ranks, scores with a breakdown per source, and the reason."""

from collections.abc import Mapping

import msgspec

from rotonde.kernel.ids import Seat


class Standing(msgspec.Struct, frozen=True):
    """Where one seat came in, and how its score came about."""

    seat: Seat
    rank: int
    """1 for the winner; equal seats share a rank."""
    score: int
    breakdown: Mapping[str, int]
    """Score per source, in the order of the end page; sums to `score`."""


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game, best seat first."""

    standings: tuple[Standing, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place, several when they share it."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


def ranked(breakdowns: Mapping[Seat, Mapping[str, int]], reason: str) -> Outcome:
    """The outcome in which the larger score ranks higher and equal scores share a rank."""
    scores = {seat: sum(parts.values()) for seat, parts in breakdowns.items()}
    standings = [
        Standing(seat, 1 + sum(other > score for other in scores.values()), score, breakdowns[seat])
        for seat, score in scores.items()
    ]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), reason)
