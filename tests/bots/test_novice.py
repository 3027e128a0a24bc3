"""The beginner: it overlooks good decisions, and takes none that looks bad."""

from collections import Counter

import pytest

from rotonde.bots import never
from rotonde.bots.levels import GLANCE
from rotonde.bots.novice import Novice
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from tests.support.toy import Add, Toy, ToyEvaluator, ToyState

TIMES = 600
ORDERS = [Add(1), Add(2), Add(3)]


class Doubtful(ToyEvaluator):
    """Errs by so many points."""

    def __init__(self, points: float) -> None:
        self.points = points

    def doubt(self, state: ToyState) -> float:
        return self.points


def taken(doubt: float) -> Counter[int]:
    """How often a novice adds each number."""
    toy = Toy()
    toy.evaluator = Doubtful(doubt)
    state = toy.setup(2, toy.options(), Rng("t"))
    mind = Novice(toy, Seat(0), GLANCE)
    lines = [
        mind.decide(toy.view(state, Seat(0)), ORDERS, Rng(f"n{time}"), never)
        for time in range(TIMES)
    ]
    return Counter(getattr(line.moves[0].action, "amount", 0) for line in lines)


def test_a_novice_overlooks_what_is_good_two_times_in_three() -> None:
    """A seat that saw nothing better takes the decision that is left at the end."""
    found = taken(doubt=5.0)

    assert found[3] / TIMES == pytest.approx(1 / 3, abs=0.06)
    assert found[2] / TIMES == pytest.approx(2 / 9, abs=0.06)
    assert found[1] / TIMES == pytest.approx(4 / 9, abs=0.06)


def test_a_novice_takes_nothing_that_looks_bad() -> None:
    """A decision that is worse than the best by more than the doubt is no temptation."""
    assert set(taken(doubt=1.0)) == {2, 3}
    assert set(taken(doubt=0.5)) == {3}
