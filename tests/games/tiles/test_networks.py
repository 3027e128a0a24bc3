"""Graph semantics: what is joined, what is not, and what slots belong to."""

import pytest

from tests.support import rule
from tests.support.tiles import map_of
from tests.support.tiles_box import TILES, TRACK
from tests.support.tiles_plain import Laid, networks_by_hand
from tests.support.tiles_reading import scored


def networks(text: str) -> tuple[int, int, int]:
    """How many rail, road and full networks a map has."""
    layout = map_of(text).layout
    return len(layout.rails), len(layout.roads), len(layout.full)


@rule("TIL-8")
def test_all_sides_of_a_segment_are_joined() -> None:
    """Cars on the three arms of a tee, and trains on the four of a crossing, meet."""
    tee = "V34(0,0)o1 V21(-1,0)o1 V21(1,0)o1 V21(0,1)o0"
    assert scored(tee, (-1, 0), (1, 0), (0, 1)) == [1, 2, 3]

    cross = "V17(0,0)o0 V01(-1,0)o1 V01(1,0)o1 V01(0,1)o0 V02(0,-1)o0"
    assert scored(cross, (-1, 0), (1, 0), (0, 1), (0, -1)) == [1, 2, 3, 4]


@rule("TIL-8", "TIL-140")
def test_no_tile_has_two_segments_of_a_kind() -> None:
    """A node is a cell and a kind of track."""
    for tile in TILES.values():
        kinds = [kind for kind, _ in tile.segments]
        assert len(kinds) == len(set(kinds))


@rule("TIL-9")
def test_track_leads_on_where_sides_touch() -> None:
    """Two roads in line are one network; two beside each other are two."""
    assert scored("V21(0,0)o1 V21(1,0)o1", (0, 0), (1, 0)) == [1, 2]
    assert scored("V21(0,0)o1 V21(0,1)o1", (0, 0), (0, 1)) == [1, 1]
    assert networks("V21(0,0)o1 V21(1,0)o1 V21(0,1)o1") == (0, 2, 2)


@rule("TIL-9")
def test_a_gap_joins_nothing() -> None:
    """Two roads that look at each other over an empty cell."""
    text = "V21(0,0)o1 V24(0,1)o1 V25(1,1)o1 V25(2,1)o1 V21(2,0)o1"

    assert scored(text, (0, 0), (2, 0)) == [1, 1]


@rule("TIL-10")
def test_an_overpass_joins_nothing_of_two_kinds() -> None:
    """The road runs under the rail: two networks, full or not."""
    assert networks("V43(0,0)o0") == (1, 1, 2)
    assert networks("V43(0,0)o0 V24(0,1)o0 V04(1,0)o1") == (1, 1, 2)


@pytest.mark.parametrize(
    "station", [tile for tile, row in TRACK.items() if row.station and not row.slots]
)
@rule("TIL-11")
def test_every_station_has_a_transfer_link(station: str) -> None:
    """One rail, one road, one full network; trains and cars keep to their own."""
    assert networks(f"{station}(0,0)o0") == (1, 1, 1)


@rule("TIL-11")
def test_only_travellers_change_in_a_station() -> None:
    """Rail on one side, road on the other: nothing but travellers passes."""
    ground = "V49(0,0)o3 {rail}(-1,0)o1 {road}(1,0)o1"
    assert scored(ground.format(rail="V03", road="V23"), (-1, 0), (1, 0)) == [1, 2]

    train_and_car = ground.format(rail="V01", road="V21")
    assert scored(train_and_car, (-1, 0), (1, 0)) == [1, 1]


@rule("TIL-11", "TIL-56")
def test_cars_do_not_take_the_train() -> None:
    """Two roads with a stretch of rail between their stations are two networks for cars."""
    text = "V49(0,0)o3 V49(-1,0)o1 {east}(1,0)o1 {west}(-2,0)o1"

    assert scored(text.format(east="V21", west="V21"), (1, 0), (-2, 0)) == [1, 1]
    assert networks(text.format(east="V21", west="V21")) == (1, 2, 1)


@pytest.mark.parametrize(
    ("station", "kind"),
    [("V62", "rail"), ("V62", "road"), ("V60", "rail"), ("V58", "road")],
)
@rule("TIL-12")
def test_a_station_never_cuts_what_runs_through_it(station: str, kind: str) -> None:
    """Station cross, three rails, three roads."""
    ends = {
        ("V62", "rail"): "V01(-1,0)o1 V01(1,0)o1",
        ("V62", "road"): "V21(0,-1)o0 V21(0,1)o0",
        ("V60", "rail"): "V01(-1,0)o1 V01(1,0)o1",
        ("V58", "road"): "V21(-1,0)o1 V21(1,0)o1",
    }[station, kind]
    cells = [(0, -1), (0, 1)] if (station, kind) == ("V62", "road") else [(-1, 0), (1, 0)]

    assert scored(f"{station}(0,0)o0 {ends}", *cells) == [1, 2]


@rule("TIL-12")
def test_corners_of_a_station_run_through_too() -> None:
    """Road north to east, rail south to west, in one tile."""
    text = "V64(0,0)o0 V21(0,-1)o0 V21(1,0)o1 V01(0,1)o0 V01(-1,0)o1"

    assert scored(text, (0, -1), (1, 0), (0, 1), (-1, 0)) == [1, 2, 1, 2]


@rule("TIL-12")
def test_pieces_never_cut_anything() -> None:
    """A car in the middle of a road lets others through."""
    assert scored("V21(0,0)o1 V21(1,0)o1 V21(2,0)o1", (1, 0), (0, 0), (2, 0)) == [1, 2, 3]


@rule("TIL-13")
def test_a_slot_belongs_to_its_track() -> None:
    """On an overpass the train stands on the rail and the car on the road."""
    train = "V41(0,0)o0 V01(1,0)o1 V21(0,1)o0"
    assert scored(train, (1, 0), (0, 0)) == [1, 2]
    car = "V42(0,0)o0 V01(1,0)o1 V21(0,1)o0"
    assert scored(car, (0, 1), (0, 0)) == [1, 2]


@rule("TIL-13")
def test_a_slot_on_a_station_belongs_to_both_tracks() -> None:
    """A traveller there meets those on the rail and those on the road."""
    text = "V47(0,0)o3 V03(-1,0)o1 V23(1,0)o1"

    assert scored(text, (-1, 0), (1, 0), (0, 0)) == [1, 2, 3]


@rule("TIL-13")
def test_train_slots_lie_on_rails_and_car_slots_on_roads() -> None:
    """And station slots are for travellers, in stations."""
    for row in TRACK.values():
        for kind, on in row.slots:
            assert (kind, on) in {
                ("train", "rail"),
                ("car", "road"),
                ("traveller", "rail"),
                ("traveller", "road"),
                ("traveller", "station"),
            }
            assert on != "station" or row.station


@rule("TIL-14")
def test_a_map_that_grows_has_the_networks_of_one_read_at_once() -> None:
    """Two halves that a last tile joins."""
    halves = "V24(0,0)o1 V34(1,0)o1 V25(0,1)o1"
    joined = f"{halves} V29(1,1)o3"
    assert networks(halves) == (0, 2, 2)
    assert networks(joined) == (0, 1, 1)

    by_hand = {
        (0, 0): Laid("V24", 1),
        (1, 0): Laid("V34", 1),
        (0, 1): Laid("V25", 1),
        (1, 1): Laid("V29", 3),
    }
    assert len(networks_by_hand(by_hand, "H")) == 1
