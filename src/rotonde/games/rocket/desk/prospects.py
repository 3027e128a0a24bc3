"""Counts to come, as they would pay a seat now: towns, then the final count.

Pure. Counts and amounts are those of `scoring`; nothing hidden enters them.
"""

from collections.abc import Iterator

import msgspec

from rotonde.games.rocket import scoring
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.events import Payments
from rotonde.games.rocket.names import category, company, money, town
from rotonde.games.rocket.rules import foresight
from rotonde.games.rocket.rules.extension import share_taken
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import ChooseHex
from rotonde.kernel.desk.prospect import Prospect
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Text
from rotonde.kernel.law.turn import Turn
from rotonde.railway.majority import best_other, place


class Count(msgspec.Struct, frozen=True):
    """One count: what each seat has, and what each would be paid."""

    id: str
    counts: tuple[int, ...]
    payments: Payments
    rule: str
    source: str | None = None

    def for_seat(self, seat: Seat, message: str, **named: Fact) -> Prospect:
        """How it would turn out for a seat."""
        mine, amount = self.counts[seat], self.payments[seat]
        where = {"place": place(self.counts, seat), "best": best_other(self.counts, seat)}
        text = Text(message, {**named, **where, "mine": mine})
        return Prospect(self.id, amount, (mine,), text, money(amount), self.rule, self.source)


def after_passes(state: State) -> State:
    """Everybody passes or concedes; a line that is chosen brings its share, wherever it goes."""
    state = foresight.foresee_unopposed(state, Turn(state)).after
    match state.steps[-1:]:
        case (ChooseHex(seat=seat, company=chosen),):
            return share_taken(state, seat, BOARD.companies.number[chosen])
    return state


def prospects(state: State, seat: Seat) -> Iterator[Prospect]:
    """The final count, and what cities pay when they are reached."""
    yield from categories(state, seat)
    for number in range(len(BOARD.companies)):
        yield from line(state, number, seat)
    for city in BOARD.city_markers:
        counts = scoring.city_counts(state, city)
        count = Count(f"city {city}", counts, scoring.by_markers(counts), "ROC-54")
        yield count.for_seat(seat, "later-city", city=town(city))


def categories(state: State, seat: Seat) -> Iterator[Prospect]:
    """Passengers and each good (ROC-81)."""
    for name in BOARD.tables.meta.categories:
        counts = scoring.category_counts(state, name)
        count = Count(f"category {name}", counts, scoring.by_category(counts), "ROC-81", "goods")
        yield count.for_seat(seat, "later-category", category=category(name))


def line(state: State, number: int, seat: Seat) -> Iterator[Prospect]:
    """Stations and shares of a line; one that is absorbed pays nothing (ROC-82, ROC-83)."""
    lives = number in state.surviving
    towns = state.number_of_towns(number) if lives else 0
    name = company(BOARD.companies.ids[number])
    for what, counts, rule in (
        ("stations", state.connected_stations(number), "ROC-82"),
        ("shares", state.shares[number].held, "ROC-83"),
    ):
        held = counts if lives else (0,) * state.seats
        count = Count(f"{what} {number}", held, scoring.by_towns(held, towns), rule, what)
        yield count.for_seat(seat, f"later-{what}" if lives else f"later-no-{what}", company=name)
