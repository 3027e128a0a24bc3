"""Examples: positions that a rules page draws, told as the beginning of a game.

Each game's room holds its own in `examples.toml`: seats, options and seed of a game, and orders in
notation that lead to what is to be seen. Knows no game; text in, positions out.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from rotonde.kernel.desk.orderline import orders_in
from rotonde.kernel.desk.orders import understand
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Divergence, begin, opening
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.tools.datafile import DataError, Row, read_typed

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

SEATED: Final = re.compile(r"(?:(\d+)\s*:)?(.*)")
"""A line of orders, and the number of the seat that gives them where several may decide."""


class Example(Row, frozen=True):
    """One position, and what of it is shown."""

    seats: int
    seed: str = "1"
    options: Mapping[str, Any] = {}
    moves: str = ""
    """Lines of orders by whoever decides, or by seat 2 in `2: lay V15 M12 0`."""
    eyes: int | None = None
    """The number of the seat that looks on; a spectator where it is left out."""
    point: str | None = None
    """Orders of that seat, pointed at but not given."""


class Scene(msgspec.Struct, Generic[S, A], frozen=True):
    """The position of an example, through whose eyes, and the orders that are pointed at."""

    seats: int
    state: S
    eyes: Seat | None
    pointed: tuple[A, ...]


def scenes(rules: Rules[S, A, V], text: str) -> dict[str, Scene[S, A]]:
    """The scenes of a file's examples, by name. Raises `DataError`."""
    told = read_typed(text, dict[str, Example])
    return {name: scene(rules, name, example) for name, example in told.items()}


def scene(rules: Rules[S, A, V], name: str, example: Example) -> Scene[S, A]:
    """The scene of an example. Raises `DataError` where the rules do not allow it."""
    state = begin_example(rules, name, example)
    for number, line in enumerate(example.moves.strip().splitlines()):
        seat, orders = SEATED.findall(line.strip())[0]
        for order in orders_in(orders):
            decides = int(seat) - 1 if seat else min(rules.actors(state), default=0)
            _, state = give_order(rules, state, Seat(decides), order, (name, number))
    eyes = None if example.eyes is None else Seat(example.eyes - 1)
    return Scene(
        example.seats, state, eyes, pointed_orders(rules, state, eyes, name, example.point)
    )


def begin_example(rules: Rules[S, A, V], name: str, example: Example) -> S:
    """The first state of an example's game."""
    options = msgspec.convert(example.options, rules.options)
    state = begin(rules, opening(rules, example.seats, options, example.seed))
    if isinstance(state, Divergence):
        raise DataError(name, None, "seats", state.detail)
    return state


def give_order(
    rules: Rules[S, A, V], state: S, seat: Seat, order: str, place: tuple[str, int | None]
) -> tuple[A, S]:
    """An order, and the state it leads to."""
    action = understand(rules, state, seat, order)
    if isinstance(action, Refusal):
        raise DataError(*place, order, f"{action.code} {action.facts}")
    turn = play(rules, state, seat, action)
    if isinstance(turn, Refusal):
        raise DataError(*place, order, f"{turn.code} {turn.facts}")
    return action, turn.state


def pointed_orders(
    rules: Rules[S, A, V], state: S, eyes: Seat | None, name: str, line: str | None
) -> tuple[A, ...]:
    """The orders that are shown as if somebody pointed at them."""
    orders: list[A] = []
    for order in orders_in(line or ""):
        if eyes is None:
            raise DataError(name, None, "eyes", "a spectator points at nothing: name a seat")
        action, state = give_order(rules, state, eyes, order, (name, None))
        orders.append(action)
    return tuple(orders)
