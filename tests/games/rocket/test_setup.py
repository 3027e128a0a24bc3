"""Setup: what lies where before anybody decides."""

import msgspec
import pytest

from rotonde.games.rocket.state import State
from rotonde.kernel.law.refusal import WRONG_SEATS, SetupRefused
from rotonde.kernel.law.rng import Rng
from tests.support import rule
from tests.support.rocket import ROCKET, perform
from tests.support.rocket_map import COMPANIES, START_HEX, TOWNS
from tests.support.rocket_reading import actor, money, orders, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def fresh(seats: int) -> State:
    """A new game with default options."""
    return ROCKET.setup(seats, ROCKET.options(), Rng("setup"))


@SEATS
@rule("ROC-9")
def test_two_to_four_sit_down_and_seat_0_begins(seats: int) -> None:
    """Clockwise is the next higher seat, and seat 0 follows the last one."""
    state = fresh(seats)
    order = []
    for _ in range(seats + 1):
        order.append(actor(state))
        state = perform(state, actor(state), *take(state, 2)).state

    assert order == [*range(seats), 0]


def take(state: State, count: int) -> list[str]:
    """Orders to take the first markers there are."""
    return [order for order in orders(state) if order.startswith("marker")][:count]


@pytest.mark.parametrize("seats", [0, 1, 5])
@rule("ROC-9", "ROC-13")
def test_no_other_number_can_play(seats: int) -> None:
    """There is no solo game and no fifth seat."""
    assert ROCKET.check_setup(seats, ROCKET.options()) == WRONG_SEATS(seats=seats, least=2, most=4)
    with pytest.raises(SetupRefused):
        fresh(seats)


@SEATS
@rule("ROC-10")
def test_engines_stand_in_their_towns_and_stacks_are_full(seats: int) -> None:
    """Seven companies, active, without heading, 16 shares each; 16 supplementary ones."""
    view = table(fresh(seats))

    assert {c.id: c.engine for c in view.companies} == START_HEX
    assert tuple(c.id for c in view.companies) == COMPANIES
    assert {(c.status, c.heading, c.stack, sum(c.shares)) for c in view.companies} == {
        ("active", None, 16, 0)
    }
    assert view.supplementary_pile == 16


@SEATS
@rule("ROC-11")
def test_cities_hold_their_markers_and_seats_their_stations(seats: int) -> None:
    """Three markers a city as the table says; 9 passengers, 60 tiles, 7 stations a seat."""
    view = table(fresh(seats))

    assert {c.city: sorted(c.markers) for c in view.cities} == {
        town: sorted(facts["markers"]) for town, facts in TOWNS.items() if facts["kind"] == "city"
    }
    assert (view.passengers_left, view.tiles_left) == (9, 60)
    assert [seat.reserve for seat in view.seats] == [7] * seats
    assert view.stations == ()


@SEATS
@rule("ROC-12")
def test_nobody_has_money(seats: int) -> None:
    """Every seat starts with nothing, and nothing was paid yet."""
    assert money(fresh(seats)) == [0] * seats
    assert table(fresh(seats)).incomes == ()


@rule("ROC-13")
def test_nothing_else_depends_on_the_number_of_seats() -> None:
    """Two views differ in what lies before the seats, and in no other thing."""

    def shared(seats: int) -> object:
        view = table(fresh(seats))
        companies = tuple(
            msgspec.structs.replace(c, shares=(), stations=()) for c in view.companies
        )
        return msgspec.structs.replace(view, seats=(), companies=companies)

    assert shared(2) == shared(3) == shared(4)
    assert len(orders(fresh(2))) == len(orders(fresh(4))) == 177


@rule("ROC-9")
def test_chance_plays_no_part() -> None:
    """Any seed sets up the same game."""
    one = ROCKET.setup(3, ROCKET.options(), Rng("one"))
    other = ROCKET.setup(3, ROCKET.options(), Rng("other"))

    assert one == other
