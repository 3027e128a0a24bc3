"""The payments of an engine's step, found without playing the veto out."""

from functools import lru_cache
from itertools import repeat
from typing import Final

import msgspec

from rotonde.games.rocket.field import HexCell, HexSet
from rotonde.games.rocket.rules.chosen_hex import extension_to
from rotonde.games.rocket.rules.ending import end_reason
from rotonde.games.rocket.rules.execution import extend, line_after_step, town_pays
from rotonde.games.rocket.rules.extension import share_taken
from rotonde.games.rocket.rules.flow import settle
from rotonde.games.rocket.rules.merger import touched_line
from rotonde.games.rocket.rules.stations import liftable, station_hexes
from rotonde.games.rocket.scoring import by_towns, earnings
from rotonde.games.rocket.state import Line, Network, State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import members

A_HEX_AND_ITS_NEIGHBOURS: Final = 7
A_STEP, A_MERGER = 1, 2
"""Tiles that they take at most."""


class EngineStep(msgspec.Struct, frozen=True, gc=False):
    """A step of an engine: the line after it, and the towns that it links."""

    cell: HexCell
    line: Line
    towns: tuple[int, ...]


class Ahead(msgspec.Struct, frozen=True):
    """The legal steps of a line: those that meet no other, those of them that link a town, and
    those that meet one."""

    alone: HexSet
    linking: tuple[EngineStep, ...]
    meeting: tuple[EngineStep, ...]


@lru_cache(maxsize=512)
def prospects(network: Network) -> tuple[Ahead, ...]:
    """The ways ahead of each line; a marker or a station changes nothing of them."""
    return tuple(map(ahead_of, repeat(network), network.lines, network.steps))


def ahead_of(network: Network, line: Line, steps: HexSet) -> Ahead:
    others = network.touching_others(line)
    linking, meeting = steps & ~others & line.news, steps & others
    return Ahead(
        steps & ~others,
        tuple(step_of(line, HexCell(cell)) for cell in members(linking)),
        tuple(step_of(line, HexCell(cell)) for cell in members(meeting)),
    )


def step_of(line: Line, cell: HexCell) -> EngineStep:
    after = line_after_step(line, cell)
    return EngineStep(cell, after, tuple(members(after.towns & ~line.towns)))


class Outlook:
    """The foreseeable future of every line, without a step carried out.

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
        ahead = prospects(self.state.network)[company]
        plain = self.plain(company, ahead.alone)
        linking = [step for step in ahead.linking if plain >> step.cell & 1]
        amounts = [self.towns_pay(seat, step.line, step.towns) for step in linking]
        amounts += [self.merger_pays(seat, company, step) for step in ahead.meeting]
        amounts += [
            self.earnings_unopposed(seat, company, cell) for cell in members(ahead.alone & ~plain)
        ]
        return max(amounts, default=0)

    def pays(self, seat: Seat, company: int, cell: HexCell) -> int:
        """The earnings of a seat by one step of a line."""
        sure = self.surely_pays(seat, company, cell)
        if sure is not None:
            return sure
        meeting = prospects(self.state.network)[company].meeting
        met = next((step for step in meeting if step.cell == cell), None)
        if met is None:
            return self.earnings_unopposed(seat, company, cell)
        return self.merger_pays(seat, company, met)

    def surely_pays(self, seat: Seat, company: int, cell: HexCell) -> int | None:
        """The earnings of a seat by a step, whoever gives up shares for it.

        None where another line is met or the game may end: then shares count.
        """
        ahead = prospects(self.state.network)[company]
        if not self.plain(company, ahead.alone & 1 << cell):
            return None
        linking = next((step for step in ahead.linking if step.cell == cell), None)
        return 0 if linking is None else self.towns_pay(seat, linking.line, linking.towns)

    def plain(self, company: int, steps: HexSet) -> HexSet:
        """The hexes where nobody is met, and after which the game goes on."""
        if not self.goes_on or self.state.tiles_left <= A_STEP:
            return 0
        two, three = outside(self.ways)
        return steps & (three | two & self.ways[company] if self.ways[company] else two)

    def towns_pay(self, seat: Seat, line: Line, towns: tuple[int, ...]) -> int:
        """The payment of a seat from the towns that a line has linked (ROC-54, ROC-55)."""
        return sum([town_pays(self.state, line, town)[0][seat] for town in towns])

    def merger_pays(self, seat: Seat, company: int, step: EngineStep) -> int:
        """The payment where another line is met, with the bonus of the merger (ROC-61)."""
        state, cell = self.state, step.cell
        absorber = touched_line(state, company, cell)
        ways = enumerate(self.ways)
        others = [n for n, way in ways if way and not way >> cell & 1 and n != absorber]
        sure = self.goes_on and state.tiles_left > A_MERGER
        if not sure or len(others) - (company in others) < 2:
            return self.earnings_unopposed(seat, company, cell)
        held = share_taken(state, state.active_seat, company).shares[company].held
        bonus = by_towns(held, step.line.towns.bit_count())[seat]
        return self.towns_pay(seat, step.line, step.towns) + bonus

    def earnings_unopposed(self, seat: Seat, company: int, cell: int) -> int:
        """The earnings of a seat by a step if nobody is asked, as if everybody passed."""
        mover = self.state.active_seat
        shared = share_taken(self.state, mover, company)
        turn = extend(Turn(shared), extension_to(shared, mover, company, HexCell(cell)))
        if not self.goes_on or end_reason(turn.state):
            turn = settle(turn)
        return earnings(self.state, turn.events)[seat]


def may_go_on(state: State) -> bool:
    """Whether somebody has a marker to take or a station to put, wherever an engine goes next."""
    if state.lying_markers:
        return True
    sites = station_hexes(state)
    return sites.bit_count() > A_HEX_AND_ITS_NEIGHBOURS and any(
        state.reserve(seat) or liftable(state, Seat(seat), sites).bit_count() > 1
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
