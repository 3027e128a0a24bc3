"""The operations cards of a view: those face up, and what the deck still holds."""

from collections import Counter
from collections.abc import Mapping, Set
from functools import lru_cache
from typing import Final

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CardId, CardRow
from rotonde.games.tycoon.maps import Railways
from rotonde.games.tycoon.rules.cards import takes
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.view.shapes import CardCount, CardsView, CardView
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import kept

LineEnds = tuple[tuple[Seat, ...], ...]
"""The seats that stand at each end of a major line."""
DECKS: Final = 256
"""The number of decks that are kept: of the tables that are in play, the last of each."""
CARDS: Final = 4096


def cards_view(state: State) -> CardsView:
    """The operations cards that nobody holds."""
    takeable = frozenset([order.card_id for order in takes(state)])
    west = tuple([Seat(seat) for seat in range(state.seats) if seat in state.western_links])
    return CardsView(
        face_up=card_views(state.network.railways, state.face_up, takeable, west),
        lying=state.face_up,
        deck=len(state.deck),
        unseen=unseen(state.deck),
        cards_out=state.cards_out,
    )


@kept
def card_views(
    railways: Railways, face_up: tuple[CardId, ...], takeable: Set[CardId], west: tuple[Seat, ...]
) -> tuple[CardView, ...]:
    """The cards face up, objectives first, equal ones as one; `west` has a western link."""
    counts = Counter(face_up)
    rows = sorted([BOARD.cards[card] for card in counts], key=lambda row: row.kind != "objective")
    return tuple(
        [card_view(r.id, counts[r.id], r.id in takeable, ends(railways, r, west)) for r in rows]
    )


@lru_cache(maxsize=CARDS)
def card_view(card: CardId, copies: int, takeable: bool, ends: LineEnds) -> CardView:
    """One of them from what it hangs on."""
    row = BOARD.cards[card]
    return CardView(card, copies, row.kind, row.points, takeable, ends)


def ends(railways: Railways, card: CardRow, west: tuple[Seat, ...]) -> LineEnds:
    """The seats at each end of a major line, the West last."""
    at = line_ends(railways).get(card.id, ())
    return (*at, west) if card.effect == "major_line_west" else at


@kept
def line_ends(railways: Railways) -> Mapping[CardId, LineEnds]:
    """The seats in the cities of each major line."""
    return {
        card.id: tuple([seats_in(railways, BOARD.cities.number[city]) for city in card.cities])
        for card in BOARD.cards.values()
        if card.cities
    }


def seats_in(railways: Railways, city: int) -> tuple[Seat, ...]:
    """The seats whose own links end in a city."""
    return tuple(sorted({way.owner for way in railways.ways[city]}))


@lru_cache(maxsize=DECKS)
def unseen(deck: tuple[CardId, ...]) -> tuple[CardCount, ...]:
    """The cards in the deck, in data order."""
    counts = Counter(deck)
    return tuple(CardCount(card, counts[card]) for card in BOARD.cards if counts[card])
