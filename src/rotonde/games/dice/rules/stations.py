"""Stations: on the next cell of an end, by the director of a company (DIC-59 to DIC-68)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import names, reasons, scoring
from rotonde.games.dice.actions import BuildStation
from rotonde.games.dice.board import BOARD, Cell, Place
from rotonde.games.dice.components import SITE_KINDS, SITES, WATER, SiteKind
from rotonde.games.dice.events import StationBuilt
from rotonde.games.dice.maps.line import END_NUMBERS, ENDS, Laid, Site, with_die
from rotonde.games.dice.rules.ending import with_last_year
from rotonde.games.dice.rules.obstacles import off_line
from rotonde.games.dice.rules.track import Railhead, railhead
from rotonde.games.dice.state import (
    FIGURES,
    State,
    Station,
    Tray,
    directed_by,
    price_now,
    with_tray,
)
from rotonde.games.dice.steps import Main
from rotonde.kernel.law.decision import Order
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn
from rotonde.railway.squares import OPPOSITE

STATIONS: Final = {
    (end, number, kind, paid): BuildStation(end, row.id, kind, paid)
    for end in ENDS
    for number, row in enumerate(BOARD.companies)
    for kind in SITE_KINDS
    for paid in range(FIGURES.mountain_cost + 1)
}
"""Every order for a station, made once."""

CHEAPEST: Final = BOARD.tables.station_costs.cheap
INSIDE: Final = ~BOARD.exits[-1]
"""The cells that are no border cells (DIC-61)."""


# --- may it be built? -----------------------------------------------------------------------------


def check_station(state: State, _step: Main, action: BuildStation) -> Refusal | None:
    """May the seat build a station of this company and kind at this end?"""
    company = BOARD.company_numbers.get(action.company)
    if company is None:  # DIC-59
        return reasons.NO_SUCH_COMPANY(company=action.company)
    if state.seat not in state.directors:  # DIC-59
        return reasons.NO_OFFICE()
    if state.directors[company] != state.seat:  # DIC-59
        return reasons.NOT_THE_DIRECTOR(company=names.company(BOARD.companies[company].id))
    at = railhead(state, END_NUMBERS[action.end])
    cell = site_of(at)
    if isinstance(cell, Refusal):
        return cell
    return (
        ground_refusal(at, cell, action.kind)
        or card_refusal(state, at.place, company, action.kind)
        or payment_refusal(state, cell, company, action)
        or way_out_refusal(state, END_NUMBERS[action.end])
    )


def site_of(at: Railhead) -> Cell | Refusal:
    """The next cell of a rail head, or why there is none (DIC-60)."""
    if at.head.out is None:
        return reasons.HEAD_IS_STATION()
    cell = BOARD.beside[at.head.cell][at.head.out]
    blocked = off_line(at, cell)  # DIC-6
    return cell if blocked is None else blocked


def ground_refusal(at: Railhead, cell: Cell, kind: SiteKind) -> Refusal | None:
    """Why the ground takes no station of this kind (DIC-61, DIC-62)."""
    ground = at.ground
    if kind in ground.sites.get(cell, ()):
        return None
    name = BOARD.cell_names[cell]
    if not INSIDE >> cell & 1:  # DIC-61
        return reasons.STATION_ON_BORDER(cell=name)
    row, col = BOARD.positions[cell]
    letter = ground.grid[row][col]
    if letter == WATER:  # DIC-62
        return reasons.STATION_ON_WATER(cell=name)
    wanted, beside = SITES[kind]
    if letter != wanted:  # DIC-62
        return reasons.STATION_WRONG_GROUND(cell=name, kind=names.site(kind))
    around = "".join(line[col - 1 : col + 2] for line in ground.grid[row - 1 : row + 2])
    found = around.count(beside) - (letter == beside)
    return reasons.TOO_FEW_AROUND(
        kind=Named(f"around-{kind}"), found=found, needed=FIGURES.station_min_neighbours
    )


def card_refusal(state: State, place: Place, company: int, kind: SiteKind) -> Refusal | None:
    """Why the company has no such station for this tile (DIC-63)."""
    if any(station.place == place for station in state.stations[company]):
        return reasons.STATION_ON_TILE(company=names.company(BOARD.companies[company].id))
    if price_now(state, company, kind) is None:
        return reasons.STATIONS_BUILT(
            company=names.company(BOARD.companies[company].id), kind=names.site(kind)
        )
    return None


def payment_refusal(state: State, cell: Cell, company: int, action: BuildStation) -> Refusal | None:
    """Why the seat cannot pay, or not so (DIC-64 to DIC-66)."""
    tray, price = state.trays[state.seat], price_now(state, company, action.kind) or 0
    due = surcharge(state, massif_of(state, END_NUMBERS[action.end], cell))
    if price + due > tray.hidden + tray.joker:  # DIC-65
        return reasons.STATION_TOO_DEAR(price=price + due, dice=tray.hidden + tray.joker)
    if action.jokers_paid not in choices(tray, price, due):  # DIC-66
        return reasons.JOKER_NOT_NEEDED()
    return None


def massif_of(state: State, end: int, cell: Cell) -> int | None:
    """The massif of a mountain cell on the tile of an end."""
    if not state.line.ground(end).mountains >> cell & 1:
        return None
    return state.general_map.massif(state.line.ends[end].place, cell)


def way_out_refusal(state: State, end: int) -> Refusal | None:
    """Why the station would wall the line in (DIC-38)."""
    if state.line.sites[end] is not None:
        return None
    return reasons.LAST_WAY_OUT() if state.line.keep(end) == "other" else reasons.NO_WAY_OUT()


def surcharge(state: State, massif: int | None) -> int:
    """The extra cost of a mountain (DIC-52)."""
    if massif is None or state.general_map.is_paid(massif, state.paid):
        return 0
    return FIGURES.mountain_cost


def choices(tray: Tray, price: int, due: int) -> range:
    """How many jokers may be chosen to pay the surcharge (DIC-66)."""
    if price + due > tray.hidden + tray.joker:
        return range(0)
    return range(2 if due and tray.joker and tray.hidden > price else 1)


def legal_stations(state: State) -> list[BuildStation]:
    """By end, company and kind, then by the jokers that pay the surcharge."""
    tray = state.trays[state.seat]
    if tray.hidden + tray.joker < CHEAPEST or state.seat not in state.directors:
        return []
    companies = list(directed_by(state, state.seat))
    return [
        order
        for end, site in enumerate(state.line.sites)
        if site is not None
        for order in stations_at(state, end, site, companies)
    ]


def stations_at(state: State, end: int, site: Site, companies: list[int]) -> Iterator[BuildStation]:
    """The stations that these companies may build at one end."""
    tray, place = state.trays[state.seat], state.line.ends[end].place
    due = surcharge(state, site.massif)
    for company in companies:
        built = state.stations[company]
        if place not in [station.place for station in built]:
            for kind in site.kinds:
                price = price_now(state, company, kind)
                if price is not None:
                    for paid in choices(tray, price, due):
                        yield STATIONS[ENDS[end], company, kind, paid]


# --- building -------------------------------------------------------------------------------------


def build(state: State, _step: Main, action: BuildStation) -> Turn[State]:
    """The station stands, is paid for, and brings its reward (DIC-67)."""
    end, company = END_NUMBERS[action.end], BOARD.company_numbers[action.company]
    head, tray = state.line.ends[end], state.trays[state.seat]
    assert head.out is not None
    cell, price = BOARD.beside[head.cell][head.out], price_now(state, company, action.kind) or 0
    massif = massif_of(state, end, cell)
    due = surcharge(state, massif)
    reward = 0 if state.is_last_year else FIGURES.station_reward  # DIC-84
    jokers = action.jokers_paid + max(0, price + due - action.jokers_paid - tray.hidden)
    hidden = tray.hidden - (price + due - jokers)
    tray = replace(tray, hidden=hidden, joker=tray.joker - jokers + reward)
    built = (*state.stations[company], Station(action.kind, head.place, cell, price))
    die = Laid(action.end, cell, OPPOSITE[head.out], None, company)
    after = replace(
        state,
        trays=with_tray(state, state.seat, tray),
        reserve=state.reserve + price + due - reward,
        line=with_die(state.line, end, die),
        stations=(*state.stations[:company], built, *state.stations[company + 1 :]),
        paid=state.paid if massif is None else state.paid | 1 << massif,
        built=True,
    )
    event = built_event(state, after, action, (price, due, jokers, reward))
    return with_last_year(Turn(after, (event,)))


def built_event(
    before: State, state: State, action: BuildStation, dice: tuple[int, int, int, int]
) -> StationBuilt:
    """The station as everybody sees it."""
    company = BOARD.company_numbers[action.company]
    station, (price, due, jokers, reward) = state.stations[company][-1], dice
    return StationBuilt(
        seat=state.seat,
        end=action.end,
        company=action.company,
        kind=action.kind,
        tile=state.general_map.layout.at[station.place] + 1,
        place=BOARD.places[station.place],
        cell=BOARD.positions[station.cell],
        price=price,
        surcharge=due,
        jokers_paid=jokers,
        chain_before=scoring.chain(before, company),
        chain=scoring.chain(state, company),
        reward=reward,
        reserve=state.reserve,
    )


ORDERS: Final = (Order(BuildStation, build, check_station),)
"""The order that builds a station."""
