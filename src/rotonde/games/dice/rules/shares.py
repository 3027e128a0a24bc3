"""Shares: one front die each, from the bank and later from directors (DIC-33 to DIC-37)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import names, reasons
from rotonde.games.dice.actions import BuyShare, PayDie, Source
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.events import ShareBought
from rotonde.games.dice.state import State, Tray, market_is_open, sold_out, with_tray
from rotonde.games.dice.steps import Main
from rotonde.kernel.law.decision import Order
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Seated
from rotonde.kernel.law.turn import Turn
from rotonde.railway.shares import Shares, draw_share, with_change

SOURCES: Final[tuple[Source, ...]] = ("bank", "director")
PAY_DICE: Final[tuple[PayDie, ...]] = ("share", "joker")
PURCHASES: Final = {
    (number, source, die): BuyShare(row.id, source, die)
    for number, row in enumerate(BOARD.companies)
    for source in SOURCES
    for die in PAY_DICE
}
"""Every order for a share, made once."""


def check_purchase(state: State, _step: Main, action: BuyShare) -> Refusal | None:
    """May the seat buy this share with this die?"""
    company = BOARD.company_numbers.get(action.company)
    if company is None:  # DIC-34
        return reasons.NO_SUCH_COMPANY(company=action.company)
    source = source_refusal(state, company, action.source)
    return source or die_refusal(state.trays[state.seat], action.die)


def source_refusal(state: State, company: int, source: Source) -> Refusal | None:
    """Why the bank, or the director, has no share of this company to sell."""
    shares, name = state.shares[company], names.company(BOARD.companies[company].id)
    if source == "bank":
        return None if shares.stack else reasons.BANK_SOLD_OUT(company=name)  # DIC-34
    director = state.directors[company]
    if director == state.seat:  # DIC-37
        return reasons.OWN_COMPANY(company=name)
    if not market_is_open(state):  # DIC-36
        needed = BOARD.market_opens[state.seats]
        return reasons.MARKET_CLOSED(needed=needed, sold=sold_out(state))
    if director is None:  # DIC-35
        return reasons.NO_DIRECTOR(company=name)
    if not shares.held[director]:  # DIC-35
        return reasons.DIRECTOR_WITHOUT_SHARE(company=name, seat=Seated(director))
    return None


def die_refusal(tray: Tray, die: PayDie) -> Refusal | None:
    """Why the die that pays does not lie in front (DIC-33)."""
    if not tray.share and not tray.joker:
        return reasons.NO_DIE_FOR_SHARE()
    if not tray.showing(die):
        return reasons.DIE_NOT_IN_FRONT(face=names.face(die))
    return None


def legal_purchases(state: State) -> Sequence[BuyShare]:
    """By company, the bank before the director, a share die before a joker."""
    tray = state.trays[state.seat]
    if not (tray.share or tray.joker):
        return ()
    bank = tuple([shares.stack > 0 for shares in state.shares])
    market = sellers(state) if not all(bank) and market_is_open(state) else ()
    return purchases(bank, market, tray.share > 0, tray.joker > 0)


def sellers(state: State) -> tuple[int, ...]:
    """The companies whose director must sell a share to the seat (DIC-35)."""
    return tuple(
        company
        for company, director in enumerate(state.directors)
        if director is not None and director != state.seat and state.shares[company].held[director]
    )


@lru_cache(maxsize=1 << 10)
def purchases(
    bank: tuple[bool, ...], market: tuple[int, ...], share: bool, joker: bool
) -> tuple[BuyShare, ...]:
    """All purchases where the bank has shares of these companies, and the market of those."""
    has: dict[tuple[int, Source], bool] = {
        (company, source): in_bank if source == "bank" else company in market
        for company, in_bank in enumerate(bank)
        for source in SOURCES
    }
    dice = [die for die, shown in zip(PAY_DICE, (share, joker), strict=True) if shown]
    return tuple(PURCHASES[*where, die] for where, sold in has.items() if sold for die in dice)


def buy(state: State, _step: Main, action: BuyShare) -> Turn[State]:
    """The share changes hands; the die goes to the reserve, or behind the director's screen."""
    company, seat = BOARD.company_numbers[action.company], state.seat
    shares, tray = state.shares[company], state.trays[seat]
    trays = with_tray(state, seat, paid_with(tray, action.die))
    director, reserve = None, state.reserve + 1
    if action.source == "director":  # DIC-35
        director, reserve = state.directors[company], state.reserve
        assert director is not None
        sold = trays[director]
        sold = replace(sold, hidden=sold.hidden + 1)
        trays = (*trays[:director], sold, *trays[director + 1 :])
        held = with_change(with_change(shares.held, director, -1), seat, 1)
        shares = Shares(shares.stack, held)
    else:
        shares = draw_share(shares, seat)
    event = ShareBought(
        seat, action.company, director, action.die, shares.held[seat], shares.stack, reserve
    )
    accounts = (*state.shares[:company], shares, *state.shares[company + 1 :])
    return Turn(replace(state, trays=trays, shares=accounts, reserve=reserve), (event,))


def paid_with(tray: Tray, die: PayDie) -> Tray:
    """A tray without the die that bought a share."""
    if die == "share":
        return replace(tray, share=tray.share - 1)
    return replace(tray, joker=tray.joker - 1)


ORDERS: Final = (Order(BuyShare, buy, check_purchase),)
"""The order that buys a share."""
