"""Placing and selling pieces: stations, rails, offices, the sale (REV-70, REV-75, REV-80, REV-90).

Nothing here asks whether it may be done.
"""

from msgspec.structs import replace

from rotonde.games.revolution.actions import PlaceOffice, PlaceRail, PlaceStation, SellPiece
from rotonde.games.revolution.board import BOARD, connected
from rotonde.games.revolution.components.ids import CityId, Field, Section
from rotonde.games.revolution.events import OfficePlaced, PieceSold, RailPlaced, StationPlaced
from rotonde.games.revolution.rules.changes import Told, current, with_action
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.state import (
    CONSTANTS,
    Company,
    State,
    selling_field,
    with_company,
    with_seat,
)
from rotonde.games.revolution.steps import EffectPlace
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import members


def effect_of(state: State) -> EffectPlace | None:
    """The effect that places a piece; None where a part of the action does."""
    step = state.steps[-1]
    return step if isinstance(step, EffectPlace) else None


def off_board(company: Company, effect: EffectPlace | None) -> tuple[Company, Field | None]:
    """The company that one building has left, and from which section (REV-23)."""
    if effect is not None and effect.source == "setup":
        return company, None
    field = Field(BOARD.building_fields[company.buildings])
    return replace(company, buildings=company.buildings - 1), field


def filled(slots: tuple[int | None, ...], place: int, seat: Seat) -> tuple[int | None, ...]:
    """First slots with one taken, if it was free (REV-43, REV-70, REV-80)."""
    if slots[place] is not None:
        return slots
    return (*slots[:place], seat, *slots[place + 1 :])


def station(state: State, seat: Seat, action: PlaceStation, told: Told) -> State:
    """A building goes into a city."""
    effect, number = effect_of(state), BOARD.city_numbers[action.city]
    first = state.first_stations[number] is None
    company, field = off_board(state.companies[seat], effect)
    company = replace(company, stations=company.stations | 1 << number)
    cost = BOARD.costs[number] if effect is None else 0
    told.append(StationPlaced(seat, action.city, first, field, cost))
    after = replace(
        state,
        companies=with_seat(state, seat, company),
        first_stations=filled(state.first_stations, number, seat),
    )
    return close(after, told) if effect else station_built(after, action.city, cost, first)


def station_built(state: State, city: CityId, cost: int, first: bool) -> State:
    """The city's cost is due, and what it gives is open (REV-63, REV-70)."""
    action = current(state)
    opened = ("reward", "first_bonus") if first else ("reward",)
    return with_action(
        state, pieces=0, due=action.due + cost, city=city, first=first, parts=action.parts + opened
    )


def rail(state: State, seat: Seat, action: PlaceRail, told: Told) -> State:
    """A rail goes on a space, paid by the triangle or free (REV-42, REV-76)."""
    effect, number = effect_of(state), BOARD.space_numbers[action.space]
    company, field = state.companies[seat], None
    paid = effect is None or effect.source == "paid"
    network = company.network | 1 << number
    reached = connected(network) & ~connected(company.network)
    if effect is None or effect.source != "setup":
        field = Field(BOARD.rail_fields[company.rails])
        company = replace(company, rails=company.rails - 1, network=network)
    else:
        company = replace(company, network=network)
    cost = BOARD.triangles[number] * CONSTANTS.triangle_cost if paid else 0
    market = paid and bool(BOARD.markets >> number & 1)
    names = tuple(BOARD.cities[city] for city in members(reached)) if reached else ()
    told.append(RailPlaced(seat, action.space, field, cost, names, market))
    after = with_company(state, seat, company)
    if paid:
        after = rail_paid(after, action, cost, market, main=effect is None)
    return close(after, told) if effect else after


def rail_paid(state: State, placed: PlaceRail, cost: int, market: bool, *, main: bool) -> State:
    """Its triangles are due, and an icon flags the Market (REV-63, REV-78)."""
    action = current(state)
    return with_action(
        state,
        pieces=action.pieces - main,
        due=action.due + cost,
        rails=(*action.rails, placed.space),
        market=action.market or market,
    )


def office(state: State, seat: Seat, action: PlaceOffice, told: Told) -> State:
    """A building goes into a telegraph section."""
    effect, section = effect_of(state), action.section
    first = state.first_offices[section] is None
    company, field = off_board(state.companies[seat], effect)
    row = BOARD.tables.telegraph_section[section - 1]
    shares = 0 if effect else row.shares + (row.first_office_shares if first else 0)
    links = tuple(Section(n) for n in (section - 1, section + 1) if company.offices >> n & 1)
    company = replace(
        company, offices=company.offices | 1 << section, shares=company.shares + shares
    )
    market = effect is None and row.market
    told.append(OfficePlaced(seat, section, first, field, shares, links, market))
    after = replace(
        state,
        companies=with_seat(state, seat, company),
        first_offices=filled(state.first_offices, section, seat),
    )
    if effect:
        return close(after, told)
    return with_action(
        after,
        pieces=0,
        section=section,
        first=first,
        shares_taken=shares,
        market=market,  # REV-82
        parts=("tile",) if row.tile else (),
    )


def sell(state: State, seat: Seat, action: SellPiece, told: Told) -> State:
    """A piece of the leftmost section that holds any leaves the game (REV-90)."""
    company = state.companies[seat]
    field = Field(selling_field(company))
    money = BOARD.sales[field]
    if action.kind == "building":
        after = replace(company, buildings=company.buildings - 1, cash=company.cash + money)
    else:
        after = replace(company, rails=company.rails - 1, cash=company.cash + money)
    told.append(PieceSold(seat, action.kind, field, money))
    return with_action(with_company(state, seat, after), pieces=0, sold=money)
