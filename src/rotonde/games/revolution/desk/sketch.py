"""The board of Railroad Revolution in plain text, for a terminal: the same in every language.

Pure. Reads a view. A city is three letters with level and cost, then the seats, counted from 1,
that have a station there; `'` after a seat is the first station, `+` its rails reach the city. Rail
spaces stand with their triangles (`.` plains, `$` a Market), then whose rails lie there.
"""

from collections.abc import Iterable, Iterator

from rotonde.games.revolution.components.ids import COLOURS
from rotonde.games.revolution.view import shapes
from rotonde.kernel.law.ids import Seat

CITIES_A_LINE = 5
SPACES_A_LINE = 8
SECTIONS_A_LINE = 4
TERRAIN = (".", "^", "^^", "^^^")
COLOUR_LETTERS = dict(zip(COLOURS, "WPOGT", strict=True))


def sketch(view: shapes.View) -> str:
    """Cities, rails, telegraph line, Market and seats."""
    return "\n".join(
        (*city_lines(view), *rail_lines(view), *line_of_offices(view), *market(view), *seats(view))
    )


def rows(cells: Iterable[str], count: int) -> Iterator[str]:
    """Cells in lines of so many."""
    row: list[str] = []
    for cell in cells:
        row.append(cell)
        if len(row) == count:
            yield "".join(row).rstrip()
            row = []
    if row:
        yield "".join(row).rstrip()


def numbers(seats: Iterable[Seat]) -> str:
    """Seats counted from 1."""
    return "".join(str(seat + 1) for seat in seats)


def city_lines(view: shapes.View) -> Iterator[str]:
    """Every city."""
    return rows((city_cell(city).ljust(16) for city in view.cities), CITIES_A_LINE)


def city_cell(city: shapes.CityView) -> str:
    """`Den4/500 1'2+34`: who built, who was first, who else is connected."""
    built = "".join(f"{s + 1}{chr(39) if s == city.first else ''}" for s in city.stations)
    reach = numbers(seat for seat in city.connected if seat not in city.stations)
    slot = "#" if city.neutral else ""
    return f"{short(city.id)}{city.level}{slot} {built}{'+' + reach if reach else ''}"


def short(city: str) -> str:
    """Three letters that no other city has: `SFr` for San Francisco."""
    words = city.split("_")
    if len(words) == 1:
        return city[:3].capitalize()
    return (
        "".join(word[0].upper() for word in words[:-1]) + words[-1][: 4 - len(words)].capitalize()
    )


def rail_lines(view: shapes.View) -> Iterator[str]:
    """Every rail space by its number."""
    return rows((space_cell(space).ljust(10) for space in view.spaces), SPACES_A_LINE)


def space_cell(space: shapes.SpaceView) -> str:
    """`16^^$12`: the number, its terrain, a Market, whose rails."""
    number = space.id.removeprefix("S")
    return f"{number}{TERRAIN[space.triangles]}{'$' if space.market else ''}{numbers(space.rails)}"


def line_of_offices(view: shapes.View) -> Iterator[str]:
    """The telegraph line, with what each pair scores."""
    links = [f" -{link.vp}- " for link in view.links]
    cells = [section_cell(section) for section in view.sections]
    joined = (cell + link for cell, link in zip(cells, [*links, ""], strict=True))
    return rows(joined, SECTIONS_A_LINE)


def section_cell(section: shapes.SectionView) -> str:
    """`3:2+1$[1']`: shares, first shares, Market or tile, offices."""
    kind = "$" if section.market else f"t{section.tile}"
    first = "" if section.first is not None or section.neutral else f"+{section.first_shares}"
    return f"{section.shares}{first}{kind}[{numbers(section.offices)}]"


def market(view: shapes.View) -> Iterator[str]:
    """The open tile, piles and supply."""
    deals = " ".join(f"{d.deal}: {d.shares}sh ${d.money}" for d in view.market.deals)
    trains = " ".join(f"{kind}:{count}" for kind, count in view.train_piles.items())
    supply = "".join(f"{COLOUR_LETTERS[colour]}{n} " for colour, n in view.supply.items())
    yield f"Market {view.market.tile}  {deals}  supply {supply}".rstrip()
    yield f"Trains {trains}"


def seats(view: shapes.View) -> Iterator[str]:
    """Two lines for each seat."""
    for seat in view.seats:
        yield from seat_lines(seat, active=seat.seat == view.active_seat)


def seat_lines(seat: shapes.SeatView, *, active: bool) -> Iterator[str]:
    """Money, shares, workers, trains, pieces and points; then milestones and tracks."""
    mark = ">" if active else " "
    stock = letters(seat.stock)
    used = "".join(letters(held) for held in seat.spaces.values())
    trains = " ".join(t.kind if t.face_up else f"({t.kind})" for t in seat.trains)
    yield (
        f"{mark}{seat.seat + 1} {seat.figures.total:>3} ${seat.cash} {seat.shares}sh "
        f"{stock}|{used} -{seat.to_logo} {trains}"
    )[:80]
    tracks = "/".join(map(str, seat.tracks.values()))
    yield f"   {tracks}  " + "  ".join(map(milestone, seat.milestones))


def letters(workers: shapes.Counts) -> str:
    """Workers by the letters of their colours."""
    return "".join(COLOUR_LETTERS[colour] * count for colour, count in workers.items())


def milestone(tile: shapes.MilestoneView) -> str:
    """`B-10 1/2 0/2 G.`: conditions, then managers."""
    conditions = " ".join(f"{c.have}/{c.at_least}" for c in tile.conditions)
    managers = "".join(COLOUR_LETTERS[s.manager] if s.manager else "." for s in tile.slots)
    return f"{tile.id} {conditions} {managers}"
