"""Plain readings and slow twins of Rocket's rules, from a view alone: right, never fast."""

from rotonde.games.rocket.components import CompanyId, TownId
from rotonde.games.rocket.view.shapes import CompanyView, View
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName
from tests.support.rocket_map import DIRECTIONS, LAND, NEAR, OPEN, TOWN_AT, around, in_order


def company(view: View, name: CompanyId) -> CompanyView:
    """One company of a view."""
    return next(c for c in view.companies if c.id == name)


def surviving(view: View) -> list[CompanyView]:
    """The companies that are not absorbed."""
    return [c for c in view.companies if c.status != "absorbed"]


def engines(view: View) -> dict[HexName, CompanyId]:
    """Where the engines stand."""
    return {c.engine: c.id for c in view.companies if c.engine is not None}


def tiles(view: View) -> dict[HexName, CompanyId]:
    """Each tile with the line it belongs to now (ROC-48, ROC-62, ROC-63)."""
    return {
        place: c.line
        for c in view.companies
        for place in c.route[1:]
        if c.status == "absorbed" or place != c.engine
    }


def line_hexes(view: View, name: CompanyId) -> frozenset[HexName]:
    """The hexes of a line: its engine's and all tiles it laid or took over (ROC-5)."""
    owned = {place for place, line in tiles(view).items() if line == name}
    engine = company(view, name).engine
    return frozenset(owned | {engine} if engine is not None else owned)


def stations(view: View) -> dict[HexName, Seat]:
    """Each station on the board."""
    return {station.hex: station.seat for station in view.stations}


def free_hexes(view: View) -> frozenset[HexName]:
    """Open hexes without tile and without engine; a station does not matter (ROC-4)."""
    return OPEN - frozenset(tiles(view)) - frozenset(engines(view))


def station_hexes_by_hand(view: View, lifted: HexName | None = None) -> list[HexName]:
    """Where a station may be put, hex by hex, word for word (ROC-22 to ROC-24)."""
    track, locos = tiles(view), set(engines(view))
    standing = set(stations(view)) - {lifted}
    allowed = []
    for place in LAND:
        is_open = place not in TOWN_AT
        is_empty = place not in track and place not in locos and place not in standing
        is_alone = not around(place) & (standing | locos)
        if is_open and is_empty and is_alone and place != lifted:
            allowed.append(place)
    return allowed


def candidates_by_hand(view: View, name: CompanyId) -> list[HexName]:
    """The hexes an engine could step to, were they all free (ROC-28)."""
    line = company(view, name)
    if line.engine is None:
        return []
    ways = DIRECTIONS if line.heading is None else [(line.heading + t) % 6 for t in (-1, 0, 1)]
    return [place for way in ways if (place := NEAR[line.engine][way]) is not None]


def lines_touched(view: View, place: HexName, name: CompanyId) -> set[CompanyId]:
    """The other surviving lines that a hex touches (ROC-6)."""
    return {
        other.id
        for other in surviving(view)
        if other.id != name and around(place) & line_hexes(view, other.id)
    }


def steps_by_hand(view: View, name: CompanyId) -> list[HexName]:
    """The legal hexes of an extension (ROC-28 to ROC-30)."""
    return in_order(
        place
        for place in candidates_by_hand(view, name)
        if place in free_hexes(view) and len(lines_touched(view, place, name)) < 2
    )


def reach_by_hand(view: View, name: CompanyId) -> set[HexName]:
    """The hexes an engine could ever get to, over-estimated (ROC-71)."""
    line, free = company(view, name), free_hexes(view)
    seen: set[tuple[HexName, int]] = set()
    todo: list[tuple[HexName, int | None]] = []
    if line.engine is not None:
        todo.append((line.engine, line.heading))
    while todo:
        place, heading = todo.pop()
        for e in DIRECTIONS if heading is None else [(heading + t) % 6 for t in (-1, 0, 1)]:
            there = NEAR[place][e]
            if there is not None and there in free and (there, e) not in seen:
                seen.add((there, e))
                todo.append((there, e))
    return {place for place, _ in seen}


def has_hope_by_hand(view: View, name: CompanyId) -> bool:
    """Whether a line may still reach a new town or another line (ROC-71)."""
    known: tuple[TownId, ...] = company(view, name).towns
    others = [other.id for other in surviving(view) if other.id != name]
    lines = set().union(*(line_hexes(view, other) for other in others))
    reached = set().union(*(reach_by_hand(view, other) for other in others))
    beside = {x for place in reach_by_hand(view, name) for x in around(place)}
    new_town = any(x in TOWN_AT and TOWN_AT[x] not in known for x in beside)
    return new_town or bool(beside & lines) or bool(beside & reached)
