"""The sale and the hire, which stand beside nearly every question (REV-30, REV-31)."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import AnyAction, HireWorker, SellShare
from rotonde.games.revolution.components.ids import COLOURS, Colour
from rotonde.games.revolution.desk import choices, wording
from rotonde.games.revolution.desk.cards import card
from rotonde.games.revolution.desk.clicks import order, spells
from rotonde.games.revolution.desk.log import effect_line, money
from rotonde.games.revolution.reasons import NOT_AT_THIS_STEP
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.rules.workers import colours_in_supply
from rotonde.games.revolution.state import HIRE as HIRE_PRICE
from rotonde.games.revolution.state import SHARE, State
from rotonde.games.revolution.steps import AnyStep
from rotonde.games.revolution.view import View
from rotonde.games.revolution.view.waybill import waybill
from rotonde.kernel.desk.about import About, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.menu import Choice, Closed, Pick
from rotonde.kernel.law.text import LogLine, Text

SALE: Final = SellShare()


# --- choices ------------------------------------------------------------------------------------


def sell_share(state: State, step: AnyStep, action: SellShare) -> Choice:
    """The price of a share, and how many more the payment needs (REV-62)."""
    bill = waybill(state)
    needed = bill.shares_to_sell if bill is not None and bill.seat == step.seat else 0
    price = names.dollars_plus(SHARE)
    if needed:
        price = Text("detail-sell-due", {"amount": SHARE, "count": needed})
    return choices.offer(action, choices.SELL, Text("label-sell"), things.sell(), detail=price)


@choices.made_once
def hire(action: HireWorker) -> Choice:
    label = Text("label-colour", {"worker": names.worker(action.colour)})
    where = (things.hire(), things.hired(action.colour))
    return choices.offer(action, choices.HIRE, label, *where, detail=names.dollars(HIRE_PRICE))


def picks(legal: Sequence[AnyAction]) -> Iterator[Pick]:
    """The words of the hire, which stands for one of each colour."""
    if any(isinstance(action, HireWorker) for action in legal):
        price = names.dollars(HIRE_PRICE)
        yield Pick(things.hire(), Text("label-hire"), Text("prompt-hire"), price)


def closed_trades(state: State, step: AnyStep, legal: Sequence[AnyAction]) -> Iterator[Closed]:
    """Sale and hire, always at the same place, where they are not offered now."""
    if DECISIONS.check(state, step.seat, SALE) == NOT_AT_THIS_STEP():
        return
    if SALE not in legal:
        like = sell_share(state, step, SALE)
        like = replace(like, detail=names.dollars_plus(SHARE))
        yield choices.closed_choice(state, step, SALE, like)
    if not any(isinstance(action, HireWorker) for action in legal):
        refusal = choices.refusal_of(state, step, HireWorker(first_hired(state)))
        price = names.dollars(HIRE_PRICE)
        yield Closed(Text("label-hire"), choices.HIRE, refusal, (things.hire(),), price)


def first_hired(state: State) -> Colour:
    """The first colour in the supply."""
    return next(iter(colours_in_supply(state)), COLOURS[0])


MAKERS: Final[choices.Makers] = {SellShare: sell_share, HireWorker: hire}


# --- clicks -------------------------------------------------------------------------------------


def hire_meant(state: State, _step: AnyStep, words: Words) -> Meant:
    """A hire, of a colour or of the first there is."""
    return order(HireWorker, *(words or (first_hired(state),)))


# --- the log ------------------------------------------------------------------------------------


def share_sold(event: past.ShareSold) -> LogLine:
    return effect_line(event.seat, "log-share-sold", money(event.seat, event.money))


def worker_hired(event: past.WorkerHired) -> LogLine:
    worker, price = names.worker(event.colour), event.price
    supply = things.supply(event.colour), things.seat(event.seat)
    return effect_line(event.seat, "log-hired", at=supply, worker=worker, price=price)


def about_sell(view: View) -> About:
    """The sale of a share, and the shares of the desk."""
    lines = rows(
        row("about-row-brings", names.dollars(view.share_price)),
        row("about-row-now", wording.shares(wording.desk_of(view).shares)),
    )
    return About(Text("board-thing-sell"), "REV-30", lines)


def about_hire(view: View) -> About:
    """The hire of a worker."""
    lines = rows(
        row("about-row-price", names.dollars(view.hire_price)),
        row("about-row-brings", Text("board-does-hire")),
    )
    return About(Text("board-thing-hire"), "REV-31", lines)


def about_money(view: View, seat: str) -> About | None:
    """The cash of a seat, and the sum it can raise."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    raises = row("about-row-raises", names.dollars(found.figures.liquid))
    return About(Text("board-money-head"), "REV-32", (raises,), names.dollars(found.cash))


def about_shares(view: View, seat: str) -> About | None:
    """The shares of a seat, and the money they would be sold for."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    facts = {"count": found.shares, "money": found.figures.shares_worth}
    sold = row("about-row-sold", Text("board-shares-worth", facts))
    return About(Text("board-shares-head"), "REV-30", (sold,), wording.shares(found.shares))


CHAPTER: Final = DeskChapter(
    cards={SellShare: card, HireWorker: card},
    clicks={"sell": spells(SellShare), "hire": hire_meant},
    about={
        things.sell: about_sell,
        things.hire: about_hire,
        things.money: about_money,
        things.shares: about_shares,
    },
    lines={past.ShareSold: share_sold, past.WorkerHired: worker_hired},
)
