"""The law of a game: set-up, actors, legal orders, what they do, views, and the outcome.

A game is one object that answers these questions. It holds no state of its own; a state is frozen
data, and the same question about the same state always has the same answer. What people are shown
of it stands in `kernel/desk/desk.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.decision import Decisions
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.misuse import GUARDS, require_rng, require_state, wrong_order
from rotonde.kernel.law.notation import Notation
from rotonde.kernel.law.outcome import Outcome, rank_scores
from rotonde.kernel.law.refusal import WRONG_OPTIONS, WRONG_SEATS, Refusal, SetupRefused
from rotonde.kernel.law.rng import Rng, with_rng
from rotonde.kernel.law.turn import Turn

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices a table makes before a game; each game has its own, with defaults."""


Chosen = TypeVar("Chosen", bound=Options)


def as_chosen(options: Options, kind: type[Chosen]) -> Chosen:
    """Options from elsewhere as a game has them. Raises `msgspec.ValidationError`."""
    return msgspec.convert(msgspec.to_builtins(options), kind)


class Applies(msgspec.Struct, frozen=True):
    """When an option counts: with so many seats, and with these values of other options.

    Where it does not, nobody is asked for it and it keeps its default.
    """

    least_seats: int = 1
    most_seats: int = 99
    when: Mapping[str, tuple[bool | int | str, ...]] = {}


class Rules(ABC, Generic[S, A, V]):
    """A game with every rule enforced."""

    id: GameId
    edition: int
    """Rises exactly when some recorded game would replay differently."""
    seats: range
    options: type[Options]
    applies: Mapping[str, Applies] = {}
    """When options count; one that is not named here always does."""
    longest: int
    """No game takes more decisions than this."""
    state_type: type[S]
    action_type: Any
    """The union of the game's actions, as msgspec decodes it."""
    view_type: type[V]
    event_type: Any
    """The union of the game's events."""
    notation: Notation[A]
    """The short text forms of the actions, for keyboard, log, records and bots."""
    evaluator: Evaluator[S, A]
    """The worth of positions, for bots."""
    decisions: Decisions[Any, A]
    """The table that answers `actors`, `legal`, `check`, `apply` and `settle`."""
    takes_back_handover: bool = False
    """Whether a decision that passes the turn on can be taken back until somebody else acts."""

    def __init_subclass__(cls, **given: Any) -> None:
        """Guard the answers of a game, so that wrong use is told in words."""
        super().__init_subclass__(**given)
        for name, guard in GUARDS.items():
            if name in vars(cls):
                setattr(cls, name, guard(vars(cls)[name]))

    def __repr__(self) -> str:
        least, most = self.seats.start, self.seats.stop - 1
        return f"<game {self.id}, edition {self.edition}, {least} to {most} seats>"

    def check_setup(self, seats: int, options: Options) -> Refusal | None:
        """Why no game can begin with these seats and options; None when it can."""
        if seats not in self.seats:
            return WRONG_SEATS(seats=seats, least=self.seats.start, most=self.seats.stop - 1)
        try:
            as_chosen(options, self.options)
        except msgspec.ValidationError as error:
            return WRONG_OPTIONS(problem=str(error))
        return None

    def setup(self, seats: int, options: Options, rng: Rng) -> S:
        """The first state in which somebody decides. Raises `SetupRefused`."""
        refusal = self.check_setup(seats, options)
        if refusal is not None:
            raise SetupRefused(refusal)
        require_rng(rng)
        chosen = as_chosen(options, self.options)
        return self.settle(Turn(self.beginning(seats, chosen, rng))).state

    @abstractmethod
    def beginning(self, seats: int, options: Any, rng: Rng) -> S:
        """The state that `setup` settles; seats and options have been checked."""

    def prelude(self, state: S) -> tuple[Event, ...]:
        """The events before the first decision, such as the start of a round."""
        return ()

    def actors(self, state: S) -> frozenset[Seat]:
        """The seats whose decision is awaited; empty exactly when the game is over."""
        if type(state) is not self.state_type:
            require_state(self, state)
        return self.decisions.actors(state)

    def record_order(self, state: S) -> Sequence[Seat]:
        """The actors, first of all the one whose decision a record writes first.

        What they decide at the same time commutes, so that every order of arrival has one record.
        """
        return sorted(self.actors(state))

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """The orders that `check` allows, in canonical order, no two with the same effect."""
        if type(state) is not self.state_type:
            require_state(self, state)
        return self.decisions.legal(state, seat)

    def seldom(self, action: A) -> bool:
        """Whether hardly anybody gives this order: most random walks hold back from it."""
        return False

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why `seat` may not do this now; None when it may. Raises for no mistake of a player."""
        if type(state) is not self.state_type:
            require_state(self, state)
        refusal = self.decisions.check(state, seat, action)
        if refusal is not None and type(action) not in self.decisions.kinds:
            raise wrong_order(self, action)
        return refusal

    def apply(self, state: S, seat: Seat, action: A) -> Turn[S]:
        """The decision carried out. Trusts `check`, never mutates; only `play` calls it."""
        return self.decisions.apply(state, seat, action)

    def settle(self, turn: Turn[S]) -> Turn[S]:
        """Run what nobody decides, until somebody must or the game is over."""
        return self.decisions.settle(turn)

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """The facts that one seat may know, built up from nothing; None is a spectator."""

    def own_view(self, public: V, state: S, seat: Seat, /) -> V:
        """The view of a seat, made from that of a spectator: what it sees otherwise is put in.

        Always what `view` says; a game that answers it by `replace` shares the rest of the view
        between all eyes, and the server makes, compares and sends it once.
        """
        return self.view(state, seat)

    def seen_by(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as `seat` may know it; None when it may not know of it at all."""
        return event

    @abstractmethod
    def imagine(self, view: V, rng: Rng, /) -> S:
        """A full state consistent with the view, for search."""

    def redraw(self, state: S, rng: Rng) -> S:
        """The position as it is, with everything that no seat knows left to chance anew.

        All eyes see the same before and after. A game whose state holds a pile in its order
        shuffles it here.
        """
        return with_rng(state, rng)

    @abstractmethod
    def scores(self, state: S) -> Sequence[int]:
        """The score of each seat so far, as the final score counts it."""

    def round(self, state: S) -> int | None:
        """The round being played, counted from 1; None where a game has no rounds."""
        return None

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it runs."""

    def count_now(self, state: S) -> Outcome:
        """How it would end if it were counted now."""
        scores = enumerate(self.scores(state))
        return rank_scores({Seat(seat): {"score": score} for seat, score in scores}, "counted")

    def write(self, action: A) -> str:
        """The short text form of an action; `read` gives the action back."""
        try:
            return self.notation.write(action)
        except KeyError:
            raise wrong_order(self, action) from None

    def read(self, text: str) -> A | Refusal:
        """The action that a short text form stands for."""
        if not isinstance(text, str):
            raise TypeError(f"an order is read from a text, such as 'bid 2'; this is {text!r:.60}")
        return self.notation.read(text)


AnyRules = Rules[Any, Any, Any]
"""A game whose state nobody opens: all that server, bots and command line know of one."""
