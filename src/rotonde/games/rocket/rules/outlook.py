"""What a step of an engine pays, found without playing the veto out."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.rocket.rules.decided import decided
from rotonde.games.rocket.rules.execution import extend, stepped, town_pays
from rotonde.games.rocket.rules.extension import share_taken
from rotonde.games.rocket.rules.flow import settle
from rotonde.games.rocket.rules.stations import liftable, station_hexes
from rotonde.games.rocket.state import Network, State, lying_markers, reserve
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.rules import Turn
from rotonde.railway.bitset import members
from rotonde.railway.field import HexCell, HexSet

A_HEX_AND_ITS_NEIGHBOURS: Final = 7


def plain_steps(state: State, company: int) -> HexSet:
    """Legal hexes of an engine where towns alone pay, whoever objects.

    Nobody is met there (ROC-61) and the game goes on (ROC-75 to ROC-79). Not all such hexes: where
    it takes more to see it, a hex is left out.
    """
    network = state.network
    steps = network.steps[company] & ~network.touching_others(network.lines[company])
    if not steps or state.tiles_left <= 1 or not may_go_on(state):
        return 0
    return steps & leaving_two_ways(state, company)


def may_go_on(state: State) -> bool:
    """Whether somebody has a marker to take or a station to put, wherever an engine goes next."""
    if lying_markers(state):
        return True
    sites = station_hexes(state)
    return sites.bit_count() > A_HEX_AND_ITS_NEIGHBOURS and any(
        reserve(state, seat) or liftable(state, Seat(seat), sites).bit_count() > 1
        for seat in range(state.seats)
    )


def leaving_two_ways(state: State, company: int) -> HexSet:
    """Hexes outside the ways of two other companies with shares: these cannot be isolated now."""
    once = twice = 0
    for number, way in enumerate(state.network.ways):
        if way and number != company and state.shares[number].stack:
            twice |= once & ~way
            once |= ~way
    return twice


def paid_by_towns(state: State, seat: Seat, company: int, cell: HexCell) -> int:
    """What a seat gets from the towns that a step links (ROC-54, ROC-55)."""
    extension = decided(state, seat, company, cell)
    lines = state.network.lines
    moved = stepped(lines[company], extension)
    network = Network((*lines[:company], moved, *lines[company + 1 :]))
    after = replace(state, network=network)
    towns = members(extension.new_towns)
    return sum(town_pays(after, company, town)[0][seat] for town in towns)


def unopposed(state: State, mover: Seat, company: int, cell: HexCell) -> tuple[Event, ...]:
    """What an engine's step brings about if nobody is asked: the same as if everybody passes."""
    shared = share_taken(state, mover, company)
    return settle(extend(Turn(shared), decided(shared, mover, company, cell))).events
