"""What a table shows without knowing a rule: holders, absorbers, payments, the stops of a veto."""

from msgspec.structs import replace

from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.components import CompanyId
from rotonde.games.rocket.state import Income, State
from rotonde.games.rocket.view.shapes import View
from rotonde.games.rocket.view.showing import absorber, holders
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName
from tests.support import rule
from tests.support.rocket import ROCKET, played, position

ABSORBED = ("LBSCR", "LSWR", "SER", "GWR")
VETO = "GWR C14 D14 shares 1 1 1 | seats 3 | active 2"


def seen(state: State) -> View:
    """As a spectator sees it."""
    return ROCKET.view(state, None)


def stops(state: State) -> list[str]:
    """Seat, place in the line and word of each stop."""
    return [f"{stop.seat} {stop.state} {stop.says}" for stop in seen(state).veto]


@rule("ROC-52")
def test_who_holds_most_and_who_comes_next() -> None:
    """Nobody is second behind several leaders, and who has nothing takes no part."""
    assert holders((3, 1, 2)) == ((0,), (2,))
    assert holders((4, 2, 2)) == ((0,), (1, 2))
    assert holders((2, 2, 1)) == ((0, 1), ())
    assert holders((0, 1, 0)) == ((1,), ())
    assert holders((0, 0, 0)) == ((), ())


@rule("ROC-35", "ROC-38")
def test_a_veto_is_a_line_of_stops() -> None:
    """Who moved, who is asked, who is still to come, and the mover's last word."""
    state = played(position(VETO), "S2 extend GWR, to E14").state
    assert stops(position(VETO)) == []
    assert stops(state) == ["2 done moves", "0 now asked", "1 next may-bid", "2 next last"]

    bid = played(state, "S0 bid 1").state
    assert stops(bid) == ["2 done moves", "0 now places", "1 next skipped", "2 next last"]
    placed = played(bid, "S0 place E13").state
    assert stops(placed) == ["2 done moves", "0 done bids", "2 now asked"]
    assert [stop.best for stop in seen(placed).veto] == [False, True, False]


def test_a_payment_to_several_seats_is_one_line() -> None:
    """Two payments of one town in one round are two."""
    paid = [(0, 2000, "london"), (2, 1000, "london"), (0, 1000, "london"), (1, 2000, "hull")]
    incomes = tuple(Income(Seat(s), amount, "ROC-54", town, 4) for s, amount, town in paid)
    state = position("seats 3")

    shown = seen(replace(state, incomes=incomes)).payments

    assert [(each.source, each.origin, each.paid) for each in shown] == [
        ("cities", "london", (2000, 0, 1000)),
        ("cities", "london", (1000, 0, 0)),
        ("cities", "hull", (0, 2000, 0)),
    ]


def test_the_payments_of_a_whole_game_are_its_incomes() -> None:
    """Nothing is lost when they are put together."""
    state = played(position("GWR C14 D14 | station 0 E14"), "S0 extend GWR, to E14").state

    assert sum(sum(each.paid) for each in seen(state).payments) == sum(
        income.amount for income in state.incomes
    )


@rule("ROC-60")
def test_an_absorbed_line_names_the_one_that_ran_when_it_joined() -> None:
    """LBSCR joined LSWR, which joined GWR later: who meets the track of LBSCR now is GWR's."""
    state = position("GWR C14 D13 E13 | LSWR G17 G16 G15 F14 | LBSCR J17 I16 | SER M16 L16 K16")
    lines = list(state.network.lines)

    def joins(company: str, link: str, year: int) -> None:
        number = BOARD.companies.number[CompanyId(company)]
        gone = {"status": "absorbed", "link": BOARD.cells[HexName(link)], "absorbed_in": year}
        lines[number] = replace(lines[number], **gone)

    joins("LBSCR", "G16", 3)
    joins("LSWR", "E13", 9)
    joins("SER", "I16", 13)

    names = [absorber(tuple(lines), BOARD.companies.number[CompanyId(each)]) for each in ABSORBED]
    assert names == ["LSWR", "GWR", "GWR", None]
