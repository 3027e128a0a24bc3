"""Dice in their zones, the turn, income, the roll (DIC-15 to DIC-32, DIC-69, DIC-70)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from rotonde.games.dice.actions import BuyShare, LayRail, Roll
from rotonde.games.dice.events import DiceRolled, DieDiscarded, IncomeTaken, TurnBegan, TurnEnded
from rotonde.games.dice.reasons import (
    DISCARD_FIRST,
    FACE_NOT_IN_FRONT,
    INCOME_FIRST,
    INCOME_TAKEN,
    NO_INCOME_IN_LAST_YEAR,
    NO_INCOME_YET,
    NO_RAIL_DIE,
    NOTHING_TO_ROLL,
    ROLL_BEYOND_RESERVE,
    ROLLED_ALREADY,
    TOO_FEW_HIDDEN,
    TOO_FEW_JOKERS,
)
from rotonde.games.dice.rules.rolling import throw
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_DECISION
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.text import Named, Seated
from rotonde.kernel.law.undo import reversible, trace
from tests.support import rule
from tests.support.dice import DICE, legal, orders, perform, position, refused, told, tray

# --- dice -----------------------------------------------------------------------------------------


@rule("DIC-15", "DIC-16")
def test_hidden_dice_lay_no_track_and_buy_no_shares() -> None:
    """They pay stations and surcharges, and are rolled."""
    state = position("nobody | hidden 5")

    assert {type(action) for action in legal(state)} == {Roll, type(legal(state)[-1])}
    refusal = refused(state, "rail A d3 N")
    assert refusal == NO_RAIL_DIE(face=Named("face-straight"))


@rule("DIC-17")
def test_front_dice_keep_their_face() -> None:
    """Rails and shares in front are never rolled and pay for nothing else."""
    state = position("nobody | front 3/2/1/0")

    assert orders(state, "roll") == []
    assert refused(state, "roll 0+1") == TOO_FEW_JOKERS(jokers=0)


@rule("DIC-18")
def test_a_joker_does_everything() -> None:
    """Straight, curve, share, surcharge, missing part of a price, roll."""
    state = position("nobody | directs 0 weiden | front 0/0/0/3")

    kinds = Counter(type(action) for action in legal(state))

    assert kinds[LayRail] == 6
    assert kinds[BuyShare] == 5
    assert kinds[Roll] == 3
    assert orders(state, "station") == ["station A weiden country", "station B weiden country"]


@rule("DIC-19", "DIC-20")
def test_payments_go_to_the_reserve_and_dice_received_serve_at_once() -> None:
    """The reward of a station lays the next rail."""
    state = position("nobody | directs 0 weiden | hidden 3")

    after = perform(state, "station A weiden country").state

    assert after.reserve == state.reserve + 3 - 2
    assert "rail A d2 N ?" in orders(after)


# --- the turn -------------------------------------------------------------------------------------


@rule("DIC-21")
def test_every_seat_has_one_turn_a_year() -> None:
    """Clockwise from the first player."""
    state = position("seats 3 | year 1 | seat 1 | first 1 | front 0/0/0/4")
    seats = []
    for _ in range(4):
        seats.append((state.year, state.seat))
        state = perform(state, *(["income"] if state.year > 1 else []), "end").state

    assert seats == [(1, 1), (1, 2), (1, 0), (2, 2)]


@rule("DIC-22")
def test_actions_mix_freely() -> None:
    """A share, a rail, the roll, a rail, income, in any order; the roll once."""
    state = position("nobody | front 0/0/1/3 | hidden 1 | due")

    state = perform(state, "buy insel", "rail A d3 N ?", "roll 1+1", "income").state

    assert state.rolled
    assert refused(state, "roll 1+0") == ROLLED_ALREADY()


@rule("DIC-23", "DIC-24")
def test_income_is_compulsory() -> None:
    """The turn cannot end while it is due; then it always can."""
    state = position("nobody | due")

    assert refused(state, "end") == INCOME_FIRST()
    assert orders(state) == ["income"]
    assert "end" in orders(perform(state, "income").state)


def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    """Other seats wait; a finished game refuses everything."""
    state = position("nobody | reserve 0 | due")

    assert refused(state, "end", 1) == NOT_YOUR_DECISION(seat=Seated(state.seat))
    assert refused(state, "tile lake 0") == NOT_NOW()
    over = perform(state, "income").state
    assert refused(over, "end") == GAME_OVER()


# --- income ---------------------------------------------------------------------------------------


@rule("DIC-25")
def test_income_comes_once_a_turn_from_the_second_year_on() -> None:
    """None in year 1, none twice, none in the last year."""
    assert refused(position("year 1"), "income") == NO_INCOME_YET(year=2)
    taken = perform(position("due"), "income").state
    assert refused(taken, "income") == INCOME_TAKEN()
    assert refused(position("due | announced a"), "income") == NO_INCOME_IN_LAST_YEAR()


@rule("DIC-26")
def test_income_is_four_dice_or_one_for_each_station() -> None:
    """Four up to four stations, also without any company."""
    turn = perform(position("nobody | due"), "income")

    (event,) = told(turn.events, IncomeTaken)
    assert (event.due, event.taken, event.jokers) == (4, 4, False)
    assert turn.state.trays[0].hidden == 4


@rule("DIC-28", "DIC-29")
def test_jokers_for_a_lost_office_come_from_the_reserve_too() -> None:
    """Too few of them end the game, in the same form."""
    state = position("nobody | lost 0 | due | reserve 3")

    over = perform(state, "income").state

    assert (over.trays[0].joker, over.trays[0].hidden) == (3, 0)
    assert over.end_reason == "d"


# --- the roll -------------------------------------------------------------------------------------


@rule("DIC-30")
def test_each_joker_brings_a_die_of_the_reserve() -> None:
    """Hidden dice bring none; all of them fall in front."""
    state = position("nobody | front 1/0/0/3 | hidden 4 | reserve 20")

    turn = perform(state, "roll 3+2")

    (event,) = told(turn.events, DiceRolled)
    assert (event.bonus, len(event.faces), event.reserve) == (2, 7, 18)
    assert turn.state.trays[0].front == 1 + 1 + 7
    assert turn.state.trays[0].hidden == 1
    assert refused(state, "roll 0+0") == NOTHING_TO_ROLL()
    assert refused(state, "roll 5+0") == TOO_FEW_HIDDEN(hidden=4)
    assert DICE.check(state, Seat(0), Roll(hidden=-1, jokers=3)) == NOTHING_TO_ROLL()


@rule("DIC-31")
def test_faces_fall_as_the_die_has_them() -> None:
    """Straight and curve twice as often as share and joker."""
    faces, rng = throw(Rng("faces"), 3000)
    fallen: Counter[str] = Counter(faces)

    assert rng.drawn >= 3000
    for face, share in (("straight", 1000), ("curve", 1000), ("share", 500), ("joker", 500)):
        assert share * 0.85 < fallen[face] < share * 1.15


@rule("DIC-32", "DIC-88")
def test_the_smallest_roll_beyond_the_reserve_ends_the_game() -> None:
    """No die moves; other rolls of that kind are not offered."""
    state = position("nobody | front 0/0/0/4 | hidden 1 | reserve 1")

    rolls = orders(state, "roll")
    assert rolls == ["roll 0+1", "roll 0+2", "roll 1+0", "roll 1+1"]
    assert refused(state, "roll 1+2") == ROLL_BEYOND_RESERVE(reserve=1)
    over = perform(state, "roll 0+2").state
    assert tray(over) == tray(state)
    assert (over.end_reason, over.over) == ("d", True)


@rule("DIC-84", "DIC-89")
def test_in_the_last_year_jokers_bring_no_dice() -> None:
    """Any number may be rolled, and nothing can run dry."""
    state = position("nobody | front 0/0/0/3 | reserve 0 | announced b")

    assert orders(state, "roll") == ["roll 0+1", "roll 0+2", "roll 0+3"]
    after = perform(state, "roll 0+3").state
    assert (after.trays[0].front, after.reserve) == (3, 0)
    assert not after.over


# --- end of the turn ------------------------------------------------------------------------------


@rule("DIC-69")
def test_front_dice_beyond_five_go_back() -> None:
    """One by one, of the seat's choice; hidden dice stay."""
    state = position("nobody | front 3/2/0/2 | hidden 6")

    turn = perform(state, "end")
    assert [event.too_many for event in told(turn.events, TurnEnded)] == [2]
    assert orders(turn.state) == ["back straight", "back curve", "back joker"]
    assert refused(turn.state, "back share") == FACE_NOT_IN_FRONT(face=Named("face-share"))
    assert refused(turn.state, "end") == DISCARD_FIRST()
    done = perform(turn.state, "back curve", "back straight")
    assert [event.left for event in told(done.events, DieDiscarded)] == [1, 0]
    assert tray(done.state) == (2, 1, 0, 2, 6)
    assert done.state.reserve == state.reserve + 2


@rule("DIC-70")
def test_payments_for_ranges_lapse_with_the_turn() -> None:
    """The next seat pays anew."""
    line = "A d3N d2W c2W b2N b1N @mountain2:1 b7E c7E d7N"
    state = position(f"{line} | nobody | front 1/0/0/0 | hidden 1")
    state = perform(state, "rail A d6 N").state
    assert state.paid

    turn = perform(state, "end")

    assert turn.state.paid == 0
    assert [event.seat for event in told(turn.events, TurnBegan)] == [1]
    rich = replace(turn.state, year=1)
    assert "rail A d5 N ?" not in orders(rich)
    assert "rail A d5 N ? 1" in orders(rich)


@pytest.mark.parametrize("front", ["5/0/0/0", "0/0/0/0"])
@rule("DIC-69")
def test_five_dice_may_stay(front: str) -> None:
    """Nothing is asked with five or fewer."""
    assert perform(position(f"nobody | front {front}"), "end").state.seat == 1


@rule("DIC-71", "DIC-77")
def test_the_end_of_a_turn_is_final_also_where_the_same_seat_goes_on() -> None:
    """With two seats the last of a year begins the next, and cannot take the year end back."""
    state = position("seat 1 | first 0")
    turn = perform(state, "end")

    assert min(DICE.actors(turn.state)) == 1
    traces = [trace(DICE, state, Seat(1), turn)]
    assert reversible(traces, Seat(1)) == ()
    bought = perform(position("front 0/0/1/0"), "buy insel")
    assert reversible([trace(DICE, position("front 0/0/1/0"), Seat(0), bought)], Seat(0)) == (0,)
