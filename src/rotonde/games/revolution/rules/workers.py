"""What happens to workers and markers: promoting, advancing, discarding, exchanging, gaining.

Nothing here asks whether it may be done (REV-33, REV-37 to REV-39, REV-81).
"""

from functools import lru_cache

from msgspec.structs import replace

from rotonde.games.revolution.actions import (
    Advance,
    DiscardWorker,
    ExchangeGive,
    ExchangeTake,
    GainWorker,
    Promote,
)
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import COLOURS, Colour, MilestoneId
from rotonde.games.revolution.events import (
    TrackAdvanced,
    WorkerDiscarded,
    WorkerExchanged,
    WorkerGained,
    WorkerGiven,
    WorkerPromoted,
)
from rotonde.games.revolution.rules.changes import (
    Told,
    join,
    leave,
    opened,
    put_back,
    swapped,
)
from rotonde.games.revolution.rules.effects import close, unwind
from rotonde.games.revolution.state import (
    TRACK_NUMBERS,
    Company,
    OpenMilestone,
    State,
    added,
    gate_price,
    with_company,
)
from rotonde.games.revolution.steps import (
    EffectAdvance,
    EffectDiscard,
    EffectExchangeGive,
    EffectExchangeTake,
    EffectPromote,
)
from rotonde.kernel.ids import Seat
from rotonde.railway.bitset import bits


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


def promote(state: State, seat: Seat, action: Promote, told: Told) -> State:
    """A worker becomes a manager."""
    step, company = state.steps[-1], state.companies[seat]
    assert isinstance(step, EffectPromote)
    colour, tile = action.colour, action.milestone_id
    origin = company.crew.origin(colour, action.where)
    company = replace(
        company,
        crew=company.crew.without(colour, action.where),
        cash=company.cash - step.money_each,
    )
    slot = slot_of(company, tile, colour)
    wanted = BOARD.milestones[tile].managers[slot]
    told.append(WorkerPromoted(seat, colour, origin, tile, wanted, slot, step.money_each))
    after = with_company(state, seat, with_manager(company, tile, slot, colour))
    return unwind(swapped(after, replace(step, left=step.left - 1)), told)


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


def advance(state: State, seat: Seat, action: Advance, told: Told) -> State:
    """One step up a track, its gate paid at once (REV-38)."""
    step, company = state.steps[-1], state.companies[seat]
    assert isinstance(step, EffectAdvance)
    track = TRACK_NUMBERS[action.track]
    space = company.tracks[track] + 1
    kind, amount = gate_price(state, track, space) or (None, 0)
    vp = BOARD.tables.performance_track[track].vp[space]
    told.append(TrackAdvanced(seat, action.track, space, vp, kind, amount))
    company = replace(
        company,
        tracks=added(company.tracks, track, 1),
        cash=company.cash - (amount if kind == "money" else 0),
        shares=company.shares - (amount if kind == "shares" else 0),
    )
    after = swapped(with_company(state, seat, company), replace(step, left=step.left - 1))
    if kind == "worker":
        return opened(after, EffectDiscard(seat))
    return unwind(after, told)


def discard(state: State, seat: Seat, action: DiscardWorker, told: Told) -> State:
    """A worker goes to the supply, for a gate or a tile."""
    step = state.steps[-1]
    assert isinstance(step, EffectDiscard)
    origin = state.companies[seat].crew.origin(action.colour, action.where)
    told.append(WorkerDiscarded(seat, action.colour, origin, step.cause))
    after = put_back(leave(state, seat, action.colour, action.where), action.colour)
    return close(after, told)


def give(state: State, seat: Seat, action: ExchangeGive, told: Told) -> State:
    """A worker is in the hand, and another will be taken for it (REV-39)."""
    step = state.steps[-1]
    assert isinstance(step, EffectExchangeGive)
    origin = state.companies[seat].crew.origin(action.colour, action.where)
    told.append(WorkerGiven(seat, action.colour, origin))
    taking = EffectExchangeTake(seat, step.then, action.colour, action.where)
    return swapped(leave(state, seat, action.colour, action.where), taking)


def take(state: State, seat: Seat, action: ExchangeTake, told: Told) -> State:
    """The new worker goes to the stock, then the given one enters the supply (REV-39)."""
    step = state.steps[-1]
    assert isinstance(step, EffectExchangeTake)
    told.append(WorkerExchanged(seat, step.colour, action.colour))
    return close(put_back(join(state, seat, action.colour), step.colour), told)


def gain(state: State, seat: Seat, action: GainWorker, told: Told) -> State:
    """A worker of the supply joins the stock (REV-33)."""
    told.append(WorkerGained(seat, action.colour))
    return close(join(state, seat, action.colour), told)
