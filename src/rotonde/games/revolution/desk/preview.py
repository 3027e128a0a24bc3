"""What a choice would bring about, as a card: foreseen by the rules themselves, never by a copy.

Pure. Tells figures of the seat before and after, which nothing hidden can change.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import (
    AcceptDeal,
    Advance,
    AnyAction,
    ChooseDeal,
    FinishAction,
    FlipTrain,
    HireWorker,
    PlaceOffice,
    PlaceRail,
    PlaceStation,
    PlaceWorker,
    ResolvePart,
    SellShare,
    StopEffect,
    TakeTrain,
)
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import (
    TRACKS,
    ActionSpace,
    Field,
    MilestoneId,
    PieceKind,
)
from rotonde.games.revolution.events import (
    MarketOpened,
    MilestoneCompleted,
    OfficePlaced,
    PieceSold,
    RailPlaced,
    StationPlaced,
    TrackAdvanced,
)
from rotonde.games.revolution.rules import flow
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.rules.effects import turn_over
from rotonde.games.revolution.scoring import fulfilled, holds, is_complete, sources
from rotonde.games.revolution.state import MINIMUM, Company, State, due_of, selling_field
from rotonde.games.revolution.steps import EffectFlip, EffectStep
from rotonde.games.revolution.view.desk import waybill
from rotonde.kernel.desk.menu import Preview, PreviewRow, WordSign
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.step import asked
from rotonde.kernel.law.text import Fact, Gain, Text
from rotonde.kernel.law.turn import Turn


def preview(state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview:
    """The card of the last of these orders, the others being given before it."""
    for action in actions[:-1]:
        state = consequence(state, seat, action).state
    return card(state, seat, actions[-1])


def card(state: State, seat: Seat, action: AnyAction) -> Preview:
    """The card of a legal order."""
    turn = consequence(state, seat, action)
    before, after = counted(state, seat), counted(turn.state, seat)
    points = sum(sources(after).values()) - sum(sources(before).values())
    drawn = (*signs(seat, action, turn.events), *leaving(before, action, turn.events))
    ends = ways(turn.state, seat) if isinstance(action, AcceptDeal | ChooseDeal) else ()
    certain = ends or (after,)
    return Preview(
        title=Text("preview-title"),
        rows=(
            *changes(state, turn, seat, action),
            *paying(state, turn.state, seat),
            *ticks(before, certain),
        ),
        totals=(Gain(seat, points, names.points_plus(points)),) if points else (),
        remarks=(*brought(turn.state, seat, action), *remarks(seat, turn, after)),
        signs=(
            *drawn,
            *punches(before, certain),
            *rising(before, after),
            *market(state, turn.state),
        ),
        doubt=doubt(state, seat, action),
    )


def consequence(state: State, seat: Seat, action: AnyAction) -> Turn[State]:
    """A legal order carried out, up to the next decision; what it shows anew is not told."""
    after = flow.settle(DECISIONS.apply(state, seat, action))
    told: list[Event] = []
    for event in after.events:
        if event.reveals:
            break
        told.append(event)
    return Turn(after.state, tuple(told))


def counted(state: State, seat: Seat) -> Company:
    """What a seat has: a train whose bonus is under way will be turned, and counts so (REV-41)."""
    for step in state.steps:
        if isinstance(step, EffectFlip) and step.seat == seat and step.turning is not None:
            state = turn_over(state, seat, step.turning).state
    return state.companies[seat]


ASIDE: Final = StopEffect | SellShare | HireWorker
"""What does not go on with an effect."""


def ways(state: State, seat: Seat) -> tuple[Company, ...]:
    """What a seat may come to by the next step of an effect; nothing where it is asked nothing.

    Whoever pays for a deal means to use it: to stop is no way.
    """
    step = asked(state.steps, seat)
    if not isinstance(step, EffectStep):
        return ()
    orders = [each for each in DECISIONS.legal(state, seat) if not isinstance(each, ASIDE)]
    return tuple(consequence(state, seat, each).state.companies[seat] for each in orders)


# --- rows ---------------------------------------------------------------------------------------


def changes(
    before: State, turn: Turn[State], seat: Seat, action: AnyAction
) -> Iterator[PreviewRow]:
    """What changes: a step up a track in one row, anything else figure by figure."""
    if isinstance(action, Advance):
        return stepping(before, turn, seat)
    return figures(before, turn.state, seat)


def stepping(before: State, turn: Turn[State], seat: Seat) -> Iterator[PreviewRow]:
    """Points before and after a step, its gate, and what is left of what pays it (REV-38)."""
    old, new = (sum(sources(counted(each, seat)).values()) for each in (before, turn.state))
    for event in turn.events:
        if isinstance(event, TrackAdvanced):
            facts: dict[str, Fact] = {
                "old": old,
                "new": new,
                "gate": event.gate or "none",
                "price": event.amount,
                "left": left_of(turn.state, seat, event),
            }
            thing = things.step(event.track, event.space)
            yield PreviewRow(Text("preview-step", facts), thing=thing)


def left_of(state: State, seat: Seat, step: TrackAdvanced) -> int:
    """What a gate leaves of its kind, the bill paid; the worker it takes is still to be chosen."""
    company, bill = state.companies[seat], waybill(state)
    if step.gate == "worker":
        return company.crew.available - step.amount
    if bill is None or bill.seat != seat:
        return company.shares if step.gate == "shares" else company.cash
    return bill.shares_left if step.gate == "shares" else bill.left


def figures(before: State, after: State, seat: Seat) -> Iterator[PreviewRow]:
    """Money, shares, workers and what is due, where they change."""
    old, new = counted(before, seat), counted(after, seat)
    changes = (
        ("preview-money", old.cash, new.cash, None),
        ("preview-shares", old.shares, new.shares, None),
        ("preview-workers", old.crew.available, new.crew.available, None),
        ("preview-due", due_of(before), due_of(after), things.DUE),
        ("preview-points", sum(sources(old).values()), sum(sources(new).values()), None),
    )
    for message, had, has, thing in changes:
        if had != has:
            yield PreviewRow(Text(message, {"old": had, "new": has}), thing=thing)


def paying(before: State, after: State, seat: Seat) -> Iterator[PreviewRow]:
    """How the bill would be paid, and what would be left, while the action goes on."""
    bill = waybill(after)
    if bill is None or bill.seat != seat or waybill(before) is None:
        return
    facts = {"cash": bill.cash, "shares": bill.shares_to_sell, "left": bill.left}
    yield PreviewRow(
        Text("preview-paid" if bill.left >= 0 else "preview-short", facts), thing=things.PAID
    )


def ticks(before: Company, ends: Sequence[Company]) -> Iterator[PreviewRow]:
    """Conditions of open milestones that would be met, however the choice goes on."""
    for milestone in before.milestones:
        for condition in BOARD.milestones[milestone.id].conditions:
            if not holds(before, condition) and all(holds(end, condition) for end in ends):
                label = Text("preview-condition", {"milestone": milestone.id})
                yield PreviewRow(label, thing=things.milestone(milestone.id))


def remarks(seat: Seat, turn: Turn[State], after: Company) -> Iterator[Text]:
    """The Market that follows, milestones that complete, workers at their minimum."""
    for event in turn.events:
        if isinstance(event, MarketOpened):
            yield Text("preview-market", {"tile": event.tile})
        if isinstance(event, MilestoneCompleted) and event.seat == seat:
            yield Text("preview-completed", {"milestone": event.milestone, "count": event.vp})
    for milestone in after.milestones:
        if is_complete(after, milestone):
            yield Text("preview-completes", {"milestone": milestone.id})
    if after.crew.available < MINIMUM:
        yield Text("preview-below", {"minimum": MINIMUM})


def brought(after: State, seat: Seat, action: AnyAction) -> Iterator[Text]:
    """What a train is good for: later, or at once where figures do not say it (REV-41)."""
    if isinstance(action, TakeTrain):
        yield Text("preview-train-later", {"bonus": names.bonus(action.kind)})
    elif isinstance(action, FlipTrain) and action.face_up and is_going_on(after, seat):
        yield Text("preview-train-now", {"bonus": names.bonus(action.kind)})


def is_going_on(state: State, seat: Seat) -> bool:
    """Whether a seat is asked about the effect of a train, not which train to flip."""
    step = asked(state.steps, seat)
    return isinstance(step, EffectStep) and not isinstance(step, EffectFlip)


# --- what the board draws meanwhile --------------------------------------------------------------


def signs(seat: Seat, action: AnyAction, events: Sequence[Event]) -> Iterator[WordSign]:
    """The ghost of a piece, cities it reaches, wires it lights."""
    match action:
        case PlaceRail(space=space):
            yield WordSign(things.space(space), "ghost")
        case PlaceStation(city=city):
            yield WordSign(things.city(city), "ghost")
        case PlaceOffice(section=section):
            yield WordSign(things.section(section), "ghost")
    for event in events:
        if isinstance(event, RailPlaced) and event.seat == seat:
            yield from (WordSign(things.city(city), "reached") for city in event.reached)
        if isinstance(event, OfficePlaced) and event.seat == seat:
            yield from wires(event)


def wires(event: OfficePlaced) -> Iterator[WordSign]:
    """The pairs of neighbouring offices that an office completes."""
    for other in event.links:
        low, high = sorted((event.section, other))
        yield WordSign(things.link((low, high)), "wire")


def punches(before: Company, ends: Sequence[Company]) -> Iterator[WordSign]:
    """On the tickets: conditions that surely come nearer, milestones that would be complete."""
    for milestone in before.milestones:
        row, ticket = BOARD.milestones[milestone.id], things.milestone(milestone.id)
        for number, condition in enumerate(row.conditions, start=1):
            had = fulfilled(before, condition)
            has = min(fulfilled(end, condition) for end in ends)
            if had != has:
                facts = {"old": had, "new": has, "need": condition.at_least}
                yield WordSign(ticket, f"condition-{number}", Text("preview-count", facts))
        if all(is_done(end, milestone.id) for end in ends):
            yield WordSign(ticket, "soon", Text("points-plus", {"count": row.vp}))


def is_done(company: Company, milestone_id: MilestoneId) -> bool:
    """Whether a milestone is complete, and still lies open."""
    return any(is_complete(company, each) for each in company.milestones if each.id == milestone_id)


LEAVES: Final[Mapping[ActionSpace, tuple[PieceKind, ...]]] = {
    "station": ("building",),
    "railroad": ("rail", "rail"),
    "telegraph": ("building",),
}
"""The pieces that an action takes from the board (REV-70, REV-75, REV-80)."""


def leaving(company: Company, action: AnyAction, events: Sequence[Event]) -> Iterator[WordSign]:
    """The sections of the board that pieces would leave."""
    if isinstance(action, PlaceWorker):
        yield from leaving_for(company, action.space)
    for event in events:
        match event:
            case RailPlaced(field=field) if field is not None:
                yield gone(field, "rail")
            case StationPlaced(field=field) | OfficePlaced(field=field) if field is not None:
                yield gone(field, "building")
            case PieceSold(field=field, kind=kind):
                yield gone(field, kind)


def leaving_for(company: Company, space: ActionSpace) -> Iterator[WordSign]:
    """What an action would take, before it is known where to (REV-23, REV-90)."""
    if space not in LEAVES and selling_field(company):
        yield WordSign(things.field(Field(selling_field(company))), "sells")
    buildings, rails = company.buildings, company.rails
    for kind in LEAVES.get(space, ()):
        if kind == "rail" and rails:
            yield gone(Field(BOARD.rail_fields[rails]), kind)
            rails -= 1
        elif kind == "building" and buildings:
            yield gone(Field(BOARD.building_fields[buildings]), kind)


def gone(field: Field, kind: PieceKind) -> WordSign:
    """One piece that would leave a section of the board."""
    return WordSign(things.field(field), f"leaves-{kind}")


def rising(before: Company, after: Company) -> Iterator[WordSign]:
    """On the tracks: what each of them would be worth more, or less."""
    old, new = sources(before), sources(after)
    for number, track in enumerate(TRACKS):
        if gain := new[track] - old[track]:
            place = things.step(track, after.tracks[number])
            yield WordSign(place, "gain", names.points_plus(gain))


def market(before: State, after: State) -> Iterator[WordSign]:
    """The Market that the action would open now, and the deals that could still be paid."""
    old, new = waybill(before), waybill(after)
    if old is None or new is None or not new.market:
        return
    facts: dict[str, Fact] = {"shares": new.shares_left, "deals": new.buys}
    yield WordSign(things.MARKET, "market", Text("preview-then-market", facts))


def doubt(state: State, seat: Seat, action: AnyAction) -> Text | None:
    """Finishing gives up the parts that are still open: asked once, naming them."""
    if not isinstance(action, FinishAction):
        return None
    legal = DECISIONS.legal(state, seat)
    still = [names.unused(order.part) for order in legal if isinstance(order, ResolvePart)]
    if not still:
        return None
    facts: dict[str, Fact] = {f"part{number}": part for number, part in enumerate(still, start=1)}
    return Text(f"doubt-finish-{len(still)}", facts)
