"""The toy game as a table needs it: with words, a menu, a private event, rounds and an option."""

from typing import Any

import msgspec

from rotonde.kernel.desk.about import About, Explanations, row
from rotonde.kernel.desk.lesson import Lesson, lesson_in
from rotonde.kernel.desk.menu import Choice, Group, Menu
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId, Seat, Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import Options
from rotonde.kernel.law.text import LogLine, Text
from rotonde.kernel.law.thing import ThingKind
from tests.support.toy import (
    TOO_MUCH,
    Add,
    Added,
    AnyToyAction,
    Brag,
    Peek,
    Peeked,
    Roll,
    Toy,
    ToyDesk,
    ToyState,
    ToyView,
)

TOY_LESSON = """
seats = 2
learner = 2
end = "toy-end"
opening = "brag, add 1"

[[step]]
say = "toy-small"
await = "add 1 | add 2"
light = ["pile:small"]
then = "1: brag, add 3"

[[step]]
say = "toy-large"
await = "brag, add *"
not_yet = "toy-later"
"""
"""Seat 1 has added 1 before the learner comes; the lesson is over before the game is."""


class LoudOptions(Options, frozen=True):
    """One option, so that a wrong one can be given."""

    loud: bool = False


class ToyTable(Toy):
    """The toy with an option and rounds; only who peeks sees the secret."""

    id = GameId("toy")
    options = LoudOptions
    event_type: Any = Added | Peeked

    def round(self, state: ToyState) -> int | None:
        return 1 + sum(state.added) // 5

    def seen_by(self, event: Event, seat: Seat | None) -> Event | None:
        private = isinstance(event, Peeked) and event.seat != seat
        return None if private else event


class ToyOfAnotherEdition(ToyTable):
    """The same game after its rules changed."""

    edition = 2


TOY = ToyTable()


PILE = ThingKind("pile", seat=str)


def about_pile(view: ToyView, seat: str) -> About | None:
    """What a seat has added."""
    added = dict(zip("123456", view.added, strict=False)).get(seat)
    if added is None:
        return None
    return About(Text("toy-all"), "TOY-1", (row("toy-choice", added_so_far(added)),))


def added_so_far(amount: int) -> Text:
    return Text("toy-added", {"amount": amount})


class ToyTableDesk(ToyDesk):
    """The toy with a menu, a log and a lesson."""

    rules = TOY
    lesson: Lesson | None = lesson_in(TOY_LESSON)

    def menu(self, state: ToyState, seat: Seat) -> Menu | None:
        choices = [self.choice(action) for action in self.rules.legal(state, seat)]
        groups = (Group("all", Text("toy-all")),)
        return Menu(Text("toy-prompt"), groups, tuple(choices), ahead=True)

    def choice(self, action: AnyToyAction) -> Choice:
        return Choice(action, self.rules.write(action), Text("toy-choice"), "all")

    def tell(self, event: Event) -> LogLine | None:
        match event:
            case Added(seat=seat, amount=amount):
                return LogLine(Text("toy-added", {"amount": amount}), seat)
            case Peeked(seat=seat, secret=secret):
                return LogLine(Text("toy-peeked", {"secret": secret}), seat)
            case _:
                return None

    def about(self, view: ToyView, thing: Thing) -> About | Refusal:
        return Explanations[ToyView]({PILE: about_pile}).about(view, thing)

    def why_not(self, state: ToyState, seat: Seat | None, thing: Thing) -> Refusal:
        return TOO_MUCH(amount=len(thing))


class ToyDeskOfAnotherEdition(ToyTableDesk):
    """The desk of the game with other rules."""

    rules = ToyOfAnotherEdition()


TOY_DESK = ToyTableDesk()
ADD = [msgspec.json.encode(Add(amount)) for amount in range(4)[1:]]
ROLL, BRAG, PEEK = (msgspec.json.encode(action()) for action in (Roll, Brag, Peek))
