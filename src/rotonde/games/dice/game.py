"""Railroad Dice behind one object: the contract, answered by the chapters of the rulebook."""

from typing import Final

from rotonde.games.dice import scoring
from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.bot import EVALUATOR
from rotonde.games.dice.events import AnyEvent, TurnBegan, YearBegan
from rotonde.games.dice.notation import NOTATION
from rotonde.games.dice.rules import setup
from rotonde.games.dice.rules.decisions import DECISIONS
from rotonde.games.dice.state import DiceOptions, State
from rotonde.games.dice.view import View, imagine, own_view, view
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.rules import Rules

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
    decisions = DECISIONS
    beginning = staticmethod(setup.beginning)
    view = staticmethod(view)
    own_view = staticmethod(own_view)
    imagine = staticmethod(imagine)
    scores = staticmethod(scoring.passengers)
    outcome = staticmethod(scoring.outcome)

    def prelude(self, state: State) -> tuple[Event, ...]:
        return (YearBegan(state.year, state.first), TurnBegan(state.seat, state.year))

    def round(self, state: State) -> int:
        return state.year


DICE: Final = RailroadDice()
