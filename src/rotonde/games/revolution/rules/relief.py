"""The options that can help to complete what was begun, each tried on a copy (REV-66).

They are those of the step without the test of REV-64. A price counts as payable if cash and shares
cover it, and the copy sells the fewest shares. Promoting, advancing and exchanging only cost, so
that effects which do nothing else are not tried at all.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import (
    AcceptDeal,
    AnyAction,
    ChooseDeal,
    DiscardWorker,
    ExchangeTake,
    FinishAction,
    FlipTrain,
    GainWorker,
    PlaceOffice,
    PlaceRail,
    PlaceStation,
    ResolvePart,
    SellPiece,
    StopEffect,
    TakeTrain,
)
from rotonde.games.revolution.board import BOARD, cheapest
from rotonde.games.revolution.components.ids import TRAINS, Section, TrainKind
from rotonde.games.revolution.components.ops import (
    AdvanceTracks,
    Effects,
    ExchangeWorker,
    ExtraRail,
    FlipTrains,
    GainWorkers,
    Op,
    PlaceOfficeFree,
    PlaceRailFree,
    PlaceStationFree,
    PromoteWorkers,
    SoloDeal,
    TakeAnyTrain,
)
from rotonde.games.revolution.components.rows import DealRow
from rotonde.games.revolution.rules.changes import raise_cash
from rotonde.games.revolution.rules.deals import open_deal
from rotonde.games.revolution.rules.doing import after
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.rules.options import (
    DEALS,
    deals_left,
    gain_colours,
    open_parts,
    place_options,
    sellable,
    station_is_open,
    take_colours,
)
from rotonde.games.revolution.rules.parts import priced
from rotonde.games.revolution.state import (
    Company,
    State,
    action_of,
    liquid,
    open_cities,
    open_sections,
    trains_of,
    with_company,
)
from rotonde.games.revolution.steps import (
    EffectAdvance,
    EffectChooseDeal,
    EffectDiscard,
    EffectExchangeGive,
    EffectExchangeTake,
    EffectFlip,
    EffectGainWorker,
    EffectPlace,
    EffectPromote,
    EffectTakeTrain,
    MarketOffer,
    ResolveAction,
)
from rotonde.kernel.ids import Seat
from rotonde.kernel.step import Step
from rotonde.railway.bitset import members

CASH_TRAINS: Final[tuple[TrainKind, ...]] = ("money_600", "shares_3")
"""Trains whose bonus is money or shares."""
RAIL_TRAIN: Final[TrainKind] = "rail_100"

Options = Iterator[State]


def reliefs(state: State, seat: Seat) -> Options:
    """The positions after each option that can help."""
    top = state.steps[-1]
    return RELIEF[type(top)](state, seat, top)


def raised(state: State, seat: Seat, price: int, kept: int = 0) -> State:
    """The copy after selling the fewest shares for a price."""
    company = state.companies[seat]
    if company.cash >= price:
        return state
    return with_company(state, seat, raise_cash(company, price, kept))


# --- resolve_action -----------------------------------------------------------------------------


def of_action(state: State, seat: Seat, action: ResolveAction) -> Options:
    """The main piece, every part but the promotion, the finish."""
    for piece in main_pieces(state, seat, action):
        yield after(state, seat, piece)
    for part in open_parts(action):
        price, effects = priced(state, action, part)
        affordable = liquid(state.companies[seat]) >= price
        if part != "promotion" and affordable and helps(state, seat, effects):
            yield after(raised(state, seat, price), seat, ResolvePart(part))
    if not action.pieces and liquid(state.companies[seat]) >= action.due:
        yield after(raised(state, seat, action.due), seat, FinishAction())


def main_pieces(state: State, seat: Seat, action: ResolveAction) -> Iterator[AnyAction]:
    """Stations and offices everywhere, sales of each kind, the cheapest rail."""
    company = state.companies[seat]
    if not action.pieces:
        return
    match action.space:
        case "railroad":
            yield PlaceRail(BOARD.spaces[cheapest(company.network, action.pieces)[0]])
        case "station" if company.buildings:
            yield from (PlaceStation(BOARD.cities[n]) for n in members(open_cities(company)))
        case "telegraph" if company.buildings:
            yield from (PlaceOffice(Section(n)) for n in members(open_sections(company)))
        case "trade":
            yield from map(SellPiece, sellable(company))


# --- whether a list can help at all --------------------------------------------------------------


def helps(state: State, seat: Seat, effects: Effects) -> bool:
    """Whether one of the effects can do something that may help (REV-36, without REV-64)."""
    return any(HELPS.get(type(op), helps_always)(state, seat, op) for op in effects)


def helps_always(_state: State, _seat: Seat, _op: Op) -> bool:
    """Money, shares, a waived cost."""
    return True


def helps_never(_state: State, _seat: Seat, _op: Op) -> bool:
    """What can only cost."""
    return False


def has_supply(state: State, _seat: Seat, _op: Op) -> bool:
    """A worker can be gained."""
    return any(state.supply)


def has_trains(state: State, _seat: Seat, _op: Op) -> bool:
    """A train can be taken."""
    return any(state.train_piles)


def has_flips(state: State, seat: Seat, _op: Op) -> bool:
    """A train that helps can be flipped."""
    return any(True for _ in flips(state, seat))


def has_rail(state: State, seat: Seat, _op: Op) -> bool:
    """A rail can be placed."""
    return state.companies[seat].rails > 0


def has_station(state: State, seat: Seat, _op: Op) -> bool:
    """A station can be placed."""
    company = state.companies[seat]
    return company.buildings > 0 and open_cities(company) > 0


def has_office(state: State, seat: Seat, _op: Op) -> bool:
    """An office can be opened."""
    company = state.companies[seat]
    return company.buildings > 0 and open_sections(company) > 0


def has_deal(state: State, seat: Seat, op: SoloDeal) -> bool:
    """A deal that helps can be paid with the share gained."""
    return any(pays(state, seat, open_deal(state, deal), op.gain_shares) for deal in DEALS)


HELPS: Final[Mapping[type[Op], Callable[[State, Seat, Any], bool]]] = {
    AdvanceTracks: helps_never,
    PromoteWorkers: helps_never,
    ExchangeWorker: helps_never,
    GainWorkers: has_supply,
    TakeAnyTrain: has_trains,
    FlipTrains: has_flips,
    PlaceRailFree: has_rail,
    ExtraRail: has_rail,
    PlaceStationFree: has_station,
    PlaceOfficeFree: has_office,
    SoloDeal: has_deal,
}


def pays(state: State, seat: Seat, row: DealRow, gained: int) -> bool:
    """Whether a deal can be paid, its shares set apart first, and helps."""
    company = state.companies[seat]
    spare = company.shares + gained - row.shares
    if spare < 0 or liquid(replace(company, shares=spare)) < row.money:
        return False
    return helps(state, seat, row.effects)


# --- effect steps -------------------------------------------------------------------------------


def only_stop(state: State, seat: Seat, _step: Step) -> Options:
    """Nothing of it can help."""
    yield after(state, seat, StopEffect())


def of_flips(state: State, seat: Seat, _step: EffectFlip) -> Options:
    """Trains of money and shares, and a rail to a city while the station is to be placed."""
    for flip in flips(state, seat):
        price = BOARD.trains[flip.kind].bonus_price if flip.face_up else 0
        yield after(raised(state, seat, price), seat, flip)
    yield after(state, seat, StopEffect())


def flips(state: State, seat: Seat) -> Iterator[FlipTrain]:
    """The flips that can help."""
    company, action = state.companies[seat], action_of(state)
    for kind, face_up in trains_of(company):
        rail = kind == RAIL_TRAIN and face_up and station_is_open(action)
        if kind in CASH_TRAINS or (rail and lays_rail(company)):
            yield FlipTrain(kind, face_up)


def lays_rail(company: Company) -> bool:
    """Whether the bonus of a rail train can be paid and does something."""
    return company.rails > 0 and liquid(company) >= BOARD.trains[RAIL_TRAIN].bonus_price


def of_trains(state: State, seat: Seat, _step: EffectTakeTrain) -> Options:
    """Trains of money and shares; where there are none, the first kind there is."""
    left = [kind for kind, count in zip(TRAINS, state.train_piles, strict=True) if count]
    for kind in [kind for kind in left if kind in CASH_TRAINS] or left[:1]:
        yield after(state, seat, TakeTrain(kind))


def of_gain(state: State, seat: Seat, step: EffectGainWorker) -> Options:
    """The first colour; one that is gone by now brings nothing."""
    colours = gain_colours(state, step)
    yield after(state, seat, GainWorker(colours[0])) if colours else close(state, [])


def of_discard(state: State, seat: Seat, _step: EffectDiscard) -> Options:
    """The first worker."""
    for colour, where in state.companies[seat].crew.references[:1]:
        yield after(state, seat, DiscardWorker(colour, where))


def of_take(state: State, seat: Seat, step: EffectExchangeTake) -> Options:
    """The first colour."""
    for colour in take_colours(state, step.colour, step.where)[:1]:
        yield after(state, seat, ExchangeTake(colour))


def of_place(state: State, seat: Seat, step: EffectPlace) -> Options:
    """The cheapest space for a paid rail, all while a station waits for one, else the first."""
    if step.source == "paid":
        network = state.companies[seat].network
        yield after(state, seat, PlaceRail(BOARD.spaces[cheapest(network, 1)[0]]))
        return
    options = place_options(state, seat, step)
    everywhere = step.piece == "rail" and station_is_open(action_of(state))
    for option in options if everywhere else options[:1]:
        yield after(state, seat, option)


def of_solo(state: State, seat: Seat, step: EffectChooseDeal) -> Options:
    """Deals that help; one whose effects are over ends without turning a tile up."""
    if step.taken:
        yield close(state, [])
        return
    for deal in DEALS:
        row = open_deal(state, deal)
        if pays(state, seat, row, step.gain_shares):
            kept = max(0, row.shares - step.gain_shares)
            yield after(raised(state, seat, row.money, kept), seat, ChooseDeal(deal))
    yield after(state, seat, StopEffect())


def of_market(state: State, seat: Seat, step: MarketOffer) -> Options:
    """Deals that help."""
    for deal in deals_left(state, step):
        row = open_deal(state, deal)
        if pays(state, seat, row, 0):
            yield after(raised(state, seat, row.money, row.shares), seat, AcceptDeal(deal))


RELIEF: Final[Mapping[type[Step], Callable[[State, Seat, Any], Options]]] = {
    ResolveAction: of_action,
    EffectPromote: only_stop,
    EffectAdvance: only_stop,
    EffectExchangeGive: only_stop,
    EffectFlip: of_flips,
    EffectTakeTrain: of_trains,
    EffectGainWorker: of_gain,
    EffectDiscard: of_discard,
    EffectExchangeTake: of_take,
    EffectPlace: of_place,
    EffectChooseDeal: of_solo,
    MarketOffer: of_market,
}
