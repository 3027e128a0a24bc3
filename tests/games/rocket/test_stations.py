"""Action B: place or move a station."""

import pytest

from rotonde.games.rocket.actions import PlaceStation
from rotonde.games.rocket.events import StationMoved, StationPlaced
from rotonde.games.rocket.reasons import (
    NO_SUCH_HEX,
    NOT_YOUR_STATION,
    RESERVE_EMPTY,
    STATION_HAS_NO_PLACE,
    STATION_NEXT_TO_ENGINE,
    STATION_NEXT_TO_STATION,
    STATION_ON_ENGINE,
    STATION_ON_STATION,
    STATION_ON_TILE,
    STATION_ON_TOWN,
    STATION_SAME_HEX,
    STATION_STAYS_ON_TRACK,
)
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Named
from rotonde.railway.hexes import HexName
from tests.support import rule
from tests.support.rocket import perform, position, refused
from tests.support.rocket_map import OPEN, around
from tests.support.rocket_reading import actor, choices, line, money, orders, seat_at, table, told

EIGHT = "GWR C14 D14 E15 | station 0 F12"


@pytest.mark.parametrize(
    ("place", "refusal"),
    [
        ("A1", NO_SUCH_HEX(hex="A1")),
        ("F13", STATION_ON_TOWN(town=Named("town-swindon"))),
        ("D14", STATION_ON_TILE(hex="D14")),
        ("E15", STATION_ON_ENGINE(hex="E15")),
        ("F12", STATION_ON_STATION(hex="F12")),
        ("D16", STATION_NEXT_TO_ENGINE(hex="D16", other="E15")),
        ("F16", STATION_NEXT_TO_ENGINE(hex="F16", other="G17")),
        ("G12", STATION_NEXT_TO_STATION(hex="G12", other="F12")),
    ],
)
@rule("ROC-22")
def test_where_a_station_may_not_stand(place: str, refusal: Refusal) -> None:
    """Only on an empty open hex with no engine and no station beside it, in town or out."""
    assert refused(position(EIGHT), 0, f"station {place}") == refusal
    assert place not in choices(position(EIGHT), "station")


@rule("ROC-22")
def test_own_stations_forbid_like_those_of_others() -> None:
    """The station on F12 belongs to seat 0; both seats keep away from it."""
    own = choices(position("station 0 F12 | active 0"), "station")
    other = choices(position("station 0 F12 | active 1"), "station")

    assert own == other
    assert not set(own) & {"F12", *around(HexName("F12"))}


@rule("ROC-23")
def test_a_tile_or_a_town_beside_it_does_not_forbid() -> None:
    """D13 lies next to a tile and a left starting town, F14 next to two towns."""
    offered = choices(position(EIGHT), "station")

    assert {"D13", "C15", "E13", "F14"} <= set(offered)


@rule("ROC-24")
def test_a_station_comes_from_the_reserve() -> None:
    """One less in the reserve, one more on the board."""
    turn = perform(position("seats 2"), 0, "station E8")

    assert [(s.hex, s.seat) for s in table(turn.state).stations] == [("E8", 0)]
    assert [seat_at(turn.state, seat).reserve for seat in (0, 1)] == [6, 7]
    assert [(e.hex, e.reserve) for e in told(turn, StationPlaced)] == [("E8", 6)]


@rule("ROC-24")
def test_a_moved_station_is_judged_as_if_lifted() -> None:
    """It may go to a hex next to the one it leaves, as one action, and ends elsewhere."""
    state = position("station 0 E8 | station 1 H8")
    lifted = perform(state, 0, "lift E8").state
    assert table(lifted).actions_left == 2
    assert {"E7", "F8"} <= set(choices(lifted, "drop"))
    assert "E8" not in choices(lifted, "drop")
    assert "H8" not in choices(lifted, "drop")

    turn = perform(lifted, 0, "drop E7")

    assert [s.hex for s in table(turn.state).stations if s.seat == 0] == ["E7"]
    assert seat_at(turn.state, 0).reserve == 6
    assert [(e.origin, e.hex) for e in told(turn, StationMoved)] == [("E8", "E7")]
    assert table(turn.state).actions_left == 1


@rule("ROC-24")
def test_a_station_must_end_elsewhere() -> None:
    """Lifted and put back would be a pass."""
    lifted = perform(position("station 0 E8"), 0, "lift E8").state

    assert refused(lifted, 0, "drop E8") == STATION_SAME_HEX(hex="E8")


@rule("ROC-24")
def test_only_own_stations_are_moved() -> None:
    """Neither another seat's nor one that is not there."""
    state = position("station 1 E8")

    assert choices(state, "lift") == []
    assert refused(state, 0, "lift E8") == NOT_YOUR_STATION(hex="E8")
    assert refused(state, 0, "lift F8") == NOT_YOUR_STATION(hex="F8")
    assert refused(state, 0, "lift A1") == NO_SUCH_HEX(hex="A1")


@rule("ROC-24")
def test_a_station_with_nowhere_to_go_is_not_lifted() -> None:
    """Every other hex is next to a station: lifting would be a dead end."""
    covering = cover()
    seats = [covering[n::4] for n in range(4)]
    drawn = " | ".join(f"station {n} {' '.join(hexes)}" for n, hexes in enumerate(seats))
    state = position(f"seats 4 | {drawn}")
    liftable = choices(state, "lift")
    dead_ends = [hex_ for hex_ in seats[0] if hex_ not in liftable]

    assert dead_ends != []
    assert refused(state, 0, f"lift {dead_ends[0]}") == STATION_HAS_NO_PLACE(hex=dead_ends[0])


def cover() -> list[HexName]:
    """Stations on every open hex: more than there are, but no rule counts them here."""
    return sorted(OPEN)


@rule("ROC-25")
def test_a_station_may_leave_the_track() -> None:
    """On a tile or under an engine; then it is connected to nothing."""
    state = position("GWR C14 D14 E14 | station 0 D14 E14")
    assert line(state, "GWR").stations == (2, 0, 0)
    assert choices(state, "lift") == ["D14", "E14"]

    state = perform(state, 0, "lift E14", "drop E8", "lift D14", "drop G7").state

    assert line(state, "GWR").stations == (0, 0, 0)


@rule("ROC-26")
def test_an_empty_reserve_leaves_only_moving() -> None:
    """All seven stand on the board."""
    state = position("station 0 C1 E1 C7 E7 G7 C9 E9")

    assert choices(state, "station") == []
    assert len(choices(state, "lift")) == 7
    assert refused(state, 0, "station H8") == RESERVE_EMPTY()


@rule("ROC-26")
def test_a_lifted_station_cannot_return_to_the_reserve() -> None:
    """With one in the hand the only orders are where to put it."""
    state = perform(position("station 0 E8"), 0, "lift E8").state

    assert {order.split()[0] for order in orders(state)} == {"drop"}
    assert actor(state) == 0
    assert refused(state, 0, PlaceStation(HexName("G7"))).code == "not-now"


@rule("ROC-26")
def test_placing_pays_nothing() -> None:
    """Even beside a linked railway town."""
    state = perform(position("GWR C14 D14 E14"), 0, "station G13").state

    assert money(state) == [0, 0, 0]


@rule("ROC-85")
def test_with_the_option_off_a_station_on_track_stays() -> None:
    """On a tile and under an engine alike; one beside the line may still go."""
    state = position(
        "GWR C14 D14 E14 | station 0 D14 E14 E8 | option station_may_leave_track false"
    )

    assert choices(state, "lift") == ["E8"]
    assert refused(state, 0, "lift D14") == STATION_STAYS_ON_TRACK(hex="D14")
    assert refused(state, 0, "lift E14") == STATION_STAYS_ON_TRACK(hex="E14")
