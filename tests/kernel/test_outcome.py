"""Ranks from scores."""

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.outcome import rank_scores


def test_the_larger_score_ranks_higher() -> None:
    """Best seat first, with its breakdown."""
    outcome = rank_scores({Seat(0): {"a": 1, "b": 2}, Seat(1): {"a": 5, "b": 0}}, "bell")

    assert [(s.seat, s.rank, s.score) for s in outcome.standings] == [(1, 1, 5), (0, 2, 3)]
    assert outcome.standings[1].breakdown == {"a": 1, "b": 2}
    assert outcome.reason == "bell"


def test_equal_scores_share_a_rank() -> None:
    """Two firsts leave no second; the next one is third."""
    outcome = rank_scores({Seat(0): {"a": 2}, Seat(1): {"a": 7}, Seat(2): {"a": 7}}, "bell")

    assert [standing.rank for standing in outcome.standings] == [1, 1, 3]
    assert outcome.winners == (1, 2)


def test_a_tie_break_leaves_no_shared_rank() -> None:
    """Among equal scores the smaller number ranks higher; it never outweighs a score."""
    scores = {Seat(0): {"a": 47}, Seat(1): {"a": 47}, Seat(2): {"a": 45}}
    outcome = rank_scores(scores, "bell", {Seat(0): 3, Seat(1): 2, Seat(2): 1})

    assert [(s.seat, s.rank) for s in outcome.standings] == [(1, 1), (0, 2), (2, 3)]
    assert outcome.winners == (1,)
