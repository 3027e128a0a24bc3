"""Fast algorithms against their slow plain twins, on random maps and the positions of games."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rotonde.games.tiles import DESK
from rotonde.games.tiles.actions import LayTile
from rotonde.games.tiles.areas import holes, largest_rectangle
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ObjectiveId, TileId
from rotonde.games.tiles.maps import Networks, PlayerMap
from rotonde.games.tiles.rules.laying import with_tile
from rotonde.games.tiles.scoring import totals
from rotonde.games.tiles.scoring.challenges import MEASURES
from rotonde.games.tiles.scoring.objectives import holds
from rotonde.games.tiles.scoring.points import LAZY, pieces_met, worth
from rotonde.games.tiles.state import Piece, PlayArea, State, TilesOptions
from rotonde.games.tiles.steps import Laying
from rotonde.railway.bitset import members
from rotonde.railway.squares import Square
from tests.support import rule
from tests.support.depth import depth
from tests.support.tiles import TILES, map_of
from tests.support.tiles_box import CHALLENGES, COPIES, OBJECTIVES, TRACK, Place
from tests.support.tiles_judging import CONDITIONS, VALUES
from tests.support.tiles_maps import Choice, choices, games, laid_by, seats_of
from tests.support.tiles_plain import (
    Group,
    Laid,
    Standing,
    cities_by_hand,
    dead_ends_by_hand,
    friends_by_hand,
    holes_by_hand,
    lays_by_hand,
    longest_by_hand,
    networks_by_hand,
    pieces_by_hand,
    points_by_hand,
    rectangle_by_hand,
    spelt_map,
)
from tests.support.tiles_reading import choices as offered
from tests.support.tiles_reading import places

MAPS = settings(max_examples=depth(30, 600))
SMALL = settings(max_examples=depth(20, 400))
GAMES = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def place_of(cell: Square) -> Place:
    """A cell by its numbers."""
    return BOARD.squares.position(cell)


def groups_of(ground: PlayerMap, networks: Networks) -> set[Group]:
    """The networks of the engine as sets of nodes."""
    return {
        frozenset((place_of(ground.cells[bit // 2]), "RH"[bit % 2]) for bit in members(network))
        for network in networks
    }


def area_with(laid: dict[Place, Laid], marks: Iterable[bool]) -> tuple[PlayArea, list[Standing]]:
    """The map with a piece on each slot that is marked, in the engine and by hand."""
    ground = map_of(spelt_map(laid))
    slots = [slot for slot, mark in zip(ground.layout.slots.values(), marks, strict=False) if mark]
    pieces = tuple(Piece(slot.cell, slot.number, 1, 2) for slot in slots)
    standing = [Standing(place_of(slot.cell), slot.number, slot.kind) for slot in slots]
    return PlayArea(stars=0, map=ground, pieces=pieces), standing


MARKS = st.lists(st.booleans(), min_size=24, max_size=24)


@MAPS
@given(picks=choices(24))
@rule("TIL-8", "TIL-9", "TIL-10", "TIL-11", "TIL-12", "TIL-14")
def test_networks_are_the_components_of_the_graph(picks: list[Choice]) -> None:
    """Rails, roads, and both with transfer links, grown tile by tile or found at once."""
    laid = laid_by(picks, objectives=True)
    ground = map_of(spelt_map(laid))
    layout = ground.layout

    assert groups_of(ground, layout.rails) == networks_by_hand(laid, "R")
    assert groups_of(ground, layout.roads) == networks_by_hand(laid, "H")
    assert groups_of(ground, layout.full) == networks_by_hand(laid, "RH", transfers=True)


@MAPS
@given(picks=choices(16), tile=st.sampled_from(list(TRACK)))
@rule("TIL-3", "TIL-4", "TIL-5", "TIL-6")
def test_tiles_are_offered_wherever_they_fit(picks: list[Choice], tile: str) -> None:
    """Every cell and orientation tried side by side."""
    laid = laid_by(picks)
    if sum(other.tile == tile for other in laid.values()) < COPIES[TileId(tile)]:
        by_hand = [f"({x},{y})o{turn}" for (x, y), turn in lays_by_hand(laid, tile)]
        assert places(spelt_map(laid), tile) == by_hand


@MAPS
@given(picks=choices(30))
@rule("TIL-81", "TIL-82", "TIL-83", "TIL-84", "TIL-142", "TIL-143")
def test_the_ground_is_worth_what_it_is_by_hand(picks: list[Choice]) -> None:
    """Rectangle, cities, dead ends and holes."""
    laid = laid_by(picks)
    area, _ = area_with(laid, ())
    ground, layout = area.map, area.map.layout
    towns = {
        frozenset(place_of(ground.cells[number]) for number in members(town))
        for town in layout.towns
        if town.bit_count() >= 3
    }

    assert towns == cities_by_hand(laid)
    assert (layout.rectangle.area if layout.rectangle else 0) == rectangle_by_hand(laid)
    assert layout.dead_ends == len(dead_ends_by_hand(laid))
    assert [holes(layout.rows, size) for size in (1, 2)] == [
        holes_by_hand(laid, size) for size in (1, 2)
    ]


CELLS = st.sets(st.tuples(st.integers(0, 6), st.integers(0, 5)), max_size=40)
FULL = {(x, y) for x in range(7) for y in range(6)}


@settings(max_examples=depth(75, 1500))
@given(cells=CELLS, inverted=st.booleans())
@rule("TIL-83", "TIL-142", "TIL-143")
def test_rectangles_and_holes_of_any_set_of_cells(cells: set[Place], inverted: bool) -> None:
    """Sparse and dense ones, whether tiles could lie so or not."""
    taken = FULL - cells if inverted else cells
    rows: dict[int, int] = {}
    for x, y in taken:
        rows[y] = rows.get(y, 0) | 1 << x

    found = largest_rectangle(rows)

    assert (found.area if found else 0) == rectangle_by_hand(taken)
    if found:
        corner = {(found.col, found.row), (found.col + found.width - 1, found.row)}
        assert corner <= taken
    assert [holes(rows, size) for size in (1, 2, 3)] == [
        holes_by_hand(taken, size) for size in (1, 2, 3)
    ]


@SMALL
@given(picks=choices(15))
@rule("TIL-140")
def test_the_longest_path_is_the_longest_of_all_paths(picks: list[Choice]) -> None:
    """Every simple path is walked."""
    laid = laid_by(picks)
    area, _ = area_with(laid, ())

    for challenge, kind in (("route_66", "H"), ("trans_europe_express", "R")):
        measure, _ = MEASURES[CHALLENGES[challenge]["check"]]
        assert measure(area) == longest_by_hand(laid, kind)


ROADS = [n for n, tile in enumerate(TRACK) if "H" in str(TRACK[tile].segments)]


@SMALL
@given(picks=st.lists(st.tuples(st.sampled_from(ROADS), st.integers(0, 999)), max_size=15))
@rule("TIL-140")
def test_the_longest_road_of_a_net_of_roads(picks: list[Choice]) -> None:
    """Loops and branches: a tile counts once, branches do not add up."""
    laid = laid_by(picks)
    area, _ = area_with(laid, ())
    measure, _ = MEASURES["road_path_at_least"]

    assert measure(area) == longest_by_hand(laid, "H")


@MAPS
@given(picks=choices(24), marks=MARKS)
@rule("TIL-13", "TIL-56", "TIL-134")
def test_pieces_meet_those_of_their_network(picks: list[Choice], marks: list[bool]) -> None:
    """On every slot, with the usual travellers and with lazy ones."""
    laid = laid_by(picks)
    area, standing = area_with(laid, marks)

    for slot in area.map.layout.slots.values():
        place = place_of(slot.cell)
        others = [piece for piece in standing if piece.place != place]
        pieces = tuple(piece for piece in area.pieces if piece.cell != slot.cell)
        bare = replace(area, pieces=pieces)
        for challenge, lazy in ((None, False), (LAZY, True)):
            points = points_by_hand(laid, others, place, slot.number, lazy)
            assert worth(pieces_met(bare, slot, challenge)) == points


WAYS = [
    number
    for number, tile in enumerate(TRACK)
    if TRACK[tile].station or TRACK[tile].slots in ((), (("traveller", "rail"),))
]


@SMALL
@given(
    picks=st.lists(st.tuples(st.sampled_from(WAYS), st.integers(0, 999)), min_size=8, max_size=16)
)
@rule("TIL-141")
def test_friends_are_as_far_apart_as_by_hand(picks: list[Choice]) -> None:
    """A traveller on every slot there is, and on every other one."""
    laid = laid_by(picks)
    measure, _ = MEASURES["traveller_distance_at_least"]

    for marks in ([True] * 24, [True, False] * 12, [True, False, False] * 8):
        area, standing = area_with(laid, marks)
        assert measure(area) == friends_by_hand(laid, standing)


@pytest.mark.parametrize("challenge", CHALLENGES)
@settings(max_examples=depth(6, 60))
@given(picks=choices(14), marks=MARKS)
@rule("TIL-114", "TIL-141")
def test_a_challenge_measures_what_it_says(
    challenge: str, picks: list[Choice], marks: list[bool]
) -> None:
    """The figure that is held against the target."""
    laid = laid_by(picks)
    area, standing = area_with(laid, marks)
    measure, _ = MEASURES[CHALLENGES[challenge]["check"]]

    assert measure(area) == VALUES[challenge](laid, standing)


@pytest.mark.parametrize("kind", OBJECTIVES)
@settings(max_examples=depth(6, 60))
@given(picks=choices(14), marks=MARKS, when=st.integers(0, 8), where=st.integers(0, 99))
@rule("TIL-86")
def test_an_objective_asks_what_it_says(
    kind: str, picks: list[Choice], marks: list[bool], when: int, where: int
) -> None:
    """Laid at some time, somewhere, among random tiles and pieces."""
    number = len(TRACK) + list(OBJECTIVES).index(ObjectiveId(kind))
    laid = laid_by([*picks[:when], (number, where), *picks[when:]], objectives=True)
    spot = next((place for place, tile in laid.items() if tile.tile == kind), None)
    area, standing = area_with(laid, marks)

    expected = spot is not None and CONDITIONS[kind](laid, standing, spot)
    assert holds(area, ObjectiveId(kind)) == expected


@GAMES
@rule("TIL-82", "TIL-84")
def test_what_grows_with_each_tile_is_what_the_whole_map_tells(seats: int) -> None:
    """Dead ends, rows and the largest rectangle, where nobody looked before and where somebody did.

    A view asks for the rectangle of every position: from then on each is found from the last.
    """
    for state in games(seats, TilesOptions(), f"grown {seats}"):
        TILES.view(state, None)
        for area in state.areas:
            layout = area.map.layout
            afresh = PlayerMap(area.map.cells, area.map.faces).layout
            assert layout.dead_ends == len(area.map.dead_ends)
            assert layout.rows == afresh.rows
            assert layout.rectangle == afresh.rectangle


@GAMES
@rule("TIL-43", "TIL-56", "TIL-80")
def test_games_go_as_they_do_by_hand(seats: int) -> None:
    """Every fifth position: legal tiles, points to be scored, and the figures of every map."""
    options = TilesOptions(objectives="random" if seats > 1 else "off", parallel=seats == 3)
    for number, state in enumerate(games(seats, options, f"twins {seats}")):
        if number % 5 == 0:
            compare_lays(state)
            for seat, laid in seats_of(state):
                pieces = pieces_by_hand(seat)
                assert len(seat.figures.dead_ends) == len(dead_ends_by_hand(laid))
                assert len(seat.figures.cities) == len(cities_by_hand(laid))
                area = seat.figures.rectangle
                assert (area.area if area else 0) == rectangle_by_hand(laid)
                for tile in seat.map:
                    for slot, shown in enumerate(tile.slots):
                        if shown.worth is not None:
                            lazy = state.challenge == LAZY
                            place = (tile.x, tile.y)
                            assert shown.worth == points_by_hand(laid, pieces, place, slot, lazy)


def compare_lays(state: State) -> None:
    """What the deciding seats are offered to lay."""
    for step in state.steps:
        if isinstance(step, Laying) and step.seat in TILES.actors(state):
            _, laid = list(seats_of(state))[step.seat]
            by_hand = [
                f"{tile}({x},{y})o{turn}"
                for tile in TRACK
                if tile in step.hand
                for (x, y), turn in lays_by_hand(laid, tile)
            ]
            assert offered(state, "lay", step.seat) == by_hand


@pytest.mark.parametrize("objectives", ["off", "random"])
@rule("TIL-81", "TIL-82", "TIL-85")
def test_what_a_tile_is_said_to_bring_is_what_the_map_with_it_is_worth(objectives: Any) -> None:
    """A menu looks at the ground alone; the plain way lays the tile and counts everything."""
    compared = 0
    for number, state in enumerate(games(2, TilesOptions(objectives=objectives), "worth")):
        for step in state.steps if number % 4 == 0 else ():
            area, menu = state.areas[step.seat], DESK.menu(state, step.seat)
            for choice in menu.choices if menu is not None else ():
                if isinstance(choice.action, LayTile):
                    after = totals.total(state, with_tile(area, choice.action))
                    assert choice.worth == after - totals.total(state, area)
                    compared += 1
    assert compared > 50
