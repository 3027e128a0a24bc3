"""The Market (REV-100 to REV-105)."""

import pytest

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import MarketTileId
from rotonde.games.revolution.events import DealTaken, MarketTileTurned, OfficePlaced
from rotonde.games.revolution.reasons import (
    DEAL_NEEDS_MONEY,
    DEAL_NEEDS_SHARES,
    DEAL_TAKEN,
    ENOUGH_DEALS,
    PASS_BELOW_MINIMUM,
)
from rotonde.games.revolution.steps import MarketAnswer, MarketOffer
from rotonde.kernel.law.ids import Seat
from tests.support import rule
from tests.support.revolution import (
    actor,
    choices,
    main_choices,
    offered,
    open_step,
    play,
    position,
    refused,
    step,
    told,
)

OPEN = ("worker white telegraph", "office 3", "finish")
OTHERS_POOR = "1: shares 0 | 2: shares 0 | 3: shares 0"


@rule("REV-78")
def test_an_icon_is_not_forgotten() -> None:
    """The second rail of the action lies on no icon, and the Market still comes."""
    state = play(position("rails S03 | cash 900"), "worker white railroad", "rail S04", "rail S05")

    assert step(play(state, "finish")) == "MarketOffer"


@rule("REV-78", "REV-100")
def test_two_icons_open_one_market() -> None:
    """Whoever else has rails there; when it has been answered the next turn begins."""
    drawing = "rails S03 S05 S06 | 1: rails S03 S04 | cash 900 | shares 0 | market 9"
    state = play(
        position(f"{drawing} | {OTHERS_POOR}"), "worker white railroad", "rail S04", "rail S07"
    )
    events = told(state, "finish")

    assert [type(event).__name__ for event in events].count("MarketOpened") == 1
    assert [type(event).__name__ for event in events].count("MarketTileTurned") == 1
    after = play(state, "finish")
    assert (actor(after), step(after), after.market_discards) == (1, "ChooseWorker", (9,))


@rule("REV-100", "REV-101")
def test_the_active_seat_may_take_both_others_one() -> None:
    """Each deal once; several seats may take the same."""
    state = play(position("market 3 | shares 9"), *OPEN)
    assert offered(state)[:3] == ["deal 1", "deal 2", "pass"]
    state = play(state, "deal 2")
    assert refused(state, "deal 2") == DEAL_TAKEN()
    state = play(state, "deal 1", "stop")
    assert actor(state) == 1

    state = play(state, "deal 2")

    assert actor(state) == 2
    assert open_step(state, MarketOffer).answers == (
        MarketAnswer(Seat(0), True, (2, 1)),
        MarketAnswer(Seat(1), True, (2,)),
    )


@rule("REV-101")
def test_one_deal_is_enough_for_others() -> None:
    """While its promotions leave it short of workers, an answering seat may not take another."""
    drawing = (
        "market 4 | 1: shares 9 | 1: stock 3 white 1 purple | 1: milestones A1-2 A2-1 | 1: cash 900"
    )
    state = play(position(drawing), *OPEN, "pass", "deal 1", "promote purple stock A1-2")
    state = play(state, "stop") if "stop" in offered(state) else state

    assert (actor(state), step(state)) == (1, "MarketOffer")
    assert refused(state, "deal 2") == ENOUGH_DEALS()
    assert refused(state, "pass") == PASS_BELOW_MINIMUM(workers=3, minimum=4)
    assert {text.split()[0] for text in offered(state)} == {"share", "hire"}
    assert actor(play(state, "hire grey")) == 2


@rule("REV-102")
def test_what_a_deal_asks() -> None:
    """Shares, then money; nobody is asked who can take nothing."""
    state = play(position("market 5 | shares 0 | cash 100 | trains money_600 | 1: shares 1"), *OPEN)
    assert choices(state, "deal") == ["1"]
    assert refused(state, "deal 2") == DEAL_NEEDS_MONEY(needed=200, money=100)
    small = play(position("market 9 | shares 0 | 1: shares 2 | 2: shares 3"), *OPEN, "pass")

    assert actor(small) == 2
    assert open_step(small, MarketOffer).answers[1] == MarketAnswer(Seat(1), False)
    assert told(small, "deal 2")[0] == DealTaken(Seat(2), MarketTileId(9), 2, 3, 0, False)
    poor = play(position("market 6 | shares 0"), *OPEN)
    assert refused(poor, "deal 2") == DEAL_NEEDS_SHARES(needed=4, shares=3)


@rule("REV-102")
def test_a_seat_is_asked_that_could_accept_after_a_sale() -> None:
    """The deal of 2 shares and 200$ after selling a third share."""
    drawing = f"market 5 | {OTHERS_POOR} | 1: shares 4 | 1: cash 0 | 1: up"
    state = play(position(drawing), *OPEN, "pass")

    assert actor(state) == 1
    assert choices(state, "deal") == []
    assert choices(play(state, "share", "share"), "deal") == ["2"]


@rule("REV-102")
def test_a_seat_is_asked_that_could_accept_after_a_hire() -> None:
    """It has nobody to promote until it has sold a share and hired a purple worker."""
    drawing = f"market 4 | {OTHERS_POOR} | 1: shares 2 | 1: cash 750 | 1: stock 4 white"
    state = play(position(f"{drawing} | 1: milestones A1-2 A2-1"), *OPEN, "pass")

    assert (actor(state), main_choices(state)) == (1, ["pass"])
    state = play(state, "share", "hire purple")
    assert choices(state, "deal") == ["1"]
    poor = play(position(f"{drawing} | 1: milestones A1-2 A2-1 | 1: cash 700"), *OPEN, "pass")
    assert (actor(poor), step(poor)) == (1, "ChooseWorker")


@pytest.mark.parametrize(("cash", "back"), [(50, True), (0, False)])
@rule("REV-66")
def test_the_shares_of_a_deal_do_not_pay_its_money(cash: int, back: bool) -> None:
    """Two of three shares go to the deal that brings a worker back; the third is 150$ of 200$."""
    drawing = f"market 5 | stock 3 white 1 turquoise | shares 0 | cash {cash}"
    state = play(position(drawing), "worker white telegraph")

    assert ("part promotion" in offered(state)) == back


@rule("REV-34", "REV-65")
def test_an_empty_supply_brings_nobody_back() -> None:
    """Money for a hire is no help where nobody is to be hired."""
    drawing = "stock 3 white 1 turquoise | cash 900 | supply purple 0 orange 0 grey 0"
    one = play(position(f"{drawing} | supply turquoise 1"), "worker white trade")
    none = play(position(f"{drawing} | supply turquoise 0"), "worker white trade")

    assert "part promotion" in offered(one)
    assert "part promotion" not in offered(none)


@rule("REV-103")
def test_a_step_closes_when_nothing_can_be_accepted() -> None:
    """After the sale that takes the last share the next seat is asked."""
    state = play(position("market 3 | 1: shares 1"), *OPEN, "pass")
    assert (actor(state), main_choices(state)) == (1, ["deal 1", "pass"])

    assert actor(play(state, "share")) == 2


@rule("REV-104")
def test_the_next_tile_is_turned_up() -> None:
    """The old one goes to the discard."""
    state = play(position(f"market 3 | shares 0 | {OTHERS_POOR}"), *OPEN)
    events = told(state, "pass")

    assert MarketTileTurned(MarketTileId(1), MarketTileId(3), False) in events
    assert play(state, "pass").market_discards == (3,)


@rule("REV-105")
def test_a_free_office_opens_no_market() -> None:
    """In section 6, by a deal: no shares and no second tile."""
    state = play(position("market 7 | shares 5"), *OPEN, "deal 1")
    (placed,) = (each for each in told(state, "office 6") if isinstance(each, OfficePlaced))

    assert (placed.shares, placed.market) == (0, False)


@pytest.mark.parametrize(
    ("tile", "deal"), [(row.id, deal) for row in BOARD.tables.market_tile for deal in (1, 2)]
)
@rule("REV-102")
def test_every_deal_can_be_taken(tile: MarketTileId, deal: int) -> None:
    """One test for each deal: its shares and money are paid and its effects begin."""
    row = BOARD.deals[tile][deal - 1]
    drawing = f"market {tile} | shares 9 | cash 1000 | stock 4 white 2 turquoise"
    state = play(position(f"{drawing} | trains money_600 rail_100"), *OPEN)
    before = state.companies[0]

    after = play(state, f"deal {deal}").companies[0]

    assert after.shares == before.shares - row.shares
    assert after.cash == before.cash - row.money
