"""Choices of a menu, made from their orders."""

from collections.abc import Iterable
from typing import Any, Protocol

from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.notation import Notation
from rotonde.kernel.law.text import Text


class ChoiceMaker(Protocol):
    """Makes a choice of an order."""

    def __call__(
        self,
        action: Action,
        group: str,
        label: Text,
        *things: Thing,
        then: tuple[Action, ...] = (),
        also: Iterable[Thing] = (),
        **more: Any,
    ) -> Choice:
        """`more` are further fields of a `Choice`, such as its detail and badge."""


def offering(notation: Notation[Any]) -> ChoiceMaker:
    """The maker of a game's choices: it writes each order as the game spells it."""

    def offer(
        action: Action,
        group: str,
        label: Text,
        *things: Thing,
        then: tuple[Action, ...] = (),
        also: Iterable[Thing] = (),
        **more: Any,
    ) -> Choice:
        line = ", ".join([notation.write(order) for order in (action, *then)])
        return Choice(action, line, label, group, things, tuple(also), then, **more)

    return offer
