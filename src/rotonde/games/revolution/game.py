"""Railroad Revolution behind one object: the contract, answered by the chapters of the rulebook."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import scoring
from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.bot import EVALUATOR
from rotonde.games.revolution.events import AnyEvent, MilestonesLooked
from rotonde.games.revolution.notation import NOTATION
from rotonde.games.revolution.rules import reshuffle, setup
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import KIT, RevolutionOptions, State
from rotonde.games.revolution.view import View, imagine, own_view, view
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.rules import Rules

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
    decisions = DECISIONS
    beginning = staticmethod(setup.beginning)
    view = staticmethod(view)
    own_view = staticmethod(own_view)
    imagine = staticmethod(imagine)
    redraw = staticmethod(reshuffle.redraw_piles)
    scores = staticmethod(scoring.scores)
    outcome = staticmethod(scoring.outcome)

    def seen_by(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, MilestonesLooked) and event.seat != seat:  # REV-112
            return replace(event, tiles=())
        return event

    def round(self, state: State) -> int:
        return max(1, state.round)  # set-up belongs to the first


REVOLUTION: Final = Revolution()
