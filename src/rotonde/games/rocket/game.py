"""Stephenson's Rocket behind one object: the contract, answered by the chapters of the rulebook."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.rocket import scoring
from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.bot import EVALUATOR
from rotonde.games.rocket.events import AnyEvent, TurnBegan
from rotonde.games.rocket.notation import NOTATION
from rotonde.games.rocket.rules import ending
from rotonde.games.rocket.rules.decisions import DECISIONS
from rotonde.games.rocket.state import MOST_STALL_ROUNDS, NUMBERS, RocketOptions, State, beginning
from rotonde.games.rocket.view import View, imagine, own_view, view
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Rules

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
    decisions = DECISIONS
    view = staticmethod(view)
    own_view = staticmethod(own_view)
    imagine = staticmethod(imagine)
    outcome = staticmethod(scoring.outcome)

    def beginning(self, seats: int, options: RocketOptions, rng: Rng) -> State:
        return beginning(seats, options)

    def prelude(self, state: State) -> tuple[Event, ...]:
        return (TurnBegan(state.steps[-1].seat, state.round),)

    def scores(self, state: State) -> Sequence[int]:
        return state.money

    def round(self, state: State) -> int:
        return state.round

    def count_now(self, state: State) -> Outcome:
        found = scoring.outcome(state if state.end_reason else ending.finish(state, "tiles").state)
        assert found is not None
        return found


ROCKET: Final = Rocket()
