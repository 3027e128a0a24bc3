"""Earnings: chains of stations, directors, and the outcome (DIC-72 to DIC-75, DIC-91)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from rotonde.games.dice.board import BOARD, Cell, Place
from rotonde.games.dice.events import Why
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.state import FIGURES, Count, State, Station
from rotonde.kernel.law.clockwise import places_after
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.outcome import Outcome, rank_scores
from rotonde.kernel.tools.derived import derived, kept_last
from rotonde.kernel.tools.identity_cache import cached_by_identity
from rotonde.railway.shares import Shares


class CountBasis(msgspec.Struct, frozen=True, dict=True):
    """The facts on which a count, and the election after it, depend."""

    year: int
    first: Seat
    shares: tuple[Shares, ...]
    directors: tuple[Seat | None, ...]
    stations: tuple[tuple[Station, ...], ...]

    @derived
    def stations_on(self) -> Mapping[Place, tuple[tuple[int, Cell], ...]]:
        """The company and the cell of each station on a tile, company by company."""
        found: dict[Place, tuple[tuple[int, Cell], ...]] = {}
        for company, built in enumerate(self.stations):
            for station in built:
                found[station.place] = (*found.get(station.place, ()), (company, station.cell))
        return found

    @derived
    def directed(self) -> tuple[tuple[int, ...], ...]:
        """The companies that each seat directs."""
        numbered, seats = [*enumerate(self.directors)], range(len(self.shares[0].held))
        return tuple([tuple([n for n, who in numbered if who == seat]) for seat in seats])

    @derived
    def stations_built(self) -> tuple[int, ...]:
        """For each seat, the stations of the companies that it directs (DIC-26)."""
        built = [*map(len, self.stations)]
        return tuple([sum([built[company] for company in mine]) for mine in self.directed])


def count_basis(state: State) -> CountBasis:
    """How the companies stand in a state: one object as long as nobody buys or builds."""
    return basis_on(
        state.general_map, state.year, state.first, state.shares, state.directors, state.stations
    )


@kept_last
def basis_on(_general_map: GeneralMap, *facts: Any) -> CountBasis:
    """The basis of these facts, kept on the map of the game."""
    return CountBasis(*facts)


# --- chains ---------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def groups_of(places: frozenset[Place]) -> tuple[tuple[Place, ...], ...]:
    """Places that touch, the largest group first, then by their smallest place (DIC-72)."""
    left, groups = set(places), []
    while left:
        group, new = set[Place](), {left.pop()}
        while new:
            group |= new
            new = {Place(p + step) for p in new for step in BOARD.steps} & left
            left -= new
        groups.append(tuple(sorted(group)))
    return tuple(sorted(groups, key=lambda group: (-len(group), group)))


def chains(state: State | CountBasis, company: int) -> tuple[tuple[Place, ...], ...]:
    """The groups of neighbouring tiles with a station of a company, the largest first."""
    return chains_of(state.stations[company])


def chains_of(stations: Iterable[Station]) -> tuple[tuple[Place, ...], ...]:
    """The chains of these stations."""
    return groups_of(frozenset([station.place for station in stations]))


def chain(state: State | CountBasis, company: int) -> int:
    """The places of its largest group."""
    found = chains(state, company)
    return len(found[0]) if found else 0


# --- passengers -----------------------------------------------------------------------------------


def passengers(state: State) -> tuple[int, ...]:
    """The score of each seat: passengers of all counts so far."""
    return summed(state.counts, state.seats)


@cached_by_identity
def summed(counts: tuple[Count, ...], seats: int) -> tuple[int, ...]:
    """The sums of past counts, which grow once a year and are asked for at every rating."""
    return gains_of(seats, counts)


def counts_now(state: State | CountBasis) -> tuple[Count, ...]:
    """The gain of each company if the year ended now (DIC-72)."""
    return tuple(
        Count(state.year, company, director, carried)
        for company, director in enumerate(state.directors)
        if director is not None and (carried := chain(state, company))
    )


def gains_of(seats: int, counts: Iterable[Count]) -> tuple[int, ...]:
    """The gain of each of so many seats in a count."""
    gains = [0] * seats
    for count in counts:
        gains[count.seat] += count.chain * FIGURES.passengers_per_station
    return tuple(gains)


# --- directors ------------------------------------------------------------------------------------


class Office(msgspec.Struct, frozen=True):
    """The director of a company after a year end, and the reason."""

    seat: Seat
    why: Why


@lru_cache(maxsize=1 << 14)
def office(held: tuple[int, ...], director: Seat | None, first: Seat) -> Office | None:
    """The director of a company with these shares in hands; None where nobody has any."""
    most, seats = max(held), len(held)
    if not most:
        return None
    tied = [seat for seat, count in enumerate(held) if count == most]
    if len(tied) == 1:  # DIC-74
        return Office(Seat(tied[0]), "most")
    if director in tied:  # DIC-74
        return Office(Seat(director), "stays")
    start = first if director is None else director + 1  # DIC-75
    seat = min(tied, key=lambda seat: places_after(start, seat, seats))
    return Office(Seat(seat), "first" if director is None else "left")


def office_now(state: State | CountBasis, company: int) -> Office | None:
    """The director of a company if the year ended now."""
    return office(state.shares[company].held, state.directors[company], state.first)


def offices_now(state: State | CountBasis) -> list[Office | None]:
    """The director of each company if the year ended now."""
    return [office_now(state, company) for company in range(len(state.shares))]


def losing_office(state: State | CountBasis) -> tuple[Seat, ...]:
    """The seats that direct a company now, and none after the year end (DIC-28)."""
    after = {office.seat for office in offices_now(state) if office is not None}
    return tuple(sorted({seat for seat in state.directors if seat is not None} - after))


# --- the end --------------------------------------------------------------------------------------


def breakdown(state: State, seat: int) -> dict[str, int]:
    """The passengers of a seat by the company that carried them."""
    carried = {row.id: 0 for row in BOARD.companies}
    for count in state.counts:
        if count.seat == seat:
            company = BOARD.companies[count.company].id
            carried[company] += count.chain * FIGURES.passengers_per_station
    return dict(carried.items())


def tie_break(state: State) -> dict[Seat, int]:
    """For each seat, how many are before it among equals: by jokers, then by all dice (DIC-91)."""
    dice = [(tray.joker, tray.total) for tray in state.trays]
    return {Seat(seat): sum(other > own for other in dice) for seat, own in enumerate(dice)}


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it runs (DIC-91 to DIC-93)."""
    if not state.over or state.end_reason is None:
        return None
    parts = {Seat(seat): breakdown(state, seat) for seat in range(state.seats)}
    return rank_scores(parts, state.end_reason, tie_break(state))
