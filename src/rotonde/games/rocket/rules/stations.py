"""Action B: place a station of the reserve, or move one (ROC-22 to ROC-26)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.rocket import names, reasons
from rotonde.games.rocket.actions import DropStation, PickStation, PlaceStation
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.events import StationLifted, StationMoved, StationPlaced
from rotonde.games.rocket.field import HexCell, HexSet
from rotonde.games.rocket.rules.ending import complete
from rotonde.games.rocket.state import State, with_item
from rotonde.games.rocket.steps import ChooseAction, PutDown
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.step import push
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import Listing, members
from rotonde.railway.hexes import HexName

PLACES: Final = Listing({cell: PlaceStation(place) for place, cell in BOARD.cells.items()})
PICKS: Final = Listing({cell: PickStation(place) for place, cell in BOARD.cells.items()})
DROPS: Final = Listing({cell: DropStation(place) for place, cell in BOARD.cells.items()})


def station_hexes(state: State, lifted: HexSet = 0) -> HexSet:
    """Hexes for a station, `lifted` being the one in the hand (ROC-22 to ROC-24)."""
    standing = state.all_stations & ~lifted
    shunned = BOARD.field.around(standing | state.network.engines)
    return state.network.free & ~(standing | shunned | lifted)


def liftable(state: State, seat: Seat, sites: HexSet) -> HexSet:
    """The own stations that may be lifted, given where a new one could stand (ROC-24, ROC-25)."""
    own = state.stations[seat]
    if not state.options.station_may_leave_track:  # ROC-85
        own &= ~(state.network.tiles | state.network.engines)
    if sites:  # lifting a station only adds places
        return own
    return sum(1 << cell for cell in members(own) if station_hexes(state, 1 << cell))


def open_hexes(state: State, seat: Seat) -> tuple[HexSet, HexSet]:
    """Hexes for a station of the reserve, and stations that may be lifted."""
    sites = station_hexes(state)
    return sites if state.reserve(seat) else 0, liftable(state, seat, sites)


def drop_hexes(state: State, step: PutDown) -> HexSet:
    """Everywhere the lifted station may go."""
    return station_hexes(state, 1 << BOARD.cells[step.origin])


def legal_stations(state: State, seat: Seat) -> list[PlaceStation | PickStation]:
    """Every placing, then every lifting."""
    places, lifts = open_hexes(state, seat)
    return [*PLACES.kept(places), *PICKS.of(lifts)]


def site_refusal(state: State, place: HexName, lifted: HexSet = 0) -> Refusal | None:
    """Why no station may stand there; None where one may."""
    cell = BOARD.cells.get(place)
    if cell is None:  # ROC-2
        return reasons.NO_SUCH_HEX(hex=place)
    if not BOARD.open >> cell & 1:  # ROC-22
        return reasons.STATION_ON_TOWN(town=names.town(BOARD.town_at[place]))
    if state.network.tiles >> cell & 1:  # ROC-22
        return reasons.STATION_ON_TILE(hex=place)
    if state.network.engines >> cell & 1:  # ROC-22
        return reasons.STATION_ON_ENGINE(hex=place)
    standing = state.all_stations & ~lifted
    if standing >> cell & 1:  # ROC-22
        return reasons.STATION_ON_STATION(hex=place)
    near = BOARD.near[cell]
    if near & state.network.engines:  # ROC-22
        return reasons.STATION_NEXT_TO_ENGINE(
            hex=place, other=first_name(near & state.network.engines)
        )
    if near & standing:  # ROC-22
        return reasons.STATION_NEXT_TO_STATION(hex=place, other=first_name(near & standing))
    return None


def first_name(hexes: HexSet) -> HexName:
    """The name of the first hex of a set."""
    return BOARD.names[HexCell(next(members(hexes)))]


def check_place(state: State, step: ChooseAction, action: PlaceStation) -> Refusal | None:
    """May a station of the reserve be put there?"""
    if not state.reserve(step.seat):  # ROC-26
        return reasons.RESERVE_EMPTY()
    return site_refusal(state, action.hex)


def check_pick(state: State, step: ChooseAction, action: PickStation) -> Refusal | None:
    """May this station be lifted?"""
    cell = BOARD.cells.get(action.hex)
    if cell is None:  # ROC-2
        return reasons.NO_SUCH_HEX(hex=action.hex)
    if not state.stations[step.seat] >> cell & 1:  # ROC-24
        return reasons.NOT_YOUR_STATION(hex=action.hex)
    on_track = (state.network.tiles | state.network.engines) >> cell & 1
    if on_track and not state.options.station_may_leave_track:  # ROC-85
        return reasons.STATION_STAYS_ON_TRACK(hex=action.hex)
    if not station_hexes(state, 1 << cell):  # ROC-24
        return reasons.STATION_HAS_NO_PLACE(hex=action.hex)
    return None


def check_drop(state: State, step: PutDown, action: DropStation) -> Refusal | None:
    """May the lifted station be put down there?"""
    if action.hex == step.origin:  # ROC-24
        return reasons.STATION_SAME_HEX(hex=action.hex)
    return site_refusal(state, action.hex, 1 << BOARD.cells[step.origin])


def legal_drops(state: State, step: PutDown) -> list[DropStation]:
    """An order for each of these hexes."""
    return DROPS.of(drop_hexes(state, step))


def place(state: State, step: ChooseAction, action: PlaceStation) -> Turn[State]:
    """A station leaves the reserve."""
    seat = step.seat
    own = state.stations[seat] | 1 << BOARD.cells[action.hex]
    after = replace(state, stations=with_item(state.stations, seat, own))
    return complete(after, StationPlaced(seat, action.hex, after.reserve(seat)))


def pick(state: State, step: ChooseAction, action: PickStation) -> Turn[State]:
    """A station is in the hand; on the board it counts until it is put down."""
    steps = push(state.steps, PutDown(step.seat, action.hex))
    return Turn(replace(state, steps=steps), (StationLifted(step.seat, action.hex),))


def drop(state: State, step: PutDown, action: DropStation) -> Turn[State]:
    """The lifted station stands elsewhere; the action stalls the game (ROC-79)."""
    seat, origin = step.seat, step.origin
    own = state.stations[seat] & ~(1 << BOARD.cells[origin]) | 1 << BOARD.cells[action.hex]
    after = replace(state, stations=with_item(state.stations, seat, own))
    return complete(after, StationMoved(seat, origin, action.hex), stalls=True)


ORDERS: Final = (
    Order(PlaceStation, place, check_place),
    Order(PickStation, pick, check_pick),
)
"""The orders that begin this action."""

DECISIONS: Final = (Decision(PutDown, legal_drops, (Order(DropStation, drop, check_drop),)),)
