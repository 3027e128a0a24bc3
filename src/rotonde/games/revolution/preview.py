"""What a choice would bring about, as a card: foreseen by the rules themselves, never by a copy.

Pure. Tells figures of the seat before and after, which nothing hidden can change.
"""

from collections.abc import Iterator, Sequence

from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import (
    AnyAction,
    FinishAction,
    PlaceOffice,
    PlaceRail,
    PlaceStation,
    ResolvePart,
)
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.events import (
    MarketOpened,
    MilestoneCompleted,
    OfficePlaced,
    RailPlaced,
)
from rotonde.games.revolution.rules import deciding, flow
from rotonde.games.revolution.scoring import fulfilled, holds, is_complete, sources
from rotonde.games.revolution.state import MINIMUM, Company, State, due_of
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Preview, PreviewRow, Sign
from rotonde.kernel.rules import Turn
from rotonde.kernel.text import Gain, Text


def preview(state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview:
    """The card of legal orders given one after another."""
    turn = Turn(state)
    for action in actions:
        turn = consequence(turn, seat, action)
    before, after = state.companies[seat], turn.state.companies[seat]
    points = sum(sources(after).values()) - sum(sources(before).values())
    return Preview(
        title=Text("preview-title"),
        rows=(*figures(state, turn.state, seat), *ticks(before, after)),
        totals=(Gain(seat, points, Text("points-plus", {"count": points})),) if points else (),
        remarks=tuple(remarks(seat, turn, after)),
        signs=(*signs(seat, actions[-1], turn.events), *punches(before, after)),
        doubt=doubt(state, seat, actions[-1]),
    )


def consequence(turn: Turn[State], seat: Seat, action: AnyAction) -> Turn[State]:
    """A legal order carried out, up to the next decision; what it shows anew is not told."""
    after = flow.settle(deciding.apply(turn.state, seat, action))
    told: list[Event] = []
    for event in after.events:
        if event.reveals:
            break
        told.append(event)
    return Turn(after.state, (*turn.events, *told))


# --- rows ---------------------------------------------------------------------------------------


def figures(before: State, after: State, seat: Seat) -> Iterator[PreviewRow]:
    """Money, shares, workers and what is due, where they change."""
    old, new = before.companies[seat], after.companies[seat]
    changes = (
        ("preview-money", old.cash, new.cash, None),
        ("preview-shares", old.shares, new.shares, None),
        ("preview-workers", old.crew.available, new.crew.available, None),
        ("preview-due", due_of(before), due_of(after), things.DUE),
    )
    for message, had, has, thing in changes:
        if had != has:
            yield PreviewRow(Text(message, {"old": had, "new": has}), thing=thing)


def ticks(before: Company, after: Company) -> Iterator[PreviewRow]:
    """Conditions of open milestones that would be met."""
    for milestone in after.milestones:
        for condition in BOARD.milestones[milestone.id].conditions:
            if holds(after, condition) and not holds(before, condition):
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
        yield Text("preview-below", {"workers": after.crew.available, "minimum": MINIMUM})


# --- what the board draws meanwhile --------------------------------------------------------------


def signs(seat: Seat, action: AnyAction, events: Sequence[Event]) -> Iterator[Sign]:
    """The ghost of a piece, cities it reaches, wires it lights."""
    match action:
        case PlaceRail(space=space):
            yield Sign(things.space(space), "ghost")
        case PlaceStation(city=city):
            yield Sign(things.city(city), "ghost")
        case PlaceOffice(section=section):
            yield Sign(things.section(section), "ghost")
    for event in events:
        if isinstance(event, RailPlaced) and event.seat == seat:
            yield from (Sign(things.city(city), "reached") for city in event.reached)
        if isinstance(event, OfficePlaced) and event.seat == seat:
            yield from wires(event)


def wires(event: OfficePlaced) -> Iterator[Sign]:
    """The pairs of neighbouring offices that an office completes."""
    for other in event.links:
        low, high = sorted((event.section, other))
        yield Sign(things.link((low, high)), "wire")


def punches(before: Company, after: Company) -> Iterator[Sign]:
    """On the tickets: conditions that come nearer, milestones that would be complete."""
    for milestone in after.milestones:
        row, ticket = BOARD.milestones[milestone.id], things.milestone(milestone.id)
        for number, condition in enumerate(row.conditions, start=1):
            had, has = fulfilled(before, condition), fulfilled(after, condition)
            if had != has:
                facts = {"old": had, "new": has, "need": condition.at_least}
                yield Sign(ticket, f"condition-{number}", Text("preview-count", facts))
        if is_complete(after, milestone):
            yield Sign(ticket, "soon", Text("points-plus", {"count": row.vp}))


def doubt(state: State, seat: Seat, action: AnyAction) -> Text | None:
    """Finishing gives up the parts that are still open: asked once, naming one of them."""
    if not isinstance(action, FinishAction):
        return None
    legal = deciding.legal(state, seat)
    still = [order.part for order in legal if isinstance(order, ResolvePart)]
    if not still:
        return None
    return Text("doubt-finish", {"part": names.part(still[0]), "more": len(still) - 1})
