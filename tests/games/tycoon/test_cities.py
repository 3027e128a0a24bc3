"""Urbanizing and engines (TYC-43 to TYC-47)."""

import pytest

from rotonde.games.tycoon.actions import Urbanize
from rotonde.games.tycoon.components import CityId, Colour
from rotonde.games.tycoon.events import EngineUpgraded, ObjectiveMet, TycoonRevealed, Urbanized
from rotonde.games.tycoon.reasons import (
    CITY_NOT_GRAY,
    ENGINE_AT_TOP,
    NEW_CITY_NEVER,
    NEW_CITY_SPENT,
    NO_GRAY_CITY,
    NO_NEW_CITY,
    NO_SUCH_CITY,
    NO_SUCH_COLOUR,
)
from rotonde.kernel.law.ids import Seat
from tests.support import rule
from tests.support.tycoon import TYCOON, choose, perform, position, refused
from tests.support.tycoon_map import CITIES
from tests.support.tycoon_reading import city, cubes, orders, seat_at, table, told

GRAYS = [name for name, row in CITIES.items() if row["colour"] == "gray"]


@rule("TYC-43")
def test_a_gray_city_gets_a_colour_for_ten() -> None:
    """For the rest of the game, and one tile less is left."""
    turn = perform(position("cash 12 0 0"), 0, "urbanize", "urbanize toledo K")

    toledo = city(turn.state, "toledo")
    assert (toledo.colour, toledo.urbanized) == ("black", True)
    assert seat_at(turn.state, 0).cash == 2
    assert told(turn, Urbanized)[0].tiles_left == 2


@rule("TYC-43", "TYC-45")
def test_what_cannot_be_urbanized_is_said() -> None:
    """Coloured cities, red tiles, spent tiles, cities and colours that never were."""
    state = choose(position(), "urbanize")

    assert refused(state, 0, "urbanize chicago K").code == CITY_NOT_GRAY.code
    assert refused(state, 0, "urbanize toledo R").code == NEW_CITY_NEVER.code
    assert refused(state, 0, "urbanize paris K") == NO_SUCH_CITY(city="paris")
    mauve = Urbanize(CityId("toledo"), Colour("mauve"))
    assert refused(state, 0, mauve) == NO_SUCH_COLOUR(colour="mauve")
    assert len(orders(state)) == len(GRAYS) * 4 == 116


@rule("TYC-43")
def test_a_colour_runs_out() -> None:
    """After three cities in black there is no fourth."""
    state = position("seats 2 | cash 99 99")
    for name in ("toledo", "tulsa", "dover"):
        seat = state.steps[-1].seat
        state = perform(state, seat, "urbanize", f"urbanize {name} K").state
    opened = choose(state, "urbanize")

    assert refused(opened, 1, "urbanize norfolk K").code == NEW_CITY_SPENT.code
    assert not [order for order in orders(opened) if order.endswith(" K")]


@rule("TYC-44")
def test_two_cubes_come_from_the_bag() -> None:
    """Those that were there stay."""
    state = position("cubes toledo RR | bag PPP")

    after = perform(state, 0, "urbanize", "urbanize toledo Y").state

    assert cubes(after, "toledo") == "RRPP"
    assert table(after).bag == (0, 0, 0, 0, 1)


@rule("TYC-45")
def test_urbanizing_is_not_offered_without_a_city_or_a_tile() -> None:
    """29 gray cities and 12 tiles: either may run out in a corrected table."""
    no_gray = position(" | ".join(f"colour {name} blue" for name in GRAYS))
    assert refused(no_gray, 0, "urbanize") == NO_GRAY_CITY()
    state = position("seats 2 | cash 999 999")
    for number, name in enumerate(GRAYS[:12]):
        seat, letter = state.steps[-1].seat, "YBKP"[number % 4]
        if table(state).step == "auction":
            state = perform(state, seat, "pass").state
            state = perform(state, state.steps[-1].seat, "pass").state
            seat = state.steps[-1].seat
        state = perform(state, seat, "urbanize", f"urbanize {name} {letter}").state
    if table(state).step == "auction":
        state = perform(state, state.steps[-1].seat, "bid 1").state
        state = perform(state, state.steps[-1].seat, "pass").state

    assert table(state).new_city_tiles == (0, 0, 0, 0, 0)
    assert refused(state, state.steps[-1].seat, "urbanize") == NO_NEW_CITY()


@rule("TYC-46")
@pytest.mark.parametrize(
    ("level", "price"), [(2, 5), (3, 10), (4, 10), (5, 15), (6, 15), (7, 20), (8, 20)]
)
def test_each_level_has_its_price(level: int, price: int) -> None:
    """One level an action."""
    state = position(f"level {level - 1} 1 1 | cash 30 0 0 | up -")

    turn = perform(state, 0, "upgrade")

    assert told(turn, EngineUpgraded)[0].payment.amount == price
    assert (seat_at(turn.state, 0).engine_level, seat_at(turn.state, 0).cash) == (level, 30 - price)


@rule("TYC-46")
def test_there_is_no_level_nine() -> None:
    """At the top the action is not offered."""
    state = position("level 8 1 1")

    assert "upgrade" not in orders(state)
    assert refused(state, 0, "upgrade") == ENGINE_AT_TOP(level=8)
    assert seat_at(state, 0).next_level_cost is None


@rule("TYC-47")
def test_the_first_at_level_6_is_remembered_and_pullman_shown() -> None:
    """A second one changes nothing; without the card nothing is turned up."""
    state = position("level 5 5 1 | tycoon pullman gould morgan")
    first = perform(state, 0, "upgrade")
    second = perform(first.state, 1, "upgrade")

    assert told(first, TycoonRevealed)[0].card == "pullman"
    assert [seat.tycoon_card for seat in table(second.state).seats] == ["pullman", None, None]
    assert table(second.state).first_to_level_6 == 0
    assert told(second, TycoonRevealed) == []
    other = perform(position("level 5 5 1 | tycoon gould pullman morgan"), 0, "upgrade")
    assert told(other, TycoonRevealed) == []
    assert TYCOON.view(other.state, Seat(2)).seats[0].tycoon_card is None


@rule("TYC-61")
def test_new_train_pays_the_first_engine_of_level_4() -> None:
    """Four points, and the card leaves the game."""
    turn = perform(position("level 3 1 1 | up new_train"), 0, "upgrade")

    assert told(turn, ObjectiveMet)[0].points == 4
    assert seat_at(turn.state, 0).score == 4
    assert turn.state.cards_out == ("new_train",)
    for other in (2, 4):
        state = position(f"level {other} 1 1 | up new_train")
        assert told(perform(state, 0, "upgrade"), ObjectiveMet) == []
