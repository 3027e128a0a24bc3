"""The answer to a click that could mean many orders: that of the one nearest to the rules."""

from collections.abc import Iterable
from typing import Final

from rotonde.games.dice import reasons
from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.rules.decisions import DECISIONS
from rotonde.games.dice.state import State
from rotonde.kernel.law.refusal import Refusal

VAGUE: Final = {
    reason.code
    for reason in (
        reasons.OUT_IS_ENTRY,
        reasons.NO_SHAPE_IN_FRONT,
        reasons.NO_JOKER_IN_FRONT,
        reasons.SURCHARGE_OTHERWISE,
        reasons.NOT_THE_DIRECTOR,
        reasons.STATION_WRONG_GROUND,
        reasons.DIE_NOT_IN_FRONT,
        reasons.JOKER_NOT_NEEDED,
    )
}
"""Refusals of one way to do something, which answer only where no other way says more."""
OFF_LINE: Final = {reasons.NOT_A_NEXT_CELL.code, reasons.CELL_TAKEN.code}
NEAREST: Final = {reasons.STATION_TOO_DEAR.code}
"""Refusals that come first: a kind of station that lacks dice alone, before one on wrong ground."""


def refusals_of(state: State, orders: Iterable[AnyAction]) -> list[Refusal | None]:
    """The answers of the rules to each of these orders."""
    return [DECISIONS.check(state, state.seat, order) for order in orders]


def nearest_refusal(state: State, orders: Iterable[AnyAction]) -> Refusal | None:
    """The answer to a click that could mean any of these orders; None where it means none."""
    refusals = refusals_of(state, orders)
    if None in refusals:
        return reasons.IS_OFFERED()
    return min([one for one in refusals if one is not None], key=vagueness, default=None)


def vagueness(refusal: Refusal) -> tuple[bool, ...]:
    """How little a refusal says: of a cell beside the line less than of one on it."""
    return refusal.code in OFF_LINE, refusal.code in VAGUE, refusal.code not in NEAREST
