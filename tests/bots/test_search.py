"""Search: the same for the same generator, from views alone, within its budget, and no worse."""

from collections.abc import Sequence
from typing import Any

import pytest

from rotonde.bots import bot_at, never
from rotonde.bots.planner import PlannedMove, Width
from rotonde.bots.planning import PlanningBot
from rotonde.bots.search import Budget, Searching, chances
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.rng import Rng
from tests.support.toy import Add, AnyToyAction, Roll, Toy, ToyEvaluator, ToyState

NARROW = Width(widest=4, first_look=4, go_on=2)
SMALL = Budget(decisions=3, rollouts=6)


def searching(rules: Any, seat: int, budget: Budget = SMALL) -> Searching[Any, Any, Any]:
    """A small search."""
    return Searching(rules, Seat(seat), NARROW, budget)


def middle_of(game: GameId, clicks: int) -> Any:
    """A position some clicks into a game of quick bots."""
    rules: Any = GAMES[game]
    state = rules.setup(2, rules.options(), Rng("search"))
    bots = [bot_at("club", rules, Seat(seat)) for seat in range(2)]
    for number in range(clicks):
        seat = min(rules.actors(state))
        legal = rules.legal(state, seat)
        action = bots[seat].choose(rules.view(state, seat), legal, Rng(f"{number}"), never)
        state = carried_out(rules, state, seat, action).state
    return state


@pytest.mark.parametrize("game", GAMES)
def test_equal_views_and_generators_give_equal_choices(game: GameId) -> None:
    """The true state and one imagined from its view cannot be told apart, hidden things or not."""
    rules: Any = GAMES[game]
    state = middle_of(game, 13)
    seat = min(rules.actors(state))
    twin = rules.imagine(rules.view(state, seat), Rng("another"))

    lines = [
        searching(rules, seat).decide(
            rules.view(each, seat), rules.legal(each, seat), Rng("same"), never
        )
        for each in (state, state, twin)
    ]

    assert lines[0].moves == lines[1].moves == lines[2].moves
    assert lines[0].moves[0].action in rules.legal(state, seat)


def test_out_of_time_the_best_plan_is_taken() -> None:
    """All of them were looked at, and none was played on."""
    toy = Toy()
    state = toy.setup(2, toy.options(), Rng("t"))
    line = searching(toy, 0).decide(
        toy.view(state, Seat(0)), [Add(1), Add(3), Add(2)], Rng("r"), lambda: True
    )

    assert line.moves == (PlannedMove(Seat(0), Add(3)),)


class Hopeful(ToyEvaluator):
    """Thinks that adding one is worth a thousand, until it sees who has won."""

    def values(self, state: ToyState) -> Sequence[float]:
        return [1000.0 * (own % 3 == 1) + own for own in state.added]

    def candidates(
        self, state: ToyState, seat: Seat, legal: Sequence[AnyToyAction]
    ) -> Sequence[AnyToyAction]:
        return [action for action in legal if isinstance(action, Add)]


class HopefulToy(Toy):
    """The toy game under an evaluator that is wrong."""

    evaluator = Hopeful()


def test_the_end_of_the_game_corrects_a_wrong_evaluator() -> None:
    """At five to five of ten the next to add wins by the most; its evaluator would add one."""
    toy = HopefulToy()
    state = toy.add(toy.add(toy.setup(2, toy.options(), Rng("t")), Seat(0), 3).state, Seat(1), 4)
    view, legal = toy.view(state.state, Seat(0)), toy.legal(state.state, Seat(0))

    planned = searching(toy, 0, Budget(1, 0)).decide(view, legal, Rng("r"), never)
    searched = searching(toy, 0, Budget(3, 9)).decide(view, legal, Rng("r"), never)

    assert planned.moves[0].action == Add(1)
    assert searched.moves[0].action == Add(3)


class Counting(Toy):
    """The toy game that counts how often somebody rolls, and offers it beside adding."""

    def __init__(self) -> None:
        self.rolled = 0

    def apply(self, state: ToyState, seat: Seat, action: AnyToyAction) -> Any:
        self.rolled += isinstance(action, Roll)
        return super().apply(state, seat, action)


def test_search_keeps_to_its_budget() -> None:
    """Twice as many rollouts roll more dice, but no more than the budget allows."""

    def rolled(rollouts: int) -> int:
        toy = Counting()
        state = toy.setup(2, toy.options(), Rng("t"))
        mind = searching(toy, 0, Budget(4, rollouts))
        mind.decide(toy.view(state, Seat(0)), toy.legal(state, Seat(0)), Rng("r"), never)
        return toy.rolled

    assert 0 < rolled(8) < rolled(40)


def test_chances_grow_with_the_lead_and_sum_up_to_one() -> None:
    """By the doubt ahead: e to 1."""
    assert chances([5.0, 5.0], 2.0) == [0.5, 0.5]
    assert chances([7.0, 5.0], 2.0)[0] == pytest.approx(0.731, abs=0.001)
    assert sum(chances([7.0, 5.0, -400.0], 2.0)) == pytest.approx(1)


def test_a_searching_bot_carries_its_plan() -> None:
    """Between two of its own clicks nothing is searched anew."""
    rules: Any = GAMES[GameId("rocket")]
    bot: PlanningBot[Any, Any, Any] = PlanningBot(rules, Seat(0), searching(rules, 0))
    state = rules.setup(2, rules.options(), Rng("carry"))
    legal = rules.legal(state, Seat(0))
    first = bot.choose(rules.view(state, Seat(0)), legal, Rng("a"), never)
    state = carried_out(rules, state, Seat(0), first).state
    expected = bot.ahead[0].action

    chosen = bot.choose(rules.view(state, Seat(0)), (), Rng("b"), never)

    assert chosen == expected


class Counted(Searching[Any, Any, Any]):
    """A search that notes what it plays on."""

    def rollout(self, moves: Any, state: Any, rng: Rng) -> float:
        self.played_on = [*getattr(self, "played_on", []), tuple(moves)]
        return super().rollout(moves, state, rng)


@pytest.mark.parametrize(("game", "again"), [("rocket", False), ("dice", True)])
def test_a_decision_is_played_on_again_only_where_chance_may_differ(game: str, again: bool) -> None:
    """In Rocket nothing is hidden and no dice fall: the budget goes to more decisions."""
    rules: Any = GAMES[GameId(game)]
    state = middle_of(GameId(game), 20)
    seat = min(rules.actors(state))
    mind = Counted(rules, Seat(seat), NARROW, Budget(decisions=2, rollouts=6))

    mind.decide(rules.view(state, seat), rules.legal(state, seat), Rng("r"), never)

    assert (len(set(mind.played_on)) < len(mind.played_on)) == again
    assert len(mind.played_on) <= 6
