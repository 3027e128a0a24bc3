"""What everybody sees: the station board, maps with what slots are worth, and what is unknown."""

from collections import Counter

import pytest
from msgspec.structs import replace

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.tools.codec import encode
from tests.support import rule
from tests.support.tiles import TILES, perform, position
from tests.support.tiles_box import COPIES, TOKENS
from tests.support.tiles_maps import games
from tests.support.tiles_reading import figures, seat_at, table

MIXED = "map 0 V47(0,0)o1 V01(1,0)o1 V21(-1,0)o1"


@rule("TIL-102", "TIL-103")
def test_nothing_is_private_to_a_seat() -> None:
    """Every seat and a spectator see the same, at every moment."""
    for number, state in enumerate(games(3, TILES.options(parallel=True), "open")):
        if number % 6 == 0:
            seen = encode(table(state))
            for seat in map(Seat, range(3)):
                assert encode(replace(TILES.view(state, seat), seat=None)) == seen


@rule("TIL-50", "TIL-56")
def test_a_slot_shows_what_a_piece_would_score_and_which_halls_could_place_it() -> None:
    """An empty one its worth, a taken one its points; halls that are used count no more."""
    state = position(f"{MIXED} | pieces 0 (1,0)=1 | tokens car traveller train-or-car | placing 0")
    slots = {(tile.x, tile.y): tile.slots[0] for tile in seat_at(state).map}

    assert (slots[1, 0].points, slots[1, 0].worth, slots[1, 0].halls) == (1, None, ())
    assert (slots[0, 0].points, slots[0, 0].worth, slots[0, 0].halls) == (None, 1, ("left",))
    assert slots[-1, 0].halls == ("right",)
    after = seat_at(perform(state, 0, "piece right token (-1,0)").state)
    assert after.halls == ("left",)
    assert after.map[2].slots[0].round == 3


CROSSED = "V01(1,0)o1 V01(-1,0)o1 V21(0,-1)o0 V21(0,1)o0 V03(2,0)o1 V23(0,2)o0"
TRAVELLING = "pieces 0 (1,0)=1 (0,-1)=1 (2,0)=1"


@rule("TIL-12", "TIL-56")
@pytest.mark.parametrize(
    ("middle", "roads", "meets"),
    [("V43", ("M13", "M12", "M14", "M15"), ()), ("V62", ("M13", "M12", "M14", "M15"), ("O13",))],
)
def test_a_slot_shows_its_network_and_whom_a_piece_would_meet(
    middle: str, roads: tuple[str, ...], meets: tuple[str, ...]
) -> None:
    """Example 5: by rail, by road, and for travellers both where a station joins them."""
    state = position(f"map 0 {middle}(0,0)o0 {CROSSED} | {TRAVELLING}")
    seat = seat_at(state)
    train, _, _, car, _, traveller = (tile.slots[0] for tile in seat.map if tile.slots)
    rails = ("M13", "N13", "L13", "O13")

    assert (seat.networks[train.network].rails, seat.networks[train.network].roads) == (rails, ())
    assert (seat.networks[car.network].rails, seat.networks[car.network].roads) == ((), roads)
    assert car.meets == ("slot:M12:0",)
    assert seat.networks[traveller.network].roads == roads
    assert seat.networks[traveller.network].rails == (rails if meets else ())
    assert traveller.meets == tuple(f"slot:{cell}:0" for cell in meets)
    assert traveller.worth == 1 + len(meets)


@rule("TIL-134")
def test_the_network_of_a_lazy_traveller_ends_at_the_station() -> None:
    """One on the track sees no road behind it; one in the station sees both."""
    line = "V47(0,0)o1 V03(1,0)o1 V23(-1,0)o1"
    state = position(f"seats 1 | challenge lazy_travellers | map 0 {line}")
    seat = seat_at(state)
    station, *others = (seat.networks[tile.slots[0].network] for tile in seat.map)

    assert (station.rails, station.roads) == (("M13", "N13"), ("M13", "L13"))
    assert not any(network.rails and network.roads for network in others)


@rule("TIL-81", "TIL-82")
def test_figures_show_where_they_come_from() -> None:
    """Cities and towns by their cells, the rectangle by its corner."""
    worth = figures(position("map 0 V25(0,0)o0 V25(1,0)o0 V25(2,0)o0 V24(3,0)o0 V22(4,0)o0"))

    assert [city.cells for city in worth.cities] == [("M13", "N13", "O13")]
    assert [(town.cells, town.points) for town in worth.towns] == [(("Q13",), 0)]
    assert worth.rectangle is not None
    assert (worth.rectangle.cell, worth.rectangle.width, worth.rectangle.height) == ("M13", 5, 1)


@rule("TIL-20")
def test_what_is_imagined_has_the_unseen_tiles_and_tokens() -> None:
    """Bag and stack by subtraction, other dice to come, and pieces in the order of their rounds."""
    for number, state in enumerate(games(2, TILES.options(objectives="random"), "imagined")):
        if number % 10 == 0:
            imagined = TILES.imagine(table(state), Rng("imagined"))
            assert replace(imagined, areas=state.areas, rng=state.rng) == state
            assert imagined.rng == Rng("imagined")
            assert not Counter(imagined.bag) - COPIES
            assert set(imagined.stack) <= set(TOKENS)
            for area, own in zip(imagined.areas, state.areas, strict=True):
                assert sorted(area.pieces, key=encode) == sorted(own.pieces, key=encode)
                assert replace(area, pieces=own.pieces) == own
                rounds = [piece.round for piece in area.pieces]
                assert rounds == sorted(rounds)
