"""The board in plain text: everything that stands on it can be read."""

from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.sketch import LABELS, code
from rotonde.kernel.ids import Seat
from tests.support.rocket import position


def lines(text: str) -> list[str]:
    """The sketch of a position as seat 0 sees it."""
    return ROCKET.sketch(ROCKET.view(position(text), Seat(0))).splitlines()


def test_every_company_has_letters_of_its_own() -> None:
    """Two letters tell them apart on the map."""
    assert len({code(company.id) for company in BOARD.companies}) == len(LABELS) == 7


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
    drawn = lines("seats 2")[1:19]

    assert sum(len(line.split()) - 1 for line in drawn) == len(BOARD.hexes) == 188
    assert drawn[1].index("lee") == 4 + 2 + 5 * 4, "F is the sixth column; even rows are shifted"


def test_companies_show_stack_shares_towns_and_what_became_of_them() -> None:
    """An isolated line is marked, an absorbed one names the line it is part of."""
    drawn = lines("LY B4 C3 C2 C1 isolated shares 2 1 0 | LSWR G17 G16 G15 F14 E14 absorbed GWR")
    plates = {line.split()[0]: line.split() for line in drawn[20:28]}

    assert plates["L&Y"][1] == "x"
    assert plates["L&Y"][4:7] == ["2", "1", "0"]
    assert "LSWR>GW" in plates


def test_money_that_is_hidden_is_not_drawn() -> None:
    """Seat 0 sees its own total alone (ROC-86)."""
    drawn = lines("money 5000 7000 9000")[-3:]

    assert [line.split()[3] for line in drawn] == ["£5000", "£?", "£?"]
