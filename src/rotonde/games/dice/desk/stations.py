"""Stations as people see them: sites and prices, the chain to come, the card, the line."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.dice import names, scoring, things
from rotonde.games.dice.actions import BuildStation
from rotonde.games.dice.board import BOARD, Cell
from rotonde.games.dice.components import SITE_KINDS
from rotonde.games.dice.desk import cards
from rotonde.games.dice.desk.choices import KEPT, STATIONS, choice, picks
from rotonde.games.dice.desk.clicks import nearest_refusal
from rotonde.games.dice.desk.obstacles import with_obstacles
from rotonde.games.dice.desk.signs import ChainLink, NewStation
from rotonde.games.dice.events import StationBuilt
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.rules.stations import legal_stations, surcharge
from rotonde.games.dice.state import State, income_of, price_now, stations_of
from rotonde.games.dice.steps import AnyStep
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Pick, Preview, PreviewRow, Sign
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import LogLine, Text

# --- the menu -------------------------------------------------------------------------------------


def offer_stations(state: State) -> Offer:
    """Every station: its site, its company, its kind."""
    choices = tuple([station_choice(state, order) for order in legal_stations(state)])
    return Offer(choices, picks=picks(choices, pick_site))


def station_choice(state: State, order: BuildStation) -> Choice:
    """One station, with all that it costs here."""
    site = state.line.sites[END_NUMBERS[order.end]]
    assert site is not None
    price = price_now(state, BOARD.company_numbers[order.company], order.kind) or 0
    return made_station(order, site.cell, price + surcharge(state, site.massif))


@lru_cache(maxsize=KEPT)
def made_station(order: BuildStation, at: Cell, price: int) -> Choice:
    """A station on a cell for so many dice."""
    facts = {"company": names.short(order.company), "kind": names.site(order.kind)}
    return choice(
        order,
        STATIONS,
        Text("label-station-joker" if order.jokers_paid else "label-station", facts),
        things.site(order.end, at),
        things.company(order.company),
        things.kind(order.kind),
        things.pay(order.jokers_paid),
        detail=Text("detail-price", {"price": price}),
        badge=Text("badge-price", {"price": price}),
    )


@lru_cache(maxsize=KEPT)
def pick_site(thing: Thing) -> Pick:
    """A site that takes several stations."""
    facts = {"cell": thing.rpartition(":")[2]}
    return Pick(thing, Text("pick-cell", facts), prompt=Text("prompt-site", facts))


# --- the card -------------------------------------------------------------------------------------


def station_card(pointed: Pointed[State, BuildStation]) -> Preview:
    """The chain, the price, the reward and the income to come."""
    event, before, after = pointed.turn.events[0], pointed.before, pointed.after
    assert isinstance(event, StationBuilt)
    facts = {"company": names.company(event.company), "kind": names.site(event.kind)}
    rows = (*station_rows(before, after, event), *cards.dice_rows(before, pointed.seat, after))
    signs = station_signs(after, event)
    return cards.card(pointed, Text("card-station", facts), rows, signs=signs)


def station_rows(before: State, after: State, event: StationBuilt) -> Iterator[PreviewRow]:
    """The chain, the price, the reward, and what the next income would be."""
    seat = event.seat
    yield cards.figure("row-chain", names.from_to(event.chain_before, event.chain))
    yield cards.figure(
        "row-price", names.payment_text(event.price + event.surcharge, event.jokers_paid)
    )
    if event.reward:
        yield cards.figure("row-built", names.jokers(event.reward))
    stations = names.from_to(stations_of(before, seat), stations_of(after, seat))
    yield cards.figure("row-stations", stations)
    if not after.is_last_year:
        income = names.from_to(income_of(before, seat), income_of(after, seat))
        yield cards.figure("row-income", income)


def station_signs(after: State, event: StationBuilt) -> Iterator[Sign]:
    """The dice that pay, the station on the general map, and the largest chain then."""
    yield from cards.payment_rows(event.seat, event.price + event.surcharge, event.jokers_paid)
    yield NewStation(things.mark(event.tile, event.company), event.company, event.place)
    for place in scoring.chains(after, BOARD.company_numbers[event.company])[0]:
        number = after.general_map.layout.at[place] + 1
        yield ChainLink(things.mark(number, event.company), BOARD.places[place])


# --- clicks and the log ---------------------------------------------------------------------------


def site_meant(state: State, _step: AnyStep, words: Words) -> Refusal | None:
    """The house of a next cell: a station of any company and kind."""
    match words:
        case ["A" | "B" as end, name] if name in BOARD.cell_names:
            orders = [
                BuildStation(end, row.id, kind, 0) for row in BOARD.companies for kind in SITE_KINDS
            ]
            return with_obstacles(state, end, nearest_refusal(state, orders))
    return None


def station_line(event: StationBuilt) -> LogLine:
    """The station, its price, and how far the chain has grown."""
    return did(
        event.seat,
        "log-station",
        end=event.end,
        company=names.company(event.company),
        kind=names.site(event.kind),
        price=event.price + event.surcharge,
        before=event.chain_before,
        chain=event.chain,
    )


CARDS: Final = {BuildStation: station_card}
CLICKS: Final = {"site": site_meant}
LINES: Final = {StationBuilt: station_line}
