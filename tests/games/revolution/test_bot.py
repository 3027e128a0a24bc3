"""What a bot knows of Railroad Revolution: points to come, what to look at, whole actions."""

from rotonde.bots.bot import never
from rotonde.bots.greedy import GreedyBot
from rotonde.games.revolution import REVOLUTION
from rotonde.games.revolution.actions import AnyAction, HireWorker, SellShare
from rotonde.games.revolution.bot import EVALUATOR, turns_left, urgent, worth
from rotonde.games.revolution.notation import NOTATION
from rotonde.games.revolution.rules import deciding
from rotonde.games.revolution.state import State
from rotonde.kernel.ids import Seat
from rotonde.kernel.rng import Rng
from tests.support.revolution import actor, play, position


def value(drawing: str) -> float:
    """How seat 0 stands in a drawn position."""
    return EVALUATOR.value(position(drawing), Seat(0))


def chosen(state: State) -> str:
    """What the greedy bot does."""
    seat = actor(state)
    bot = GreedyBot(REVOLUTION, seat)
    legal = REVOLUTION.legal(state, seat)
    return NOTATION.write(bot.choose(REVOLUTION.view(state, seat), legal, Rng("bot"), never))


def looked_at(state: State) -> list[AnyAction]:
    """What is worth a look."""
    seat = actor(state)
    return list(EVALUATOR.candidates(state, seat, deciding.legal(state, seat)))


def test_more_of_anything_good_is_worth_more() -> None:
    """Money, workers, offices side by side, a milestone that lacks less."""
    assert value("cash 900") > value("cash 600")
    assert value("stock 4 white 2 purple") > value("stock 4 white 1 purple")
    assert value("offices 1 2") > value("offices 1 3")
    assert value("manager A1-4 turquoise") > value("stock 4 white 1 purple")
    assert value("rails S05 S01 S02") > value("rails S03 S01 S02")


def test_money_is_for_turns_to_come() -> None:
    """In the last turn it only breaks ties."""
    late, early = "round 9 | final 9", "round 2"
    gain_late = value(f"{late} | cash 900") - value(f"{late} | cash 100")
    gain_early = value(f"{early} | cash 900") - value(f"{early} | cash 100")

    assert 0 < gain_late < gain_early / 3


def test_the_quickest_seat_sets_the_time() -> None:
    """Pieces left of the logo, or the last round once it is known."""
    assert turns_left(position("1: board 3 2")) < turns_left(position("1: board 9 9"))
    assert turns_left(position("round 9 | final 9")) < 1


def test_shares_are_sold_for_what_is_due_alone() -> None:
    """Not while a rail is still to be laid, nor before the action."""
    assert not any(isinstance(action, SellShare) for action in looked_at(position()))
    state = play(position("cash 400"), "worker white railroad", "rail S05", "rail S06")
    assert SellShare() in looked_at(state)


def test_a_worker_is_hired_for_a_milestone_that_only_lacks_it() -> None:
    """The colour that completes it, and no other."""
    state = position("cash 2000 | rails S05 S01 S02 S10 | milestones A1-4 A2-1")
    hires = [action for action in looked_at(state) if isinstance(action, HireWorker)]

    assert urgent(state.companies[0]) == {"turquoise"}
    assert hires == [HireWorker("turquoise")]


def test_it_completes_a_milestone_when_it_can() -> None:
    """The promotion that is worth 18 points now, not a sale alone."""
    drawing = "stock 4 white 1 turquoise | rails S05 S01 S02 S10 | round 9 | final 9"
    state = position(f"{drawing} | milestones A1-4 A2-1 | board 1 1 | cash 0 | shares 0")
    for _ in range(8):
        if actor(state) != 0:
            break
        state = play(state, chosen(state))

    assert state.companies[0].milestones[0].managers == ("turquoise",)


def test_a_company_is_rated_the_same_whoever_asks() -> None:
    """Worth hangs on the company, the time and what it owes alone."""
    company = position("cash 900").companies[0]

    assert worth(company, 5.0) == worth(company, 5.0, 0)
    assert worth(company, 5.0, 300) < worth(company, 5.0)
