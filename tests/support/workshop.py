"""A throw-away game whose menu has every part there is; it stands in no catalogue.

In a turn a seat delivers (cube, city, way), bids, rolls two kinds of dice, ticks parts off in any
order, stakes one of seven hundred plots, sells or hires beside all that, and ends the turn. Every
decision but a roll and the end can be taken back. After four turns the game is over.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from rotonde.kernel.desk.desk import Desk
from rotonde.kernel.desk.menu import (
    Checklist,
    ChecklistPart,
    Choice,
    Closed,
    Dial,
    Group,
    Menu,
    Pick,
    Preview,
    Span,
    WordSign,
)
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.evaluator import Evaluator
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId, Seat, Thing
from rotonde.kernel.law.notation import Form, Notation
from rotonde.kernel.law.outcome import Outcome, rank_scores
from rotonde.kernel.law.refusal import GAME_OVER, NOT_YOUR_DECISION, Reason, Refusal
from rotonde.kernel.law.rng import Rng, below
from rotonde.kernel.law.rules import Options, Rules
from rotonde.kernel.law.text import LogLine, Seated, Text
from rotonde.kernel.law.turn import Turn

CUBES: Final = ("red", "blue", "black")
CITIES: Final = ("york", "hull")
WAYS: Final = ("north", "south")
COLOURS: Final = ("white", "grey")
PARTS: Final = ("rail", "reward")
PLOTS: Final = 700
MOST_BID: Final = 99
MOST_DICE: Final = 6
TURNS: Final = 4

TOO_MANY = Reason("too-many-dice", "WOR-1")
NO_SUCH = Reason("no-such-thing", "WOR-2")
CLOSED_NOW = Reason("closed-now", "WOR-3")


class Deliver(Action, frozen=True):
    """Three things deep."""

    cube: str
    city: str
    way: str


class Bid(Action, frozen=True):
    """One number."""

    amount: int


class Roll(Action, frozen=True):
    """Two numbers, at most six together; what is rolled stays."""

    hidden: int
    jokers: int


class Tick(Action, frozen=True):
    """A part of the checklist."""

    part: str


class Stake(Action, frozen=True):
    """One of very many."""

    plot: int


class Sell(Action, frozen=True):
    """Beside the main question."""


class Hire(Action, frozen=True):
    """Beside the main question, one of two."""

    colour: str


class EndTurn(Action, frozen=True):
    """The other seat goes on."""


AnyWork = Deliver | Bid | Roll | Tick | Stake | Sell | Hire | EndTurn


class Worked(Event, frozen=True):
    """A seat did something."""

    seat: Seat
    order: str


class WorkState(msgspec.Struct, frozen=True):
    """Who did how much, what is ticked off in this turn, and the dice."""

    done: tuple[int, ...]
    ticked: tuple[str, ...]
    turn: int
    rng: Rng

    @property
    def seats(self) -> int:
        """The seats at the table."""
        return len(self.done)


class WorkView(msgspec.Struct, frozen=True):
    """All but the dice."""

    done: tuple[int, ...]
    ticked: tuple[str, ...]
    turn: int


class WorkEvaluator(Evaluator[WorkState, AnyWork]):
    """Busy is good."""

    def values(self, state: WorkState) -> Sequence[float]:
        return state.done


NOTATION: Final[Notation[AnyWork]] = Notation(
    (
        Form("deliver", Deliver),
        Form("bid", Bid),
        Form("roll", Roll, "hidden+jokers"),
        Form("tick", Tick),
        Form("stake", Stake),
        Form("sell", Sell),
        Form("hire", Hire),
        Form("end", EndTurn),
    )
)
DELIVERIES: Final = tuple(
    Deliver(*way) for way in ((c, t, w) for c in CUBES for t in CITIES for w in WAYS)
)
STAKES: Final = tuple(map(Stake, range(PLOTS)))
BIDS: Final = tuple(map(Bid, range(1, MOST_BID + 1)))
ROLLS: Final = tuple(
    Roll(h, j) for h in range(MOST_DICE + 1) for j in range(MOST_DICE + 1) if 0 < h + j <= MOST_DICE
)


class Workshop(Rules[WorkState, AnyWork, WorkView]):
    """Every part of a menu in one game."""

    id = GameId("workshop")
    edition = 1
    seats = range(1, 3)
    options = Options
    longest = 10_000
    state_type = WorkState
    action_type: Any = AnyWork
    view_type = WorkView
    event_type: Any = Worked
    notation = NOTATION
    evaluator = WorkEvaluator()

    def beginning(self, seats: int, options: Options, rng: Rng) -> WorkState:
        return WorkState((0,) * seats, (), 0, rng)

    def actors(self, state: WorkState) -> frozenset[Seat]:
        return frozenset() if state.turn >= TURNS else frozenset({active(state)})

    def legal(self, state: WorkState, seat: Seat) -> Sequence[AnyWork]:
        if seat not in self.actors(state):
            return ()
        ticks = (Tick(part) for part in PARTS if part not in state.ticked)
        hires = map(Hire, COLOURS)
        return (*DELIVERIES, *BIDS, *ROLLS, *ticks, *STAKES, Sell(), *hires, EndTurn())

    def check(self, state: WorkState, seat: Seat, action: AnyWork) -> Refusal | None:
        if not self.actors(state):
            return GAME_OVER()
        if seat != active(state):
            return NOT_YOUR_DECISION(seat=Seated(active(state)))
        if isinstance(action, Roll) and action.hidden + action.jokers > MOST_DICE:
            return TOO_MANY(most=MOST_DICE)
        return None if action in self.legal(state, seat) else NO_SUCH()

    def apply(self, state: WorkState, seat: Seat, action: AnyWork) -> Turn[WorkState]:
        done = tuple(n + (s == seat) for s, n in enumerate(state.done))
        after = replace(state, done=done)
        if isinstance(action, Tick):
            after = replace(after, ticked=(*state.ticked, action.part))
        if isinstance(action, Roll):
            after = replace(after, rng=below(state.rng, 6)[1])
        if isinstance(action, EndTurn):
            after = replace(after, ticked=(), turn=state.turn + 1)
        return Turn(after, (Worked(seat, NOTATION.write(action)),))

    def settle(self, turn: Turn[WorkState]) -> Turn[WorkState]:
        return turn

    def view(self, state: WorkState, seat: Seat | None) -> WorkView:
        return WorkView(state.done, state.ticked, state.turn)

    def imagine(self, view: WorkView, rng: Rng) -> WorkState:
        return WorkState(view.done, view.ticked, view.turn, rng)

    def scores(self, state: WorkState) -> Sequence[int]:
        return state.done

    def outcome(self, state: WorkState) -> Outcome | None:
        if self.actors(state):
            return None
        return rank_scores({Seat(s): {"work": n} for s, n in enumerate(state.done)}, "turns")


WORKSHOP: Final = Workshop()


class WorkshopDesk(Desk[WorkState, AnyWork, WorkView]):
    """Every part of a menu at one desk."""

    rules = WORKSHOP

    def menu(self, state: WorkState, seat: Seat) -> Menu | None:
        return menu(state) if seat in self.rules.actors(state) else None

    def preview(self, pointed: Pointed[WorkState, AnyWork]) -> Preview | None:
        order = NOTATION.write(pointed.action)
        return Preview(Text(f"do {order}"), signs=(WordSign(Thing("bench"), "ghost"),))

    def why_not(self, state: WorkState, seat: Seat | None, thing: Thing) -> Refusal:
        return NO_SUCH()

    def tell(self, event: Event) -> LogLine | None:
        return (
            LogLine(Text(f"did {event.order}"), event.seat) if isinstance(event, Worked) else None
        )


def active(state: WorkState) -> Seat:
    """Whose turn it is."""
    return Seat(state.turn % len(state.done))


# --- the menu -----------------------------------------------------------------------------------

GROUPS: Final = tuple(
    Group(id, Text(id), quiet=id == "stakes", standing=id in ("sell", "hire"))
    for id in ("deliver", "bid", "roll", "parts", "stakes", "upgrade", "end", "sell", "hire")
)


def menu(state: WorkState) -> Menu:
    """Every part there is."""
    return Menu(
        prompt=Text("what next?"),
        groups=tuple(g for g in GROUPS if g.id != "parts" or len(state.ticked) < len(PARTS)),
        choices=(*FIXED, *tick_choices(state)),
        dials=(bid_dial(), roll_dial()),
        closed=(Closed(Text("upgrade"), "upgrade", CLOSED_NOW(), (Thing("engine"),)),),
        picks=tuple(Pick(Thing(f"cube:{cube}"), Text(cube), Text("where to?")) for cube in CUBES),
        checklist=Checklist(Text("this turn"), tuple(part(state, name) for name in PARTS)),
    )


def fixed_choices() -> Iterator[Choice]:
    """What is offered in every turn."""
    for worth, delivery in enumerate(DELIVERIES):
        path = (f"cube:{delivery.cube}", f"city:{delivery.city}", f"way:{delivery.way}")
        yield choice(delivery, "deliver", *path, worth=worth)
    for stake in STAKES:
        yield choice(stake, "stakes", f"plot:{stake.plot}")
    yield choice(Sell(), "sell", "purse")
    for colour in COLOURS:
        yield choice(Hire(colour), "hire", f"worker:{colour}")
    yield choice(EndTurn(), "end")


def tick_choices(state: WorkState) -> Iterator[Choice]:
    """The parts that are still due."""
    for name in PARTS:
        if name not in state.ticked:
            yield choice(Tick(name), "parts", f"part:{name}")


def choice(action: AnyWork, group: str, *things: str, worth: int | None = None) -> Choice:
    notation = NOTATION.write(action)
    return Choice(action, notation, Text(notation), group, tuple(map(Thing, things)), worth=worth)


def bid_dial() -> Dial:
    span = Span("amount", Text("amount"), 1, MOST_BID, 3)
    return Dial("bid {amount}", Text("bid"), "bid", (span,), (Thing("hammer"),))


def roll_dial() -> Dial:
    spans = (
        Span("hidden", Text("hidden"), 0, MOST_DICE, 1, thing=Thing("die:hidden")),
        Span("jokers", Text("jokers"), 0, MOST_DICE, 0, thing=Thing("die:joker")),
    )
    return Dial("roll {hidden}+{jokers}", Text("roll"), "roll", spans)


def part(state: WorkState, name: str) -> ChecklistPart:
    return ChecklistPart(
        Thing(f"part:{name}"), Text(name), "done" if name in state.ticked else "due"
    )


FIXED: Final = tuple(fixed_choices())
"""Made once: their words and things hang on the action alone."""

WORKSHOP_DESK: Final = WorkshopDesk()
