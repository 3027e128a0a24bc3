"""Round structure: eight rounds, tokens, columns, starting tiles."""

import pytest

from rotonde.games.tiles.events import (
    ColumnsFilled,
    GameEnded,
    PiecesBegan,
    RoundBegan,
    StartTileChosen,
    TokensShifted,
)
from rotonde.games.tiles.reasons import NO_START_TILE
from rotonde.games.tiles.state import TilesOptions
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.rng import Rng
from tests.support import rule
from tests.support.tiles import TILES, perform, played, position, refused
from tests.support.tiles_box import ROUNDS, TABLE
from tests.support.tiles_reading import actor, choices, orders, table, told
from tests.support.walks import walk

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def events(seats: int) -> list[Event]:
    """All that happens in a random game after its start."""
    start = TILES.setup(seats, TilesOptions(), Rng("rounds"))
    return [event for played in walk(TILES, start, Rng("rounds")) for event in played.turn.events]


@SEATS
@rule("TIL-30")
def test_a_game_has_eight_rounds(seats: int) -> None:
    """Each of them once, and then the end."""
    start = TILES.setup(seats, TilesOptions(), Rng("rounds"))
    happened = events(seats)
    rounds = [event.round for event in happened if isinstance(event, RoundBegan)]

    assert table(start).round == 1
    assert rounds == [2, 3, 4, 5, 6, 7, 8] == list(ROUNDS)[1:]
    assert sum(isinstance(event, GameEnded) for event in happened) == 1


@SEATS
@rule("TIL-30")
def test_the_phases_of_a_round_follow_each_other(seats: int) -> None:
    """Starting tiles in the first, then columns and tiles, then pieces, and never back."""
    start = TILES.setup(seats, TilesOptions(), Rng("phases"))
    seen = [(start.round, start.phase)]
    seen += [(p.turn.state.round, p.turn.state.phase) for p in walk(TILES, start, Rng("phases"))]
    order = {"start": 0, "tiles": 1, "pieces": 2, "over": 3}
    ranks = [(number, order[phase]) for number, phase in seen]

    assert ranks == sorted(ranks)
    assert {number for number, phase in seen if phase == "start"} == ({1} if seats > 1 else set())
    assert {number for number, phase in seen if phase == "tiles"} == set(ROUNDS)
    assert (1, "pieces") not in seen


@SEATS
@rule("TIL-31")
def test_tokens_move_from_waiting_room_to_halls_and_leave(seats: int) -> None:
    """In round r the waiting room has T_r, the halls T_(r-1) and T_(r-2); none comes in round 8."""
    start = table(TILES.setup(seats, TilesOptions(), Rng("rounds")))
    assert start.waiting_room is not None
    shown = [event for event in events(seats) if isinstance(event, TokensShifted)]
    stack = [start.waiting_room.id, *(event.waiting_room for event in shown), None]
    places = {"": None, **{f"T{n}": token for n, token in enumerate(stack, start=1)}}

    assert len(set(stack[:7])) == 7
    for event, row in zip(shown, TABLE["timeline"][1:], strict=True):
        assert event.waiting_room == places[row["waiting_room"]]
        assert event.hall_left == places[row["hall_left"]]
        assert event.hall_right == places[row["hall_right"]]
        assert event.stack == max(0, 7 - row["round"])
    assert [event.removed for event in shown] == [None, None, *stack[:5]]


@rule("TIL-32")
def test_a_column_nobody_took_keeps_its_tiles_and_draws_nothing() -> None:
    """The others are filled up from the left."""
    state = position(
        "seats 3 | map 0 V24(0,0)o1 | columns S0 / V03 V04 V05 / S1 / S2 | hand 2 | seed 3"
    )

    turn = perform(state, 2, "done")

    (filled,) = told(turn, ColumnsFilled)
    assert [(column.column, len(column.drawn)) for column in filled.columns] == [
        (1, 2),
        (3, 3),
        (4, 4),
    ]
    columns = table(turn.state).columns
    assert columns[1].tiles == ("V03", "V04", "V05")
    assert filled.bag == table(turn.state).bag == table(state).bag - 9


@rule("TIL-33")
def test_tokens_move_before_columns_are_filled() -> None:
    """The order in which it is told."""
    turn = perform(position("seats 3 | hand 2"), 2, "done")
    kinds = [type(event) for event in turn.events]

    assert kinds.index(TokensShifted) < kinds.index(ColumnsFilled)


@rule("TIL-33")
def test_a_short_bag_fills_columns_from_the_left() -> None:
    """With fewer tiles than places the last columns stay short; an empty one can be taken."""
    state = position(
        "seats 3 | map 0 V24(0,0)o1 | columns S0 / V03 V04 V05 / S1 / S2 | hand 2 | bag V21 V22 V23"
    )

    state = perform(state, 2, "done").state

    assert [len(column.tiles) for column in table(state).columns] == [2, 3, 1, 0]
    assert table(state).bag == 0
    state = perform(state, actor(state), "column 4").state
    assert orders(state) == ["done"]


@SEATS
@rule("TIL-33")
def test_the_bag_keeps_what_the_most_draws_leave(seats: int) -> None:
    """72, 84, 85 or 102 tiles at most are drawn with 1 to 4 players."""
    start = TILES.setup(seats, TilesOptions(), Rng("bag"))
    drawn = {1: 72, 2: 84, 3: 85, 4: 102}[seats]
    *_, last = walk(TILES, start, Rng("bag"))

    assert table(last.turn.state).bag >= 106 - drawn
    assert TABLE["player_count"][seats - 1]["tiles_drawn_max"] == drawn


@rule("TIL-34")
def test_starting_tiles_are_chosen_from_the_last_platform_on() -> None:
    """After columns and token are there, before the first column is chosen."""
    state = position("seats 3 | platforms 2 0 1 | pool V24 V30 V49")
    assert table(state).waiting_room is not None
    assert all(column.tiles for column in table(state).columns)
    order = []
    for tile in ("V49", "V24", "V30"):
        order.append(actor(state))
        turn = perform(state, actor(state), f"start {tile}")
        (chosen,) = told(turn, StartTileChosen)
        assert (chosen.tile, chosen.cell, chosen.orientation) == (tile, "M13", 0)
        state = turn.state

    assert order == [1, 0, 2]
    assert actor(state) == 2
    assert choices(state, "column") == ["1", "2", "3", "4"]


@rule("TIL-34")
def test_only_starting_tiles_that_are_left_can_be_chosen() -> None:
    """The last one has no choice, and decides all the same."""
    state = position("pool V24 V30")
    assert choices(state, "start") == ["V24", "V30"]
    assert refused(state, 1, "start V49") == NO_START_TILE(tile="V49")

    state = perform(state, 1, "start V30").state

    assert refused(state, 0, "start V30") == NO_START_TILE(tile="V30")
    assert orders(state) == ["start V24"]


@rule("TIL-34")
def test_starting_tiles_are_listed_in_the_order_of_the_tables() -> None:
    """However they were drawn."""
    assert choices(position("seats 3 | pool V49 V07 V30"), "start") == ["V07", "V30", "V49"]


@rule("TIL-34", "TIL-110")
def test_alone_there_is_no_starting_tile() -> None:
    """The first decision is a column."""
    state = TILES.setup(1, TilesOptions(), Rng("alone"))

    assert orders(state) == ["column 1", "column 2", "column 3"]
    assert table(state).start_pool == ()


@rule("TIL-30", "TIL-50")
def test_the_first_round_has_no_pieces() -> None:
    """The last seat's confirmation ends it."""
    turn = played(position("hand 0 | hand 1 | map 0 V21(0,0)o1"), "S0 done | S1 done")

    assert told(turn, PiecesBegan) == []
    assert table(turn.state).round == 2
