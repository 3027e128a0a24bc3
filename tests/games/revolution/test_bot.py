"""What a bot knows of Railroad Revolution: points to come, what to look at, whole actions."""

from rotonde.bots import bot_at
from rotonde.bots.bot import never
from rotonde.games.revolution import REVOLUTION
from rotonde.games.revolution.actions import AnyAction, HireWorker, SellShare
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.bot import EVALUATOR
from rotonde.games.revolution.bot.candidates import managers_needed
from rotonde.games.revolution.bot.reach import rails_needed
from rotonde.games.revolution.bot.worth import turns_left, worth
from rotonde.games.revolution.notation import NOTATION
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from tests.support.revolution import actor, play, position


def value(drawing: str) -> float:
    """How seat 0 stands in a drawn position."""
    return EVALUATOR.value(position(drawing), Seat(0))


def chosen(state: State) -> str:
    """What the greedy bot does."""
    seat = actor(state)
    bot = bot_at("greedy", REVOLUTION, seat)
    legal = REVOLUTION.legal(state, seat)
    return NOTATION.write(bot.choose(REVOLUTION.view(state, seat), legal, Rng("bot"), never))


def looked_at(state: State) -> list[AnyAction]:
    """What is worth a look."""
    seat = actor(state)
    return list(EVALUATOR.candidates(state, seat, DECISIONS.legal(state, seat)))


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


def test_in_the_last_turn_a_milestone_counts_whole_or_not_at_all() -> None:
    """Nobody hires a manager for what stays incomplete."""
    late, near = "round 9 | final 9", "milestones A1-4 B-1 | manager A1-4 turquoise"

    assert value(f"{late} | {near}") == value(f"{late} | milestones A1-4 B-1")
    assert value(near) > value("milestones A1-4 B-1")


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
    state = position("cash 1000 | rails S05 S01 S02 S10 | milestones A1-4 A2-3")
    hires = [action for action in looked_at(state) if isinstance(action, HireWorker)]

    assert managers_needed(state.companies[0]) == {"turquoise"}
    assert hires == [HireWorker("turquoise")]


def test_shares_pay_for_a_manager_that_the_action_can_still_promote() -> None:
    """Sold until the wage is there, then hired; not once the worker slot is spent."""
    drawing = "cash 0 | shares 8 | rails S05 S01 S02 S10 | milestones A1-4 A2-3"
    state = play(position(drawing), "worker white trade", "sell building")
    assert SellShare() in looked_at(state)

    paid = play(state, *["share"] * 4)
    assert SellShare() not in looked_at(paid)
    assert HireWorker("turquoise") in looked_at(paid)
    assert HireWorker("grey") not in looked_at(paid)


def test_it_completes_a_milestone_when_it_can() -> None:
    """The promotion that is worth 18 points now, not a sale alone."""
    drawing = "stock 4 white 1 turquoise | rails S05 S01 S02 S10 | round 9 | final 9"
    state = position(f"{drawing} | milestones A1-4 A2-1 | board 1 1 | cash 0 | shares 0")
    for _ in range(8):
        if actor(state) != 0:
            break
        state = play(state, chosen(state))

    assert state.companies[0].completed == ("A1-4",)


def test_it_completes_a_milestone_as_soon_as_it_can() -> None:
    """Not only in the last turn: the next milestone is worth having early."""
    drawing = "stock 4 white 1 grey | rails S05 | stations washington miami | round 5"
    state = position(f"{drawing} | milestones A1-3 A2-1 | offices 1 2 3 4 5 6 7 8")
    for _ in range(12):
        if actor(state) != 0 or state.companies[0].completed:
            break
        state = play(state, chosen(state))

    assert state.companies[0].completed == ("A1-3",)


def test_the_way_west_is_counted_in_rails() -> None:
    """Seven rails to the first city of level 5, one more to the second; fewer with each laid."""
    start, west = position().companies[0].network, BOARD.levels[5]
    further = position("rails S05 S06 S07 S17 S18").companies[0].network

    assert rails_needed(start, west) == (7, 8, 9)
    assert rails_needed(further, west)[0] == 2
    assert rails_needed(start, BOARD.levels[1]) == (0, 0)
    assert value("rails S05 S06 S07 S17 S18 | tracks 0 0 5") > value("rails S05 S01 S03 S02 S04")


def test_money_is_worth_what_the_turns_left_can_use() -> None:
    """The rich gain little by more of it, at any time, and hire for milestones not yet ready."""
    assert value("cash 4000 | round 3") - value("cash 2800 | round 3") < 3
    rich = position("cash 9000 | round 3 | 1: board 2 2")
    richer = position("cash 9900 | round 3 | 1: board 2 2")
    assert EVALUATOR.value(richer, Seat(0)) - EVALUATOR.value(rich, Seat(0)) < 2
    hires = [a for a in looked_at(position("cash 2000")) if isinstance(a, HireWorker)]
    assert hires == [HireWorker("turquoise")]


def test_ways_that_differ_in_their_order_alone_are_one() -> None:
    """Two rails in either order."""
    one = play(position("cash 2000"), "worker white railroad", "rail S01", "rail S05")
    other = play(position("cash 2000"), "worker white railroad", "rail S05", "rail S01")

    assert one != other
    assert EVALUATOR.position_key(one, Seat(0)) == EVALUATOR.position_key(other, Seat(0))


def test_a_company_is_rated_the_same_whoever_asks() -> None:
    """Worth hangs on the company, the time and what it owes alone."""
    company = position("cash 900").companies[0]

    assert worth(company, 5.0) == worth(company, 5.0, 0)
    assert worth(company, 5.0, 300) < worth(company, 5.0)
