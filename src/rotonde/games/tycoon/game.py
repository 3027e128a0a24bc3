"""Railroad Tycoon behind one object: the contract, answered by the chapters of the rulebook."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tycoon import later, log, menu, preview, sketch, why_not
from rotonde.games.tycoon.actions import (
    AnyAction,
    Bid,
    ChooseAction,
    IssueShare,
    StopBuilding,
)
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.bot import EVALUATOR
from rotonde.games.tycoon.components import Effect
from rotonde.games.tycoon.events import AnyEvent, TurnBegan
from rotonde.games.tycoon.notation import NOTATION
from rotonde.games.tycoon.rules import drawing, flow, setup
from rotonde.games.tycoon.rules.decisions import DECISIONS
from rotonde.games.tycoon.scoring import totals
from rotonde.games.tycoon.state import COSTS, LIMITS, State, TycoonOptions
from rotonde.games.tycoon.view import View, imagine, own_view
from rotonde.games.tycoon.view import view as view_of
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


def copies(effect: Effect) -> int:
    """How many cards have this effect."""
    return sum(card.copies for card in BOARD.cards.values() if card.effect == effect)


AUCTION: Final = COSTS.bid_max + META.players_max
GO: Final = 1 + LIMITS.tiles_per_build
"""The most decisions of an action: its kind, then tiles or a stop in place of the last."""
SEAT: Final = LIMITS.action_rounds * GO + LIMITS.voluntary_shares_per_turn
FIFTH: Final = copies("build_limit") * LIMITS.action_rounds
"""Each holder of such a card may stop before the fifth tile in every go, and so never use it."""
TURN: Final = AUCTION + SEAT * META.players_max + FIFTH
LONGEST: Final = (
    LIMITS.turns_max * TURN
    + copies("open_terrain_free_one_build")
    + copies("two_actions") * (3 + GO)
)
"""Auctions, goes, shares and fifth tiles of every turn; grants; two actions in place of one."""

HIGH_BID: Final = 5
"""More than this is seldom paid for the first place."""


class Tycoon(Rules[State, AnyAction, View]):
    """Links between cities, goods over them, shares to pay for both; most points win."""

    id = GameId(META.slug)
    edition = 2
    seats = range(META.players_min, META.players_max + 1)
    options = TycoonOptions
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
        chosen = as_chosen(options, TycoonOptions)
        return flow.settle(Turn(setup.beginning(seats, chosen, rng))).state

    def prelude(self, state: State) -> tuple[Event, ...]:
        return (TurnBegan(state.turn, state.first_player, False),)

    def actors(self, state: State) -> frozenset[Seat]:
        return actor(state.steps)

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        return DECISIONS.legal(state, seat)

    def seldom(self, action: AnyAction) -> bool:
        match action:
            case Bid(amount=amount):
                return amount > HIGH_BID
            case ChooseAction(kind="pass") | IssueShare() | StopBuilding():
                return True
        return False

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

    def redraw(self, state: State, rng: Rng) -> State:
        return drawing.redrawn(state, rng)

    def scores(self, state: State) -> Sequence[int]:
        return totals.scores(state)

    def round(self, state: State) -> int:
        return state.turn

    def outcome(self, state: State) -> Outcome | None:
        return totals.outcome(state)

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


TYCOON: Final = Tycoon()
