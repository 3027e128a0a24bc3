"""A tiny game with a die, a secret and a free step, to hold the kernel to its word.

Seats count up to ten. A seat adds 1 to 3, or rolls a die; before that it may brag (nothing
happens) or peek at the secret number. Who added most wins.
"""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.menu import Menu
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId, Seat, Thing
from rotonde.kernel.law.notation import Form, Notation
from rotonde.kernel.law.outcome import Outcome, rank_scores
from rotonde.kernel.law.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_DECISION, Reason, Refusal
from rotonde.kernel.law.rng import Rng, below
from rotonde.kernel.law.rules import Options, Rules
from rotonde.kernel.law.text import LogLine
from rotonde.kernel.law.turn import Turn

GOAL = 10
TOO_MUCH = Reason("toy-too-much", "TOY-1")


class Add(Action, frozen=True):
    """Add 1, 2 or 3."""

    amount: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Roll(Action, frozen=True):
    """Add what the die says."""


class Brag(Action, frozen=True):
    """Say something and stay in turn."""


class Peek(Action, frozen=True):
    """Look at the secret number and stay in turn."""


AnyToyAction = Add | Roll | Brag | Peek


class Added(Event, frozen=True):
    """A seat added to the sum."""

    seat: Seat
    amount: int


class Peeked(Event, frozen=True):
    """A seat saw the secret."""

    reveals = True
    seat: Seat
    secret: int


class ToyState(msgspec.Struct, frozen=True):
    """Who added what, whose turn it is, and the dice."""

    added: tuple[int, ...]
    turn: Seat
    secret: int
    rng: Rng

    @property
    def seats(self) -> int:
        """The seats at the table."""
        return len(self.added)


class ToyView(msgspec.Struct, frozen=True):
    """All but the secret and the dice."""

    added: tuple[int, ...]
    turn: Seat


class ToyEvaluator(Evaluator[ToyState, AnyToyAction]):
    """Ahead is good."""

    def values(self, state: ToyState) -> Sequence[float]:
        return state.added


NOTATION = Notation[AnyToyAction](
    [Form("add", Add), Form("roll", Roll), Form("brag", Brag), Form("peek", Peek)]
)


class Toy(Rules[ToyState, AnyToyAction, ToyView]):
    """The tiny game as one object."""

    id = GameId("toy")
    edition = 1
    seats = range(2, 4)
    options = Options
    longest = 1_000
    state_type = ToyState
    action_type: Any = AnyToyAction
    view_type = ToyView
    event_type: Any = Added | Peeked
    notation = NOTATION
    evaluator = ToyEvaluator()

    def beginning(self, seats: int, options: Options, rng: Rng) -> ToyState:
        secret, rng = below(rng, 100)
        return ToyState((0,) * seats, Seat(0), secret, rng)

    def actors(self, state: ToyState) -> frozenset[Seat]:
        return frozenset() if sum(state.added) >= GOAL else frozenset({state.turn})

    def legal(self, state: ToyState, seat: Seat) -> Sequence[AnyToyAction]:
        if seat not in self.actors(state):
            return ()
        return (*map(Add, range(1, 4)), Roll(), Brag(), Peek())

    def check(self, state: ToyState, seat: Seat, action: AnyToyAction) -> Refusal | None:
        if not self.actors(state):
            return GAME_OVER()
        if seat != state.turn:
            return NOT_YOUR_DECISION()
        if isinstance(action, Add) and action.amount > 3:
            return TOO_MUCH(amount=action.amount)
        return None

    def apply(self, state: ToyState, seat: Seat, action: AnyToyAction) -> Turn[ToyState]:
        match action:
            case Add(amount=amount):
                return self.add(state, seat, amount)
            case Roll():
                pips, rng = below(state.rng, 6)
                return self.add(msgspec.structs.replace(state, rng=rng), seat, pips + 1)
            case Peek():
                return Turn(state, (Peeked(seat, state.secret),))
            case Brag():
                return Turn(state)

    def add(self, state: ToyState, seat: Seat, amount: int) -> Turn[ToyState]:
        added = tuple(n + amount * (s == seat) for s, n in enumerate(state.added))
        return Turn(msgspec.structs.replace(state, added=added), (Added(seat, amount),))

    def settle(self, turn: Turn[ToyState]) -> Turn[ToyState]:
        if not any(isinstance(event, Added) for event in turn.events):
            return turn
        state = turn.state
        following = Seat((state.turn + 1) % len(state.added))
        return Turn(msgspec.structs.replace(state, turn=following), turn.events)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(state.added, state.turn)

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        secret, rng = below(rng, 100)
        return ToyState(view.added, view.turn, secret, rng)

    def scores(self, state: ToyState) -> Sequence[int]:
        return state.added

    def outcome(self, state: ToyState) -> Outcome | None:
        if self.actors(state):
            return None
        return rank_scores({Seat(s): {"added": n} for s, n in enumerate(state.added)}, "goal")


class ToyDesk(Desk[ToyState, AnyToyAction, ToyView]):
    """The tiny game for people: it has no menu and no log."""

    rules = Toy()

    def menu(self, state: ToyState, seat: Seat) -> Menu | None:
        return None

    def preview(self, pointed: Pointed[ToyState, AnyToyAction]) -> None:
        return None

    def why_not(self, state: ToyState, seat: Seat | None, thing: Thing) -> Refusal:
        return NOT_NOW()

    def tell(self, event: Event) -> LogLine | None:
        return None


def fresh(seed: str = "toy", seats: int = 2) -> tuple[Toy, ToyState]:
    """The game and its first state."""
    toy = Toy()
    return toy, toy.setup(seats, Options(), Rng(seed))
