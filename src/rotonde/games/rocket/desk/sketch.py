"""The board of Stephenson's Rocket in plain text, for a terminal: the same in every language.

Pure. Reads a view and the board. Map and main figures stand side by side within 80 columns; behind
a blank line follows what a small terminal may have no room for.

On the map `*Li` is a starting town, `MAN` a city, `lee` a railway town, `↗GW` an engine with its
heading, `◆GW` one that has not left yet, `-gw` track of a line, `⌂` a station; a number after them
is the seat, counted from 1, whose station stands there.
"""

import textwrap
from collections.abc import Iterator, Mapping
from itertools import zip_longest

from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.components import CompanyId, TownId
from rotonde.games.rocket.view.shapes import CompanyView, SeatView, View
from rotonde.railway.hexes import HexName, name
from rotonde.railway.lettering import letters

ARROWS = "→↘↙←↖↗"
WIDTH = 4
INDENT = " " * 4
MAP_WIDTH = 64
"""The parts beside the map begin here, and end before column 80."""
PAGE = 80


def sketch(view: View) -> str:
    """Map and main figures; then towns and stations of each line, and the markers."""
    beside = zip_longest(map_lines(view), panel_lines(view), fillvalue="")
    top = (f"{drawn:{MAP_WIDTH}}{figures}".rstrip() for drawn, figures in beside)
    return "\n".join((*top, "", *line_lines(view), "", *marker_lines(view)))


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
    """The marks on each hex of the land; later marks cover earlier ones."""
    marks = dict.fromkeys(BOARD.hexes, " .")
    marks |= {town.hex: town_mark(town.id) for town in BOARD.tables.town}
    for company in view.companies:
        marks |= dict.fromkeys(company.route[1:], f"-{code(company.line).lower()}")
    marks |= {c.engine: engine_mark(c) for c in view.companies if c.engine is not None}
    for station in view.stations:
        under = marks[station.hex]
        marks[station.hex] = f"{' ⌂' if under == ' .' else under}{station.seat + 1}"
    return marks


def town_mark(town_id: TownId) -> str:
    """Three letters that show the kind of the town."""
    kind = BOARD.town(town_id).kind
    if kind == "start":
        return f"*{town_id[:2].title()}"
    return town_id[:3].upper() if kind == "city" else town_id[:3]


def engine_mark(company: CompanyView) -> str:
    """An arrow along the heading, and whose engine it is."""
    return f"{'◆' if company.heading is None else ARROWS[company.heading]}{code(company.id)}"


# --- companies and seats --------------------------------------------------------------------------


def panel_lines(view: View) -> Iterator[str]:
    """Stack (▤) and shares of each seat, what each seat has, and what is left of all."""
    yield f"{'':6}{'▤':>2}" + "".join(f"{seat.seat + 1:>2}" for seat in view.seats)
    for company in view.companies:
        yield company_line(company)
    yield ""
    for seat in view.seats:
        yield f"{seat.seat + 1} ⌂{seat.reserve} ☺{seat.passengers} {money(seat)}"
    yield ""
    yield f"═ {view.tiles_left}  ☺ {view.passengers_left}  + {view.supplementary_pile}"


def company_line(company: CompanyView) -> str:
    """Plate, stack and shares; `>GW` says which line an absorbed company is part of now."""
    plate = LABELS[company.id]
    if company.status == "absorbed":
        return f"{plate}>{code(company.line)}"
    shares = "".join(f"{count:>2}" for count in company.shares)
    return f"{plate + 'x' * (company.status == 'isolated'):6}{company.stack:>2}{shares}"


LABELS: Mapping[CompanyId, str] = {company.id: company.label for company in BOARD.tables.company}


def line_lines(view: View) -> Iterator[str]:
    """Connected stations of each seat (⌂) and towns (○) of each line."""
    seats = "".join(f"{seat.seat + 1:>2}" for seat in view.seats)
    yield f"{'':6}{seats} ⌂  ○"
    for company in view.companies:
        if company.status != "absorbed":
            stations = "".join(f"{count:>2}" for count in company.stations)
            towns = " ".join(map(town_mark, company.towns))
            yield f"{LABELS[company.id]:6}{stations}    {towns}"


def marker_lines(view: View) -> Iterator[str]:
    """The goods that still lie in each city, and those that each seat took."""
    lying = (f"{town_mark(c.city)} {''.join(g[0] for g in c.markers)}" for c in view.cities)
    yield from textwrap.wrap("  ".join(lying), PAGE, break_on_hyphens=False)
    for seat in view.seats:
        taken = (f"{marker.city[:3]}.{marker.good[0]}" for marker in seat.markers)
        yield f"{seat.seat + 1} {' '.join(taken)}".rstrip()


def money(seat: SeatView) -> str:
    """The fortune of a seat, where it is shown."""
    return "£?" if seat.money is None else f"£{seat.money}"
