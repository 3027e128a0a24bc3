"""Board terms: hexes, directions, headings, lines, touching, linked towns."""

from rotonde.games.rocket.board import BOARD
from rotonde.railway.hexes import HexName, name
from tests.support import rule
from tests.support.rocket import perform, played, position
from tests.support.rocket_map import LAND, NEAR, START, TOWN_AT
from tests.support.rocket_plain import line_hexes
from tests.support.rocket_reading import choices, line, steps, table


@rule("ROC-1")
def test_a_hex_is_named_by_column_letter_and_row_number() -> None:
    """Column index 6 and row index 16 is G17, in data and in orders alike."""
    assert name(6, 16) == "G17"
    assert line(position("seats 2"), "LSWR").engine == "G17"
    assert "C1" in choices(position("seats 2"), "station")
    assert "B1" not in choices(position("seats 2"), "station")


@rule("ROC-1")
def test_hexes_are_listed_by_row_then_column() -> None:
    """Every list of hexes has the same order."""
    offered = choices(position("seats 2"), "station")

    assert BOARD.hexes == LAND
    assert offered == sorted(offered, key=lambda place: LAND.index(HexName(place)))


@rule("ROC-2")
def test_even_row_numbers_lie_half_a_hex_to_the_east() -> None:
    """E, SE, SW, W, NW, NE, from a row of either kind."""
    assert NEAR[HexName("D13")] == ("E13", "D14", "C14", None, "C12", "D12")
    assert NEAR[HexName("D14")] == ("E14", "E15", "D15", "C14", "D13", "E13")


@rule("ROC-2")
def test_the_board_has_the_neighbours_of_the_table() -> None:
    """The engine and a plain reading of the table agree on every hex and direction."""
    near = {
        (BOARD.names[origin], side): BOARD.names[there]
        for (origin, there), side in BOARD.sides.items()
    }

    assert near == {
        (place, side): there
        for place, sides in NEAR.items()
        for side, there in enumerate(sides)
        if there is not None
    }


@rule("ROC-2")
def test_the_sea_does_not_exist() -> None:
    """From Bristol, W and NW are sea: four hexes remain of six."""
    assert steps(position("seats 2"), "GWR") == ["D13", "D14", "C15", "D15"]


@rule("ROC-3")
def test_an_engine_has_no_heading_in_its_town() -> None:
    """It has made no step yet."""
    assert line(position("seats 2"), "GWR").heading is None


@rule("ROC-3")
def test_the_heading_is_the_direction_of_the_last_step() -> None:
    """Bristol to D14 is east; D14 to E13 is north-east."""
    state = perform(position("seats 2"), 0, "extend GWR", "to D14").state
    assert line(state, "GWR").heading == 0

    state = played(state, "S0 marker hull steel | S1 extend GWR, to E13 | S0 pass").state

    assert line(state, "GWR").heading == 5


@rule("ROC-4")
def test_a_town_is_no_open_hex() -> None:
    """D12 is Gloucester: no engine enters it, though it lies ahead."""
    assert steps(position("GWR C14 D13"), "GWR") == ["C12", "E13"]


@rule("ROC-4")
def test_a_station_leaves_a_hex_free() -> None:
    """An engine may run onto any station, own or foreign."""
    state = position("GWR C14 D13 | station 0 E13 | station 1 C12")

    assert steps(state, "GWR") == ["C12", "E13"]


@rule("ROC-5")
def test_a_left_town_is_no_hex_of_the_line() -> None:
    """In its town the engine makes the town hex one of the line; once it has left, no more."""
    before = position("seats 2")
    after = perform(before, 0, "extend GWR", "to D14").state

    assert line_hexes(table(before), line(before, "GWR").id) == {"C14"}
    assert line_hexes(table(after), line(after, "GWR").id) == {"D14"}


@rule("ROC-5")
def test_an_isolated_line_survives() -> None:
    """It is still a line: LY beside it would merge into it."""
    state = position("NER H1 H2 I3 J3 J2 isolated | LY B4 C3 D3 E3 F3 G3")

    turn = perform(state, 0, "extend LY", "to H3")

    assert line(turn.state, "LY").status == "absorbed"
    assert line(turn.state, "LY").line == "NER"


@rule("ROC-5", "ROC-6")
def test_a_left_starting_town_is_not_touched() -> None:
    """GWR beside Southampton, which LSWR has just left, merges with nobody."""
    state = position("GWR C14 D15 D16 E17 | LBSCR J17 K17 L17")

    state = perform(state, 0, "extend LSWR", "to H17", "extend GWR", "to F17").state

    assert line(state, "GWR").status == "active"
    assert "southampton" in line(state, "GWR").towns


@rule("ROC-6")
def test_several_hexes_of_one_line_are_one_line() -> None:
    """E15 touches two hexes of GWR, which is one line: legal, and a merger."""
    state = position("GWR C14 D14 E14 | LSWR G17 F17 E16")

    assert "E15" in steps(state, "LSWR")
    assert line(perform(state, 0, "extend LSWR", "to E15").state, "LSWR").line == "GWR"


@rule("ROC-6")
def test_a_station_is_no_line() -> None:
    """A hex beside stations touches nobody."""
    state = position("GWR C14 D14 | station 0 F14 F16 | station 1 E16")

    turn = perform(state, 0, "extend GWR", "to E15")

    assert line(turn.state, "GWR").status == "active"


@rule("ROC-7")
def test_a_line_links_the_towns_next_to_each_hex_it_enters() -> None:
    """All kinds count, other companies' starting towns too; each once."""
    state = position("LSWR G17 H17 I17 | LBSCR J17 K17 L17")
    assert set(line(state, "LSWR").towns) == {"southampton", "brighton"}

    state = perform(position("GWR C14 D13"), 0, "extend GWR", "to E13").state

    assert set(line(state, "GWR").towns) == {"bristol", "gloucester", "swindon"}


@rule("ROC-7")
def test_at_first_a_line_links_its_own_town_alone() -> None:
    """Norwich, though nothing else is near."""
    state = position("seats 2")

    assert {c.id: set(c.towns) for c in table(state).companies} == {
        company: {town} for company, town in START.items()
    }
    assert len(TOWN_AT) == 28


@rule("ROC-8")
def test_a_station_is_connected_by_tile_or_engine_on_its_hex() -> None:
    """On a tile, under the engine: connected. Beside the line: not."""
    state = position("GWR C14 D14 E14 F15 | station 0 D14 | station 1 F15 | station 2 E16")

    assert line(state, "GWR").stations == (1, 1, 0)
    assert all(c.stations == (0, 0, 0) for c in table(state).companies if c.id != "GWR")
