"""A decision as one thing: the actions that a step takes, their checks, and what they do.

Each chapter of a game declares its decisions; `Decisions` puts them into one table. A step or an
action that no chapter declares is a `TypeError` when the game is imported.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar, get_args

import msgspec

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.step import SeatStep, actor, not_asked
from rotonde.kernel.law.turn import Turn


class HasSteps(Protocol):
    """A state with a stack of steps."""

    @property
    def steps(self) -> Sequence[SeatStep]:
        """The decisions that are open, innermost last."""


S = TypeVar("S", bound=HasSteps)
T = TypeVar("T", bound=SeatStep)
T_contra = TypeVar("T_contra", bound=SeatStep, contravariant=True)
A = TypeVar("A", bound=Action)


def always_allowed(_state: Any, _step: Any, _action: Any) -> None:
    """The check of an action that its step always takes."""


def not_now(_state: Any, _step: Any, _action: Any) -> Refusal:
    """The refusal of an action that its step never takes."""
    return NOT_NOW()


def innermost(state: HasSteps, seat: Seat) -> SeatStep | None:
    """The step that a seat decides, where seats decide one after another.

    `open_step_of` in its own words: it is asked three times for each move.
    """
    steps = state.steps
    return steps[-1] if steps and steps[-1].seat == seat else None


def innermost_actor(state: HasSteps) -> frozenset[Seat]:
    """The seat that decides, where seats decide one after another."""
    return actor(state.steps)


class Order(msgspec.Struct, Generic[S, T_contra, A], frozen=True):
    """One kind of action at one kind of step."""

    kind: type[A]
    apply: Callable[[S, T_contra, A], Turn[S]]
    check: Callable[[S, T_contra, A], Refusal | None] = always_allowed


class Decision(msgspec.Struct, Generic[S, T], frozen=True):
    """One kind of step: the legal actions in canonical order, and the orders they are made of."""

    step: type[T]
    legal: Callable[[S, T], Sequence[Any]]
    orders: tuple[Order[S, T, Any], ...]
    other: Callable[[S, T, Any], Refusal] = not_now
    """The refusal of every other action."""


class Decisions(Generic[S, A]):
    """All decisions of a game, and what runs between them: the judge that its rules ask."""

    def __init__(
        self,
        steps: Any,
        actions: Any,
        *decisions: Decision[S, Any],
        settle: Callable[[Turn[S]], Turn[S]],
        open_step: Callable[[S, Seat], SeatStep | None] = innermost,
        actors: Callable[[S], frozenset[Seat]] = innermost_actor,
    ) -> None:
        """`steps` and `actions` are unions. Raises `TypeError` where a member is missing.

        `settle` runs what nobody decides, until somebody must or the game is over.
        """
        self.settle, self.open_step, self.actors = settle, open_step, actors
        self.of = {decision.step: decision for decision in decisions}
        self.orders = {
            decision.step: {order.kind: order for order in decision.orders}
            for decision in decisions
        }
        require_each("one decision for each step", steps, [decision.step for decision in decisions])
        ordered = {kind for orders in self.orders.values() for kind in orders}
        require_each("an order for each action", actions, ordered)
        self.kinds = frozenset(ordered)

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why `seat` may not do this now; None when it may."""
        step = self.open_step(state, seat)
        if step is None:
            return not_asked(state.steps)
        order = self.orders[type(step)].get(type(action))
        if order is None:
            return self.of[type(step)].other(state, step, action)
        return order.check(state, step, action)

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """The orders that `check` allows, in canonical order."""
        step = self.open_step(state, seat)
        return () if step is None else self.of[type(step)].legal(state, step)

    def apply(self, state: S, seat: Seat, action: A) -> Turn[S]:
        """The action carried out. Trusts `check`."""
        step = self.open_step(state, seat)
        return self.orders[type(step)][type(action)].apply(state, step, action)


def require_each(what: str, union: Any, declared: Iterable[type]) -> None:
    """Raise `TypeError` unless each member of a union is declared, and each once.

    `what` is the declaration that it needs, such as a card for each action.
    """
    wanted, found = list(get_args(union) or (union,)), Counter(declared)
    wrong = {
        "none for": [kind for kind in wanted if not found[kind]],
        "several for": [kind for kind, times in found.items() if times > 1],
        "unknown:": [kind for kind in found if kind not in wanted],
    }
    named = [
        f"{how} {', '.join(sorted(kind.__name__ for kind in kinds))}"
        for how, kinds in wrong.items()
        if kinds
    ]
    if named:
        raise TypeError(f"{what}: {'; '.join(named)}")


def require_once(what: str, declared: Iterable[object]) -> None:
    """Raise `TypeError` where two chapters declare the same: one of them would never be asked."""
    twice = sorted(str(each) for each, times in Counter(declared).items() if times > 1)
    if twice:
        raise TypeError(f"{what}: several for {', '.join(twice)}")
