"""Shares as people see them: the sellers, the die that pays, the card, the line."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.dice import names, scoring, things
from rotonde.games.dice.actions import BuyShare, Source
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import CompanyId, SiteKind
from rotonde.games.dice.desk import cards
from rotonde.games.dice.desk.choices import KEPT, SHARES, offer, picks
from rotonde.games.dice.desk.clicks import nearest_refusal
from rotonde.games.dice.events import ShareBought
from rotonde.games.dice.rules.shares import PAY_DICE, SOURCES, legal_purchases
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import AnyStep
from rotonde.games.dice.view import View
from rotonde.kernel.desk.about import About, AboutRow, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Pick, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Gain, LogLine, Named, Seated, Text

# --- the menu -------------------------------------------------------------------------------------


def offer_shares(state: State) -> Offer:
    """Every share: who sells it, then which die pays, where two kinds could."""
    choices = tuple([share_choice(state, order) for order in legal_purchases(state)])
    return Offer(choices, picks=picks(choices, pick_share))


def share_choice(state: State, order: BuyShare) -> Choice:
    """One share, with how many are left in the bank, or whose it is."""
    number, tray = BOARD.company_numbers[order.company], state.trays[state.seat]
    seller = state.directors[number] if order.source == "director" else None
    left = state.shares[number].stack if seller is None else 0
    return made_share(order, left, seller, asks_die=bool(tray.share and tray.joker))


@lru_cache(maxsize=KEPT)
def made_share(order: BuyShare, left: int, seller: Seat | None, *, asks_die: bool) -> Choice:
    """A share of the bank, that has so many left, or of a director."""
    place = things.bank(order.company) if seller is None else things.director(order.company)
    name = "detail-bank" if seller is None else "detail-director"
    facts: dict[str, Fact] = {"left": left} if seller is None else {"seat": Seated(seller)}
    if asks_die:
        name, facts = f"{name}-die", {"die": Named(f"die-{order.die}"), **facts}
    label = Text("label-share", {"company": names.short(order.company)})
    return offer(order, SHARES, label, place, things.die(order.die), detail=Text(name, facts))


@lru_cache(maxsize=KEPT)
def pick_share(thing: Thing) -> Pick:
    """A share that two dice could pay."""
    facts = {"company": names.company(CompanyId(thing.rpartition(":")[2]))}
    return Pick(thing, Text("pick-share", facts), prompt=Text("prompt-share", facts))


# --- the card -------------------------------------------------------------------------------------


def share_card(pointed: Pointed[State, BuyShare]) -> Preview:
    """The shares of the buyer, and what becomes of the die."""
    event, before, after = pointed.turn.events[0], pointed.before, pointed.after
    assert isinstance(event, ShareBought)
    title = Text("card-share", {"company": names.company(event.company)})
    rows = (*share_rows(after, event), *cards.dice_rows(before, pointed.seat, after))
    if event.director is None:
        return cards.card(pointed, title, rows)
    return cards.card(  # DIC-35
        pointed, title, rows, Text("remark-must-sell", {"seat": Seated(event.director)})
    )


def share_rows(after: State, event: ShareBought) -> Iterator[PreviewRow]:
    """The shares of the buyer, and who would direct the company at the year end."""
    shares = Gain(event.seat, 1, names.from_to(event.held - 1, event.held))
    yield PreviewRow(Text("row-shares"), gains=(shares,))
    office = scoring.office_now(after, BOARD.company_numbers[event.company])
    if office is not None and not after.is_last_year:
        yield cards.figure("row-director", Text("seated", {"seat": Seated(office.seat)}))
    if event.director is None:
        yield cards.figure("row-die", Text("to-reserve"))
    else:
        yield cards.figure("row-die", Text("to-screen", {"seat": Seated(event.director)}))


# --- clicks and the log ---------------------------------------------------------------------------


def bank_meant(state: State, _step: AnyStep, words: Words) -> Refusal | None:
    """The shares of a company in the bank."""
    return share_meant(state, words, "bank")


def director_meant(state: State, _step: AnyStep, words: Words) -> Refusal | None:
    """The director of a company, who may have to sell."""
    return share_meant(state, words, "director")


def company_meant(state: State, _step: AnyStep, words: Words) -> Refusal | None:
    """The row of a company means both."""
    return share_meant(state, words, *SOURCES)


def share_meant(state: State, words: Words, *sources: Source) -> Refusal | None:
    """The answer to a click that asks for a share of these sellers."""
    return nearest_refusal(
        state,
        [
            BuyShare(CompanyId(company), source, die)
            for company in words[:1]
            for source in sources
            for die in PAY_DICE
        ],
    )


def share_line(event: ShareBought) -> LogLine:
    """The company, and the director who had to sell."""
    company = names.company(event.company)
    at = (things.company(event.company), things.seat(event.seat))
    if event.director is None:
        return did(event.seat, "log-buy", at=at, company=company, bank=event.bank)
    director = Seated(event.director)
    return did(event.seat, "log-buy-director", at=at, company=company, director=director)


def about_company(view: View, company: str) -> About | None:
    """A company: its director, its shares, its chain, its next stations (DIC-74)."""
    found = item_named(view.companies, company)
    if found is None:
        return None
    director = [] if found.director is None else [seat_named(found.director)]
    held = [
        Text("about-held", {"seat": Seated(Seat(seat)), "count": count})
        for seat, count in enumerate(found.shares)
        if count
    ]
    return About(
        names.company_text(found.id),
        "DIC-74",
        rows(
            row("about-row-director", *director),
            row("about-row-shares", *held),
            row("about-row-bank", Text("about-shares", {"count": found.bank})),
            row("about-row-chain", Text("about-sheets", {"count": found.chain})),
            row(
                "about-row-stations", Text("about-of-left", {"left": found.left, "of": found.total})
            ),
            *(price_row(kind, price) for kind, price in found.prices.items()),
        ),
    )


def price_row(kind: SiteKind, price: int | None) -> AboutRow | None:
    """The price of the next station of a kind (DIC-64)."""
    return (
        None
        if price is None
        else row(f"about-station-{kind}", Text("about-dice", {"count": price}))
    )


def about_pay(view: View, jokers: str) -> About | None:
    """So many jokers of a surcharge; hidden dice pay the rest (DIC-54)."""
    number = next((each for each in range(1 + view.dice_total) if str(each) == jokers), None)
    if number is None:
        return None
    paid = row("about-row-jokers", Text("about-dice", {"count": number}))
    return About(Text("about-surcharge"), "DIC-54", (paid,))


CHAPTER: Final = DeskChapter(
    cards={BuyShare: share_card},
    clicks={"bank": bank_meant, "director": director_meant, "company": company_meant},
    about={
        things.company: about_company,
        things.bank: about_company,
        things.director: about_company,
        things.pay: about_pay,
    },
    lines={ShareBought: share_line},
)
