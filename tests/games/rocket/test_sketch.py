"""The board in plain text: everything that stands on it can be read."""

from rotonde.games.rocket import DESK, ROCKET
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.desk.sketch import LABELS, MAP_WIDTH, code
from rotonde.kernel.law.ids import Seat
from tests.support.rocket import position


def lines(text: str) -> list[str]:
    """The sketch of a position as seat 0 sees it."""
    return DESK.sketch(ROCKET.view(position(text), Seat(0))).splitlines()


def test_every_company_has_letters_of_its_own() -> None:
    """Two letters tell them apart on the map."""
    assert len({code(company.id) for company in BOARD.tables.company}) == len(LABELS) == 7


def test_towns_engines_track_and_stations_stand_on_their_rows() -> None:
    """GWR went C14, D14, E13: track behind it, an arrow to the north-east, S1's station beside."""
    drawn = lines("GWR C14 D14 E13 | station 1 G15 | station 2 D14")

    assert drawn[13].split()[:3] == ["13", ".", "↗GW"]
    assert drawn[14].split()[:4] == ["14", "*Br", "-gw3", "."]
    assert "⌂2" in drawn[15]
    assert "◆LS" in drawn[17]
    assert drawn[4].split()[:4] == ["4", "◆LY", ".", "MAN"]


def test_every_land_hex_is_drawn_once() -> None:
    """188 marks on 18 rows, under the letters of their columns."""
    drawn = [line[:MAP_WIDTH] for line in lines("seats 2")[1:19]]

    assert sum(len(line.split()) - 1 for line in drawn) == len(BOARD.hexes) == 188
    assert drawn[1].index("lee") == 4 + 2 + 5 * 4, "F is the sixth column; even rows are shifted"


def panel(text: str) -> list[str]:
    """What stands beside the map."""
    return [line[MAP_WIDTH:].strip() for line in lines(text)[:19]]


def test_companies_show_stack_shares_and_what_became_of_them() -> None:
    """An isolated line is marked, an absorbed one names the line it is part of."""
    beside = panel("LY B4 C3 C2 C1 isolated shares 2 1 0 | LSWR G17 G16 G15 F14 E14 absorbed GWR")

    assert beside[0].split() == ["▤", "1", "2", "3"]
    assert beside[1].split()[0] == "L&Yx"
    assert beside[1].split()[2:] == ["2", "1", "0"]
    assert "LSWR>GW" in beside


def test_lines_show_their_towns_and_connected_stations() -> None:
    """Below the map; those of an absorbed company belong to another line."""
    drawn = lines("GWR C14 D14 E13 | station 1 D14")
    (gwr,) = [line.split() for line in drawn[20:] if line.startswith("GWR")]

    assert gwr[:5] == ["GWR", "0", "1", "0", "*Br"]


def test_goods_that_lie_in_cities_and_those_in_hand_are_shown() -> None:
    """By their first letters."""
    drawn = lines("marker 1 london leather | seats 2")
    below = "  ".join(drawn[28:])

    assert "LON tb" in below
    assert "2 lon.l" in below


def test_what_is_left_of_track_and_passengers_is_shown() -> None:
    view = ROCKET.view(position("seats 2"), Seat(0))

    assert f"═ {view.tiles_left}  ☺ {view.passengers_left}  + {view.supplementary_pile}" in panel(
        "seats 2"
    )


def test_money_that_is_hidden_is_not_drawn() -> None:
    """Seat 0 sees its own total alone (ROC-86)."""
    beside = panel("money 5000 7000 9000")[9:12]

    assert [line.split()[3] for line in beside] == ["£5000", "£?", "£?"]


def test_everything_fits_a_terminal_of_80_columns() -> None:
    """With four seats, and the map with its figures on fewer than 24 lines."""
    drawn = lines("seats 4 | money 15000 7000 9000 21000")

    assert max(map(len, drawn)) <= 80
    assert drawn.index("") == 19
