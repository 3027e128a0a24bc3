"""The planner: true to the end of a decision, and done in time; and the greedy bot that asks it."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rotonde.bots import bot_at, never
from rotonde.bots.arena import Match, play_match, schedule
from rotonde.bots.planner import DEEPEST, PlannedMove, Planner, Way, Width
from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.actions import Advance, SelectLine
from rotonde.games.rocket.components import CompanyId
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.turn import Turn
from rotonde.railway.hexes import HexName
from tests.support.depth import depth
from tests.support.rocket import position
from tests.support.toy import Add, AnyToyAction, Brag, Peek, Toy, ToyEvaluator, ToyState

GREEDY = Width(widest=24, first_look=10, go_on=4)


def planner(toy: Toy) -> Planner[ToyState, AnyToyAction, Any]:
    """The planner of seat 0."""
    return Planner(toy, Seat(0), GREEDY)


def begun(action: AnyToyAction, state: ToyState) -> Way[ToyState, AnyToyAction]:
    """A way of one click of seat 0."""
    return Way((PlannedMove(Seat(0), action),), state)


DUELS = schedule(ROCKET.id, ("greedy", "random"), depth(2, 40), "duel")


@pytest.mark.deep
@pytest.mark.parametrize("match", DUELS, ids=[f"{m.seed}-{m.levels[0]}" for m in DUELS])
def test_greedy_beats_random(match: Match) -> None:
    """Fixed games, half of them in each seat: all won."""
    played = play_match(match)
    seat = match.levels.index("greedy")

    assert played.wins[seat] == 1


def test_greedy_takes_what_its_evaluator_likes_best() -> None:
    """In the toy game that is the largest number."""
    toy = Toy()
    view = toy.view(toy.setup(2, toy.options(), Rng("t")), Seat(0))

    assert bot_at("greedy", toy, Seat(0)).choose(
        view, [Add(1), Add(3), Add(2)], Rng("r"), never
    ) == Add(3)


def test_greedy_answers_with_what_it_has_when_the_time_is_up() -> None:
    """One candidate was looked at; that is an answer."""
    toy = Toy()
    view = toy.view(toy.setup(2, toy.options(), Rng("t")), Seat(0))
    late = bot_at("greedy", toy, Seat(0)).choose(view, [Add(1), Add(3)], Rng("r"), lambda: True)

    assert late == Add(1)


def test_the_only_action_needs_no_thought() -> None:
    """Not even a view."""
    unseen: Any = None

    assert bot_at("greedy", Toy(), Seat(1)).choose(unseen, [Add(2)], Rng("r"), never) == Add(2)


def test_a_decision_half_made_is_followed_to_its_end() -> None:
    """To choose a line is worth what its best hex is worth, the veto of the others included."""
    state = position("seats 2 | GWR C14 D14 shares 2 3 | station 1 E14 | active 0")
    bot: Planner[Any, Any, Any] = Planner(ROCKET, Seat(0), GREEDY)
    chosen = bot.after(Way((), state), Seat(0), SelectLine(CompanyId("GWR")))

    by_hex = [
        bot.outlook(bot.after(chosen, Seat(0), Advance(HexName(name))), DEEPEST)[0][0]
        for name in ("E13", "E14", "E15")
    ]
    values, way = bot.outlook(chosen, DEEPEST)

    assert values[0] == max(by_hex)
    assert [move.seat for move in way.moves[:2]] == [0, 0]
    assert len(set(by_hex)) > 1


class Paired(ToyEvaluator):
    """Two additions of a seat are one decision; a small one first makes the second one dear."""

    def values(self, state: ToyState) -> Sequence[float]:
        own = state.added[0]
        return (100 if own == 4 else own, 0)

    def decision_complete(self, state: ToyState, seat: Seat) -> bool:
        return state.added[0] in (0, 4) or state.added[0] > 4

    def is_answered(self, state: ToyState, seat: Seat) -> bool:
        return True


class PairedToy(Toy):
    """The toy game in which seat 0 adds alone."""

    evaluator = Paired()

    def legal(self, state: ToyState, seat: Seat) -> Sequence[AnyToyAction]:
        return (Add(3), Add(2), Add(1)) if seat in self.actors(state) else ()

    def settle(self, turn: Turn[ToyState]) -> Turn[ToyState]:
        return turn


def test_the_parts_of_a_decision_are_planned_together() -> None:
    """Three now and one more make four: better than two now, three later, or three alone."""
    toy = PairedToy()
    state = toy.setup(2, toy.options(), Rng("t"))
    plans = list(planner(toy).decisions(state, toy.legal(state, Seat(0)), never))

    best = max(plans, key=lambda plan: plan.value)
    assert {100, 5, 6} <= {plan.value for plan in plans}
    assert (best.value, best.way.moves) == (
        100,
        (PlannedMove(Seat(0), Add(3)), PlannedMove(Seat(0), Add(1))),
    )


class Patient(ToyEvaluator):
    """A seat has decided when it has added; bragging leads nowhere new."""

    def __init__(self) -> None:
        self.asked = 0

    def value(self, state: ToyState, seat: Seat) -> float:
        self.asked += 1
        return state.added[seat]

    def decision_complete(self, state: ToyState, seat: Seat) -> bool:
        return state.turn != seat

    def position_key(self, state: ToyState, seat: Seat) -> tuple[tuple[int, ...], Seat]:
        return state.added, state.turn


class PatientToy(Toy):
    """The toy game with decisions of several clicks."""

    def __init__(self) -> None:
        self.evaluator: Patient = Patient()


def test_ways_to_the_same_position_are_followed_once() -> None:
    """However often one brags first: three sums and the die are looked at, and nothing twice."""
    toy = PatientToy()
    state = toy.setup(2, toy.options(), Rng("t"))
    bot = planner(toy)

    ends = list(bot.ends([begun(Brag(), state), begun(Peek(), state)], 9, never))

    assert {1, 2, 3} <= {end.value for end in ends}
    assert len(ends) == toy.evaluator.asked <= 4


def test_only_so_many_ways_go_on() -> None:
    """The best by what they have led to so far."""
    toy = PatientToy()
    state = toy.setup(2, toy.options(), Rng("t"))
    ways: list[Way[ToyState, AnyToyAction]] = [
        begun(Add(n), msgspec.structs.replace(state, added=(n, 0))) for n in (1, 3, 2)
    ]
    bot = planner(toy)

    assert [way.moves[0].action for way in bot.promising(ways, 2)] == [Add(3), Add(2)]
    assert bot.promising(ways, 3) == ways


def test_a_decision_half_thought_through_is_an_answer_when_the_time_is_up() -> None:
    """Nothing is followed any more; what lies one click ahead is compared."""
    toy = PatientToy()
    state = toy.setup(2, toy.options(), Rng("t"))
    ends = list(planner(toy).ends([begun(Brag(), state)], 9, lambda: True))

    assert [(end.value, end.first) for end in ends] == [(0, Brag())]
