"""Tycoon cards: what each compares or counts, and what it is worth (TYC-85 to TYC-89)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import Objective, TycoonId, TycoonRow
from rotonde.games.tycoon.events import TycoonResult
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.scoring.trails import longest_trail
from rotonde.games.tycoon.state import State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept
from rotonde.railway.bitset import bits

MOST: Final = ("most_links", "most_money", "longest_line")
LEAST: Final = ("fewest_shares",)


def figures(state: State, card: TycoonRow) -> tuple[int, ...]:
    """The figure of each seat that a card compares or counts; 1 or 0 where it asks for a fact."""
    if card.objective in OF_LINKS:
        return figures_of_links(state.network.railways, card.id, state.seats)
    ask = OF_SEATS[card.objective]
    return tuple([ask(state, Seat(seat)) for seat in range(state.seats)])


@kept
def figures_of_links(railways: Railways, card: TycoonId, seats: int) -> tuple[int, ...]:
    """The figure for a card that asks for completed links alone."""
    row = BOARD.tycoons[card]
    ask = OF_LINKS[row.objective]
    return tuple([ask(railways, Seat(seat), row) for seat in range(seats)])


def links_there(railways: Railways, seat: Seat, card: TycoonRow) -> int:
    """Own links that end in the city of a card."""
    assert card.city is not None
    return railways.ends_in(seat, BOARD.cities.number[card.city])


def joins(railways: Railways, seat: Seat, card: TycoonRow) -> int:
    """Whether own links join the cities of a card."""
    return int(railways.connects(seat, bits(BOARD.cities.number[city] for city in card.cities)))


def longest_line(railways: Railways, seat: Seat) -> int:
    """The longest run over own links (TYC-88)."""
    own = [(link.city_a, link.city_b) for link in railways.links if link.owner == seat]
    return longest_trail(own)


OF_LINKS: Final[Mapping[Objective, Callable[[Railways, Seat, TycoonRow], int]]] = {
    "links_at_city": links_there,
    "most_links": lambda railways, seat, _: railways.counts.get(seat, 0),
    "longest_line": lambda railways, seat, _: longest_line(railways, seat),
    "connects": joins,
}
"""The figures that follow from the completed links alone, and are kept with them."""
OF_SEATS: Final[Mapping[Objective, Callable[[State, Seat], int]]] = {
    "fewest_shares": lambda state, seat: state.railroads[seat].shares,
    "first_to_engine_level": lambda state, seat: int(state.first_to_level_6 == seat),
    "built_western_link": lambda state, seat: int(seat in state.western_links),
    "most_money": lambda state, seat: state.railroads[seat].cash,
}


def worth(card: TycoonRow, seat: Seat, counted: Sequence[int]) -> int:
    """The gain of a seat from a card; a tie brings nothing (TYC-86)."""
    own, others = counted[seat], [*counted[:seat], *counted[seat + 1 :]]
    if card.objective in MOST:
        return card.points * (own > max(others))
    if card.objective in LEAST:
        return card.points * (own < min(others))
    return card.points * own


def bonus(state: State, seat: Seat) -> int:
    """The tycoon bonus of a seat, as things stand (TYC-87, TYC-88)."""
    card = state.railroads[seat].tycoon_card
    if card is None:
        return 0
    row = BOARD.tycoons[card]
    return worth(row, seat, figures(state, row))


def results(state: State) -> tuple[TycoonResult, ...]:
    """All tycoon cards, counted (TYC-89)."""
    found: list[TycoonResult] = []
    for seat, railroad in enumerate(state.railroads):
        if railroad.tycoon_card is not None:
            row = BOARD.tycoons[railroad.tycoon_card]
            counted = figures(state, row)
            points = worth(row, Seat(seat), counted)
            found.append(TycoonResult(Seat(seat), row.id, counted, points))
    return tuple(found)
