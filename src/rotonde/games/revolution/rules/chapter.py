"""A chapter's account of the choices at one kind of step, in one description.

`candidates` lists the actions worth asking about, in canonical order. `why` of their rule refuses
those that the chapter forbids. What remains is offered unless it leads into a corner (REV-64):
`toll` says what it takes at once, `helps` which choices can lead out of a corner (REV-66). Nothing
of this looks ahead by itself: it asks the `Look` that it is given.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.components.ops import Effects
from rotonde.games.revolution.rules.outlook import Outlook
from rotonde.games.revolution.state import State
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.step import SeatStep
from rotonde.kernel.law.turn import Turn

T = TypeVar("T", bound=SeatStep)
T_contra = TypeVar("T_contra", bound=SeatStep, contravariant=True)
A = TypeVar("A", bound=Action)
Why = Refusal | None


class Look(Protocol):
    """Questions about what follows; `foresight` answers them."""

    explains: bool
    """Whether somebody asks which corner it is; else any refusal will do."""

    def bears(self, money: int = 0, workers: int = 0) -> bool:
        """Whether the short way is still there after so much money and so many workers are gone."""
        ...

    def starts(self, state: State, effects: Effects) -> bool:
        """Whether one of the effects, each taken by itself, can do something (REV-36)."""
        ...

    def tries(self, state: State, effects: Effects) -> bool:
        """Whether one of those effects can do something of which only its options tell."""
        ...

    def offers(self, state: State) -> bool:
        """Whether the innermost step has a choice that leads into no corner."""
        ...

    def corner(self, state: State, effects: Effects) -> Why:
        """The corner that the first choice of these effects leads into; None without one."""
        ...

    def refusal(self, state: State, action: AnyAction) -> Refusal:
        """The corner that an action of the innermost step leads into."""
        ...


class Toll(msgspec.Struct, frozen=True, gc=False):
    """The immediate cost of a choice, in money or its worth, and in workers."""

    money: int = 0
    workers: int = 0


class Help(msgspec.Struct, frozen=True, gc=False):
    """A choice that can lead out of a corner; shares may be sold for its price first."""

    action: AnyAction | None
    """None: the step closes by itself."""
    price: int = 0
    kept: int = 0
    """Shares that are set apart."""


NO_TOLL: Final = Toll()


def free(_state: State, _step: Any, _action: Any) -> Toll | None:
    """The toll of a choice that takes neither money nor workers."""
    return NO_TOLL


def unknown(_state: State, _step: Any, _action: Any) -> Toll | None:
    """The toll of a choice of which only trying tells whether it leads into a corner."""
    return None


def always(_state: State, _step: Any, _action: Any, _outlook: Outlook) -> bool:
    """More than the short way may be found by trying."""
    return True


class Rule(msgspec.Struct, Generic[T_contra, A], frozen=True):
    """One kind of action at one kind of step."""

    kind: type[A]
    apply: Callable[[State, T_contra, A], Turn[State]]
    why: Callable[[State, T_contra, A, Look], Why]
    """Why the chapter forbids it, the most basic reason first; corners aside (REV-64)."""
    toll: Callable[[State, T_contra, A], Toll | None] = free
    doubt: Callable[[State, T_contra, A, Look], Why] | None = None
    """The part of `why` that a candidate can still fail; None where all candidates are allowed."""
    worth_trying: Callable[[State, T_contra, A, Outlook], bool] = always
    """False where the short way is the only way, so that no search is needed."""


class Chapter(msgspec.Struct, Generic[T], frozen=True):
    """The choices of one kind of step."""

    step: type[T]
    rules: tuple[Rule[T, Any], ...]
    candidates: Callable[[State, T], Iterable[AnyAction]]
    helps: Callable[[State, T], Iterator[Help]]
    end: AnyAction | None = None
    """The order that ends the step: Stop, Finish, Pass."""
    trades: bool = True
    """Whether shares may be sold and workers hired meanwhile (REV-30)."""
