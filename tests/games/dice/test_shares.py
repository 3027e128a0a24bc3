"""Shares of the bank and of directors (DIC-33 to DIC-37)."""

import pytest

from rotonde.games.dice.actions import BuyShare
from rotonde.games.dice.components import CompanyId
from rotonde.games.dice.reasons import (
    BANK_SOLD_OUT,
    DIE_NOT_IN_FRONT,
    DIRECTOR_WITHOUT_SHARE,
    MARKET_CLOSED,
    NO_DIE_FOR_SHARE,
    NO_DIRECTOR,
    NO_SUCH_COMPANY,
    OWN_COMPANY,
)
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Named, Seated
from tests.support import rule
from tests.support.dice import DICE, company, orders, perform, position, refused, tray

OPEN = "bank eisberg 0 | bank ueberall 0"


@rule("DIC-33")
def test_a_share_costs_one_die() -> None:
    """A share face or a joker, as the buyer likes."""
    state = position("nobody | front 0/0/1/1")

    assert orders(state, "buy insel") == ["buy insel", "buy insel bank ?"]
    after = perform(state, "buy insel").state
    assert tray(after) == (0, 0, 0, 1, 0)
    assert after.shares[company("insel")].held[0] == 1
    assert refused(after, "buy insel") == DIE_NOT_IN_FRONT(face=Named("face-share"))
    assert refused(position("front 2/0/0/0"), "buy insel") == NO_DIE_FOR_SHARE()


@rule("DIC-34")
def test_the_bank_sells_while_it_has_any() -> None:
    """From year 1 on, without limit; the die goes to the reserve."""
    state = position("year 1 | nobody | front 0/0/2/0 | bank weiden 1")

    after = perform(state, "buy weiden").state

    assert after.reserve == state.reserve + 1
    assert refused(after, "buy weiden") == BANK_SOLD_OUT(company=Named("company-weiden"))
    nonsense = BuyShare(CompanyId("castle"))
    assert DICE.check(state, Seat(0), nonsense) == NO_SUCH_COMPANY(company="castle")


@rule("DIC-35")
def test_a_director_must_sell_and_takes_the_die_behind_his_screen() -> None:
    """Another seat, with a share of that very company."""
    state = position(f"nobody | directs 1 insel weiden | shares insel 1 2 | {OPEN} | front 0/0/2/0")

    after = perform(state, "buy insel director").state

    assert after.trays[1].hidden == state.trays[1].hidden + 1
    assert after.reserve == state.reserve
    assert after.shares[company("insel")].held == (2, 1)
    nobody = refused(state, "buy bergtal director")
    assert nobody == NO_DIRECTOR(company=Named("company-bergtal"))
    nothing = refused(state, "buy weiden director")
    assert nothing == DIRECTOR_WITHOUT_SHARE(company=Named("company-weiden"), seat=Seated(Seat(1)))


@pytest.mark.parametrize(("seats", "opens"), [(2, 2), (3, 3), (4, 4)])
@rule("DIC-36", "DIC-78")
def test_the_market_opens_with_the_number_of_seats(seats: int, opens: int) -> None:
    """For every company, sold out or not, from that instant on."""
    names = ["eisberg", "ueberall", "weiden", "bergtal"]
    held = " ".join(["0"] * (seats - 1))

    def drawn(sold: int) -> str:
        banks = " | ".join(f"bank {name} 0" for name in names[:sold])
        return (
            f"seats {seats} | nobody | directs 1 insel | shares insel 0 1 {held[2:]}"
            f" | front 0/0/1/0 | {banks}"
        )

    closed = position(drawn(opens - 1))
    assert refused(closed, "buy insel director") == MARKET_CLOSED(needed=opens, sold=opens - 1)
    assert "buy insel director" in orders(position(drawn(opens)))


@rule("DIC-37")
def test_directors_stay_in_office_until_the_year_end() -> None:
    """Without a share left, too; their own shares come from the bank."""
    state = position(f"nobody | directs 1 insel | shares insel 0 1 | {OPEN} | front 0/0/2/0")
    after = perform(state, "buy insel director").state
    assert after.directors[company("insel")] == 1

    mine = position(f"nobody | directs 0 insel | shares insel 1 1 | {OPEN} | front 0/0/1/0")
    assert refused(mine, "buy insel director") == OWN_COMPANY(company=Named("company-insel"))
    assert "buy insel" in orders(mine)
