"""Lines of orders: `extend GWR, to D14` is two of them. Text alone; what it means is `orders`."""

from collections.abc import Iterable
from typing import Final

COMMA: Final = ","


def line_of(orders: Iterable[str]) -> str:
    """`extend GWR, to D14`: orders as one line."""
    return f"{COMMA} ".join(orders)


def orders_in(line: str) -> tuple[str, ...]:
    """The orders of a line, without what is empty."""
    return tuple(order.strip() for order in line.split(COMMA) if order.strip())
