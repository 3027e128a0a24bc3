"""Milestones complete at the end of a turn, others take their place (REV-110 to REV-113)."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import events as past
from rotonde.games.revolution.actions import KeepMilestone
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import PILES, MilestoneId, Pile
from rotonde.games.revolution.reasons import NOT_LOOKED_AT
from rotonde.games.revolution.rules.changes import put_back
from rotonde.games.revolution.rules.setup import without_managers
from rotonde.games.revolution.rules.trades import not_at_this_step
from rotonde.games.revolution.scoring import is_complete
from rotonde.games.revolution.state import CONSTANTS, DRAWN_PILES, Company, OpenMilestone, State
from rotonde.games.revolution.steps import KeepingMilestone
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

NEXT_PILE: Final[Mapping[Pile, int]] = {"A1": 0, "A2": 0, "B": 1, "C": 2}
"""The pile of the replacement, as a number of the state's piles; D brings none (REV-112)."""


def complete_next(state: State) -> Turn[State] | None:
    """The first milestone that is complete, completed; None when no other is (REV-110)."""
    for seat in state.seats_from_active:
        company = state.companies[seat]
        ready = [tile for tile in company.milestones if is_complete(company, tile)]
        if ready:
            return complete(state, seat, min(ready, key=pile_number))
    return None


def pile_number(milestone: OpenMilestone) -> int:
    """A1, A2, B, C, D; of two from the same pile the older stands first."""
    return PILES.index(BOARD.milestones[milestone.id].pile)


def complete(state: State, seat: Seat, milestone: OpenMilestone) -> Turn[State]:
    """Managers go to the supply, the tile is turned down, another is looked for (REV-111)."""
    row, company = BOARD.milestones[milestone.id], state.companies[seat]
    managers = tuple(manager for manager in milestone.managers if manager is not None)
    company = replace(
        company,
        milestones=tuple(other for other in company.milestones if other != milestone),
        completed=(*company.completed, row.id),
    )
    state = state.with_company(seat, company)
    for colour in managers:
        state = put_back(state, colour)
    turn = Turn(state, (past.MilestoneCompleted(seat, row.id, row.vp, managers),))
    if state.is_last_turn or row.pile not in NEXT_PILE:  # REV-122, REV-112
        return turn
    return turn.then(lambda now: look(now, seat, NEXT_PILE[row.pile]))


def look(state: State, seat: Seat, number: int) -> Turn[State]:
    """The owner looks at the top of the pile, or at all of an open one (REV-112, REV-131)."""
    pile, name = state.piles[number], DRAWN_PILES[number]
    if not pile:
        return Turn(state)
    if state.options.open_milestones:
        keeping = KeepingMilestone(seat, name, len(pile), pile)
        offered = past.MilestoneOffered(seat, name, len(pile))
        return Turn(replace(state, steps=(keeping,)), (offered,))
    seen = pile[: CONSTANTS.milestone_draw]
    after = replace(
        state,
        companies=tuple(
            owner if other == seat else unsure(owner, seen)
            for other, owner in enumerate(state.companies)
        ),
        piles=with_pile(state, number, pile[len(seen) :]),
        steps=(KeepingMilestone(seat, name, len(seen), seen),),
    )
    return Turn(after, (past.MilestonesLooked(seat, name, len(seen), seen),))


def unsure(company: Company, seen: tuple[MilestoneId, ...]) -> Company:
    """Forget what a seat knew under a pile that another has looked at since."""
    if not set(company.sunk) & set(seen):
        return company
    return replace(company, sunk=tuple(tile for tile in company.sunk if tile not in seen))


def with_pile(
    state: State, number: int, pile: tuple[MilestoneId, ...]
) -> tuple[tuple[MilestoneId, ...], ...]:
    """All piles, with one of them changed."""
    return (*state.piles[:number], pile, *state.piles[number + 1 :])


# --- keeping one ----------------------------------------------------------------------------------


def legal_keeps(_state: State, step: KeepingMilestone) -> list[KeepMilestone]:
    """Each of those looked at, in the order of the data table."""
    tiles = sorted(step.tiles, key=BOARD.milestone_order.__getitem__)
    return [KeepMilestone(tile) for tile in tiles]


def check_keep(_state: State, step: KeepingMilestone, action: KeepMilestone) -> Refusal | None:
    """Is it one of those looked at (REV-112)?"""
    return None if action.id in step.tiles else NOT_LOOKED_AT()


def keep(state: State, step: KeepingMilestone, action: KeepMilestone) -> Turn[State]:
    """One is open; the others go under the pile in the order drawn (REV-112)."""
    others = tuple(tile for tile in step.tiles if tile != action.id)
    number = DRAWN_PILES.index(step.pile)
    company, pile = state.companies[step.seat], others
    company = replace(company, milestones=(*company.milestones, without_managers(action.id)))
    if not state.options.open_milestones:
        pile = state.piles[number] + others
        known = tuple(tile for tile in company.sunk if tile not in step.tiles)
        company = replace(company, sunk=known + others)
    after = replace(
        state,
        companies=state.companies_with(step.seat, company),
        piles=with_pile(state, number, pile),
        steps=(),
    )
    return Turn(after, (past.MilestoneKept(step.seat, action.id),))


DECISIONS: Final = (
    Decision(
        KeepingMilestone,
        legal_keeps,
        (Order(KeepMilestone, keep, check_keep),),
        not_at_this_step,
    ),
)
