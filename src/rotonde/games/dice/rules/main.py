"""The turn, in which a seat does what it likes in any order (DIC-22 to DIC-24)."""

from typing import Final

from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.rules import income, rails, rolling, shares, stations, turns
from rotonde.games.dice.state import State, income_is_due
from rotonde.games.dice.steps import Main
from rotonde.kernel.law.decision import Decision


def legal_main(state: State, _step: Main) -> list[AnyAction]:
    """Income, rolls, shares, rails, stations, the end of the turn (DIC-23, DIC-24)."""
    due = income_is_due(state)
    return [
        *(income.INCOME if due else ()),
        *rolling.legal_rolls(state),
        *shares.legal_purchases(state),
        *rails.legal_rails(state),
        *stations.legal_stations(state),
        *(() if due else turns.END),
    ]


CHAPTERS: Final = (income, rolling, shares, rails, stations, turns)
ORDERS: Final = tuple([order for chapter in CHAPTERS for order in chapter.ORDERS])
DECISIONS: Final = (Decision(Main, legal_main, ORDERS),)
