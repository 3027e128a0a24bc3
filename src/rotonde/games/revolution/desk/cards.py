"""The card of a choice: figures of the seat before and after, which nothing hidden can change."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import TRACKS, Field, MilestoneId, PieceKind
from rotonde.games.revolution.desk import signs
from rotonde.games.revolution.desk.signs import AnySign
from rotonde.games.revolution.rules.effects import turn_over
from rotonde.games.revolution.scoring import holds, is_complete, progress_in, sources
from rotonde.games.revolution.state import MINIMUM, Company, State
from rotonde.games.revolution.steps import EffectFlip
from rotonde.games.revolution.view.waybill import waybill
from rotonde.kernel.desk.menu import Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Text

E = TypeVar("E", bound=Event)
Given = Pointed[State, Any]


def card(
    given: Given,
    *drawn: AnySign,
    rows: Iterable[PreviewRow] | None = None,
    remarks: Iterable[Text] = (),
    ends: Sequence[Company] = (),
    doubt: Text | None = None,
) -> Preview:
    """The card of an order; `rows` in place of the plain figures.

    `ends` are the positions of the seat that the choice may lead to, where it leaves that open.
    """
    seat = given.seat
    before, after = company_to_count(given.before, seat), company_to_count(given.after, seat)
    points = total(after) - total(before)
    certain = ends or (after,)
    return Preview(
        title=Text("preview-title"),
        rows=(
            *(figure_rows(given) if rows is None else rows),
            *payment_rows(given),
            *ticks(before, certain),
        ),
        totals=(Gain(seat, points, names.points_plus(points)),) if points else (),
        remarks=(*remarks, *outcomes(given, after)),
        signs=(
            *drawn,
            *punches(before, certain),
            *track_signs(before, after),
            *market_signs(given),
        ),
        doubt=doubt,
    )


def events_to_tell(given: Given, kind: type[E]) -> list[E]:
    """The events of a kind that a card may tell: those before anything is shown."""
    found = []
    for event in given.turn.events:
        if event.reveals:
            break
        if isinstance(event, kind):
            found.append(event)
    return found


def company_to_count(state: State, seat: Seat) -> Company:
    """The company of a seat: a train whose bonus is under way counts as turned (REV-41)."""
    for step in state.steps:
        if isinstance(step, EffectFlip) and step.seat == seat and step.turning is not None:
            state = turn_over(state, seat, step.turning).state
    return state.companies[seat]


def total(company: Company) -> int:
    """All points so far."""
    return sum(sources(company).values())


# --- rows ---------------------------------------------------------------------------------------


def figure_rows(given: Given) -> Iterator[PreviewRow]:
    """Money, shares, workers and what is due, where they change."""
    old, new = company_to_count(given.before, given.seat), company_to_count(given.after, given.seat)
    changes = (
        ("preview-money", old.cash, new.cash, None),
        ("preview-shares", old.shares, new.shares, None),
        ("preview-workers", old.crew.available, new.crew.available, None),
        ("preview-due", given.before.due, given.after.due, things.due()),
        ("preview-points", total(old), total(new), None),
    )
    for message, had, has, thing in changes:
        if had != has:
            yield PreviewRow(Text(message, {"old": had, "new": has}), thing=thing)


def payment_rows(given: Given) -> Iterator[PreviewRow]:
    """How the bill would be paid, and what would be left, while the action goes on."""
    bill = waybill(given.after)
    if bill is None or bill.seat != given.seat or waybill(given.before) is None:
        return
    facts = {"cash": bill.cash, "shares": bill.shares_to_sell, "left": bill.left}
    message = "preview-paid" if bill.left >= 0 else "preview-short"
    yield PreviewRow(Text(message, facts), thing=things.paid())


def ticks(before: Company, ends: Sequence[Company]) -> Iterator[PreviewRow]:
    """Conditions of open milestones that would be met, however the choice goes on."""
    for milestone in before.milestones:
        for condition in BOARD.milestones[milestone.id].conditions:
            if not holds(before, condition) and all(holds(end, condition) for end in ends):
                label = Text("preview-condition", {"milestone": milestone.id})
                yield PreviewRow(label, thing=things.milestone(milestone.id))


def outcomes(given: Given, after: Company) -> Iterator[Text]:
    """The Market that follows, milestones that complete, workers below their minimum."""
    for opened in events_to_tell(given, past.MarketOpened):
        yield Text("preview-market", {"tile": opened.tile})
    for done in events_to_tell(given, past.MilestoneCompleted):
        if done.seat == given.seat:
            yield Text("preview-completed", {"milestone": done.milestone, "count": done.vp})
    for milestone in after.milestones:
        if is_complete(after, milestone):
            yield Text("preview-completes", {"milestone": milestone.id})
    if after.crew.available < MINIMUM:
        yield Text("preview-below", {"minimum": MINIMUM})


# --- what the board draws meanwhile --------------------------------------------------------------


def leaves(field: Field | None, kind: PieceKind) -> Iterator[AnySign]:
    """A piece that would leave a section of the player board; none where it lay aside."""
    if field is not None:
        yield signs.LeavesSign(things.field(field), kind)


def punches(before: Company, ends: Sequence[Company]) -> Iterator[AnySign]:
    """On the tickets: conditions that surely come nearer, milestones that would be complete."""
    for milestone in before.milestones:
        row, ticket = BOARD.milestones[milestone.id], things.milestone(milestone.id)
        for number, condition in enumerate(row.conditions, start=1):
            had = progress_in(before, condition)
            has = min(progress_in(end, condition) for end in ends)
            if had != has:
                need = condition.at_least
                text = Text("preview-count", {"old": had, "new": has, "need": need})
                yield signs.ConditionSign(ticket, number, has >= need, text)
        if all(is_done(end, milestone.id) for end in ends):
            yield signs.CompleteSign(ticket, Text("points-plus", {"count": row.vp}))


def is_done(company: Company, milestone: MilestoneId) -> bool:
    """Whether a milestone is complete, and still lies open."""
    return any(is_complete(company, each) for each in company.milestones if each.id == milestone)


def track_signs(before: Company, after: Company) -> Iterator[AnySign]:
    """On the tracks: what each of them would be worth more, or less."""
    old, new = sources(before), sources(after)
    for track, space in zip(TRACKS, after.tracks, strict=True):
        if gain := new[track] - old[track]:
            yield signs.GainSign(things.step(track, space), track, names.points_plus(gain))


def market_signs(given: Given) -> Iterator[AnySign]:
    """The Market that the action would open now, and the deals that could still be paid."""
    old, new = waybill(given.before), waybill(given.after)
    if old is None or new is None or not new.market:
        return
    facts: dict[str, Fact] = {"shares": new.shares_left, "deals": new.buys}
    yield signs.MarketSign(things.market(), Text("preview-then-market", facts))
