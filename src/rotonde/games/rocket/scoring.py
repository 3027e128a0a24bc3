"""Earnings: majorities, payments, and the source of every pound of a score."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, get_args

from rotonde.games.rocket import events as past
from rotonde.games.rocket.board import BOARD, MarkerSet, TownSet
from rotonde.games.rocket.components import PASSENGER, Good, TownId
from rotonde.games.rocket.state import Income, State, credit
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.outcome import Outcome, rank_scores
from rotonde.railway.bitset import union
from rotonde.railway.majority import majority

AMOUNTS: Final = BOARD.tables.income

SOURCES: Final = {
    "ROC-54": "cities",
    "ROC-55": "railway_towns",
    "ROC-61": "mergers",
    "ROC-81": "goods",
    "ROC-82": "stations",
    "ROC-83": "shares",
}
"""The source of a score by the rule that paid it, in the order of the end page."""

PAYING: Final = (past.TownReached, past.LineAbsorbed, *get_args(past.FinalPayment))


@lru_cache(maxsize=1024)
def by_markers(counts: tuple[int, ...]) -> past.Payments:
    """A city pays for its markers (ROC-54)."""
    return majority(counts, AMOUNTS.city_first, AMOUNTS.city_second, AMOUNTS.unit)


def by_category(counts: tuple[int, ...]) -> past.Payments:
    """A good, or the passengers, pay in the final count (ROC-81)."""
    return majority(counts, AMOUNTS.category_first, AMOUNTS.category_second, AMOUNTS.unit)


@lru_cache(maxsize=4096)
def by_towns(counts: tuple[int, ...], towns: int) -> past.Payments:
    """A line pays for each of its towns, half of it to the second (ROC-53, ROC-55)."""
    first = AMOUNTS.per_town_first * towns
    second = first // 2 // AMOUNTS.unit * AMOUNTS.unit
    return majority(counts, first, second, AMOUNTS.unit)


def pay(state: State, payments: past.Payments, rule: str, source: str) -> State:
    """The state after a payment to each seat."""
    return credit(
        state,
        [
            Income(Seat(seat), amount, rule, source, state.round)
            for seat, amount in enumerate(payments)
            if amount
        ],
    )


def earnings(state: State, events: Iterable[Event]) -> tuple[int, ...]:
    """The earnings of each seat by these events."""
    sums = [0] * state.seats
    for event in events:
        if isinstance(event, PAYING):
            sums = [total + more for total, more in zip(sums, event.payments, strict=True)]
    return tuple(sums)


def city_counts(state: State, city: TownId) -> tuple[int, ...]:
    """How many markers of a city each seat holds."""
    return counts_among(state, BOARD.city_markers[city])


def counts_among(state: State, markers: MarkerSet) -> tuple[int, ...]:
    """How many of these markers each seat holds."""
    return tuple([(held & markers).bit_count() for held in state.markers])


def category_counts(state: State, category: str) -> tuple[int, ...]:
    """The pieces of each seat in a category; markers of unlinked cities do not count (ROC-80)."""
    if category == PASSENGER:
        return state.passengers
    return counts_among(state, BOARD.good_markers[Good(category)] & markers_in(linked_towns(state)))


@lru_cache(maxsize=1024)
def markers_in(towns: TownSet) -> MarkerSet:
    """The markers of the cities among these towns."""
    numbers, cities = BOARD.towns.number, BOARD.city_markers.items()
    return sum(markers for city, markers in cities if towns >> numbers[city] & 1)


def linked_towns(state: State) -> TownSet:
    """The towns of all surviving lines."""
    return union(line.towns for line in state.network.lines if line.status != "absorbed")


def breakdown(state: State, seat: Seat) -> Mapping[str, int]:
    """The money of a seat by its sources."""
    parts = dict.fromkeys(SOURCES.values(), 0)
    for income in state.incomes:
        if income.seat == seat:
            parts[SOURCES[income.rule]] += income.amount
    return parts


def outcome(state: State) -> Outcome | None:
    """The largest fortune wins; equal ones share the victory (ROC-84)."""
    if state.end_reason is None:
        return None
    seats = map(Seat, range(state.seats))
    return rank_scores({seat: breakdown(state, seat) for seat in seats}, state.end_reason)
