"""The laws of every position, over random games of 1 to 4 seats with all kinds of options."""

import pytest
from msgspec.structs import replace

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.scoring.challenges import MEASURES
from rotonde.games.tiles.scoring.totals import total
from rotonde.games.tiles.state import PlayArea, State, TilesOptions
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.play import replay
from rotonde.kernel.law.referee import referee
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.undo import reversible, trace
from rotonde.kernel.tools.codec import encode
from tests.support import rule
from tests.support import tiles_invariants as laws
from tests.support.depth import depth
from tests.support.tiles import TILES, map_of
from tests.support.tiles_box import CHALLENGES
from tests.support.tiles_maps import games
from tests.support.tiles_plain import map_by_hand, spelt_map, turned_map, turned_place
from tests.support.tiles_reading import seat_at, table
from tests.support.walks import walk

USUAL = TilesOptions()
PARALLEL = TilesOptions(parallel=True)
OBJECTIVES = TilesOptions(objectives="random")
BOTH = TilesOptions(objectives="random", parallel=True)
TABLES = [
    *((1, options) for options in (USUAL, PARALLEL)),
    *((seats, options) for seats in (2, 3, 4) for options in (USUAL, PARALLEL, OBJECTIVES, BOTH)),
]
NAMES = [f"{seats}-{o.objectives}-{'parallel' if o.parallel else 'strict'}" for seats, o in TABLES]
GAMES = pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)


@GAMES
@rule("TIL-7", "TIL-44", "TIL-57")
def test_every_position_obeys_the_laws(seats: int, options: TilesOptions) -> None:
    """Tiles, stars, pieces, tokens, maps, networks and order, after every decision."""
    for seed in range(depth(1, 6)):
        start = TILES.setup(seats, options, Rng(f"laws {seed}"))
        before, events = table(start), list[Event]()
        laws.always(before)
        for played in walk(TILES, start, Rng(f"laws {seed}")):
            after = table(played.turn.state)
            events += played.turn.events
            laws.always(after)
            laws.between(before, after)
            laws.law_4_every_tile_that_was_taken_is_accounted_for(after, events)
            laws.law_6_pieces_score_one_to_five(after, played.turn.events)
            before = after


@GAMES
@rule("TIL-4", "TIL-42", "TIL-100")
def test_every_actor_has_a_choice_and_no_choice_twice(seats: int, options: TilesOptions) -> None:
    """Law 12; no two choices lead to the same state."""
    start = TILES.setup(seats, options, Rng("choices"))
    for number, played in enumerate(walk(TILES, start, Rng("choices"))):
        for seat in TILES.actors(played.before):
            legal = TILES.legal(played.before, seat)
            assert legal
            assert len(set(legal)) == len(legal)
        if number % 25 == 3:
            legal = TILES.legal(played.before, played.seat)
            turns = [TILES.apply(played.before, played.seat, action) for action in legal]
            assert len({encode(turn.state) for turn in turns}) == len(legal)


@GAMES
@rule("TIL-26", "TIL-104")
def test_the_referee_has_nothing_to_say_at_any_table(seats: int, options: TilesOptions) -> None:
    """Pure, the same twice, JSON both ways, notation both ways, views that can be imagined."""
    start = TILES.setup(seats, options, Rng("referee"))
    decisions = 0
    for played in walk(TILES, start, Rng("referee")):
        assert referee(TILES, played.before, played.seat, played.action) == played.turn
        decisions += 1

    assert 8 * 3 * seats < decisions <= TILES.longest


@GAMES
@rule("TIL-46")
def test_undo_restores_the_exact_state(seats: int, options: TilesOptions) -> None:
    """Law 12: without the decisions that are taken back the game is as before them."""
    start = TILES.setup(seats, options, Rng("undo"))
    states, moves, traces = [start], [], []
    for number, played in enumerate(walk(TILES, start, Rng("undo"))):
        states.append(played.turn.state)
        moves.append((played.seat, played.action))
        traces.append(trace(TILES, played.before, played.seat, played.turn))
        back = reversible(traces, played.seat)
        if number % 9 == 5 and back and not options.parallel:
            assert back == tuple(range(len(moves) - 1, back[-1] - 1, -1))
            assert replay(TILES, start, moves[: back[-1]]) == states[back[-1]]


@pytest.mark.parametrize("seats", [1, 2, 4])
@rule("TIL-34")
def test_turned_and_mirrored_maps_are_worth_the_same(seats: int) -> None:
    """Law 7: all eight copies of a map, with its objectives and pieces."""
    *_, last = games(seats, OBJECTIVES if seats > 1 else USUAL, "turned")
    for seat, area in enumerate(last.areas):
        for orientation in range(8):
            copy = turned_area(last, seat, orientation)
            assert total(last, copy) == total(last, area)


@pytest.mark.parametrize("challenge", sorted(set(CHALLENGES) - {"flat_earth", "social_distance"}))
@rule("TIL-115")
def test_turned_and_mirrored_maps_keep_the_same_challenges(challenge: str) -> None:
    """Law 7: all but those that tell rows from columns."""
    measure, _ = MEASURES[CHALLENGES[challenge]["check"]]
    *_, last = games(1, USUAL, f"turned {challenge}")

    copies = [turned_area(last, 0, orientation) for orientation in range(8)]
    assert {measure(copy) for copy in copies} == {measure(last.areas[0])}


def turned_area(state: State, seat: int, orientation: int) -> PlayArea:
    """What lies before a seat, with the whole map turned or mirrored."""
    area = state.areas[seat]
    pieces = []
    for piece in area.pieces:
        x, y = turned_place(BOARD.squares.position(piece.cell), orientation)
        pieces.append(replace(piece, cell=BOARD.squares.cell(x, y)))
    turned = map_of(spelt_map(turned_map(map_by_hand(seat_at(state, seat)), orientation)))
    return replace(area, map=turned, pieces=tuple(pieces))
