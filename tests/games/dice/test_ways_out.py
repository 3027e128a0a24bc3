"""No walling in, tile by tile: whose way out is kept, and whose is not (DIC-38, DIC-82, DIC-86)."""

from msgspec.structs import replace

from rotonde.games.dice.board import BOARD
from rotonde.games.dice.events import LastYearAnnounced
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.state import State
from tests.support import rule
from tests.support.dice import orders, perform, position, told

FOUR = "A d3W c3N c2N"


def beside(state: State, *places: tuple[int, int]) -> State:
    """The state with country tiles at these places as well."""
    more = tuple(BOARD.squares.cell(*place) for place in places)
    country = BOARD.ground_numbers["country", 0]
    before = state.general_map
    grown = GeneralMap((*before.places, *more), (*before.grounds, *(country,) * len(more)))
    return replace(state, line=replace(state.line, general_map=grown))


@rule("DIC-38", "DIC-82")
def test_an_end_without_a_way_out_goes_on_freely() -> None:
    """Also where it leads nowhere; one blocked end alone announces nothing."""
    state = beside(position("K | nobody | front 1/2/0/0"), (0, 1), (1, 0), (-1, 0))
    assert state.line.ways_out == (True, False)

    turn = perform(state, "rail B d5 W", "rail B c5 N")

    assert orders(turn.state, "rail B") == []
    assert told(turn.events, LastYearAnnounced) == []


@rule("DIC-38", "DIC-86")
def test_the_other_end_is_not_protected() -> None:
    """Dice of one end may take the way out of the other on the start tile."""
    state = position("A d3E e3E f3S | B d5S d6E e6E f6E g6N | nobody | front 1/0/0/0")
    assert state.line.ways_out == (True, True)

    assert perform(state, "rail B g5 N").state.line.ways_out == (False, True)


@rule("DIC-38", "DIC-44")
def test_a_tile_without_an_open_side_may_be_chosen() -> None:
    """Its end is then without a way out, and the line goes on at the other."""
    state = position(f"{FOUR} | nobody | front 2/0/0/0")
    hemmed = beside(state, (0, -2), (1, -1), (-1, -1))

    turn = perform(hemmed, "rail A c1 N", "tile country 0", "rail A c7 N")

    assert turn.state.line.sides[0] == 0
    assert turn.state.line.ways_out == (False, True)
    assert told(turn.events, LastYearAnnounced) == []


@rule("DIC-38", "DIC-50")
def test_a_bridge_may_end_on_a_tile_without_an_open_side() -> None:
    """What an entry begins is judged as the entry is: by the new tile alone."""
    state = position(f"{FOUR} c1E | nobody | front 2/2/0/0 | hidden 2")
    hemmed = beside(state, (0, -2), (1, -1), (-1, -1))

    turn = perform(hemmed, "rail A d1 N", "tile lake 0", "rail A d7 N", "rail A d6 W")

    landed = perform(turn.state, "rail A c6 W").state
    assert landed.line.ways_out == (False, True)
    assert "end" in orders(landed)
