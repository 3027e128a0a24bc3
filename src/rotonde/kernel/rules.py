"""The contract of a game: what the engine, the bots, the server and the client may ask of it.

A game is one object that answers these questions. It holds no state of its own; a state is frozen
data, and the same question about the same state always has the same answer.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from rotonde.kernel.action import Action
from rotonde.kernel.challenge import Challenge
from rotonde.kernel.evaluate import Evaluator
from rotonde.kernel.event import Event
from rotonde.kernel.ids import GameId, Seat, Thing
from rotonde.kernel.lesson import Lesson
from rotonde.kernel.menu import Menu, Preview
from rotonde.kernel.notation import Notation
from rotonde.kernel.outcome import Outcome, ranked
from rotonde.kernel.prospect import Prospect
from rotonde.kernel.refusal import WRONG_OPTIONS, WRONG_SEATS, Refusal, SetupRefused
from rotonde.kernel.rng import Rng, with_rng
from rotonde.kernel.text import LogLine

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


class Turn(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """What one decision led to: the new state, and what happened on the way."""

    state: S
    events: tuple[Event, ...] = ()

    def then(self, go_on: Callable[[S], "Turn[S]"]) -> "Turn[S]":
        """This turn and what follows from its state."""
        after = go_on(self.state)
        return Turn(after.state, self.events + after.events)


class Rules(Protocol[S, A, V]):
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
    takes_back_handover: bool = False
    """Whether a decision that passes the turn on can be taken back until somebody else acts."""
    lesson: Lesson | None = None
    """A guided first game; None where nobody wrote one."""
    challenges: tuple[Challenge, ...] = ()
    """Tasks for whoever plays alone; the outcome of such a game has a verdict."""

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
        ...

    def prelude(self, state: S) -> tuple[Event, ...]:
        """What a log tells of the first state, before anybody has decided."""
        return ()

    def actors(self, state: S) -> frozenset[Seat]:
        """The seats whose decision is awaited; empty exactly when the game is over."""
        ...

    def record_order(self, state: S) -> Sequence[Seat]:
        """The actors, first of all the one whose decision a record writes first.

        What they decide at the same time commutes, so that every order of arrival has one record.
        """
        return sorted(self.actors(state))

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """All that `check` allows, in canonical order, no two with the same effect."""
        ...

    def seldom(self, action: A) -> bool:
        """Whether hardly anybody gives this order: most random walks hold back from it."""
        return False

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why `seat` may not do this now; None when it may. Never raises."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> Turn[S]:
        """The decision carried out. Trusts `check`, never mutates; only `play` calls it."""
        ...

    def settle(self, turn: Turn[S]) -> Turn[S]:
        """What nobody decides, run until somebody must or the game is over."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What one seat may know, built up from nothing; None is a spectator."""
        ...

    def own_view(self, public: V, state: S, seat: Seat) -> V:
        """The view of a seat, made from that of a spectator: what it sees otherwise is put in.

        Always what `view` says; a game that answers it by `replace` shares the rest of the view
        between all eyes, and the server makes, compares and sends it once.
        """
        return self.view(state, seat)

    def seen_by(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as `seat` may know it; None when it may not know of it at all."""
        return event

    def imagine(self, view: V, rng: Rng) -> S:
        """A full state consistent with the view, for search."""
        ...

    def redraw(self, state: S, rng: Rng) -> S:
        """The position as it is, with everything that no seat knows left to chance anew.

        All eyes see the same before and after. A game whose state holds a pile in its order
        shuffles it here.
        """
        return with_rng(state, rng)

    def scores(self, state: S) -> Sequence[int]:
        """What each seat has so far, as the final score counts it."""
        ...

    def round(self, state: S) -> int | None:
        """The round being played, counted from 1; None where a game has no rounds."""
        return None

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it runs."""
        ...

    def counted(self, state: S) -> Outcome:
        """How it would end if it were counted now."""
        scores = enumerate(self.scores(state))
        return ranked({Seat(seat): {"score": score} for seat, score in scores}, "counted")

    def menu(self, state: S, seat: Seat) -> Menu | None:
        """The legal actions for people; None when the seat has nothing to decide."""
        ...

    def preview(self, state: S, seat: Seat, actions: Sequence[A]) -> Preview | None:
        """What legal orders, given one after another, would bring about; None where they say it.

        Asked for the orders that somebody points at, up to the first that draws, reveals or passes
        the decision on. Told of the last of them, the others being given before it; some that a
        game gives together may share a card.
        """
        return None

    def prospects(self, state: S, seat: Seat) -> Sequence[Prospect]:
        """What the counts to come would bring a seat as things stand, by what it may know.

        The amounts of one source add up to what `counted` has under it.
        """
        return ()

    def unopposed(self, state: S) -> S:
        """The position once everybody else has let a decision pass, where they are asked."""
        return state

    def why_not(self, state: S, seat: Seat | None, thing: Thing) -> Refusal:
        """The answer to a click on something that is not offered."""
        ...

    def tell(self, event: Event) -> LogLine | None:
        """The event in words for the log; None when it says nothing new."""
        ...

    def sketch(self, view: V) -> str:
        """The board in plain text of any language, for a terminal; empty where there is none."""
        return ""

    def write(self, action: A) -> str:
        """The short text form of an action; `read` gives the action back."""
        return self.notation.write(action)

    def read(self, text: str) -> A | Refusal:
        """The action that a short text form stands for."""
        return self.notation.read(text)


AnyRules = Rules[Any, Any, Any]
"""A game whose state nobody opens: all that server, bots and command line know of one."""


def require(refusal: Refusal | None) -> None:
    """Raise `SetupRefused` where a game cannot begin."""
    if refusal is not None:
        raise SetupRefused(refusal)
