"""Promotions: a worker becomes the manager of a milestone (REV-37)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import Promote
from rotonde.games.revolution.board import BOARD, COLOUR_NUMBERS
from rotonde.games.revolution.components.ids import COLOURS, Colour, MilestoneId
from rotonde.games.revolution.events import WorkerPromoted
from rotonde.games.revolution.reasons import (
    MILESTONE_NOT_OPEN,
    NO_SLOT_FOR_COLOUR,
    PROMOTION_TOO_DEAR,
)
from rotonde.games.revolution.rules.changes import with_last_step
from rotonde.games.revolution.rules.chapter import Chapter, Look, Rule, Toll, Why
from rotonde.games.revolution.rules.effects import unwind
from rotonde.games.revolution.rules.stopping import STOP, STOP_RULE, only_stop
from rotonde.games.revolution.rules.workers import why_worker
from rotonde.games.revolution.state import Company, OpenMilestone, State
from rotonde.games.revolution.steps import EffectPromote
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import bits, union


@lru_cache(maxsize=1 << 12)
def colours_wanted(milestones: tuple[OpenMilestone, ...]) -> int:
    """The colours that any of these milestones has an empty slot for, as a set."""
    return union(map(openings, milestones))


@lru_cache(maxsize=1 << 12)
def openings(milestone: OpenMilestone) -> int:
    """The colours that a milestone has an empty slot for, as a set of their numbers."""
    return bits(n for n, colour in enumerate(COLOURS) if free_slot(milestone, colour) is not None)


def free_slot(milestone: OpenMilestone, colour: Colour) -> int | None:
    """The first empty slot that takes a manager of this colour (REV-37)."""
    wanted = BOARD.milestones[milestone.id].managers
    for slot, (want, manager) in enumerate(zip(wanted, milestone.managers, strict=True)):
        if manager is None and want in (colour, "any"):
            return slot
    return None


def promotable(company: Company) -> bool:
    """Whether any available worker fits any slot."""
    return bool(colours_wanted(company.milestones) & company.crew.colours)


def wants_managers(company: Company) -> bool:
    """Whether a slot of an open milestone is empty."""
    return any(None in milestone.managers for milestone in company.milestones)


def candidates(state: State, step: EffectPromote) -> Iterator[Promote]:
    """Every available worker with every open milestone that has a slot for it."""
    company = state.companies[step.seat]
    if not promotable(company) or company.cash < step.money_each:
        return
    tiles = sorted(company.milestones, key=lambda tile: BOARD.milestone_order[tile.id])
    for colour, where in company.crew.references:
        for tile in tiles:
            if openings(tile) >> COLOUR_NUMBERS[colour] & 1:
                yield Promote(colour, where, tile.id)


def why(state: State, step: EffectPromote, action: Promote, _look: Look) -> Why:
    """May this worker be promoted there?"""
    company = state.companies[step.seat]
    wrong = why_worker(company, action.colour, action.where)
    if wrong is not None:
        return wrong
    mine = [each for each in company.milestones if each.id == action.milestone_id]
    if not mine:
        return MILESTONE_NOT_OPEN()
    if free_slot(mine[0], action.colour) is None:
        colour = Named(f"worker-{action.colour}")
        return NO_SLOT_FOR_COLOUR(milestone=mine[0].id, colour=colour)
    if company.cash < step.money_each:
        return PROMOTION_TOO_DEAR(price=step.money_each, money=company.cash)
    return None


def toll(_state: State, step: EffectPromote, _action: Promote) -> Toll:
    """Its price, and the worker."""
    return Toll(step.money_each, 1)


def promote(state: State, step: EffectPromote, action: Promote) -> Turn[State]:
    """A worker becomes a manager."""
    seat, colour, tile = step.seat, action.colour, action.milestone_id
    company = state.companies[seat]
    origin = company.crew.origin(colour, action.where)
    company = replace(
        company,
        crew=company.crew.without(colour, action.where),
        cash=company.cash - step.money_each,
    )
    slot = slot_of(company, tile, colour)
    wanted = BOARD.milestones[tile].managers[slot]
    event = WorkerPromoted(seat, colour, origin, tile, wanted, slot, step.money_each)
    after = state.with_company(seat, with_manager(company, tile, slot, colour))
    after = with_last_step(after, replace(step, left=step.left - 1))
    return Turn(after, (event,)).then(unwind)


def slot_of(company: Company, tile: MilestoneId, colour: Colour) -> int:
    """The slot that a manager of this colour takes."""
    slots = (free_slot(each, colour) for each in company.milestones if each.id == tile)
    return next(slot for slot in slots if slot is not None)


def with_manager(company: Company, tile: MilestoneId, slot: int, colour: Colour) -> Company:
    """The company with one more manager."""
    return replace(
        company,
        milestones=tuple(
            replace(m, managers=(*m.managers[:slot], colour, *m.managers[slot + 1 :]))
            if m.id == tile
            else m
            for m in company.milestones
        ),
    )


CHAPTERS: Final = (
    Chapter(
        EffectPromote,
        (Rule(Promote, promote, why, toll), STOP_RULE),
        candidates,
        only_stop,
        STOP,
    ),
)
