"""The board of Stephenson's Rocket in plain text, for a terminal: the same in every language.

Pure. Reads a view and the board. On the map `*Li` is a starting town, `MAN` a city, `lee` a railway
town, `↗GW` an engine with its heading, `◆GW` one that has not left yet, `-gw` track of a line, `⌂`
a station; a number after them is the seat, counted from 1, whose station stands there.
"""

from collections.abc import Iterator, Mapping

from rotonde.games.rocket.actions import CompanyId, TownId
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.view import CompanyView, SeatView, View
from rotonde.railway.hexes import HexName, name
from rotonde.railway.lettering import letters

ARROWS = "→↘↙←↖↗"
WIDTH = 4
INDENT = " " * 4


def sketch(view: View) -> str:
    """Map, companies and seats."""
    return "\n".join((*map_lines(view), "", *company_lines(view), "", *seat_lines(view)))


def code(company: CompanyId) -> str:
    """Two letters that no other company has."""
    return company[:2]


# --- map ------------------------------------------------------------------------------------------


def map_lines(view: View) -> Iterator[str]:
    """The map, with letters above and numbers beside it."""
    marks = all_marks(view)
    grid = BOARD.tables.board
    yield (INDENT + " " + "".join(letters(c).ljust(WIDTH) for c in range(grid.cols))).rstrip()
    for row in range(grid.rows):
        shift = " " * (WIDTH // 2 * (row % 2))
        cells = (marks.get(name(col, row), "").ljust(WIDTH) for col in range(grid.cols))
        yield f"{row + 1:>2}  {shift}{''.join(cells)}".rstrip()


def all_marks(view: View) -> dict[HexName, str]:
    """What stands on each hex of the land; later marks cover earlier ones."""
    marks = dict.fromkeys(BOARD.hexes, " .")
    marks |= {town.hex: town_mark(town.id) for town in BOARD.towns}
    for company in view.companies:
        marks |= dict.fromkeys(company.route[1:], f"-{code(company.line).lower()}")
    marks |= {c.engine: engine_mark(c) for c in view.companies if c.engine is not None}
    for station in view.stations:
        under = marks[station.hex]
        marks[station.hex] = f"{' ⌂' if under == ' .' else under}{station.seat + 1}"
    return marks


def town_mark(town_id: TownId) -> str:
    """Three letters that show the kind of the town."""
    kind = BOARD.towns[BOARD.town_numbers[town_id]].kind
    if kind == "start":
        return f"*{town_id[:2].title()}"
    return town_id[:3].upper() if kind == "city" else town_id[:3]


def engine_mark(company: CompanyView) -> str:
    """An arrow along the heading, and whose engine it is."""
    return f"{'◆' if company.heading is None else ARROWS[company.heading]}{code(company.id)}"


# --- companies and seats --------------------------------------------------------------------------


def company_lines(view: View) -> Iterator[str]:
    """Stack (▤), shares of each seat, towns (○) and connected stations (⌂) of each company."""
    seats = "".join(f"{seat.seat + 1:>4}" for seat in view.seats)
    yield f"{'':8}{'▤':>3} |{seats} |{'○':>3} |{'⌂':>3}{seats}"
    for company in view.companies:
        shares = "".join(f"{count:>4}" for count in company.shares)
        stations = "".join(f"{count:>4}" for count in company.stations)
        line = f"{label(company):8}{company.stack:>3} |{shares} |{len(company.towns):>3} |"
        yield f"{line}{'':3}{stations}"


def label(company: CompanyView) -> str:
    """The plate of the company; `>GW` behind it says which line it is part of now."""
    plate = LABELS[company.id]
    if company.status == "absorbed":
        return f"{plate}>{code(company.line)}"
    return f"{plate} x" if company.status == "isolated" else plate


LABELS: Mapping[CompanyId, str] = {company.id: company.label for company in BOARD.companies}


def seat_lines(view: View) -> Iterator[str]:
    """Stations in reserve (⌂), passengers (☺), money where shown, and markers of each seat."""
    for seat in view.seats:
        markers = " ".join(f"{marker.city[:3]}.{marker.good}" for marker in seat.markers)
        yield f"{seat.seat + 1} ⌂{seat.reserve} ☺{seat.passengers} {money(seat)} {markers}".rstrip()


def money(seat: SeatView) -> str:
    """The fortune of a seat, where it is shown."""
    return "£?" if seat.money is None else f"£{seat.money}"
