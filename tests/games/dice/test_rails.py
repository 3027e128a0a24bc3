"""Rails, borders, mountains and bridges (DIC-38 to DIC-58)."""

import pytest
from msgspec.structs import replace

from rotonde.games.dice import DESK
from rotonde.games.dice.actions import ChooseTile
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import TileKind
from rotonde.games.dice.events import GameEnded, RailLaid, TileCleared, TileEntered
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.reasons import (
    BRIDGE_TOO_DEAR,
    CROSSING_TOO_DEAR,
    FINISH_FIRST,
    LAST_WAY_OUT,
    NO_JOKER_IN_FRONT,
    NO_SHAPE_IN_FRONT,
    NO_TILE_FITS,
    NO_WAY_OUT,
    OTHER_END,
    SURCHARGE_OTHERWISE,
    SURCHARGE_TOO_DEAR,
    TILE_DOES_NOT_FIT,
    TILE_LIES_THERE,
    TILE_NO_SUCH,
    TILE_NONE_LEFT,
    TILE_TOO_DEAR,
    TOO_FEW_DICE_TO_LEAVE,
)
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import Bridging, ChoosingTile, Entering
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Named
from tests.support import rule
from tests.support.dice import DICE, action_of, orders, perform, position, refused, told, tray
from tests.support.menus import pointed_at

FOUR = "A d3W c3N c2N"
MOUNTAIN = "A d3N d2W c2W b2N b1N @mountain2:1 b7E c7E d7N"

# --- rails ----------------------------------------------------------------------------------------


@rule("DIC-39")
def test_a_rail_takes_the_die_of_its_shape_or_a_joker() -> None:
    """Straight on with a straight, left and right with a curve."""
    state = position("nobody | front 1/0/0/0")

    assert orders(state, "rail A") == ["rail A d3 N"]
    assert refused(position("front 0/1/0/1"), "rail A d3 N") == NO_SHAPE_IN_FRONT(
        face=Named("face-straight")
    )
    assert refused(state, "rail A d3 N ?") == NO_JOKER_IN_FRONT()
    turn = perform(state, "rail A d3 N")
    (event,) = told(turn.events, RailLaid)
    assert (event.shape, event.entered, event.out, event.surcharge) == ("straight", "S", "N", 0)


@rule("DIC-38")
def test_the_last_way_out_of_the_line_is_never_taken() -> None:
    """An end without a way out may go on, unless the other end would lose its own."""
    state = position("A d3E e3E f3S | B d5S d6E e6E f6E g6N g5N | front 5/5/0/5")

    assert state.line.ways_out == (False, True)
    assert orders(state, "rail A") == []
    assert refused(state, "rail A f4 S") == LAST_WAY_OUT()


@rule("DIC-38")
def test_an_end_with_a_way_out_keeps_it() -> None:
    """The other end is not protected, this one is."""
    state = perform(position("year 1 | front 1/3/0/0"), "rail A d3 E").state

    assert refused(state, "rail A e3 S") == NO_WAY_OUT()


@rule("DIC-40", "DIC-42")
def test_what_is_begun_is_finished_before_anything_else() -> None:
    """A rail over the border, a tile, an entry: no roll, no share, no other end."""
    state = perform(position("K | nobody | front 5/2/1/3 | hidden 3"), "rail A c6 N").state

    assert isinstance(state.steps[-1], Bridging)
    assert refused(state, "end") == FINISH_FIRST(end="A", what="bridge")
    assert refused(state, "roll 1+0") == FINISH_FIRST(end="A", what="bridge")
    assert refused(state, "rail B d5 S") == OTHER_END(end="A", what="bridge")
    assert all(order.startswith("rail A") for order in orders(state))


@rule("DIC-41")
def test_a_crossing_needs_a_die_for_its_entry() -> None:
    """With nothing left the border rail is refused, and the sentence says what it takes."""
    state = position(f"{FOUR} | nobody | front 1/0/0/0 | hidden 2")

    refusal = refused(state, "rail A c1 N")

    assert refusal == CROSSING_TOO_DEAR(rails=2, dice=0, have=1, hidden=2)
    assert "rail A c1 N" in orders(position(f"{FOUR} | nobody | front 2/0/0/0"))


# --- borders --------------------------------------------------------------------------------------


@rule("DIC-43")
def test_five_dice_and_an_open_side_let_the_line_leave() -> None:
    """A side with a tile behind it is closed for ever."""
    four = position("A d3N d2N | nobody | front 5/0/0/0")
    assert refused(four, "rail A d1 N") == TOO_FEW_DICE_TO_LEAVE(needed=5, dice=4)

    towards = position("K | B d5E e5E f5N f4N f3N f2N | nobody | front 3/3/0/3")
    assert refused(towards, "rail B f1 N") == TILE_LIES_THERE(tile=2)


@rule("DIC-43", "DIC-51")
def test_a_side_for_which_no_tile_fits_is_closed() -> None:
    """Rails may still be laid on the tile."""
    state = position(f"{FOUR} | nobody | front 3/3/0/3")
    places, grounds = [BOARD.start], [BOARD.ground_numbers["country", 0]]
    for place, kind, turn in (
        ((-1, -1), "mountain2", 1),
        ((1, -1), "lake", 0),
        ((0, -2), "lake", 0),
    ):
        places.append(BOARD.squares.cell(*place))
        grounds.append(BOARD.ground_numbers[kind, turn])
    for x in range(11):
        places.append(BOARD.squares.cell(20 + x, 20))
        grounds.append(BOARD.ground_numbers["mountain2" if x < 5 else "mountain3", 0])
    shut = replace(state.line, general_map=GeneralMap(tuple(places), tuple(grounds)))
    state = replace(state, line=shut)

    assert refused(state, "rail A c1 N") == NO_TILE_FITS()
    assert {"rail A c1 E", "rail A c1 W"} & set(orders(state, "rail A"))


@rule("DIC-44")
def test_a_tile_fits_all_its_neighbours_and_comes_from_the_supply() -> None:
    """Kinds run out, sides must meet, and the small tile lies there from now on."""
    state = perform(position(f"{FOUR} | nobody | front 3/2/0/2"), "rail A c1 N").state
    assert isinstance(state.steps[-1], ChoosingTile)

    assert refused(state, "tile mountain2 0") == TILE_DOES_NOT_FIT(kind=Named("tile-mountain2"))
    nonsense = ChooseTile(TileKind("lake"), 2)
    assert DICE.check(state, Seat(0), nonsense) == TILE_NO_SUCH(kind="lake", rotation=2)
    spent = GeneralMap(
        (*state.general_map.places, *(BOARD.squares.cell(20 + x, 20) for x in range(12))),
        (*state.general_map.grounds, *(BOARD.ground_numbers["lake", 0],) * 12),
    )
    without = replace(state, line=replace(state.line, general_map=spent))
    assert refused(without, "tile lake 0") == TILE_NONE_LEFT(kind=Named("tile-lake"))
    assert "tile lake 0" in orders(state)
    assert "tile lake 0" not in orders(without)
    chosen = perform(state, "tile lake 0").state
    assert isinstance(chosen.steps[-1], Entering)
    assert chosen.general_map.layout.supply == (10, 11, 6, 6)
    assert BOARD.squares.cell(0, -1) in chosen.general_map.layout.at


@rule("DIC-41", "DIC-44")
def test_a_tile_that_cannot_be_entered_is_not_offered() -> None:
    """The lake fits, and its bridge is too dear."""
    deep = position("K | nobody | front 4/0/0/0 | hidden 1 | reserve 25")
    deep = perform(deep, "rail B d5 S", "rail B d6 S", "rail B d7 S").state

    assert refused(deep, "tile lake 0") == TILE_TOO_DEAR(kind=Named("tile-lake"))


@rule("DIC-45")
def test_large_tiles_never_run_out() -> None:
    """A third country tile may follow two active ones: the one left is exchanged."""
    state = position(
        "A d3W c3N c2N c1N @country:0 c7N c6N c5N c4N c3N c2N | nobody | front 2/0/0/0"
    )
    state = perform(state, "rail A c1 N").state

    assert "tile country 0" in orders(state)


@rule("DIC-46", "DIC-50")
def test_the_entry_rail_lies_beyond_the_border_and_never_leaves_at_once() -> None:
    """Same column, entered in the direction of travel; one die is too few to go on."""
    state = perform(
        position(f"{FOUR} | nobody | front 2/1/0/1"), "rail A c1 N", "tile lake 0"
    ).state

    assert {order.split()[2] for order in orders(state)} == {"c7"}
    assert refused(state, "rail A c7 S ?").code == "out-is-entry"


@rule("DIC-50")
def test_an_entry_in_a_corner_cannot_go_on_over_the_next_border() -> None:
    """It is the only die on its tile."""
    state = position("A d3N d2W c2W b2W a2N | nobody | front 2/2/0/0")
    state = perform(state, "rail A a1 N", "tile country 0").state

    assert orders(state) == ["rail A a7 N", "rail A a7 E"]
    assert refused(state, "rail A a7 W") == TOO_FEW_DICE_TO_LEAVE(needed=5, dice=1)


@rule("DIC-47", "DIC-48")
def test_a_tile_is_cleared_when_its_second_side_is_left() -> None:
    """The start tile stays at the first crossing and goes at the second."""
    first = position("K | nobody | front 5/0/0/1")
    assert [sheet.rails for sheet in first.line.sheets] == [1, 5]

    turn = perform(
        first, "rail B d5 S", "rail B d6 S", "rail B d7 S", "tile country 0", "rail B d1 S"
    )

    (cleared,) = told(turn.events, TileCleared)
    assert (cleared.tile, len(cleared.rails)) == (1, 8)
    assert [sheet.rails for sheet in turn.state.line.sheets] == [1, 1]
    assert turn.state.trails[0].cells[0] == BOARD.cells[6, 3]


@rule("DIC-47")
def test_stations_of_a_cleared_tile_go_to_its_small_tile() -> None:
    """Rails come back to the reserve, stations never do."""
    state = position("K | B weiden/country d6S | nobody | front 2/0/0/0")

    turn = perform(state, "rail B d7 S", "tile country 0", "rail B d1 S")

    (cleared,) = told(turn.events, TileCleared)
    assert (len(cleared.rails), cleared.stations) == (7, ("weiden",))
    assert turn.state.reserve == state.reserve + 7 - 2
    view = DICE.view(turn.state, None)
    assert view.general_map[0].stations == {"weiden": "d5"}
    assert [sheet.place for sheet in view.sheets] == [(0, -1), (0, 1)]


@rule("DIC-49", "DIC-88")
def test_a_reward_that_cannot_be_paid_ends_the_game() -> None:
    """Only the first crossing can fall short."""
    state = position(f"{FOUR} | nobody | front 2/0/0/0 | reserve 1")

    turn = perform(state, "rail A c1 N", "tile country 0", "rail A c7 N")

    (entered,) = told(turn.events, TileEntered)
    assert (entered.reward, turn.state.reserve) == (1, 0)
    assert [event.shortage for event in told(turn.events, GameEnded)] == ["reward"]
    assert turn.state.over


def figures(state: State, order: str) -> dict[str, object]:
    """The rows of the card of an order: so many, or what a figure becomes."""
    card = DESK.preview(pointed_at(DICE, state, state.seat, [action_of(order)]))
    assert card is not None
    facts = {row.label.id: row.note.facts for row in card.rows if row.note is not None}
    return {name[4:]: rest.get("count", rest.get("new")) for name, rest in facts.items()}


@rule("DIC-41", "DIC-88")
def test_an_entry_that_ends_the_game_may_lead_to_water() -> None:
    """With the game the obligation is over: nobody must have the dice for a bridge."""
    state = position(f"{FOUR} c1E | nobody | front 1/1/0/0 | reserve 1")

    begun = perform(state, "rail A d1 N").state
    entering = perform(begun, "tile lake 0").state

    assert figures(begun, "tile lake 0") == {"opens": 3, "reward": 1, "reserve": 0, "front": 1}
    assert orders(entering) == ["rail A d7 N"]
    assert figures(entering, "rail A d7 N") == {"reward": 1, "reserve": 0}
    after = perform(entering, "rail A d7 N").state
    assert (after.over, after.end_reason, tray(after)) == (True, "d", (0, 0, 0, 1, 0))


@rule("DIC-41", "DIC-88")
@pytest.mark.parametrize(("reserve", "ends"), [(1, True), (2, False)])
def test_a_reserve_that_just_pays_the_reward_ends_nothing(reserve: int, ends: bool) -> None:
    """Then the game goes on, and a bridge that cannot be finished must not be begun."""
    state = position(f"{FOUR} c1E | nobody | front 1/2/0/0 | reserve {reserve}")

    entering = perform(state, "rail A d1 N", "tile lake 0").state

    assert ("rail A d7 N" in orders(entering)) == ends


@rule("DIC-49", "DIC-84")
def test_in_the_last_year_a_discovery_brings_nothing() -> None:
    """And so a reserve of nothing ends nothing."""
    state = position(f"{FOUR} | nobody | front 2/0/0/0 | reserve 0 | announced a")

    after = perform(state, "rail A c1 N", "tile country 0", "rail A c7 N").state

    assert tray(after) == (0, 0, 0, 0, 0)
    assert not after.over


@rule("DIC-50")
def test_an_entry_towards_water_takes_the_reward_into_the_bridge() -> None:
    """The two jokers of the discovery may pay or lay the bridge."""
    state = position("B d5S d6E | A d3N d2N | nobody | front 2/1/0/0 | hidden 2")
    state = perform(state, "rail A d1 N").state

    assert "tile lake 0" in orders(state)
    entered = perform(state, "tile lake 0").state
    assert "rail A d7 N" in orders(entered)
    bridging = perform(entered, "rail A d7 N").state
    assert isinstance(bridging.steps[-1], Bridging)
    assert tray(bridging) == (0, 1, 0, 2, 2)
    ashore = perform(bridging, "rail A d6 W", "rail A c6 W ?").state
    assert tray(ashore) == (0, 0, 0, 1, 0)


@rule("DIC-41", "DIC-50")
def test_the_last_rail_may_enter_towards_water() -> None:
    """No other die is left to lay, but the reward comes in time."""
    state = position("B d5S d6E | A d3N d2N | nobody | front 2/0/0/0 | hidden 2")
    state = perform(state, "rail A d1 N", "tile lake 0").state

    assert "rail A d7 N" in orders(state)
    bridging = perform(state, "rail A d7 N").state
    assert tray(bridging) == (0, 0, 0, 2, 2)
    assert tray(perform(bridging, "rail A d6 W ?", "rail A c6 W ?").state) == (0, 0, 0, 0, 0)


@rule("DIC-41", "DIC-84")
def test_in_the_last_year_no_reward_is_counted_on() -> None:
    """One curve is too few for a bridge, and the entry brings no jokers to finish it."""
    drawn = "B d5S d6E | A d3N d2N | nobody | front 2/1/0/0 | hidden 2"
    usual = perform(position(drawn), "rail A d1 N", "tile lake 0").state
    last = perform(position(f"{drawn} | announced a"), "rail A d1 N", "tile lake 0").state

    assert orders(usual) == ["rail A d7 N", "rail A d7 E", "rail A d7 W"]
    assert orders(last) == ["rail A d7 E", "rail A d7 W"]
    poor = position("B d5S d6E | A d3N d2N | nobody | front 2/0/0/0 | hidden 2 | announced a")
    poor = perform(poor, "rail A d1 N").state
    assert refused(poor, "tile lake 0") == TILE_TOO_DEAR(kind=Named("tile-lake"))
    assert "tile lake 0" not in orders(poor)


# --- mountains ------------------------------------------------------------------------------------


@rule("DIC-52", "DIC-54", "DIC-58")
def test_a_range_costs_one_die_a_turn() -> None:
    """A hidden die or a joker, at the seat's choice; then it is free."""
    state = position(f"{MOUNTAIN} | nobody | front 2/0/0/1 | hidden 1")

    assert orders(state, "rail A d6 N") == ["rail A d6 N", "rail A d6 N . 1", "rail A d6 N ?"]
    after = perform(state, "rail A d6 N . 1").state
    assert tray(after) == (1, 0, 0, 0, 1)
    assert after.reserve == state.reserve + 1
    assert orders(after, "rail A d5 N") == ["rail A d5 N"]
    assert refused(after, "rail A d5 N . 1").code == SURCHARGE_OTHERWISE.code


@rule("DIC-52")
def test_each_range_is_charged_for_itself_and_stays_paid() -> None:
    """Two ranges, one at each end, cost two dice; back on the first nothing is due."""
    line = f"{MOUNTAIN} | B d5S d6S d7S @mountain2:1 d1S"
    state = position(f"{line} | nobody | front 3/0/0/0 | hidden 3")

    turn = perform(state, "rail A d6 N", "rail B d2 S", "rail A d5 N")

    assert [event.surcharge for event in told(turn.events, RailLaid)] == [1, 1, 0]
    assert tray(turn.state) == (0, 0, 0, 0, 1)


@rule("DIC-17", "DIC-54")
def test_a_surcharge_that_cannot_be_paid_is_refused() -> None:
    """Real dice in front pay nothing."""
    state = position(f"{MOUNTAIN} | nobody | front 4/2/2/0")

    assert refused(state, "rail A d6 N") == SURCHARGE_TOO_DEAR(cost=1, dice=0)


# --- bridges --------------------------------------------------------------------------------------


@rule("DIC-55", "DIC-56", "DIC-57")
def test_a_bridge_is_paid_once_and_ends_with_a_rail_on_land() -> None:
    """Straight across the lake: three water rails, one toll, one landing."""
    state = position("K | nobody | front 5/0/0/0 | hidden 2")

    turn = perform(state, *(f"rail A c{row} N" for row in (6, 5, 4, 3)))
    assert [event.surcharge for event in told(turn.events, RailLaid)] == [0, 2, 0, 0]
    assert isinstance(turn.state.steps[-1], Bridging)
    landed = perform(turn.state, "rail A c2 N").state
    assert not isinstance(landed.steps[-1], Bridging)


@rule("DIC-54", "DIC-58")
def test_a_joker_may_be_laid_where_two_more_pay() -> None:
    """Three jokers and nothing hidden: one is the rail, the others are the toll."""
    state = position("K | nobody | front 4/0/0/3")

    state = perform(state, "rail A c6 N").state
    assert orders(state, "rail A c5 N") == ["rail A c5 N . 2", "rail A c5 N ? 2"]
    assert tray(perform(state, "rail A c5 N ? 2").state) == (3, 0, 0, 0, 0)


@rule("DIC-57")
def test_from_a_station_the_first_water_rail_begins_the_bridge() -> None:
    """A station has no direction, so that its neighbour in the lake is a next cell."""
    state = position("K | A insel/lake | nobody | front 1/2/0/0 | hidden 2")

    state = perform(state, "rail A c5 W").state

    assert isinstance(state.steps[-1], Bridging)
    assert state.trays[0].hidden == 0


@rule("DIC-56", "DIC-57")
def test_a_landing_towards_water_begins_another_bridge() -> None:
    """Two dice again; a landing over the border begins a crossing. No station is a landing."""
    state = position("K | front 3/4/0/0 | hidden 4")

    turn = perform(state, "rail A c6 N", "rail A c5 W")
    assert refused(turn.state, "station A insel lake") == FINISH_FIRST(end="A", what="bridge")
    turn = perform(turn.state, "rail A b5 N", "rail A b4 W")
    assert [event.surcharge for event in told(turn.events, RailLaid)] == [0, 2]
    assert "rail A a4 N" in orders(turn.state)
    beyond = perform(turn.state, "rail A a4 W").state
    assert isinstance(beyond.steps[-1], ChoosingTile)


@pytest.mark.parametrize("order", ["rail A c6 N"])
@rule("DIC-41", "DIC-56")
def test_a_bridge_that_cannot_land_is_not_begun(order: str) -> None:
    """The sentence says how many rails and dice the shortest takes."""
    state = position("K | nobody | front 2/0/0/0 | hidden 2")

    refusal = refused(state, order)

    assert refusal == BRIDGE_TOO_DEAR(rails=3, dice=2, have=2, hidden=2)


@rule("DIC-39", "DIC-41", "DIC-56")
def test_a_joker_that_is_laid_lays_nothing_more_and_spares_a_real_die() -> None:
    """The one joker as a straight: two curves come to no shore; as a curve: the curve is left."""
    one = position("K | nobody | front 0/2/0/1 | hidden 2")
    two = position("K | nobody | front 0/1/0/2 | hidden 2")

    assert "rail A c6 N ?" not in orders(one)
    assert refused(one, "rail A c6 N ?") == BRIDGE_TOO_DEAR(rails=3, dice=2, have=3, hidden=2)
    assert "rail A c6 N ?" in orders(two)
    assert "rail A c6 E ?" in orders(position("K | nobody | front 1/1/0/1 | hidden 2"))
