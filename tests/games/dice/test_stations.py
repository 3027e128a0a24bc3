"""Stations (DIC-59 to DIC-68)."""

import pytest
from msgspec.structs import replace

from rotonde.games.dice.actions import BuildStation
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import CompanyId
from rotonde.games.dice.events import StationBuilt
from rotonde.games.dice.reasons import (
    HEAD_IS_STATION,
    JOKER_NOT_NEEDED,
    LAST_WAY_OUT,
    NO_OFFICE,
    NO_SUCH_COMPANY,
    NOT_THE_DIRECTOR,
    STATION_ON_BORDER,
    STATION_ON_TILE,
    STATION_ON_WATER,
    STATION_TOO_DEAR,
    STATION_WRONG_GROUND,
    STATIONS_BUILT,
    TOO_FEW_AROUND,
)
from rotonde.games.dice.state import Station, price_now
from rotonde.games.dice.steps import Main
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Named
from tests.support import rule
from tests.support.dice import DICE, company, orders, perform, position, refused, told, tray


@rule("DIC-59")
def test_only_the_director_builds() -> None:
    """And so nobody in year 1."""
    state = position("nobody | directs 0 weiden | hidden 9")

    assert refused(state, "station A insel country") == NOT_THE_DIRECTOR(
        company=Named("company-insel")
    )
    first = position("year 1 | nobody | front 0/0/0/4")
    assert orders(first, "station") == []
    assert refused(first, "station A insel country") == NO_OFFICE()
    nonsense = BuildStation("A", CompanyId("castle"), "lake")
    assert DICE.check(state, Seat(0), nonsense) == NO_SUCH_COMPANY(company="castle")


@rule("DIC-60", "DIC-68")
def test_a_station_stands_on_the_line_and_never_beside_another() -> None:
    """On the next cell of a rail; after a station comes a rail."""
    state = position("nobody | directs 0 weiden | directs 0 bergtal | hidden 9 | reserve 20")
    state = replace(state, directors=(Seat(0),) * 5)

    after = perform(state, "station A weiden country").state

    assert refused(after, "station A bergtal country") == HEAD_IS_STATION()
    (event,) = told(perform(state, "station A weiden country").events, StationBuilt)
    assert (event.cell, event.price, event.chain_before, event.chain) == ((2, 3), 3, 0, 1)


@rule("DIC-61")
def test_border_cells_take_no_station() -> None:
    """The 24 cells along the sides."""
    state = position("A d3N d2N | nobody | directs 0 weiden | hidden 5")

    assert refused(state, "station A weiden country") == STATION_ON_BORDER(cell="d1")
    inside = {cell for ground in BOARD.grounds for cell in ground.sites}
    assert all(0 < BOARD.positions[cell][i] < 6 for cell in inside for i in (0, 1))


@rule("DIC-62")
def test_the_ground_decides_the_kind() -> None:
    """Three of the eight cells around must match; a shore may be lake and country."""
    lake = position("K | hidden 9 | reserve 10")
    kinds = {order.split()[3] for order in orders(lake, "station A insel")}
    assert kinds == {"lake", "country"}
    assert refused(lake, "station A bergtal mountain") == STATION_WRONG_GROUND(
        cell="c6", kind=Named("site-mountain")
    )
    plain = position("hidden 9 | reserve 10")
    assert refused(plain, "station A insel lake") == TOO_FEW_AROUND(
        kind=Named("around-lake"), found=0, needed=3
    )


@rule("DIC-62")
def test_cells_of_all_three_rows_are_counted() -> None:
    """Of the water around b6 only c5 touches it, in the row above."""
    corner = position("K | A c6W | hidden 9 | reserve 10")

    assert refused(corner, "station A insel lake") == TOO_FEW_AROUND(
        kind=Named("around-lake"), found=1, needed=3
    )


@rule("DIC-62")
def test_water_takes_no_station() -> None:
    """A landing is a rail."""
    begun = position("K | A c6N | hidden 9")
    at_shore = replace(begun, steps=(Main(Seat(0)),))

    assert refused(at_shore, "station A insel lake") == STATION_ON_WATER(cell="c5")


@rule("DIC-63")
def test_one_station_of_a_company_on_a_tile() -> None:
    """Others may stand beside it, and a kind may be used up."""
    second = position("A weiden/country c3N | hidden 9 | reserve 10")
    assert refused(second, "station A weiden country") == STATION_ON_TILE(
        company=Named("company-weiden")
    )
    assert "station A insel country" in orders(second)
    elsewhere = tuple(Station("country", BOARD.squares.cell(9, n), 24, 3) for n in range(5))
    stations = tuple(
        elsewhere if n == company("insel") else s for n, s in enumerate(second.stations)
    )
    used_up = replace(second, stations=stations)
    assert refused(used_up, "station A insel country") == STATIONS_BUILT(
        company=Named("company-insel"), kind=Named("site-country")
    )


@pytest.mark.parametrize(("built", "price"), [(0, 3), (2, 3), (3, 5), (4, 5), (5, None)])
@rule("DIC-64")
def test_cheap_stations_come_first(built: int, price: int | None) -> None:
    """Three at three dice, two at five, then none."""
    state = position("hidden 9 | reserve 10")
    there = tuple(Station("country", BOARD.squares.cell(9, n), 24, 3) for n in range(built))
    stations = tuple(there if n == company("insel") else () for n in range(5))

    assert price_now(replace(state, stations=stations), company("insel"), "country") == price


@rule("DIC-65", "DIC-67")
def test_hidden_dice_pay_first_and_jokers_what_is_missing() -> None:
    """Then two dice of the reserve come as jokers."""
    state = position("hidden 1 | front 0/0/0/3 | reserve 10")

    after = perform(state, "station A weiden country").state

    assert tray(after) == (0, 0, 0, 3, 0)
    assert after.reserve == 10 + 3 - 2
    poor = position("hidden 1 | front 4/0/0/1")
    assert refused(poor, "station A weiden country") == STATION_TOO_DEAR(price=3, dice=2)


@rule("DIC-66")
def test_a_joker_pays_for_the_mountain_only_where_hidden_dice_would_do() -> None:
    """Without a surcharge there is nothing to choose."""
    state = position("hidden 5 | front 0/0/0/1 | reserve 10")

    assert refused(state, "station A weiden country 1") == JOKER_NOT_NEEDED()
    made_up = BuildStation("A", CompanyId("weiden"), "country", -1)
    assert DICE.check(state, state.seat, made_up) == JOKER_NOT_NEEDED()


@rule("DIC-67", "DIC-84")
def test_in_the_last_year_a_station_brings_nothing() -> None:
    """It costs the same."""
    state = position("hidden 3 | reserve 10 | announced b")

    after = perform(state, "station A weiden country").state

    assert (tray(after), after.reserve) == ((0, 0, 0, 0, 0), 13)


@rule("DIC-38", "DIC-60")
def test_a_station_never_walls_the_line_in() -> None:
    """An end without a way out leaves the other its last one."""
    state = position("A d3E e3E f3S | B d5S d6E e6E f6E g6N g5N | hidden 9 | front 5/5/0/5")

    assert refused(state, "station A weiden country") == LAST_WAY_OUT()
