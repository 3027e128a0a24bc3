"""Action C: what an extension brings about, in the order of ROC-45 (ROC-45 to ROC-59)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.rocket import events as past
from rotonde.games.rocket.board import BOARD, TownSet
from rotonde.games.rocket.field import HexCell
from rotonde.games.rocket.rules.chosen_hex import Extension
from rotonde.games.rocket.rules.ending import complete
from rotonde.games.rocket.rules.isolation import isolate
from rotonde.games.rocket.rules.merger import merge
from rotonde.games.rocket.scoring import by_markers, by_towns, city_counts, pay
from rotonde.games.rocket.state import Line, State, network_of, stations_on, with_item
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import members
from rotonde.railway.shares import give_up, with_change


def extend(turn: Turn[State], extension: Extension) -> Turn[State]:
    """The extension carried out and the action complete; the end is tested afterwards."""
    state, events = turn.state, list(turn.events)
    for stage in ORDER:
        done = stage(state, extension)
        state = done.state
        events += done.events
    state = replace(state, moved=state.moved | 1 << extension.company)  # ROC-16, ROC-44
    return complete(state, *events)


def pay_veto(state: State, extension: Extension) -> Turn[State]:
    """The winner gives up the shares it bid (ROC-41 to ROC-43)."""
    winner, number = extension.winner, extension.company
    if winner is None:
        return Turn(state)
    closed = state.network.lines[number].status == "isolated"  # ROC-42
    after = give_up(state.shares[number], winner, extension.bid, closed=closed)
    company, place = BOARD.companies.ids[number], BOARD.names[extension.cell]
    event = past.VetoPaid(winner, company, extension.bid, place, after.stack)
    return Turn(replace(state, shares=with_item(state.shares, number, after)), (event,))


def take_passenger(state: State, extension: Extension) -> Turn[State]:
    """The mover takes a passenger from another's station, unless it lost the veto (ROC-46)."""
    mover = extension.mover
    owner = state.station_owner(extension.cell)
    if owner is None or owner == mover or extension.winner not in (None, mover):
        return Turn(state)
    if not state.passengers_left:  # ROC-47
        return Turn(state)
    event = past.PassengerTaken(mover, BOARD.names[extension.cell], owner)
    return Turn(replace(state, passengers=with_change(state.passengers, mover, 1)), (event,))


def step(state: State, extension: Extension) -> Turn[State]:
    """The engine steps, a tile is laid behind it, and new towns are linked (ROC-48, ROC-50)."""
    number, cell = extension.company, extension.cell
    line = state.network.lines[number]
    tiles_left = state.tiles_left - (not line.is_at_start)
    network = network_of(with_item(state.network.lines, number, line_after_step(line, cell)))
    event = past.EngineMoved(
        seat=extension.mover,
        company=BOARD.companies.ids[number],
        origin=BOARD.names[line.engine],
        hex=BOARD.names[cell],
        heading=BOARD.sides[line.engine, cell],
        tile=None if line.is_at_start else BOARD.names[line.engine],
        tiles_left=tiles_left,
    )
    return Turn(replace(state, network=network, tiles_left=tiles_left), (event,))


@lru_cache(maxsize=4096)
def line_after_step(line: Line, cell: HexCell) -> Line:
    """The line after the step; a starting town that is left is no hex of it any more (ROC-5)."""
    kept = line.hexes & ~(1 << line.engine) if line.is_at_start else line.hexes
    return Line(
        route=(*line.route, cell),
        hexes=kept | 1 << cell,
        towns=line.towns | BOARD.beside[cell],
        status=line.status,
    )


def reach_towns(state: State, extension: Extension) -> Turn[State]:
    """Each new town pays: cities first, then railway towns (ROC-54 to ROC-59)."""
    events: list[Event] = []
    company, line = BOARD.companies.ids[extension.company], state.network.lines[extension.company]
    for town in in_paying_order(extension.new_towns):
        payments, rule = town_pays(state, line, town)
        name = BOARD.towns.ids[town]
        state = pay(state, payments, rule, name)
        events.append(past.TownReached(company, name, line.towns.bit_count(), payments))
    return Turn(state, tuple(events))


def in_paying_order(towns: TownSet) -> list[int]:
    """Cities, railway towns, starting towns; each in alphabetical order (ROC-56, ROC-59)."""
    kinds = ("city", "railway", "start")
    return sorted(
        members(towns), key=lambda n: (kinds.index(BOARD.tables.town[n].kind), BOARD.towns.ids[n])
    )


def town_pays(state: State, line: Line, town: int) -> tuple[past.Payments, str]:
    """The payment of each seat for a town that a line has just linked, and its rule."""
    if BOARD.cities >> town & 1:
        return by_markers(city_counts(state, BOARD.towns.ids[town])), "ROC-54"
    if BOARD.railway_towns >> town & 1:
        return by_towns(stations_on(state.stations, line), line.towns.bit_count()), "ROC-55"
    return (0,) * state.seats, "ROC-57"


ORDER: Final[tuple[Callable[[State, Extension], Turn[State]], ...]] = (
    pay_veto,
    take_passenger,
    step,
    reach_towns,
    merge,
    isolate,
)
"""The stages of an extension (ROC-45)."""
