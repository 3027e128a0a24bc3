"""What a step of an engine pays, found without playing the veto out."""

from functools import lru_cache
from typing import Final

from rotonde.games.rocket.rules.decided import decided
from rotonde.games.rocket.rules.execution import extend, stepped, town_pays
from rotonde.games.rocket.rules.extension import share_taken
from rotonde.games.rocket.rules.flow import settle
from rotonde.games.rocket.rules.merger import touched_line
from rotonde.games.rocket.rules.stations import liftable, station_hexes
from rotonde.games.rocket.scoring import by_towns, earned
from rotonde.games.rocket.state import State, lying_markers, reserve
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.rules import Turn
from rotonde.railway.bitset import members
from rotonde.railway.field import HexCell, HexSet

A_HEX_AND_ITS_NEIGHBOURS: Final = 7
A_STEP, A_MERGER = 1, 2
"""Tiles that they take at most."""


class Outlook:
    """What can be foreseen of every line without carrying a step out.

    A step ends the game only where it takes the last tile, isolates lines or leaves nobody anything
    to do (ROC-75 to ROC-79). Where none of this can be, towns and a merger are all that pays.
    Wherever it takes more to see it, the step is carried out.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.goes_on = may_go_on(state)
        ways = zip(state.network.ways, state.shares, strict=True)
        self.ways = tuple([way if shares.stack else 0 for way, shares in ways])
        """A way to something new for each line with shares: it is not isolated meanwhile."""

    def best_step(self, seat: Seat, company: int) -> int:
        """The most that a seat can earn by extending a line."""
        network = self.state.network
        line, steps = network.lines[company], network.steps[company]
        meeting = steps & network.touching_others(line)
        plain = self.plain(company, steps & ~meeting)
        amounts = [self.towns_pay(seat, company, cell) for cell in members(plain & line.news)]
        amounts += [self.merger_pays(seat, company, cell) for cell in members(meeting)]
        amounts += [self.played(seat, company, cell) for cell in members(steps & ~meeting & ~plain)]
        return max(amounts, default=0)

    def plain(self, company: int, steps: HexSet) -> HexSet:
        """Those of some hexes where nobody is met after which the game goes on."""
        if not self.goes_on or self.state.tiles_left <= A_STEP:
            return 0
        two, three = outside(self.ways)
        return steps & (three | two & self.ways[company] if self.ways[company] else two)

    def towns_pay(self, seat: Seat, company: int, cell: int) -> int:
        """What a seat gets from the towns that a step links (ROC-54, ROC-55)."""
        state = self.state
        before = state.network.lines[company]
        line = stepped(before, HexCell(cell))
        towns = members(line.towns & ~before.towns)
        return sum([town_pays(state, line, town)[0][seat] for town in towns])

    def merger_pays(self, seat: Seat, company: int, cell: int) -> int:
        """The same where another line is met, with the bonus of the merger (ROC-61)."""
        state = self.state
        absorber = touched_line(state, company, HexCell(cell))
        ways = enumerate(self.ways)
        others = [n for n, way in ways if way and not way >> cell & 1 and n != absorber]
        sure = self.goes_on and state.tiles_left > A_MERGER
        if not sure or len(others) - (company in others) < 2:
            return self.played(seat, company, cell)
        towns = stepped(state.network.lines[company], HexCell(cell)).towns
        held = share_taken(state, state.active_seat, company).shares[company].held
        return self.towns_pay(seat, company, cell) + by_towns(held, towns.bit_count())[seat]

    def played(self, seat: Seat, company: int, cell: int) -> int:
        """What a step brings to a seat, carried out."""
        events = unopposed(self.state, self.state.active_seat, company, HexCell(cell))
        return earned(self.state, events)[seat]


def may_go_on(state: State) -> bool:
    """Whether somebody has a marker to take or a station to put, wherever an engine goes next."""
    if lying_markers(state):
        return True
    sites = station_hexes(state)
    return sites.bit_count() > A_HEX_AND_ITS_NEIGHBOURS and any(
        reserve(state, seat) or liftable(state, Seat(seat), sites).bit_count() > 1
        for seat in range(state.seats)
    )


@lru_cache(maxsize=256)
def outside(ways: tuple[HexSet, ...]) -> tuple[HexSet, HexSet]:
    """The hexes outside two of these ways, and outside three."""
    one = two = three = 0
    for way in filter(None, ways):
        three |= two & ~way
        two |= one & ~way
        one |= ~way
    return two, three


def unopposed(state: State, mover: Seat, company: int, cell: HexCell) -> tuple[Event, ...]:
    """What an engine's step brings about if nobody is asked: the same as if everybody passes."""
    shared = share_taken(state, mover, company)
    return settle(extend(Turn(shared), decided(shared, mover, company, cell))).events
