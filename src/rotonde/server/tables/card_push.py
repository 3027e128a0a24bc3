"""The cards of small menus: made once a table is still, long before anybody has read its question.

They cost as much as the move itself, and nobody waits for them: who plays on at once needs none.
"""

import logging
from collections.abc import Iterable
from typing import Final

from rotonde.kernel.desk.card import Card, card_of
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.server.tables.positions import Views
from rotonde.server.wire.messages import Cards

LOGGER: Final = logging.getLogger(__name__)
STILL: Final = 0.05
"""Seconds without a change before cards are made; below human reaction time."""


def cards_for(views: Views, seat: Seat, choices: Iterable[Choice]) -> Cards:
    """The cards of the choices of a menu, for somebody who has not pointed at one yet."""
    known = {choice.notation: card_ahead(views, seat, choice) for choice in choices}
    cards = {notation: card for notation, card in known.items() if isinstance(card, Card)}
    return Cards(views.version, cards)


def card_ahead(views: Views, seat: Seat, choice: Choice) -> Card | Refusal | None:
    """A card that nobody asked for: a bug of ours in it must not keep the others away."""
    try:
        return card_of(views.desk, views.known(seat), choice.actions)
    except Exception:
        LOGGER.exception("no card of %s", choice.notation)
        return None
