"""Money, the turn, the auction and the goes (TYC-14 to TYC-27)."""

from typing import cast

import pytest

from rotonde.games.tycoon.actions import ChooseAction, Kind
from rotonde.games.tycoon.events import AuctionWon, RoundBegan, ShareIssued, TurnBegan
from rotonde.games.tycoon.reasons import (
    ANOTHER_ACTION,
    BEGINNERS_GAME,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    ENGINE_AT_TOP,
    NO_CARD_TO_TAKE,
    NOTHING_TO_BUILD,
    NOTHING_TO_DELIVER,
    SHARES_ENOUGH,
)
from rotonde.games.tycoon.state import income_of, track_space
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import GAME_OVER, NOT_YOUR_DECISION
from tests.support import rule
from tests.support.tycoon import TYCOON, choose, perform, played, position, refused
from tests.support.tycoon_map import CITIES
from tests.support.tycoon_reading import actor, figures, orders, seat_at, table, told

# --- money ----------------------------------------------------------------------------------------


@rule("TYC-14")
def test_a_share_gives_five_and_costs_a_dividend_and_a_point() -> None:
    """5 at once, 1 a turn, 1 at the end, without limit."""
    state = perform(position("seats 2"), 0, *["share"] * 10).state

    seat = seat_at(state, 0)
    assert (seat.cash, seat.shares, seat.dividends, seat.total) == (50, 10, 10, -10)


@rule("TYC-15")
@pytest.mark.parametrize(
    ("cash", "issued", "left"), [(0, 2, 0), (1, 2, 1), (4, 2, 4), (5, 1, 0), (9, 1, 4), (10, 0, 0)]
)
def test_the_fewest_shares_cover_a_payment(cash: int, issued: int, left: int) -> None:
    """A payment of 10 from so much cash."""
    state = position(f"cash {cash} 0 0 | level 2 1 1")

    after = seat_at(perform(state, 0, "upgrade").state, 0)

    assert (after.shares, after.cash) == (issued, left)


@rule("TYC-16")
def test_shares_of_ones_own_will_are_no_action_and_end_at_ten() -> None:
    """They are counted over all goes of a turn, seat by seat."""
    turn = perform(position("seats 2"), 0, *["share"] * 10)

    assert (actor(turn.state), table(turn.state).actions_left) == (0, 1)
    assert len(told(turn, ShareIssued)) == 10
    assert "share" not in orders(turn.state)
    assert refused(turn.state, 0, "share") == SHARES_ENOUGH(most=10)
    again = played(turn.state, "S0 upgrade | S1 share, pass go").state
    assert (table(again).action_round, actor(again)) == (2, 0)
    assert refused(again, 0, "share") == SHARES_ENOUGH(most=10)


@rule("TYC-17")
def test_figures_are_open_to_all() -> None:
    """Cash, shares, score and level of everybody stand in every view."""
    state = position("cash 1 2 3 | shares 4 5 6 | score 7 8 9 | level 2 3 4")

    for eyes in (None, Seat(0), Seat(1), Seat(2)):
        seats = TYCOON.view(state, eyes).seats
        shown = [(seat.cash, seat.shares, seat.score, seat.engine_level) for seat in seats]
        assert shown == [(1, 4, 7, 2), (2, 5, 8, 3), (3, 6, 9, 4)]


@rule("TYC-18")
def test_the_track_begins_again_after_100() -> None:
    """Income follows the space, the full score counts."""
    spaces = [track_space(score) for score in (0, 99, 100, 101, 200, 201)]

    assert spaces == [0, 99, 100, 1, 100, 1]
    assert income_of(201) == income_of(1) == 3
    assert seat_at(position("score 150 0 0"), 0).total == 150


# --- auction --------------------------------------------------------------------------------------


@rule("TYC-20")
def test_the_previous_first_player_is_asked_first_then_clockwise() -> None:
    """Those that have passed are left out."""
    state = position("seats 4 | auction 2")
    said = "bid 1, pass, bid 2, bid 3, bid 4, pass, bid 5, bid 6"
    asked = list[int | None]()
    for order in said.split(", "):
        asked.append(actor(state))
        state = perform(state, state.steps[-1].seat, order).state

    assert [*asked, actor(state)] == [2, 3, 0, 1, 2, 0, 1, 2, 1]


@rule("TYC-21")
def test_a_bid_is_higher_than_the_last_and_ends_at_99() -> None:
    """After 99 the others can only pass."""
    state = perform(position("auction 0"), 0, "bid 7").state
    assert refused(state, 1, "bid 7") == BID_TOO_LOW(amount=7, least=8)
    assert refused(state, 1, "bid 0") == BID_TOO_LOW(amount=0, least=8)
    assert refused(state, 1, "bid 100") == BID_TOO_HIGH(amount=100, most=99)
    assert orders(state) == [*(f"bid {amount}" for amount in range(8, 100)), "pass"]

    most = perform(state, 1, "bid 99").state

    assert orders(most) == ["pass"]
    assert len(orders(position("auction 0"))) == 100


@rule("TYC-22")
def test_the_winner_pays_at_once_and_the_others_nothing() -> None:
    """It ends as soon as all but the highest bidder have passed."""
    turn = played(position("auction 0"), "S0 bid 1 | S1 bid 12 | S2 pass | S0 pass")

    assert told(turn, AuctionWon)[0].payment.amount == 12
    assert figures(turn.state, "shares") == [0, 3, 0]
    assert (table(turn.state).first_player, actor(turn.state)) == (1, 1)
    assert table(turn.state).auction.winning_bid == 12


@rule("TYC-23")
def test_the_last_seat_may_still_bid() -> None:
    """When nobody has, a bid wins at once."""
    state = played(position("auction 0"), "S0 pass | S1 pass").state

    assert actor(state) == 2
    assert orders(state)[0] == "bid 1"
    assert table(perform(state, 2, "bid 1").state).first_player == 2


@rule("TYC-24")
def test_when_all_pass_the_next_seat_goes_first() -> None:
    """For nothing."""
    turn = played(position("auction 2"), "S2 pass | S0 pass | S1 pass")

    assert table(turn.state).first_player == 0
    assert figures(turn.state, "shares") == [0, 0, 0]


# --- rounds and goes ------------------------------------------------------------------------------


@rule("TYC-19", "TYC-25")
def test_three_rounds_of_one_go_each_then_income_and_the_next_auction() -> None:
    """Clockwise from the first player."""
    state, seen, events = position("first 1"), list[tuple[int, int]](), list[Event]()
    for _ in range(9):
        seat = actor(state)
        assert seat is not None
        seen.append((table(state).action_round, seat))
        turn = perform(state, seat, "upgrade" if not seen[1:] else "pass go")
        state, events = turn.state, [*events, *turn.events]

    assert seen == [(n, seat) for n in (1, 2, 3) for seat in (1, 2, 0)]
    assert [event.action_round for event in events if isinstance(event, RoundBegan)] == [2, 3]
    assert [event.turn for event in events if isinstance(event, TurnBegan)] == [2]
    assert (table(state).step, actor(state)) == ("auction", 1)


@rule("TYC-26")
def test_a_kind_is_offered_when_it_has_a_way() -> None:
    """Here nothing can be delivered and nobody can go west."""
    state = position()

    assert orders(state) == ["build", "urbanize", "upgrade", "card", "pass go", "share"]
    assert refused(state, 0, "deliver") == NOTHING_TO_DELIVER()
    assert refused(position("level 8 1 1"), 0, "upgrade") == ENGINE_AT_TOP(level=8)
    assert refused(position("up new_train"), 0, "card") == NO_CARD_TO_TAKE()


@rule("TYC-26", "TYC-36")
def test_without_a_locomotive_there_is_nothing_to_build() -> None:
    """24 links use them up, and nothing unfinished is left to go on from."""
    names = list(CITIES)
    pairs = [(a, b) for a in names[:8] for b in names[8:11]]
    state = position(" | ".join(f"link 0 {a} {b}" for a, b in pairs))

    assert seat_at(state, 0).locomotives_left == 0
    assert refused(state, 0, "build") == NOTHING_TO_BUILD()


@rule("TYC-27")
def test_passing_is_always_possible() -> None:
    """And does nothing."""
    state = position("cash 3 0 0")

    after = perform(state, 0, "pass go").state

    assert (seat_at(after, 0).cash, actor(after)) == (3, 1)


@rule("TYC-91")
@pytest.mark.parametrize("kind", ["card", "west"])
def test_beginners_are_told_what_their_game_lacks(kind: str) -> None:
    """Cards and western links are refused, not unknown."""
    assert refused(position("beginner"), 0, kind) == BEGINNERS_GAME()


def test_orders_out_of_place_are_refused() -> None:
    """Another seat, another step, which is named, a finished game."""
    state = position()

    assert refused(state, 1, "pass go").code == NOT_YOUR_DECISION.code
    assert refused(state, 0, "bid 3") == ANOTHER_ACTION(step="choose_action")
    assert refused(choose(state, "build"), 0, "pass go") == ANOTHER_ACTION(step="build")
    wrong = refused(choose(state, "urbanize"), 0, "lay X7 NE-SW")
    assert wrong == ANOTHER_ACTION(step="urbanize")
    assert refused(position("auction 0"), 0, "build") == ANOTHER_ACTION(step="auction")
    last = position("seats 2 | turn 3 | final 3 | round 3 | acting 1")
    assert refused(perform(last, 1, "upgrade").state, 0, "pass go") == GAME_OVER()


@rule("TYC-26")
def test_a_kind_that_is_none_is_refused() -> None:
    """Whoever makes an order by hand, past the edge that would not read it, is answered too."""
    made_up = ChooseAction(cast(Kind, "dance"))

    assert refused(position(), 0, made_up) == ANOTHER_ACTION(step="choose_action")


@rule("TYC-26")
def test_an_order_whose_kind_is_not_chosen_yet_is_judged_as_if_it_were() -> None:
    """What is wrong with it is said; where nothing is, that the kind comes first."""
    state = position()

    assert (
        refused(state, 0, "lay X7 NE-NW").code
        == refused(choose(state, "build"), 0, "lay X7 NE-NW").code
    )
    assert refused(state, 0, "lay X7 NE-SW") == ANOTHER_ACTION(step="choose_action")
    assert refused(position("beginner"), 0, "west kansas_city") == BEGINNERS_GAME()
