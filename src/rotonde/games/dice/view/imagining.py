"""From a view back to a state that fits it; faces to come and hidden totals are unknown."""

from rotonde.games.dice.board import BOARD, Place
from rotonde.games.dice.components import SIDES, LineEnd, Side
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.maps.line import Head, Laid, Line, Sheet
from rotonde.games.dice.state import Count, State, Station, Trail, Tray
from rotonde.games.dice.view import shapes
from rotonde.kernel.law.rng import Rng
from rotonde.railway.bitset import bits
from rotonde.railway.shares import Shares

CELLS = {name: cell for cell, name in enumerate(BOARD.cell_names)}


def imagine(seen: shapes.View, rng: Rng) -> State:
    """A state that fits a view, with other dice to come."""
    places = tuple(BOARD.squares.cell(*tile.place) for tile in seen.general_map)
    grounds = (BOARD.ground_numbers[tile.kind, tile.rotation] for tile in seen.general_map)
    return State(
        seats=len(seen.seats),
        options=seen.options,
        reserve=seen.reserve,
        trays=tuple(map(tray_of, seen.seats)),
        line=Line(
            GeneralMap(places, tuple(grounds)),
            tuple(map(sheet_of, seen.sheets)),
            (head_of(seen.ends[0], places), head_of(seen.ends[1], places)),
        ),
        shares=tuple(Shares(company.bank, company.shares) for company in seen.companies),
        directors=tuple(company.director for company in seen.companies),
        stations=tuple(stations_of(company, places) for company in seen.companies),
        first=seen.first,
        seat=seen.turn.seat,
        rng=rng,
        year=seen.year,
        income_taken=seen.turn.income_taken,
        rolled=seen.turn.rolled,
        paid=bits(seen.turn.paid),
        lost_office=tuple(seat.income_jokers for seat in seen.seats),
        counts=counts_of(seen),
        trails=trails_of(seen),
        built=seen.built,
        idle_years=seen.idle_years,
        end_reason=seen.last_year,
        announced_by=seen.announced_by,
        over=seen.over,
        steps=seen.steps,
    )


def tray_of(seat: shapes.SeatView) -> Tray:
    """The dice of a seat."""
    front = seat.front
    return Tray(seat.hidden, front.straight, front.curve, front.share, front.joker)


def number_of(side: Side | None) -> int | None:
    """The number of a side."""
    return None if side is None else SIDES.index(side)


def head_of(end: shapes.EndView, places: tuple[Place, ...]) -> Head:
    """The last element of an end."""
    return Head(places[end.tile - 1], CELLS[end.head], number_of(end.out))


def sheet_of(sheet: shapes.SheetView) -> Sheet:
    """An active tile; the dice laid to B are shown from its head inwards on the start tile."""
    towards: dict[LineEnd, list[Laid]] = {"A": [], "B": []}
    for die in sheet.dice:
        towards[die.end].append(laid_of(die))
    if towards["A"]:
        towards["B"].reverse()
    return Sheet(BOARD.squares.cell(*sheet.place), (*towards["A"], *towards["B"]))


def laid_of(die: shapes.DieView) -> Laid:
    """A die on a sheet."""
    company = None if die.company is None else BOARD.company_numbers[die.company]
    entered = SIDES.index(die.entered)
    return Laid(die.end, CELLS[die.cell], entered, number_of(die.out), company)


def stations_of(company: shapes.CompanyView, places: tuple[Place, ...]) -> tuple[Station, ...]:
    """The stations of a company."""
    return tuple(
        Station(built.kind, places[built.tile - 1], CELLS[built.cell], built.price)
        for built in company.stations
    )


def counts_of(seen: shapes.View) -> tuple[Count, ...]:
    """The counts that were shown."""
    return tuple(
        Count(count.year, BOARD.company_numbers[count.company], count.director, count.chain)
        for count in seen.counts
    )


def trails_of(seen: shapes.View) -> tuple[Trail, ...]:
    """The course of the line over the tiles that are cleared."""
    active = {sheet.number for sheet in seen.sheets}
    return tuple(
        Trail(BOARD.squares.cell(*tile.place), tuple(CELLS[name] for name in tile.course))
        for tile in seen.general_map
        if tile.number not in active and tile.course
    )
