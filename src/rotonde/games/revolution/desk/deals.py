"""Deals of the Market, and for one seat alone (REV-93, REV-100 to REV-104)."""

from collections.abc import Iterator
from typing import Final

from rotonde.games.revolution import actions as do
from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.components.ids import MarketTileId
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import Given, card
from rotonde.games.revolution.desk.choices import CHOICES, Makers, closed_choice, made_once, offer
from rotonde.games.revolution.desk.clicks import order
from rotonde.games.revolution.desk.log import deed_line, effect_line
from rotonde.games.revolution.desk.questions import asks, effect_first, offer_legal
from rotonde.games.revolution.rules.completion import DEALS, open_deal
from rotonde.games.revolution.rules.deals import DealStep, Taking
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import Company, State
from rotonde.games.revolution.steps import AnyStep, EffectChooseDeal, EffectStep, MarketOffer
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import About, AboutRow, item_named, row, rows, seats_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.menu import Choice, Closed, Preview
from rotonde.kernel.desk.questions import Offer, Question
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.step import open_step_of
from rotonde.kernel.law.text import Fact, LogLine, Named, Text

ASIDE: Final = do.StopEffect | do.SellShare | do.HireWorker
"""Orders that do not go on with an effect."""


def offer_deals(state: State, step: DealStep) -> Offer:
    """Both deals of the open tile, each with its reason where it cannot be had."""
    return offer_legal(state, step, MAKERS, closed=tuple(closed_deals(state, step)))


def closed_deals(state: State, step: DealStep) -> Iterator[Closed]:
    for number in DEALS:
        action = deal_order(step)(number)
        if action not in DECISIONS.legal(state, step.seat):
            yield closed_choice(state, step, action, deal(state, step, action))


def deal_order(step: AnyStep) -> type[do.AcceptDeal] | type[do.ChooseDeal]:
    """The order that takes a deal at this step."""
    return do.ChooseDeal if isinstance(step, EffectChooseDeal) else do.AcceptDeal


def deal(state: State, step: DealStep, action: Taking) -> Choice:
    row = open_deal(state, action.deal)
    given = step.gain_shares if isinstance(step, EffectChooseDeal) else 0
    price: dict[str, Fact] = {"shares": row.shares, "money": row.money, "given": given}
    also = "-money" if row.money else "-given" if given else ""
    label = Text("label-deal", {"brings": Named(f"offer-{state.market_tile}-{action.deal}")})
    detail = Text(f"detail-deal{also}", price)
    return offer(action, CHOICES, label, things.deal(action.deal), detail=detail)


@made_once
def pass_market(action: do.PassMarket) -> Choice:
    return offer(action, CHOICES, Text("label-pass"), things.skip())


MAKERS: Final[Makers] = {
    do.AcceptDeal: deal,
    do.ChooseDeal: deal,
    do.PassMarket: pass_market,
}


# --- cards and clicks -----------------------------------------------------------------------------


def deal_card(given: Given) -> Preview:
    return card(given, ends=ends(given))


def ends(given: Given) -> tuple[Company, ...]:
    """The companies after the next step of the deal's effects; nothing where none is open.

    Whoever pays for a deal means to use it: to stop is no way.
    """
    state, seat = given.after, given.seat
    if not isinstance(open_step_of(state.steps, seat), EffectStep):
        return ()
    orders = [each for each in DECISIONS.legal(state, seat) if not isinstance(each, ASIDE)]
    turns = [carried_out(DECISIONS, state, seat, each) for each in orders]
    return tuple([turn.state.companies[seat] for turn in turns])


def deal_meant(_state: State, step: AnyStep, words: Words) -> Meant:
    """A deal of the open tile."""
    return order(deal_order(step), *words)


# --- the log --------------------------------------------------------------------------------------


def market_opened(event: past.MarketOpened) -> LogLine:
    return deed_line(event.seat, "log-market", things.market(), tile=event.tile)


def deal_taken(event: past.DealTaken) -> LogLine:
    effect = Named(f"deal-{event.tile}-{event.deal}")
    at = (things.market(), things.seat(event.seat))
    return effect_line(
        event.seat, "log-deal", at=at, effect=effect, shares=event.shares, money=event.money
    )


def market_passed(event: past.MarketPassed) -> LogLine:
    return effect_line(event.seat, "log-market-passed")


def tile_turned(event: past.MarketTileTurned) -> LogLine:
    message = "log-market-shuffled" if event.reshuffled else "log-market-turned"
    return LogLine(Text(message, {"tile": event.tile}), depth=1, things=(things.market(),))


def about_deal(view: View, deal: str) -> About | None:
    """A deal of the open Market tile: its price, its effects, and who can pay it."""
    found = item_named(view.market.deals, deal, "deal")
    if found is None:
        return None
    alone = next((s for s in view.steps[-1:] if isinstance(s, EffectChooseDeal)), None)
    money = (names.dollars(found.money),) if found.money else ()
    last = (
        row("about-row-can-pay", *seats_named(found.payers))
        if alone is None
        else row("about-row-given", wording.shares(alone.gain_shares))
    )
    return About(
        Text("board-deal", {"number": found.deal}),
        "REV-101" if alone is None else "REV-93",
        rows(
            row("about-row-price", wording.shares(found.shares), *money),
            row("about-row-brings", *wording.does(found.effects)),
            last,
        ),
        Text("board-market-tile", {"number": view.market.tile}),
    )


def about_market(view: View) -> About:
    """The open Market tile, the unseen ones by their numbers, and the discarded ones."""
    discards = [Text("about-number", {"number": tile}) for tile in view.market.discards]
    return About(
        Text("board-market-tile", {"number": view.market.tile}),
        "REV-104",
        rows(
            *map(unseen_row, view.market.unseen),
            row("about-row-discarded", *(discards or [Text("board-none")])),
        ),
    )


def unseen_row(tile: MarketTileId) -> AboutRow:
    """A tile of the face-down pile, and its two deals."""
    deals: dict[str, Fact] = {
        "one": Named(f"deal-{tile}-1"),
        "two": Named(f"deal-{tile}-2"),
    }
    label = Text("board-market-unseen", {"number": tile})
    return AboutRow(label, (Text("board-market-offers", deals),))


def about_pass(view: View) -> About:
    """The pass of a Market, or of a turn without a piece."""
    rule, does = ("REV-102", "pass") if view.reading == "market" else ("REV-54", "skip")
    lines = (row("about-row-does", Text(f"board-does-{does}")),)
    return About(Text("board-thing-pass"), rule, lines)


CHAPTER: Final = DeskChapter(
    questions=(
        Question(MarketOffer, asks("prompt-market"), offer_deals),
        Question(EffectChooseDeal, asks("prompt-alone"), offer_deals, effect_first),
    ),
    cards={do.AcceptDeal: deal_card, do.ChooseDeal: deal_card, do.PassMarket: card},
    clicks={"deal": deal_meant},
    about={
        things.deal: about_deal,
        things.market: about_market,
        things.skip: about_pass,
    },
    lines={
        past.MarketOpened: market_opened,
        past.DealTaken: deal_taken,
        past.MarketPassed: market_passed,
        past.MarketTileTurned: tile_turned,
    },
)
