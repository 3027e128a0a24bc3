"""Tycoon cards: what each compares or counts, and what it is worth (TYC-85 to TYC-89)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import Objective, TycoonRow
from rotonde.games.tycoon.events import TycoonResult
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.scoring.trails import longest_trail
from rotonde.games.tycoon.state import State, link_count
from rotonde.kernel.law.ids import Seat
from rotonde.railway.bitset import bits

MOST: Final = ("most_links", "most_money", "longest_line")
LEAST: Final = ("fewest_shares",)
OF_LINKS: Final = ("links_at_city", "most_links", "longest_line", "connects")
"""What follows from the completed links alone."""


def figures(state: State, card: TycoonRow) -> tuple[int, ...]:
    """What each seat has of what a card compares or counts; of links counted once."""
    if card.objective not in OF_LINKS:
        return counted(state, card)
    known, asked = state.network.railways.memory, ("figures", card.id, state.seats)
    if asked not in known:
        known[asked] = counted(state, card)
    found: tuple[int, ...] = known[asked]
    return found


def counted(state: State, card: TycoonRow) -> tuple[int, ...]:
    """The same, seat by seat."""
    return tuple([figure(state, Seat(seat), card) for seat in range(state.seats)])


def figure(state: State, seat: Seat, card: TycoonRow) -> int:
    """The figure of one seat; 1 or 0 where a card asks for a fact."""
    return FIGURES[card.objective](state, seat, card)


def links_there(state: State, seat: Seat, card: TycoonRow) -> int:
    """Own links that end in the city of a card."""
    assert card.city is not None
    return state.network.railways.ends_in(seat, BOARD.city_numbers[card.city])


def joins(state: State, seat: Seat, card: TycoonRow) -> int:
    """Whether own links join the cities of a card."""
    cities = bits(BOARD.city_numbers[city] for city in card.cities)
    return int(state.network.railways.connects(seat, cities))


def longest_line(railways: Railways, seat: Seat) -> int:
    """The longest run over own links (TYC-88), found once for the links as they are."""
    known = railways.memory
    if ("trail", seat) not in known:
        own = [(link.city_a, link.city_b) for link in railways.links if link.owner == seat]
        known["trail", seat] = longest_trail(own)
    found: int = known["trail", seat]
    return found


FIGURES: Final[Mapping[Objective, Callable[[State, Seat, TycoonRow], int]]] = {
    "links_at_city": links_there,
    "most_links": lambda state, seat, _: link_count(state, seat),
    "fewest_shares": lambda state, seat, _: state.railroads[seat].shares,
    "first_to_engine_level": lambda state, seat, _: int(state.first_to_level_6 == seat),
    "built_western_link": lambda state, seat, _: int(seat in state.western_links),
    "longest_line": lambda state, seat, _: longest_line(state.network.railways, seat),
    "connects": joins,
    "most_money": lambda state, seat, _: state.railroads[seat].cash,
}


def worth(card: TycoonRow, seat: Seat, counted: Sequence[int]) -> int:
    """What a card brings to a seat; a tie brings nothing (TYC-86)."""
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
