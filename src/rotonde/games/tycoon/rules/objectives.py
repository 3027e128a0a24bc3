"""Objective cards: who meets them, and what they pay (TYC-60 to TYC-63)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CardRow
from rotonde.games.tycoon.events import ObjectiveMet
from rotonde.games.tycoon.rules.action_ends import with_points
from rotonde.games.tycoon.state import State, with_railroad, without
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import bits

LINES = frozenset({"major_line", "major_line_west"})


def meet_objective(state: State, seat: Seat, card: CardRow) -> Turn[State]:
    """The card pays the seat at once and leaves the game (TYC-60)."""
    face_up, objectives = without(state.face_up, card.id), state.railroads[seat].objectives
    after = replace(state, face_up=face_up, cards_out=(*state.cards_out, card.id))
    after = with_points(after, seat, card.points)
    after = with_railroad(after, seat, objectives=(*objectives, card.id))
    return Turn(after, (ObjectiveMet(seat, card.id, card.points),))


def all_met(state: State, pairs: Sequence[tuple[Seat, CardRow]]) -> Turn[State]:
    """Several cards pay, one after another."""
    events: tuple[Event, ...] = ()
    for seat, card in pairs:
        turn = meet_objective(state, seat, card)
        state, events = turn.state, events + turn.events
    return Turn(state, events)


# --- lines ----------------------------------------------------------------------------------------


def lines_met(state: State, seats: Sequence[Seat]) -> Turn[State]:
    """The lines face up that one of these seats has; the earliest of them is paid (TYC-62)."""
    lines = [row for card in state.face_up if (row := BOARD.cards[card]).effect in LINES]
    owners = [(first_with(state, seats, card), card) for card in lines]
    return all_met(state, [(seat, card) for seat, card in owners if seat is not None])


def first_with(state: State, seats: Sequence[Seat], card: CardRow) -> Seat | None:
    """The first of these seats whose own links make a line."""
    return next((seat for seat in seats if has_line(state, seat, card)), None)


def has_line(state: State, seat: Seat, card: CardRow) -> bool:
    """Whether own links of a seat connect the cities of a line, and the West (TYC-62, TYC-63)."""
    cities = bits(BOARD.cities.number[city] for city in card.cities)
    railways = state.network.railways
    if card.effect == "major_line":
        return railways.connects(seat, cities)
    built = zip(BOARD.western, state.western_links, strict=True)
    return any(owner == seat and railways.connects(seat, cities | 1 << c) for c, owner in built)


# --- events ---------------------------------------------------------------------------------------


def delivery_met(state: State, seat: Seat, destination: int, links: int) -> Turn[State]:
    """The objectives that a delivery meets; one may meet several (TYC-61)."""
    rows = [BOARD.cards[card] for card in state.face_up]
    paying = [card for card in rows if meets_delivery(card, destination, links)]
    return all_met(state, [(seat, card) for card in paying])


BY_DELIVERY: Final = ("first_delivery", "first_delivery_over_links", "first_delivery_to")
"""The demands of objectives that a delivery may meet."""


def meets_delivery(card: CardRow, destination: int, links: int) -> bool:
    """Whether a delivery over so many links to this city is what a card asks for."""
    match card.effect:
        case "first_delivery":
            return True
        case "first_delivery_over_links":
            return links >= card.links
        case "first_delivery_to":
            return card.city == BOARD.cities.ids[destination]
        case _:
            return False


def upgrade_met(state: State, seat: Seat, level: int) -> Turn[State]:
    """The objectives that an upgrade to this level meets (TYC-61)."""
    rows = [BOARD.cards[card] for card in state.face_up]
    paying = [card for card in rows if card.effect == "first_engine_level" and card.level == level]
    return all_met(state, [(seat, card) for card in paying])
