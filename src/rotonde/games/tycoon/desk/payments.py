"""The cost of a payment to a seat, in the words of cards and lines."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tycoon.events import Payment
from rotonde.kernel.desk.menu import PreviewRow
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Named, Text

MANY_SHARES: Final = 3
"""The number of shares forced at once that is asked about."""


def price_remark(payment: Payment) -> Text:
    """`$8,000, issues 2 shares, cash $3,000`"""
    if payment.amount == 0:
        return Text("remark-free")
    mark = certificate(payment.issued)
    return Text("remark-price", {**sum_paid(payment), "cash": payment.cash, "mark": mark})


def sum_paid(payment: Payment) -> dict[str, Fact]:
    """The sum, and the shares that it forced."""
    return {"amount": payment.amount, "issued": payment.issued}


def certificate(issued: int) -> Named:
    """Shares inside a sentence, which the board draws as a small certificate."""
    return Named("mark-share" if issued == 1 else "mark-shares")


def share_doubt(payment: Payment) -> Text | None:
    """The question that a price asks once which forces many shares."""
    if payment.issued < MANY_SHARES:
        return None
    return Text("doubt-shares", {"issued": payment.issued, "mark": certificate(payment.issued)})


def cost_gains(seat: Seat, amount: int) -> tuple[Gain, ...]:
    """A sum that a seat pays."""
    return (Gain(seat, -amount, Text("money-minus", {"amount": amount})),)


def totals(seat: Seat, amount: int, rows: Sequence[PreviewRow]) -> tuple[Gain, ...]:
    """The sum that a seat pays, and the points of the objectives that it meets with it."""
    return (*cost_gains(seat, amount), *(gain for row in rows for gain in row.gains))
