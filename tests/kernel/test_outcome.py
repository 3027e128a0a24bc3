"""Ranks from scores."""

from rotonde.kernel.ids import Seat
from rotonde.kernel.outcome import ranked


def test_the_larger_score_ranks_higher() -> None:
    """Best seat first, with its breakdown."""
    outcome = ranked({Seat(0): {"a": 1, "b": 2}, Seat(1): {"a": 5, "b": 0}}, "bell")

    assert [(s.seat, s.rank, s.score) for s in outcome.standings] == [(1, 1, 5), (0, 2, 3)]
    assert outcome.standings[1].breakdown == {"a": 1, "b": 2}
    assert outcome.reason == "bell"


def test_equal_scores_share_a_rank() -> None:
    """Two firsts leave no second; the next one is third."""
    outcome = ranked({Seat(0): {"a": 2}, Seat(1): {"a": 7}, Seat(2): {"a": 7}}, "bell")

    assert [standing.rank for standing in outcome.standings] == [1, 1, 3]
    assert outcome.winners == (1, 2)
