"""What cards have in common: consequences, payments, objectives met."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.events import ObjectiveMet, Payment
from rotonde.games.tycoon.names import card as card_name
from rotonde.games.tycoon.names import scored
from rotonde.games.tycoon.rules import flow
from rotonde.games.tycoon.rules.decisions import DECISIONS
from rotonde.games.tycoon.state import State, paid
from rotonde.kernel.desk.menu import PreviewRow
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Gain, Named, Text
from rotonde.kernel.law.turn import Turn

MANY_SHARES: Final = 3
"""So many forced at once are asked about."""


def consequence(state: State, action: AnyAction) -> Turn[State]:
    """A legal action carried out, up to the next decision."""
    return flow.settle(DECISIONS.apply(state, state.steps[-1].seat, action))


def bill(state: State, seat: Seat, amount: int) -> Payment:
    """What a payment would force and leave (TYC-15)."""
    return paid(state.railroads[seat], amount)[1]


def price_remark(payment: Payment) -> Text:
    """`$8,000, issues 2 shares, cash $3,000`"""
    if payment.amount == 0:
        return Text("remark-free")
    return Text(
        "remark-price",
        {
            "amount": payment.amount,
            "issued": payment.issued,
            "cash": payment.cash,
            "mark": certificate(payment.issued),
        },
    )


def certificate(issued: int) -> Named:
    """Shares inside a sentence, which the board draws as a small certificate."""
    return Named("mark-share" if issued == 1 else "mark-shares")


def share_doubt(payment: Payment) -> Text | None:
    """What a price that forces many shares asks once."""
    if payment.issued < MANY_SHARES:
        return None
    return Text("doubt-shares", {"issued": payment.issued, "mark": certificate(payment.issued)})


def spent(seat: Seat, amount: int) -> tuple[Gain, ...]:
    """A sum that a seat pays."""
    return (Gain(seat, -amount, Text("money-minus", {"amount": amount})),)


def totals(seat: Seat, amount: int, rows: Sequence[PreviewRow]) -> tuple[Gain, ...]:
    """What a seat pays in all, and the points of the objectives that it meets with it."""
    return (*spent(seat, amount), *(gain for row in rows for gain in row.gains))


def objective_rows(events: Sequence[Event]) -> tuple[PreviewRow, ...]:
    """The objectives that are met."""
    return tuple(
        PreviewRow(
            Text("preview-card", {"card": card_name(event.card)}),
            gains=(scored(event.seat, event.points),),
        )
        for event in events
        if isinstance(event, ObjectiveMet)
    )
