"""Railroad Tiles behind one object: the contract, answered by the chapters of the rulebook."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.games.tiles.actions import AnyAction
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot import EVALUATOR
from rotonde.games.tiles.events import AnyEvent
from rotonde.games.tiles.notation import NOTATION
from rotonde.games.tiles.rules import rounds, setup
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
from rotonde.games.tiles.view import View, imagine, own_view, view
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import Options, Rules, as_chosen

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
    decisions = DECISIONS
    beginning = staticmethod(setup.beginning)
    view = staticmethod(view)
    own_view = staticmethod(own_view)
    imagine = staticmethod(imagine)
    scores = staticmethod(totals.scores)
    takes_back_handover = True

    def check_setup(self, seats: int, options: Options) -> Refusal | None:
        refusal = super().check_setup(seats, options)
        return refusal or setup.options_refusal(seats, as_chosen(options, TilesOptions))

    def prelude(self, state: State) -> tuple[Event, ...]:
        return rounds.told_at_first(state)

    def record_order(self, state: State) -> Sequence[Seat]:
        return tuple(step.seat for step in open_steps(state))

    def round(self, state: State) -> int | None:
        return state.round

    def outcome(self, state: State) -> Outcome | None:
        found, judged = totals.outcome(state), totals.challenge_now(state)
        if found is None or judged is None or state.challenge is None:
            return found
        return replace(found, verdict=challenges.verdict(state.challenge, judged))


TILES: Final = Tiles()
