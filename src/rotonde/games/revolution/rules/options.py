"""The options that a step has by its form alone, before anything is asked of the future."""

from typing import Final

from rotonde.games.revolution.actions import AnyAction, Deal, PlaceOffice, PlaceRail, PlaceStation
from rotonde.games.revolution.board import BOARD, COLOUR_NUMBERS
from rotonde.games.revolution.components.ids import (
    COLOURS,
    PARTS,
    ActionSpace,
    Colour,
    Part,
    PieceKind,
    Where,
)
from rotonde.games.revolution.components.ops import (
    FlipTrains,
    GainMoneyPerTriangle,
    GainShares,
    RepeatFirstStationBonus,
    WaiveCityCost,
)
from rotonde.games.revolution.state import (
    Company,
    State,
    ability_waits,
    open_cities,
    open_sections,
    open_spaces,
    selling_field,
)
from rotonde.games.revolution.steps import (
    EffectGainWorker,
    EffectPlace,
    MarketOffer,
    ResolveAction,
)
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import Listing

STATIONS: Final = Listing({n: PlaceStation(city) for n, city in enumerate(BOARD.cities)})
RAILS: Final = Listing({n: PlaceRail(space) for n, space in enumerate(BOARD.spaces)})
OFFICES: Final = Listing(
    {row.index: PlaceOffice(row.index) for row in BOARD.tables.telegraph_section}
)
PAYING: Final = (
    GainShares,
    GainMoneyPerTriangle,
    WaiveCityCost,
    RepeatFirstStationBonus,
    FlipTrains,
)
"""Abilities that can help to pay for the station or the rails of their own action."""
DEALS: Final[tuple[Deal, Deal]] = (1, 2)


def sellable(company: Company) -> tuple[PieceKind, ...]:
    """The kinds of pieces in the leftmost section that holds any (REV-90)."""
    field = selling_field(company)
    kinds: list[PieceKind] = []
    if company.buildings and BOARD.building_fields[company.buildings] == field:
        kinds.append("building")
    if company.rails and BOARD.rail_fields[company.rails] == field:
        kinds.append("rail")
    return tuple(kinds)


def open_parts(action: ResolveAction) -> list[Part]:
    """The optional parts and uses of the worker slot that are open, in their order (REV-60)."""
    parts = [part for part in PARTS if part in action.parts] if action.parts else []
    if action.slot:
        parts.append("promotion")
        if action.colour != "white" and not ability_waits(action):
            parts.append("ability")
    return parts


def ability_pays(colour: Colour, space: ActionSpace) -> bool:
    """Whether a worker's ability can help to pay for its own station or rails."""
    row = BOARD.abilities.get((colour, space))
    return row is not None and isinstance(row.effects[0], PAYING)


def station_is_open(action: ResolveAction | None) -> bool:
    """Whether the station of this action is still to be placed."""
    return action is not None and action.space == "station" and action.pieces > 0


def main_is_open(action: ResolveAction | None) -> bool:
    """Whether the one station, office or sale is still to be done."""
    return action is not None and action.pieces > 0 and action.space != "railroad"


def present(state: State) -> list[Colour]:
    """The colours in the supply."""
    return [colour for colour, count in zip(COLOURS, state.supply, strict=True) if count]


def gain_colours(state: State, step: EffectGainWorker) -> list[Colour]:
    """The colours that may be gained: those named, or any if one of them is missing (REV-33)."""
    if step.colours and all(state.supply[COLOUR_NUMBERS[colour]] for colour in step.colours):
        return sorted(step.colours, key=COLOUR_NUMBERS.__getitem__)
    return present(state)


def take_colours(state: State, given: Colour, where: Where) -> list[Colour]:
    """The colours that may be taken for a worker; its own only for a used one (REV-39)."""
    return [colour for colour in present(state) if where == "board" or colour != given]


def place_options(state: State, seat: Seat, step: EffectPlace) -> list[AnyAction]:
    """Where an effect may put its piece."""
    company = state.companies[seat]
    if step.piece == "rail":
        return [*RAILS.of(open_spaces(company))]
    if step.piece == "station":
        return [*STATIONS.of(cities_for(state, company, step))]
    return [*OFFICES.of(sections_for(state, company, step))]


def cities_for(state: State, company: Company, step: EffectPlace) -> int:
    """The cities of a set-up tile whose first slot is free, or all available ones."""
    if step.source != "setup":
        return open_cities(company)
    numbers = [BOARD.city_numbers[city] for city in step.cities]
    return sum(1 << number for number in numbers if state.first_stations[number] is None)


def sections_for(state: State, company: Company, step: EffectPlace) -> int:
    """The sections of a set-up tile whose first slot is free, or all available ones."""
    if step.source != "setup":
        return open_sections(company)
    return sum(1 << section for section in step.sections if state.first_offices[section] is None)


def deals_left(state: State, step: MarketOffer) -> tuple[Deal, ...]:
    """The deals that a seat may still accept by number: both once, or one (REV-101)."""
    if step.seat != state.active_seat:
        return () if step.taken else DEALS
    return tuple(deal for deal in DEALS if deal not in step.taken)
