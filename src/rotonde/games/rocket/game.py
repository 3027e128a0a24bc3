"""Stephenson's Rocket behind one object: the contract, answered by the chapters of the rulebook."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.rocket import later, log, menu, preview, scoring, sketch, why_not
from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.bot import EVALUATOR
from rotonde.games.rocket.events import AnyEvent, TurnBegan
from rotonde.games.rocket.notation import NOTATION
from rotonde.games.rocket.rules import ending, flow
from rotonde.games.rocket.rules.decisions import DECISIONS
from rotonde.games.rocket.state import MOST_STALL_ROUNDS, NUMBERS, RocketOptions, State, beginning
from rotonde.games.rocket.view import View, imagine, own_view
from rotonde.games.rocket.view import view as view_of
from rotonde.kernel.event import Event
from rotonde.kernel.ids import GameId, Seat, Thing
from rotonde.kernel.lesson import lesson_of
from rotonde.kernel.menu import Menu, Preview
from rotonde.kernel.outcome import Outcome
from rotonde.kernel.prospect import Prospect
from rotonde.kernel.refusal import Refusal
from rotonde.kernel.rng import Rng
from rotonde.kernel.rules import Options, Rules, Turn, as_chosen, require
from rotonde.kernel.step import actor
from rotonde.kernel.text import LogLine

META: Final = BOARD.tables.meta

EXTENSIONS: Final = NUMBERS.track_tiles + NUMBERS.companies
"""Each takes a tile, but for the first of each company."""
CLICKS: Final = 9
"""The most that one extension takes: a line, a hex, three bids with their hexes, an answer."""
PLACINGS: Final = NUMBERS.stations_per_player * META.players_max
PROGRESS: Final = EXTENSIONS + len(BOARD.markers) + PLACINGS
"""Actions that end a stall."""
STALL: Final = MOST_STALL_ROUNDS * NUMBERS.actions_per_turn * META.players_max
LONGEST: Final = EXTENSIONS * CLICKS + len(BOARD.markers) + PLACINGS + (PROGRESS + 1) * STALL * 2
"""A stall before and after each action that ends one, and two decisions in each of its moves."""


class Rocket(Rules[State, AnyAction, View]):
    """Seven railway companies that belong to nobody; the largest fortune wins."""

    id = GameId(META.slug)
    edition = 1
    seats = range(META.players_min, META.players_max + 1)
    options = RocketOptions
    longest = LONGEST
    state_type = State
    action_type = AnyAction
    view_type = View
    event_type = AnyEvent
    notation = NOTATION
    evaluator = EVALUATOR
    lesson = lesson_of(__package__)

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        require(self.check_setup(seats, options))
        return flow.settle(Turn(beginning(seats, as_chosen(options, RocketOptions)))).state

    def prelude(self, state: State) -> tuple[Event, ...]:
        return (TurnBegan(state.steps[-1].seat, state.round),)

    def actors(self, state: State) -> frozenset[Seat]:
        return actor(state.steps)

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        return DECISIONS.legal(state, seat)

    def check(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        return DECISIONS.check(state, seat, action)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Turn[State]:
        return DECISIONS.apply(state, seat, action)

    def settle(self, turn: Turn[State]) -> Turn[State]:
        return flow.settle(turn)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def own_view(self, public: View, state: State, seat: Seat) -> View:
        return own_view(public, state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view)

    def scores(self, state: State) -> Sequence[int]:
        return state.money

    def round(self, state: State) -> int:
        return state.round

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def counted(self, state: State) -> Outcome:
        found = scoring.outcome(state if state.end_reason else ending.finish(state, "tiles").state)
        assert found is not None
        return found

    def menu(self, state: State, seat: Seat) -> Menu | None:
        return menu.menu(state, seat)

    def preview(self, state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview | None:
        return preview.preview(state, seat, actions)

    def prospects(self, state: State, seat: Seat) -> Sequence[Prospect]:
        return tuple(later.prospects(state, seat))

    def unopposed(self, state: State) -> State:
        return later.unopposed(state)

    def why_not(self, state: State, seat: Seat | None, thing: Thing) -> Refusal:
        return why_not.why_not(state, seat, thing)

    def tell(self, event: Event) -> LogLine | None:
        return log.tell(event)

    def sketch(self, view: View) -> str:
        return sketch.sketch(view)


ROCKET: Final = Rocket()
