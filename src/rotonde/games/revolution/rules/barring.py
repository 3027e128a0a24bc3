"""What an order is refused for where only its consequences forbid it (REV-34, REV-64).

An effect may look as if it did nothing because every choice in it leads into a corner: then the
corner is the reason, not that there was nothing to do (REV-36).
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import AnyAction, DiscardWorker, FlipTrain, ResolvePart
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ops import AnyOp, Effects
from rotonde.games.revolution.reasons import NO_WAY_ON, TOO_DEAR, TOO_FEW_WORKERS
from rotonde.games.revolution.rules.changes import leave, pay, swapped
from rotonde.games.revolution.rules.doing import after
from rotonde.games.revolution.rules.effects import AT_ONCE, STEPS
from rotonde.games.revolution.rules.foresight import NEVER, Outlook, margin, shortage
from rotonde.games.revolution.rules.offering import CHOICES, bonus_after
from rotonde.games.revolution.state import HIRE, MINIMUM, State, liquid, trains_of
from rotonde.games.revolution.steps import EffectDiscard, EffectFlip
from rotonde.kernel.ids import Seat
from rotonde.kernel.refusal import Refusal

ABSURD: Final = -NEVER // 10
"""Costs beyond this are no sums of money but the mark of what cannot be done at all."""


def cornered(state: State, seat: Seat, action: AnyAction) -> Refusal:
    """The order would make the rest impossible (REV-64)."""
    then = after(state, seat, action)
    company = then.companies[seat]
    short = shortage(then, seat) if then.steps else MINIMUM - company.crew.available
    if short > 0:  # REV-34
        left = MINIMUM - short
        return TOO_FEW_WORKERS(workers=left, minimum=MINIMUM, price=HIRE, money=liquid(company))
    cost = liquid(company) - margin(then, seat, short) if then.steps else 0
    if 0 < cost < ABSURD:
        return TOO_DEAR(cost=cost, money=liquid(company))
    return NO_WAY_ON()


def barred(state: State, seat: Seat, effects: Effects) -> Refusal | None:
    """The corner that the first choice of these effects leads into; None where there is none."""
    found = (why for op in effects for why in corners(state, seat, op))
    return next(found, None)


def corners(state: State, seat: Seat, op: AnyOp) -> Iterator[Refusal]:
    """The corners that the choices of an effect lead into."""
    step = None if type(op) in AT_ONCE else STEPS[type(op)](state, seat, op, ())
    if step is None:
        return
    there = replace(state, steps=(*state.steps, step))
    for option in CHOICES[type(step)](there, step, Careless(there, seat)):
        yield cornered(there, seat, option)
    if isinstance(step, EffectFlip):
        yield from bonus_corners(there, seat, step)


def bonus_corners(state: State, seat: Seat, step: EffectFlip) -> Iterator[Refusal]:
    """The same of the bonuses of the trains that could be flipped."""
    for kind, face_up in trains_of(state.companies[seat]):
        why = bonus_barred(state, step, FlipTrain(kind, face_up)) if face_up else None
        if why is not None:
            yield why


def bonus_barred(state: State, step: EffectFlip, flip: FlipTrain) -> Refusal | None:
    """The corner that the bonus of a face-up train leads into, once its price is paid."""
    row = BOARD.trains[flip.kind]
    if state.companies[step.seat].cash < row.bonus_price:
        return None
    using = swapped(state, replace(step, left=step.left - 1, turning=flip.kind))
    return barred(pay(using, step.seat, row.bonus_price), step.seat, row.bonus)


def tile_barred(state: State, seat: Seat, effects: Effects) -> Refusal | None:
    """Why no worker can be given up for a telegraph tile that could do something (REV-81)."""
    started = after(state, seat, ResolvePart("tile"))
    step = started.steps[-1]
    assert isinstance(step, EffectDiscard)
    for colour, where in started.companies[seat].crew.references:
        gone = replace(leave(started, seat, colour, where), steps=started.steps[:-1])
        if bonus_after(started, step, colour, where) or barred(gone, seat, effects):
            return cornered(started, seat, DiscardWorker(colour, where))
    return None


class Careless(Outlook):
    """An outlook that minds nothing: with it every choice is listed that has its form."""

    __slots__ = ()

    def bears(self, money: int = 0, workers: int = 0) -> bool:
        """Whatever it may cost."""
        return True
