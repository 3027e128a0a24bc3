"""Railroad Tycoon behind one object: the contract, answered by the chapters of the rulebook."""

from typing import Final

from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.bot import EVALUATOR
from rotonde.games.tycoon.components import Effect
from rotonde.games.tycoon.events import AnyEvent, TurnBegan
from rotonde.games.tycoon.notation import NOTATION
from rotonde.games.tycoon.rules import auction, bag, building, choosing, setup
from rotonde.games.tycoon.rules.decisions import DECISIONS
from rotonde.games.tycoon.scoring import totals
from rotonde.games.tycoon.state import COSTS, LIMITS, State, TycoonOptions
from rotonde.games.tycoon.view import View, imagine, own_view, view
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.rules import Rules

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
SELDOM: Final = frozenset[AnyAction](
    [bid for amount, bid in auction.BIDS.items() if amount > HIGH_BID]
    + [choosing.CHOICES["pass"], choosing.ISSUE, building.STOP]
)


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
    decisions = DECISIONS
    beginning = staticmethod(setup.beginning)
    view = staticmethod(view)
    own_view = staticmethod(own_view)
    imagine = staticmethod(imagine)
    redraw = staticmethod(bag.redraw_deck)
    scores = staticmethod(totals.scores)
    outcome = staticmethod(totals.outcome)

    def prelude(self, state: State) -> tuple[Event, ...]:
        return (TurnBegan(state.turn, state.first_player, False),)

    def seldom(self, action: AnyAction) -> bool:
        return action in SELDOM

    def round(self, state: State) -> int:
        return state.turn


TYCOON: Final = Tycoon()
