"""Railroad Dice behind one object: the contract, answered by the chapters of the rulebook."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.dice import later, log, menu, preview, scoring, sketch, why_not
from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.bot import EVALUATOR
from rotonde.games.dice.events import AnyEvent, TurnBegan, YearBegan
from rotonde.games.dice.notation import NOTATION
from rotonde.games.dice.rules import flow, setup
from rotonde.games.dice.rules.decisions import DECISIONS
from rotonde.games.dice.state import DiceOptions, State
from rotonde.games.dice.view import View, imagine, own_view
from rotonde.games.dice.view import view as view_of
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

RAIL_DICE: Final = max(BOARD.tables.options.dice_total)
SHARES: Final = BOARD.tables.components.shares_per_company * len(BOARD.companies)
LINE: Final = BOARD.tables.components.small_tiles * (len(BOARD.positions) + 1)
"""Dice and tiles that can ever be laid."""
TURN: Final = 3 + RAIL_DICE
"""Income, roll and end, and a die given back for each there is."""
YEARS: Final = BOARD.tables.safeguard.idle_years * (LINE + 1)
"""No more years in a row than that pass without a die laid."""
MARKET: Final = RAIL_DICE
"""The most shares that can change hands in a turn: each takes a front die."""
LONGEST: Final = LINE + SHARES + YEARS * META.players_max * (TURN + MARKET)


class RailroadDice(Rules[State, AnyAction, View]):
    """One line for all; companies fought over by shares; the most passengers win."""

    id = GameId(META.slug)
    edition = 1
    seats = range(META.players_min, META.players_max + 1)
    options = DiceOptions
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
        chosen = as_chosen(options, DiceOptions)
        return setup.beginning(seats, chosen, rng)

    def prelude(self, state: State) -> tuple[Event, ...]:
        return (YearBegan(state.year, state.first), TurnBegan(state.seat, state.year))

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
        return imagine(view, rng)

    def scores(self, state: State) -> Sequence[int]:
        return scoring.passengers(state)

    def round(self, state: State) -> int:
        return state.year

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


DICE: Final = RailroadDice()
