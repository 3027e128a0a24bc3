"""The turn as people see it: everything that a seat may do, in one menu."""

from itertools import chain
from typing import Final

from rotonde.games.dice.desk import income, rails, rolling, shares, stations, turns
from rotonde.games.dice.desk.choices import END, INCOME, LAST_ROLL, ROLL, together
from rotonde.games.dice.rules.rails import legal_rails
from rotonde.games.dice.state import State, income_is_due, income_of
from rotonde.games.dice.steps import Main
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.menu import GROUP
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.text import Text
from rotonde.kernel.tools.identity_cache import cached_by_identity

PROMPTS: Final = {
    frozenset({INCOME}): "prompt-income",
    frozenset({INCOME, ROLL}): "prompt-income-roll",
    frozenset({ROLL, END}): "prompt-roll-end",
    frozenset({END}): "prompt-end",
}
"""The question where nothing else is left of a turn."""


def ask_turn(state: State, step: Main) -> Asked:
    """The question of a turn: the rest of it, the part that is done, and the income that is due."""
    offer = offer_turn(state, step)
    groups = map(GROUP, chain(offer.choices, offer.dials))
    left = frozenset(ROLL if group == LAST_ROLL else group for group in groups)
    done = {"income": flag(state.income_taken), "rolled": flag(state.rolled)}
    due = Text("hint-income", {"dice": income_of(state, state.seat)})
    return Asked(
        prompt=Text(PROMPTS.get(left, "prompt-main")),
        context=Text("over-last-year" if state.is_last_year else "over-turn", done),
        hint=due if income_is_due(state) else None,
    )


def flag(is_so: bool) -> str:
    """Whether something is so, for a sentence to choose by."""
    return "yes" if is_so else "no"


@cached_by_identity
def offer_turn(state: State, _step: Main) -> Offer:
    """Income, rolls, shares, rails, stations, the end of the turn; the question asks for it too."""
    return together(
        income.offer_income(state),
        rolling.offer_roll(state),
        shares.offer_shares(state),
        rails.offer_rails(state, legal_rails(state)),
        stations.offer_stations(state),
        turns.offer_end(state),
    )


CHAPTER: Final = DeskChapter(
    questions=(Question(Main, ask_turn, offer_turn),),
)
