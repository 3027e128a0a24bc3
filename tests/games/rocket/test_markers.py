"""Action A: take a city marker."""

import pytest

from rotonde.games.rocket.events import MarkerTaken
from rotonde.games.rocket.reasons import MARKER_GONE, NO_SUCH_MARKER
from rotonde.kernel.law.text import Named
from tests.support import rule
from tests.support.rocket import perform, position, refused
from tests.support.rocket_map import CITIES, GOODS, TOWNS
from tests.support.rocket_reading import choices, money, seat_at, table, told


@rule("ROC-20")
def test_any_marker_of_any_city_may_be_taken() -> None:
    """Linked or not; cities in the order of the table, goods in the order of the goods."""
    assert choices(position("seats 2"), "marker") == [
        f"{city} {good}" for city in CITIES for good in GOODS if good in TOWNS[city]["markers"]
    ]


@rule("ROC-20")
def test_a_marker_is_kept_openly_and_pays_nothing() -> None:
    """It leaves its city and lies before the seat."""
    turn = perform(position("GWR C14 D13"), 0, "marker gloucester textile")

    (marker,) = seat_at(turn.state, 0).markers
    assert (marker.city, marker.good) == ("gloucester", "textile")
    (city,) = [c for c in table(turn.state).cities if c.city == "gloucester"]
    assert city.markers == ("steel", "leather")
    assert money(turn.state) == [0, 0, 0]
    assert [event.seat for event in told(turn, MarkerTaken)] == [0]


@pytest.mark.parametrize(
    "order", ["marker exeter steel", "marker york steel", "marker paris steel", "marker hull coal"]
)
@rule("ROC-20")
def test_a_marker_that_never_was_is_refused(order: str) -> None:
    """Wrong good, wrong kind of town, no such town, no such good."""
    _, city, good = order.split()

    assert refused(position("seats 2"), 0, order) == NO_SUCH_MARKER(city=city, good=good)


@rule("ROC-21")
def test_a_taken_marker_is_not_offered_again() -> None:
    """Markers never return."""
    state = position("marker 1 hull steel")

    assert "hull steel" not in choices(state, "marker")
    assert refused(state, 0, "marker hull steel") == MARKER_GONE(
        city=Named("town-hull"), good=Named("good-steel")
    )


@rule("ROC-21")
def test_an_empty_city_offers_nothing() -> None:
    """All three are gone, and so is the city."""
    state = position("marker 1 hull steel hull textile hull leather")

    assert [order for order in choices(state, "marker") if order.startswith("hull")] == []


@rule("ROC-21")
def test_there_is_no_limit_for_a_seat() -> None:
    """A seat may hold every marker of the game but one, and take that."""
    everything = " ".join(f"{city} {good}" for city in CITIES for good in TOWNS[city]["markers"])
    state = position(f"marker 0 {everything.removesuffix(' exeter leather')}")

    state = perform(state, 0, "marker exeter leather").state

    assert len(seat_at(state, 0).markers) == 36
    assert choices(state, "marker") == []
