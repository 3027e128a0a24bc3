"""Railroad Tiles behind one object: the contract, answered by the chapters of the rulebook."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.games.tiles import later, log, menu, sketch, why_not
from rotonde.games.tiles.actions import AnyAction
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot import EVALUATOR
from rotonde.games.tiles.events import AnyEvent
from rotonde.games.tiles.notation import NOTATION
from rotonde.games.tiles.preview import preview
from rotonde.games.tiles.rules import flow, rounds, setup
from rotonde.games.tiles.rules.decisions import DECISIONS
from rotonde.games.tiles.scoring import challenges, totals
from rotonde.games.tiles.state import (
    APPLIES,
    CONSTANTS,
    HALLS,
    ROUNDS,
    State,
    TilesOptions,
    open_steps,
)
from rotonde.games.tiles.view import View, imagine, own_view
from rotonde.games.tiles.view import view as view_of
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

LARGEST_COLUMN: Final = max(BOARD.tables.printed_columns)
ROUND: Final = 1 + LARGEST_COLUMN + 1 + len(HALLS) + 1
"""The most decisions of a seat in a round: a column, tiles, the end, pieces, the end."""
LONGEST: Final = META.players_max * (1 + ROUNDS * ROUND + CONSTANTS.objectives_per_player)


class Tiles(Rules[State, AnyAction, View]):
    """Everybody lays roads and rails from the same columns; the best map wins."""

    id = GameId(META.slug)
    edition = 1
    seats = range(META.players_min, META.players_max + 1)
    options = TilesOptions
    applies = APPLIES
    longest = LONGEST
    state_type = State
    action_type = AnyAction
    view_type = View
    event_type = AnyEvent
    notation = NOTATION
    evaluator = EVALUATOR
    lesson = lesson_of(__package__)
    challenges = tuple(map(challenges.offered, BOARD.tables.challenge))
    takes_back_handover = True

    def check_setup(self, seats: int, options: Options) -> Refusal | None:
        refusal = super().check_setup(seats, options)
        return refusal or setup.check_options(seats, as_chosen(options, TilesOptions))

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        require(self.check_setup(seats, options))
        chosen = as_chosen(options, TilesOptions)
        return flow.settle(Turn(setup.beginning(seats, chosen, rng))).state

    def prelude(self, state: State) -> tuple[Event, ...]:
        return rounds.told_at_first(state)

    def actors(self, state: State) -> frozenset[Seat]:
        if state.options.parallel or not state.steps:
            return frozenset(step.seat for step in open_steps(state))
        return actor(state.steps)

    def record_order(self, state: State) -> Sequence[Seat]:
        return tuple(step.seat for step in open_steps(state))

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
        return own_view(public, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def scores(self, state: State) -> Sequence[int]:
        return totals.scores(state)

    def round(self, state: State) -> int | None:
        return state.round

    def outcome(self, state: State) -> Outcome | None:
        found, judged = totals.outcome(state), totals.challenge_now(state)
        if found is None or judged is None or state.challenge is None:
            return found
        return replace(found, verdict=challenges.verdict(state.challenge, judged))

    def menu(self, state: State, seat: Seat) -> Menu | None:
        return menu.menu(state, seat)

    def preview(self, state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview | None:
        return preview(state, seat, actions)

    def prospects(self, state: State, seat: Seat) -> Sequence[Prospect]:
        return tuple(later.prospects(state, seat))

    def why_not(self, state: State, seat: Seat | None, thing: Thing) -> Refusal:
        return why_not.why_not(state, seat, thing)

    def tell(self, event: Event) -> LogLine | None:
        return log.tell(event)

    def sketch(self, view: View) -> str:
        return sketch.sketch(view)


TILES: Final = Tiles()
