"""The groups in which choices stand, and the makers of choices."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.notation import NOTATION
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep
from rotonde.kernel.desk.menu import Choice, Closed, Group
from rotonde.kernel.desk.offering import offering
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Text

A = TypeVar("A", bound=Action)

SETUP, WORKERS, CHOICES = "setup", "workers", "choices"
FINISH, SELL, HIRE = "finish", "sell", "hire"

GROUPS: Final = tuple(
    Group(id, Text(f"group-{id}"), standing=id in (FINISH, SELL, HIRE), folded=id == WORKERS)
    for id in (SETUP, WORKERS, CHOICES, FINISH, SELL, HIRE)
)
"""All answers to a question stand together; sale and hire stand beside it, and so does the end of
an action until it is offered. Workers come before what they do."""

offer: Final = offering(NOTATION)
"""Makes a choice of an order."""

Maker = Callable[[State, Any, Any], Choice]
"""Makes a choice of an order at a step."""
Makers = Mapping[type[Action], Maker]
"""The makers of the choices of a question, by kind of order."""


def made_once(make: Callable[[A], Choice]) -> Maker:
    """The maker of choices that are the same in every position: each is made once."""
    made = cache(make)

    def maker(_state: State, _step: AnyStep, action: A) -> Choice:
        return made(action)

    return maker


def closed_choice(state: State, step: AnyStep, order: AnyAction, like: Choice) -> Closed:
    """A choice that is not offered now, with the reason."""
    refusal = refusal_of(state, step, order)
    return Closed(like.label, like.group, refusal, like.things, like.detail)


def refusal_of(state: State, step: AnyStep, order: AnyAction) -> Refusal:
    """The reason why an order is not offered."""
    refusal = DECISIONS.check(state, step.seat, order)
    assert refusal is not None, f"{order} is offered"
    return refusal
