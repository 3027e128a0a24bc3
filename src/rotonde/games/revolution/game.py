"""Railroad Revolution behind one object: the contract, answered by the chapters of the rulebook."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import later, log, menu, preview, scoring, sketch, why_not
from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.bot import EVALUATOR
from rotonde.games.revolution.events import AnyEvent, MilestonesLooked
from rotonde.games.revolution.notation import NOTATION
from rotonde.games.revolution.rules import flow, redrawing, setup
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import KIT, RevolutionOptions, State
from rotonde.games.revolution.view import View, imagine, own_view
from rotonde.games.revolution.view import view as view_of
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

ROUNDS: Final = KIT.buildings_on_board + KIT.rails_on_board
"""Every turn takes a piece off the board, so that no game has more rounds."""
CLICKS: Final = 120
"""More than one turn takes: its parts, sales, hires, Market answers and milestones."""
LONGEST: Final = META.players_max * (ROUNDS * CLICKS + CLICKS)


class Revolution(Rules[State, AnyAction, View]):
    """Workers build rails, stations and telegraph offices; milestones win the game."""

    id = GameId(META.slug)
    edition = 1
    seats = range(META.players_min, META.players_max + 1)
    options = RevolutionOptions
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
        chosen = as_chosen(options, RevolutionOptions)
        return flow.settle(Turn(setup.beginning(seats, chosen, rng))).state

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

    def seen_by(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, MilestonesLooked) and event.seat != seat:  # REV-112
            return replace(event, tiles=())
        return event

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def redraw(self, state: State, rng: Rng) -> State:
        return redrawing.redrawn(state, rng)

    def scores(self, state: State) -> Sequence[int]:
        return scoring.scores(state)

    def round(self, state: State) -> int:
        return max(1, state.round)  # set-up belongs to the first

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def menu(self, state: State, seat: Seat) -> Menu | None:
        return menu.menu(state, seat)

    def preview(self, state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview | None:
        return preview.preview(state, seat, actions)

    def prospects(self, state: State, seat: Seat) -> Sequence[Prospect]:
        return tuple(later.prospects(state, seat))

    def why_not(self, state: State, seat: Seat | None, thing: Thing) -> Refusal:
        return why_not.why_not(state, seat, thing)

    def tell(self, event: Event) -> LogLine | None:
        return log.tell(event)

    def sketch(self, view: View) -> str:
        return sketch.sketch(view)


REVOLUTION: Final = Revolution()
