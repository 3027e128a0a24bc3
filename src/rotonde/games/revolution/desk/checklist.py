"""The waybill as the menu's checklist: what is done, what must be, what may be, and the bill.

Reads the view's waybill, so that board and checklist tell the same.
"""

from collections.abc import Iterator
from typing import Final

from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import ResolvePart
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import State
from rotonde.games.revolution.view.shapes import PartView, WaybillView
from rotonde.games.revolution.view.waybill import waybill
from rotonde.kernel.desk.menu import Checklist, ChecklistPart, PartState
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Text

STATES: Final[dict[str, PartState]] = {
    "done": "done",
    "now": "due",
    "open": "optional",
    "waiting": "later",
    "spent": "forgone",
    "gone": "forgone",
}


def checklist(state: State, seat: Seat) -> Checklist | None:
    """The parts of the action under way; none outside of one."""
    bill = waybill(state)
    if bill is None:
        return None
    facts = {"action": names.action(bill.space), "worker": names.worker(bill.colour)}
    legal = DECISIONS.legal(state, seat)
    startable: set[str] = {order.part for order in legal if isinstance(order, ResolvePart)}
    return Checklist(
        title=Text("waybill-title", facts),
        parts=tuple([part_line(each, startable) for each in bill.lines]),
        remarks=tuple(remarks(state, bill)),
    )


def part_line(shown: PartView, startable: set[str]) -> ChecklistPart:
    """One line: a mandatory part is due, an optional one may be started now or not yet."""
    state = STATES[shown.status]
    if shown.mandatory and state == "optional":
        state = "due"
    elif state == "optional" and shown.part not in startable:
        state = "later"
    return ChecklistPart(
        thing=things.part(shown.part),
        label=Text("waybill-part", {"part": names.part(shown.part)}),
        state=state,
        detail=detail(shown),
        or_else=shown.part == "ability",
    )


def detail(shown: PartView) -> Text | None:
    """The place and the cost of a piece, or the price of a part."""
    if shown.city is not None:
        return Text("waybill-station", {"city": names.city(shown.city), "amount": shown.money or 0})
    if shown.space is not None:
        return Text("waybill-rail", {"space": shown.space, "amount": shown.money or 0})
    if shown.section is not None:
        return Text("waybill-office", {"section": shown.section})
    if shown.part == "sale" and shown.money is not None:
        return names.dollars_plus(shown.money)
    return names.dollars(shown.price) if shown.price else None


def remarks(state: State, bill: WaybillView) -> Iterator[Text]:
    """The sum that is due, how it is paid, and whether a Market follows."""
    if not bill.due:
        yield Text("waybill-nothing-due")
    else:
        yield Text(
            "waybill-due",
            {"due": bill.due, "cash": bill.cash, "shares": bill.shares_to_sell, "left": bill.left},
        )
    if bill.market:
        yield Text("waybill-market", {"tile": state.market_tile})
