"""Plans: thought of once, played while nothing unforeseen happens, and never past chance."""

from collections.abc import Sequence
from typing import Any

import pytest

from rotonde.bots import bot_at, never
from rotonde.bots.planner import PlannedMove
from rotonde.bots.planning import Click, PlannedLine, PlanningBot, foreseen
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.rng import Rng
from tests.support.toy import Add, AnyToyAction, Brag, Peek, Roll, Toy, ToyState, ToyView

TOY = Toy()
BEGUN = TOY.setup(2, TOY.options(), Rng("t"))


class Scripted:
    """A mind that always has the same line, and counts how often it is asked."""

    def __init__(self, *actions: AnyToyAction) -> None:
        self.actions = actions
        self.asked = 0

    def decide(
        self, view: ToyView, legal: object, rng: Rng, should_stop: object
    ) -> PlannedLine[Any, Any]:
        self.asked += 1
        moves = tuple(PlannedMove(Seat(0), action) for action in self.actions)
        return PlannedLine(TOY.imagine(view, rng), moves)


def asked(bot: PlanningBot[Any, Any, Any], state: ToyState) -> Any:
    """The click of seat 0."""
    return bot.choose(TOY.view(state, Seat(0)), TOY.legal(state, Seat(0)), Rng("r"), never)


def clicks(*actions: AnyToyAction) -> Sequence[Click[ToyView, AnyToyAction]]:
    """The part of a line of seat 0 that can be foreseen."""
    line = PlannedLine(BEGUN, tuple(PlannedMove(Seat(0), action) for action in actions))
    return list(foreseen(TOY, line, Seat(0)))


def test_a_plan_is_thought_of_once() -> None:
    """Bragging changes nothing that is seen: the second click is the plan's."""
    mind = Scripted(Brag(), Add(2))
    bot = PlanningBot(TOY, Seat(0), mind)

    assert [asked(bot, BEGUN), asked(bot, BEGUN)] == [Brag(), Add(2)]
    assert mind.asked == 1


def test_a_plan_is_dropped_where_something_else_is_seen() -> None:
    """The numbers are other than foreseen: the bot thinks again."""
    mind = Scripted(Brag(), Add(2))
    bot = PlanningBot(TOY, Seat(0), mind)
    asked(bot, BEGUN)
    elsewhere = TOY.add(TOY.add(BEGUN, Seat(0), 1).state, Seat(1), 1).state

    assert asked(bot, elsewhere) == Brag()
    assert mind.asked == 2


def test_plans_need_not_be_carried() -> None:
    """The bot then thinks at every click."""
    mind = Scripted(Brag(), Add(2))
    bot = PlanningBot(TOY, Seat(0), mind, carries=False)

    assert [asked(bot, BEGUN), asked(bot, BEGUN)] == [Brag(), Brag()]
    assert mind.asked == 2


@pytest.mark.parametrize("chance", [Roll(), Peek()])
def test_nothing_is_foreseen_beyond_dice_and_secrets(chance: AnyToyAction) -> None:
    """The click that draws or shows is the last of its plan."""
    assert [click.action for click in clicks(Brag(), chance, Brag())] == [Brag(), chance]
    assert [click.action for click in clicks(Brag(), Brag())] == [Brag(), Brag()]


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_holds_as_long_as_the_game_goes_as_foreseen(game: GameId) -> None:
    """Played in the true game, each view of a plan but those after others' moves comes about."""
    rules: Any = GAMES[game]
    state = rules.setup(2, rules.options(), Rng("plan"))
    bots = [bot_at("club", rules, Seat(seat)) for seat in range(2)]
    planned = 0
    for number in range(40):
        seat = min(rules.actors(state))
        bot: Any = bots[seat]
        before = bot.ahead
        action = bot.choose(
            rules.view(state, seat), rules.legal(state, seat), Rng(f"{number}"), never
        )
        assert action in rules.legal(state, seat)
        planned += bool(before) and before[0].action == action
        state = carried_out(rules, state, seat, action).state

    assert planned > 3
