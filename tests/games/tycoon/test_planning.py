"""The way on to each city that a builder is shown: cheapest, with the prices that would be paid."""

from msgspec import structs

from rotonde.games.tycoon import DESK, TYCOON, things
from rotonde.games.tycoon.actions import LayTile
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.desk.signs import WaySign
from rotonde.games.tycoon.notation import NOTATION
from rotonde.games.tycoon.rules.planning import (
    EXITS,
    cheapest_link,
    nearest_way,
    ways_from,
    ways_from_city,
    ways_on,
)
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import Building
from rotonde.games.tycoon.view import WayView, view
from rotonde.games.tycoon.view.building import ways
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from tests.support import rule
from tests.support.menus import pointed_at
from tests.support.tycoon import choose, perform, position, track

ME = Seat(0)


def way(state: State, city: str) -> WayView:
    """The way that the first seat is shown to a city."""
    building = view(state, ME).building
    assert building is not None
    return next(each for each in building.ways if each.city == city)


@rule("TYC-37", "TYC-39")
def test_the_way_to_a_city_shows_each_price_and_costs_what_it_says() -> None:
    """Example 6, from the second tile on: hills and the ridge, hills, open ground."""
    state = perform(choose(position("nocubes"), "build"), ME, "lay R22 E-W").state

    shown = way(state, "columbia")
    assert shown.total == sum(shown.prices) == 14
    assert [tile.hex for tile in shown.tiles] == ["S22", "T22", "U22"]

    assert (shown.now, shown.actions) == (3, 1)
    before, after = spent(state), laid(state, shown)
    assert spent(after) - before == shown.total
    assert len(after.network.links) == 1


def laid(state: State, shown: WayView) -> State:
    """The state after the tiles of a way, one by one."""
    for tile in shown.tiles:
        state = perform(state, ME, LayTile(tile.hex, tile.sides)).state
    return state


def spent(state: State) -> int:
    """What the first seat has paid so far, out of its shares."""
    return 5 * state.railroads[ME].shares - state.railroads[ME].cash


def test_no_way_leads_home_or_to_a_city_that_is_joined_already() -> None:
    """A link joins two cities, and a seat joins them once (TYC-33, TYC-34)."""
    linked = choose(position("link 0 new_york philadelphia | nocubes"), "build")
    state = perform(linked, ME, "lay W6 E-W").state
    building = view(state, ME).building
    assert building is not None

    cities = {each.city for each in building.ways}
    assert "new_york" not in cities
    assert "philadelphia" not in cities
    assert "albany" in cities


def test_only_the_builder_is_shown_ways() -> None:
    """Others see the track that lies, not what somebody may be thinking of."""
    state = perform(choose(position("nocubes"), "build"), ME, "lay R22 E-W").state

    for reader in (Seat(1), None):
        building = view(state, reader).building
        assert building is not None
        assert building.ways == ()


def test_a_shut_way_says_which_hex_shuts_it() -> None:
    """Two tracks fill a hex of the cheapest way: the next best is shown, and the hex is named."""
    free = perform(choose(position("nocubes"), "build"), ME, "lay R22 E-W").state
    assert way(free, "columbia").closed is None

    full = "link 1 raleigh atlanta T22 NE-SW | link 2 raleigh savannah T22 E-NW"
    state = perform(choose(position(f"nocubes | {full}"), "build"), ME, "lay R22 E-W").state
    shown = way(state, "columbia")
    assert (shown.closed, shown.full) == ("T22", True)
    assert "T22" not in [tile.hex for tile in shown.tiles]
    assert shown.total > way(free, "columbia").total


def test_the_hexes_ahead_are_those_that_the_tiles_left_could_lie_on() -> None:
    """One ring for the last tile, more for more; for the builder alone."""
    last = perform(choose(position("nocubes"), "build"), ME, "lay R22 E-W").state
    building = view(last, ME).building
    assert building is not None
    assert {"S22", "T22", "T21", "T23"} <= set(building.ahead)
    assert "Z22" not in building.ahead
    others = view(last, Seat(1)).building
    assert others is not None
    assert others.ahead == ()


def told_ways(state: State, order: str) -> dict[str, list[tuple[str, int]]]:
    """The ways that the card of a first tile tells, by exit and city: tiles with their prices."""
    told: dict[str, list[tuple[str, int]]] = {}
    action = NOTATION.read(order)
    assert not isinstance(action, Refusal)
    shown = DESK.preview(pointed_at(TYCOON, state, ME, [action]))
    assert shown is not None
    for sign in shown.signs:
        if isinstance(sign, WaySign):
            tiles = [things.tile(*structs.astuple(tile)) for tile in sign.way.tiles]
            words = [tile.removeprefix("tile:").replace(":", " ") for tile in tiles]
            told[f"{sign.exit} {sign.way.city}"] = list(zip(words, sign.way.prices, strict=True))
    return told


@rule("TYC-29", "TYC-39")
def test_before_the_first_tile_the_ways_from_its_exit_are_told_with_what_would_be_paid() -> None:
    """Whichever of the three tiles is looked at; laid one by one they cost what they say."""
    state = choose(position("nocubes"), "build")
    ways = [told_ways(state, f"lay R22 {sides}") for sides in ("E-W", "NE-W", "SE-W")]
    assert ways[0] == ways[1] == ways[2]

    way = ways[0]["exit:knoxville:E columbia"]
    assert [tile.split()[0] for tile, _ in way] == ["R22", "S22", "T22", "U22"]
    paid = []
    for tile, _ in way:
        before = spent(state)
        state = perform(state, ME, f"lay {tile}").state
        paid.append(spent(state) - before)
    assert paid == [price for _, price in way]
    assert len(state.network.links) == 1


@rule("TYC-34")
def test_no_way_from_an_exit_leads_to_a_city_that_is_joined_already() -> None:
    """Nor home; and once a tile lies its card tells the view's ways alone."""
    state = choose(position("link 0 new_york philadelphia | nocubes"), "build")
    cities = {name.split()[1] for name in told_ways(state, "lay W6 E-W")}
    assert "albany" in cities
    assert cities.isdisjoint({"new_york", "philadelphia"})

    begun = perform(state, ME, "lay W6 E-W").state
    assert told_ways(begun, "lay V6 E-W") == {}


def test_the_nearest_city_is_the_one_with_the_fewest_tiles_to_it() -> None:
    """Of equal ones the cheapest way; as the stop of a build action names it."""
    state = perform(choose(position("nocubes"), "build"), ME, "lay R22 E-W").state
    step = state.steps[-1]
    assert isinstance(step, Building)

    near = nearest_way(state, step)
    assert near is not None
    ways = view(state, ME).building
    assert ways is not None
    assert len(near.tracks) == min(len(each.tiles) for each in ways.ways if each.tiles)
    assert near.total == sum(near.prices)


def test_the_cheapest_link_is_that_of_all_ways_from_all_exits() -> None:
    """Also where the short ones are built, and a longer one over open ground costs less."""
    built = position("link 0 new_york philadelphia | link 1 boston providence | seats 3")
    for state in (position(), built):
        found = cheapest_link(state.network, Seat(0), 4)
        ways = [
            way for exit in EXITS for way in ways_from(state.network, Seat(0), exit, 0).values()
        ]

        assert found is not None
        assert found[1].total == min(way.total for way in ways)
    assert cheapest_link(built.network, Seat(0), 0) is None


def number(name: str) -> int:
    """The number of a city."""
    return BOARD.cities.number[CityId(name)]


@rule("TYC-29", "TYC-37")
def test_a_way_from_a_city_is_the_cheapest_with_its_price() -> None:
    """One tile to Philadelphia, five to Mobile; both from the exit that is best."""
    network = position().network
    near = ways_from_city(network, ME, number("new_york"), 4)[number("philadelphia")]
    far = ways_from_city(network, ME, number("new_orleans"), 5)[number("mobile")]

    assert (near.total, near.tracks) == (2, (track("X7", "NE-SW"),))
    assert len(far.tracks) <= 5
    assert far.total <= 11
    assert number("mobile") not in ways_from_city(network, ME, number("new_orleans"), 3)


def test_a_way_goes_on_from_a_loose_end() -> None:
    """From where the track ends to Pittsburgh; never back to Washington."""
    state = position("begun 0 washington_dc U12 E-W T12 E-W")

    ways = ways_on(state.network, state.network.unfinished[0], 0, 4)

    assert len(ways[number("pittsburgh")].tracks) == 2
    assert number("washington_dc") not in ways


def test_no_way_leads_over_what_is_built() -> None:
    """The one-tile way is taken; another must be found."""
    state = position("link 1 new_york philadelphia X7 NE-SW")

    way = ways_from_city(state.network, ME, number("new_york"), 4).get(number("philadelphia"))

    assert way is None or len(way.tracks) > 1


@rule("TYC-32")
def test_a_way_says_how_many_build_actions_it_takes() -> None:
    """Columbia is three tiles on: with fewer left in this action, another is needed."""
    state = choose(position("nocubes"), "build")
    for order, told in (("lay R22 E-W", (3, 1)), ("lay S22 E-W", (2, 1))):
        state = perform(state, ME, order).state
        columbia = way(state, "columbia")
        assert (columbia.now, columbia.actions) == told
    link = state.network.unfinished[0]
    short = {each.city: each for each in ways(state.network, link, 1, grant=False)}[
        CityId("columbia")
    ]
    none = {each.city: each for each in ways(state.network, link, 0, grant=False)}[
        CityId("columbia")
    ]
    assert (short.now, short.actions, none.now, none.actions) == (1, 2, 0, 2)
