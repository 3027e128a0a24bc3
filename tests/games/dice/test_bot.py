"""What the bot knows: offices, chains, dice, and when not to end the game."""

import pytest
from msgspec.structs import replace

from rotonde.bots import bot_at
from rotonde.bots.bot import never
from rotonde.games.dice.bot import EVALUATOR
from rotonde.games.dice.bot.worth import MOST_PROSPECT, PROSPECT, TOTALS, lacking, nearness, reaches
from rotonde.games.dice.components import SITE_KINDS
from rotonde.games.dice.scoring import chain, gains_of, passengers
from rotonde.games.dice.state import Count, DiceOptions, State, Tray, price_now
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, pick
from tests.support.dice import DICE, legal, perform, position

OBVIOUS = pytest.mark.parametrize("level", ["greedy", "club", "expert"])
"""Positions with one obviously best move, for every level that should find it."""


def chosen(state: State, level: str = "greedy") -> str:
    """What a bot does."""
    bot = bot_at(level, DICE, state.seat)
    seen = DICE.view(state, state.seat)
    return DICE.write(bot.choose(seen, legal(state), Rng("bot"), never))


def value(state: State, seat: int = 0) -> float:
    return EVALUATOR.value(state, Seat(seat))


@OBVIOUS
def test_an_office_is_worth_having(level: str) -> None:
    """The first share of a company that nobody owns is the cheapest one."""
    state = position("year 1 | nobody | front 0/0/1/0")

    assert chosen(state, level).startswith("buy")
    without = position("year 1 | nobody | front 0/0/0/0")
    assert value(perform(state, "buy insel").state) > value(without)


@OBVIOUS
def test_a_station_that_makes_a_chain_is_built(level: str) -> None:
    """It pays for years, and costs dice once."""
    state = position("K | nobody | directs 0 insel | shares insel 1 0 | hidden 3")

    assert chosen(state, level).startswith("station")


@OBVIOUS
def test_a_seat_that_is_behind_does_not_end_the_game(level: str) -> None:
    """A share paid first fills the reserve up."""
    state = position("nobody | front 0/0/1/0 | reserve 3 | due")
    behind = replace(state, counts=(Count(1, 0, Seat(1), 5),))

    assert chosen(behind, level).startswith("buy")


def test_as_long_as_anything_else_can_be_done_it_does_not_end_the_game_behind() -> None:
    """Neither by its income, nor by a roll, nor by the first crossing; ahead it may."""
    state = position("nobody | front 1/0/0/2 | hidden 2 | reserve 1 | due | A d3W c3N c2N")
    behind = replace(state, counts=(Count(1, 0, Seat(1), 5),))
    ahead = replace(state, counts=(Count(1, 0, Seat(0), 5),))

    def looked_at(there: State) -> set[str]:
        return {DICE.write(a) for a in EVALUATOR.candidates(there, Seat(0), legal(there))}

    assert {"income", "rail A c1 N"} <= looked_at(ahead)
    assert not {"income", "roll 0+2", "rail A c1 N", "rail A c1 N ?"} & looked_at(behind)
    bare = replace(behind, trays=(Tray(0, 0, 0, 0, 0), behind.trays[1]))
    assert chosen(bare) == "income"


def test_the_line_is_led_towards_a_site() -> None:
    """A site that the dice at hand can reach is worth the more, the nearer it is."""
    near = position(
        "K | nobody | directs 0 eisberg | shares eisberg 1 0 | hidden 3 | front 1/0/0/0"
    )
    far = position("K | nobody | directs 0 bergtal | shares bergtal 1 0 | hidden 3")

    assert nearness(near, 0) == 1.0
    assert nearness(near, 1) == 0.0
    assert nearness(far, 1) == 1.0


def imagined(state: State, *orders: str) -> State:
    """A state as a bot thinks of it, after some orders of its own."""
    state = DICE.imagine(DICE.view(state, state.seat), Rng("bot"))
    for order in orders:
        state = after(state, state.seat, order)
    return state


def test_the_clicks_of_a_turn_are_planned_together() -> None:
    """Up to the roll, whose faces nobody knows, and again from there to the end of the turn."""
    state = imagined(position("K | nobody | front 2/1/0/0 | hidden 2"))

    assert not EVALUATOR.decision_complete(state, Seat(0))
    assert not EVALUATOR.decision_complete(after(state, Seat(0), "rail A c6 N"), Seat(0))
    assert EVALUATOR.decision_complete(after(state, Seat(0), "roll 1+0"), Seat(0))
    assert EVALUATOR.decision_complete(state, Seat(1))


def test_a_turn_is_over_though_the_same_seat_opens_the_next_year() -> None:
    """Who was last in a year of two seats is first in the next one."""
    state = imagined(position("nobody | seat 1 | first 0"))

    assert not EVALUATOR.decision_complete(state, Seat(1))
    assert EVALUATOR.decision_complete(after(state, Seat(1), "end"), Seat(1))


def test_a_roll_is_worth_what_dice_show_on_average() -> None:
    """Whichever faces a plan happens to imagine."""
    state = position("nobody | front 0/0/0/2 | hidden 4")
    seen = DICE.view(state, Seat(0))
    hopes = {
        round(value(after(DICE.imagine(seen, Rng(f"luck {n}")), Seat(0), "roll 4+0")))
        for n in range(4)
    }

    assert len(hopes) == 1


def test_income_comes_first_unless_a_station_makes_it_larger() -> None:
    """Four dice for up to four stations; from then on each station is one die more (DIC-26)."""
    state = position("K | nobody | directs 0 insel | shares insel 1 0 | hidden 3 | due")

    assert [DICE.write(a) for a in EVALUATOR.candidates(state, Seat(0), legal(state))] == ["income"]


def test_what_is_missed_least_goes_back() -> None:
    """Of rails the shape that is left more often; jokers last."""
    state = position("nobody | front 2/3/0/2")

    assert chosen(perform(state, "end").state) == "back curve"


def test_candidates_leave_out_what_others_do_for_less() -> None:
    """Few rolls, no joker where a share die lies in front; never nothing."""
    state = position("nobody | front 1/1/1/3 | hidden 6")
    some = EVALUATOR.candidates(state, Seat(0), legal(state))

    assert 0 < len(some) < len(legal(state)) / 2
    assert not [a for a in some if DICE.write(a).startswith("buy") and DICE.write(a).endswith("?")]


def after(state: State, seat: Seat, order: str) -> State:
    """The state that an order leads to."""
    action = DICE.read(order)
    assert not isinstance(action, Refusal)
    turn = play(DICE, state, seat, action)
    assert not isinstance(turn, Refusal)
    return turn.state


def test_parts_that_are_kept_are_what_they_are_anew() -> None:
    """Reaches, stations to come and passengers along a game of random orders."""
    state, rng = DICE.setup(3, DiceOptions(), Rng("kept")), Rng("orders")
    while DICE.actors(state):
        assert passengers(state) == gains_of(state.seats, state.counts)
        for company, built in enumerate(state.stations):
            to_come = min(MOST_PROSPECT, PROSPECT * (TOTALS[company] - len(built)))
            lack = lacking(company, built)

            assert reaches(state)[company] == chain(state, company) + to_come
            assert lack.places == {station.place for station in built}
            assert dict(lack.prices) == {
                kind: price
                for kind in SITE_KINDS
                if (price := price_now(state, company, kind)) is not None
            }
        action, rng = pick(rng, legal(state))
        state = after(state, state.seat, DICE.write(action))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1])
def test_it_beats_random_play(seed: int) -> None:
    """By far."""
    state = DICE.setup(2, DiceOptions(), Rng(f"bot {seed}"))
    number = 0
    while DICE.actors(state):
        seat, number = min(DICE.actors(state)), number + 1
        order = chosen(state) if seat == seed else ""
        if not order:
            action, _ = pick(Rng(f"{seed} {number}"), legal(state))
            order = DICE.write(action)
        state = after(state, seat, order)

    scores = DICE.scores(state)
    assert scores[seed] > 2 * scores[1 - seed]
