"""Order of decisions, parallel play: who may decide when, and that order of arrival is nothing."""

from collections import defaultdict
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rotonde.games.tiles import DESK
from rotonde.games.tiles.actions import AnyAction
from rotonde.games.tiles.state import State, TilesOptions
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play, replay
from rotonde.kernel.law.record import Record, opening, record_of, verify
from rotonde.kernel.law.refusal import NOT_YOUR_DECISION, Refusal
from rotonde.kernel.law.rng import Rng, pick
from rotonde.kernel.law.text import Seated
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.law.undo import Trace, reversible, trace
from rotonde.kernel.tools.codec import decoder, encode
from tests.support import rule
from tests.support.tiles import TILES, action_of, perform, played, position, refused
from tests.support.tiles_box import TOKENS, TRACK
from tests.support.tiles_reading import actor, orders, table
from tests.support.walks import walk

Moves = list[tuple[Seat, AnyAction]]
PARALLEL = TilesOptions(parallel=True)
WITH_OBJECTIVES = TilesOptions(objectives="random", parallel=True)
TABLES = pytest.mark.parametrize(
    ("seats", "options"),
    [(2, PARALLEL), (3, WITH_OBJECTIVES), (4, PARALLEL), (4, WITH_OBJECTIVES)],
    ids=["2", "3-objectives", "4", "4-objectives"],
)
SEEDS = st.integers(0, 2**32)

ROADS = "map 0 V24(0,0)o1 | map 1 V25(0,0)o1"
TWO = f"{ROADS} | columns V21 V21 / V22 V23 V26 / V27 V28 V29 / V30 V31 V32 V33"


# --- who may decide -------------------------------------------------------------------------------


@rule("TIL-100")
def test_in_strict_order_one_seat_lays_before_the_next_chooses() -> None:
    """Platform order, each seat choosing and laying completely."""
    state = position(TWO)
    assert actor(state) == 0

    state = perform(state, 0, "column 1").state
    assert actor(state) == 0
    assert refused(state, 1, "column 2") == NOT_YOUR_DECISION(seat=Seated(Seat(0)))
    state = perform(state, 0, "lay V21(1,0)o1", "lay V21(2,0)o1").state
    assert actor(state) == 0

    state = perform(state, 0, "done").state
    assert actor(state) == 1


@rule("TIL-100")
def test_in_strict_order_one_seat_places_all_its_pieces_before_the_next() -> None:
    """Platform order again, here seat 1 first."""
    state = position(
        "platforms 1 0 | map 0 V21(0,0)o1 | map 1 V21(0,0)o1 | tokens - car train | placing 0 1"
    )
    assert actor(state) == 1

    state = perform(state, 1, "piece left token (0,0)").state
    assert actor(state) == 1
    assert actor(perform(state, 1, "finish").state) == 0


@rule("TIL-101")
def test_in_parallel_a_seat_chooses_while_earlier_ones_lay() -> None:
    """As soon as every earlier platform has chosen, and never before."""
    state = position(f"{TWO} | option parallel true")
    assert TILES.actors(state) == {0}
    assert refused(state, 1, "column 2") == NOT_YOUR_DECISION(seat=Seated(Seat(0)))

    state = perform(state, 0, "column 1").state
    assert TILES.actors(state) == {0, 1}
    state = played(state, "S1 column 2, lay V22(1,0)o1 | S0 lay V21(1,0)o1").state

    assert TILES.actors(state) == {0, 1}
    assert [len(seat.hand) for seat in table(state).seats] == [1, 2]


@rule("TIL-101")
def test_in_parallel_a_seat_may_wait() -> None:
    """The first platform lays to the end before the second one chooses."""
    state = position(f"{TWO} | option parallel true")

    state = perform(state, 0, "column 1", "lay V21(1,0)o1", "lay V21(2,0)o1", "done").state

    assert TILES.actors(state) == {1}
    assert [order for order in orders(state) if order.startswith("column")] == [
        "column 2",
        "column 3",
        "column 4",
    ]


@rule("TIL-101", "TIL-50")
def test_in_parallel_pieces_begin_when_all_have_laid_and_all_place_at_once() -> None:
    """A seat that is done with its tiles waits for the others."""
    state = position(
        "map 0 V21(0,0)o1 | map 1 V21(0,0)o1 | tokens train car traveller | hand 0 | hand 1"
        " | option parallel true"
    )
    state = perform(state, 1, "done").state
    assert TILES.actors(state) == {0}
    assert table(state).phase == "tiles"

    state = perform(state, 0, "done").state

    assert TILES.actors(state) == {0, 1}
    assert table(state).phase == "pieces"


@rule("TIL-34", "TIL-101")
def test_starting_tiles_are_never_chosen_at_the_same_time() -> None:
    """From the last platform to the first, in parallel play too."""
    state = position("seats 3 | pool V24 V30 V49 | option parallel true")

    assert TILES.actors(state) == {2}
    assert TILES.actors(perform(state, 2, "start V24").state) == {1}


@rule("TIL-102", "TIL-103")
def test_choices_tiles_pieces_stars_and_points_are_open_at_once() -> None:
    """Every seat and every spectator has the same view, in the middle of everything."""
    state = position(f"{TWO} | option parallel true")
    state = played(state, "S0 column 1 | S1 column 2, lay V22(1,0)o1").state
    views = [TILES.view(state, seat) for seat in (Seat(0), Seat(1), None)]

    assert {encode(replace(view, seat=None)) for view in views} == {encode(views[2])}
    assert views[0].seats[1].hand == ("V23", "V26")
    assert views[0].columns[1].taken_by == 1

    placing = position("map 0 V21(0,0)o1 | tokens - train traveller | placing 0 1")
    seen = TILES.view(perform(placing, 0, "piece left star (0,0)").state, Seat(1))
    assert (seen.seats[0].prestige, seen.seats[0].stars, seen.star_supply) == (1, 0, 9)


# --- no order of arrival matters ------------------------------------------------------------------


def wandered(seats: int, options: TilesOptions, seed: int) -> tuple[State, Moves, State]:
    """A game in which any of the seats that may act does: its start, its decisions, its end."""
    start = TILES.setup(seats, options, Rng(str(seed)))
    moves: Moves = []
    last = start
    for step in walk(TILES, start, Rng(f"arrival {seed}")):
        moves.append((step.seat, step.action))
        last = step.turn.state
    return start, moves, last


def recorded(seats: int, options: TilesOptions, seed: int, start: State, moves: Moves) -> Record:
    """The record of a game."""
    return record_of(TILES, start, opening(TILES, seats, options, str(seed)), moves)


def moves_of(record: Record) -> Moves:
    """The decisions of a record, in its order."""
    actions = decoder(TILES.action_type)
    return [(move.seat, actions.decode(move.action)) for move in record.moves]


def interleaved(start: State, moves: Moves, rng: Rng) -> tuple[Moves, State]:
    """The same decisions of every seat in another order of arrival."""
    queues: dict[Seat, Moves] = defaultdict(list)
    for seat, action in moves:
        queues[seat].append((seat, action))
    state, arrived = start, []
    while actors := [seat for seat in sorted(TILES.actors(state)) if queues[seat]]:
        seat, rng = pick(rng, actors)
        move = queues[seat].pop(0)
        turn = play(TILES, state, *move)
        assert isinstance(turn, Turn), f"{move}: {turn}"
        state = turn.state
        arrived.append(move)
    assert not any(queues.values())
    return arrived, state


@TABLES
@settings(max_examples=6)
@given(seed=SEEDS, order=SEEDS)
@rule("TIL-104")
def test_any_interleaving_gives_one_state_and_one_record(
    seats: int, options: TilesOptions, seed: int, order: int
) -> None:
    """Law 11: two orders of arrival, one position and one record, byte by byte."""
    start, moves, last = wandered(seats, options, seed)

    other, state = interleaved(start, moves, Rng(str(order)))

    assert state == last
    record = recorded(seats, options, seed, start, moves)
    assert encode(record) == encode(recorded(seats, options, seed, start, other))
    states = verify(TILES, record)
    assert isinstance(states, Sequence)
    assert states[-1] == last
    assert sorted(map(repr, other)) == sorted(map(repr, moves))


@TABLES
@settings(max_examples=6)
@given(seed=SEEDS)
@rule("TIL-104")
def test_the_record_is_in_strict_order(seats: int, options: TilesOptions, seed: int) -> None:
    """Played by one actor at a time it leads to the same states, but for the option itself."""
    start, moves, last = wandered(seats, options, seed)
    strict = replace(options, parallel=False)
    state = TILES.setup(seats, strict, Rng(str(seed)))

    assert replace(start, options=strict) == state
    for seat, action in moves_of(recorded(seats, options, seed, start, moves)):
        assert TILES.actors(state) == {seat}
        turn = play(TILES, state, seat, action)
        assert isinstance(turn, Turn)
        state = turn.state
    assert state == replace(last, options=strict)


@rule("TIL-104")
def test_two_seats_that_lay_at_the_same_time() -> None:
    """Every interleaving of two lays each, one by one."""
    start = position(f"{TWO} | option parallel true")
    start = played(start, "S0 column 1 | S1 column 2").state
    ada = ["lay V21(1,0)o1", "lay V21(2,0)o1", "done"]
    bernadette = ["lay V22(1,0)o1", "reject V26", "lay V23(2,0)o1", "done"]

    ends = [
        replayed(start, ordered(ada, bernadette, ways))
        for ways in range(2 ** (len(ada) + len(bernadette)))
        if ways.bit_count() == len(ada)
    ]

    assert len(ends) == 35
    assert all(end == ends[0] for end in ends)


def replayed(start: State, moves: Moves) -> State:
    """Where decisions lead, all of which must be allowed."""
    end = replay(TILES, start, moves)
    assert not isinstance(end, Refusal), end
    return end


def ordered(ada: list[str], bernadette: list[str], ways: int) -> Moves:
    """Two lists of orders merged: a bit of `ways` is an order of seat 0."""
    queues = {0: list(ada), 1: list(bernadette)}
    moves: Moves = []
    for bit in range(len(ada) + len(bernadette)):
        seat = 0 if ways >> bit & 1 else 1
        moves.append((Seat(seat), action_of(queues[seat].pop(0))))
    return moves


# --- taking back ----------------------------------------------------------------------------------


def traced(state: State, moves: Moves) -> tuple[list[Trace], State]:
    """The traces of decisions, and where they lead."""
    traces = []
    for seat, action in moves:
        turn = play(TILES, state, seat, action)
        assert isinstance(turn, Turn), f"{action}: {turn}"
        traces.append(trace(TILES, state, seat, turn))
        state = turn.state
    return traces, state


@TABLES
@settings(max_examples=5)
@given(seed=SEEDS, cut=st.integers(3, 200))
@rule("TIL-101", "TIL-104")
def test_a_seat_takes_back_its_own_while_others_go_on(
    seats: int, options: TilesOptions, seed: int, cut: int
) -> None:
    """All it may take back, one by one: the others' decisions stand, and it decides again."""
    start, moves, _ = wandered(seats, options, seed)
    moves = moves[:cut]
    traces, before = traced(start, moves)
    for seat in map(Seat, range(seats)):
        back = reversible(traces, seat)
        for count in range(1, len(back) + 1):
            shorter = [move for n, move in enumerate(moves) if n not in back[:count]]
            after = replayed(start, shorter)
            assert seat in TILES.actors(after)
            assert [area for n, area in enumerate(after.areas) if n != seat] == [
                area for n, area in enumerate(before.areas) if n != seat
            ]


@rule("TIL-101")
def test_a_lay_can_be_taken_back_after_another_seat_has_laid() -> None:
    """Back to the column choice, which a later platform has already answered."""
    start = position(f"{TWO} | option parallel true")
    moves = script("S0 column 1 | S1 column 2 | S0 lay V21(1,0)o1 | S1 lay V22(1,0)o1")
    traces, _ = traced(start, moves)

    assert reversible(traces, Seat(0)) == (2,)
    assert reversible(traces, Seat(1)) == (3, 1)


@rule("TIL-40", "TIL-100")
def test_a_column_can_be_taken_back_until_a_later_platform_has_chosen() -> None:
    """In strict order until the next seat has acted at all."""
    start = position(TWO)
    laid = "S0 column 1 | S0 lay V21(1,0)o1 | S0 lay V21(2,0)o1 | S0 done"
    traces, _ = traced(start, script(laid))
    assert reversible(traces, Seat(0)) == (3, 2, 1, 0)

    traces, _ = traced(start, script(f"{laid} | S1 column 2"))
    assert reversible(traces, Seat(0)) == ()
    assert reversible(traces, Seat(1)) == (4,)


@rule("TIL-46")
def test_the_end_of_a_round_cannot_be_taken_back() -> None:
    """New tiles and a token were shown."""
    state = position(f"{ROADS} | hand 1")
    traces, after = traced(state, script("S1 done"))

    assert table(after).round == 2
    assert reversible(traces, Seat(1)) == ()


@rule("TIL-34")
def test_a_starting_tile_can_be_taken_back_until_another_seat_acts() -> None:
    """The hand-over alone is not final."""
    state = position("seats 3 | pool V24 V30 V49")

    traces, _ = traced(state, script("S2 start V24"))
    assert reversible(traces, Seat(2)) == (0,)
    traces, _ = traced(state, script("S2 start V24 | S1 start V30"))
    assert reversible(traces, Seat(2)) == ()


@rule("TIL-53")
def test_pieces_can_be_taken_back_to_the_start_of_the_step() -> None:
    """The last finish of the round shows new tiles and stands."""
    state = position("map 0 V21(0,0)o1 V21(1,0)o1 | tokens - car train | placing 0 1")

    traces, _ = traced(state, script("S0 piece left token (1,0) | S0 finish"))
    assert reversible(traces, Seat(0)) == (1, 0)
    traces, _ = traced(state, script("S0 piece left token (1,0) | S0 finish | S1 finish"))
    assert reversible(traces, Seat(0)) == ()


def script(text: str) -> Moves:
    """`S0 column 1 | S1 done`"""
    parts = [part.strip().split(" ", 1) for part in text.split("|")]
    return [(Seat(int(seat[1:])), action_of(order)) for seat, order in parts]


# --- what is hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule("TIL-20", "TIL-102", "TIL-103")
def test_bag_and_stack_show_nothing_of_what_comes(seats: int) -> None:
    """A state with other dice to come looks the same to everybody until something is drawn."""
    start = TILES.setup(seats, PARALLEL, Rng("hidden"))
    for step in walk(TILES, start, Rng("hidden")):
        twin = replace(step.before, rng=Rng("twin"))
        for seat in (None, *map(Seat, range(seats))):
            assert encode(TILES.view(twin, seat)) == encode(TILES.view(step.before, seat))
        assert DESK.menu(twin, step.seat) == DESK.menu(step.before, step.seat)
        other = play(TILES, twin, step.seat, step.action)
        assert isinstance(other, Turn)
        if not any(event.reveals for event in other.events):
            assert other.events == step.turn.events


@pytest.mark.parametrize("seats", [1, 2, 4])
@rule("TIL-20")
def test_the_bag_is_known_by_subtraction_alone(seats: int) -> None:
    """What a view counts is in data order in the state, so that no order can leak."""
    start = TILES.setup(seats, PARALLEL, Rng("order"))
    for step in walk(TILES, start, Rng("order")):
        state = step.turn.state
        assert list(state.bag) == sorted(state.bag, key=list(TRACK).index)
        assert list(state.stack) == sorted(state.stack, key=TOKENS.index)
        assert (table(state).bag, table(state).stack) == (len(state.bag), len(state.stack))
