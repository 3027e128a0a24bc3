"""Orders worth a look: shares are sold and workers hired for a purpose alone."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.revolution.actions import AnyAction, FinishAction, HireWorker, SellShare
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.bot.milestones import turns_missing
from rotonde.games.revolution.state import HIRE, MINIMUM, Company, State
from rotonde.games.revolution.steps import ChooseWorker, MarketOffer, ResolveAction
from rotonde.kernel.law.ids import Seat

RICH: Final = 2 * HIRE
"""Money with which a manager is hired before the rest of its milestone is there."""
FREE: Final = (SellShare, HireWorker)
"""Orders that may be given at nearly every step, and are worth it at few."""


def worth_a_look(
    state: State, seat: Seat, action: SellShare | HireWorker, legal: Sequence[AnyAction]
) -> bool:
    """Shares are sold for what is due, workers hired for a milestone that only lacks them."""
    step, company = state.steps[-1], state.companies[seat]
    if isinstance(action, SellShare):
        if not isinstance(step, ResolveAction) or step.pieces:
            return False
        return FinishAction() not in legal or lacks_the_wage(company, step)
    if isinstance(step, MarketOffer | ResolveAction) and too_few(state, seat):
        return True
    if isinstance(step, ResolveAction):
        return step.slot and not step.pieces and action.colour in managers_needed(company)
    return isinstance(step, ChooseWorker) and action.colour in managers_needed(company)


def lacks_the_wage(company: Company, step: ResolveAction) -> bool:
    """Whether shares would pay for a manager that this action can still promote."""
    wage = HIRE + step.due
    return step.slot and company.cash < wage <= company.liquid and bool(managers_needed(company))


def too_few(state: State, seat: Seat) -> bool:
    """Whether a seat is below the minimum."""
    return state.companies[seat].crew.available < MINIMUM


def managers_needed(company: Company) -> set[str]:
    """Managers to hire: those that alone complete a milestone, all of them for the rich."""
    out: set[str] = set()
    for tile in company.milestones:
        row = BOARD.milestones[tile.id]
        if company.liquid >= RICH or not any(
            turns_missing(company, each) for each in row.conditions
        ):
            for wanted, manager in zip(row.managers, tile.managers, strict=True):
                if manager is None and wanted != "any" and not has(company, wanted):
                    out.add(wanted)
    return out


def has(company: Company, colour: str) -> bool:
    """Whether a worker of this colour is available."""
    return any(held == colour for held, _ in company.crew.references)
