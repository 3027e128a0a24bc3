"""Stations as people see them: sites and prices, the chain to come, the card, the line."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.dice import names, scoring, things
from rotonde.games.dice.actions import BuildStation
from rotonde.games.dice.board import BOARD, Cell
from rotonde.games.dice.components import SITE_KINDS, SITES, SiteKind
from rotonde.games.dice.desk import cards
from rotonde.games.dice.desk.choices import KEPT, STATIONS, offer, picks
from rotonde.games.dice.desk.clicks import nearest_refusal
from rotonde.games.dice.desk.obstacles import with_obstacles
from rotonde.games.dice.desk.signs import ChainLink, NewStation
from rotonde.games.dice.events import StationBuilt
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.rules.stations import legal_stations, surcharge
from rotonde.games.dice.state import State, income_of, price_now, stations_of
from rotonde.games.dice.steps import AnyStep
from rotonde.games.dice.view import View
from rotonde.kernel.desk.about import About, among, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Pick, Preview, PreviewRow, Sign
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import LogLine, Named, Text

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
    return offer(
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
        at=(things.station(event.tile, event.company), things.place(*event.place)),
        end=event.end,
        company=names.company(event.company),
        kind=names.site(event.kind),
        price=event.price + event.surcharge,
        before=event.chain_before,
        chain=event.chain,
    )


def about_station(view: View, number: str, company: str) -> About | None:
    """A station that is built, and the passengers of its company (DIC-72)."""
    found = item_named(view.companies, company)
    built = None if found is None else item_named(found.stations, number, "tile")
    if found is None or built is None:
        return None
    director = [] if found.director is None else [seat_named(found.director)]
    return About(
        Text("about-station-of", {"company": names.company(found.id)}),
        "DIC-72",
        rows(
            row("about-row-kind", Text(f"site-{built.kind}")),
            row("about-row-price", Text("about-dice", {"count": built.price})),
            row("about-row-chain", Text("about-sheets", {"count": found.chain})),
            row("about-row-director", *director),
        ),
        Text("board-sheet", {"number": built.tile}),
    )


def about_chain(view: View, company: str) -> About | None:
    """The largest group of neighbouring sheets of a company, which carries passengers (DIC-72)."""
    found = item_named(view.companies, company)
    if found is None:
        return None
    tiles = found.groups[0].tiles if found.groups else ()
    director = [] if found.director is None else [seat_named(found.director)]
    each = BOARD.tables.rules.passengers_per_station
    return About(
        names.company_text(found.id),
        "DIC-72",
        rows(
            row("about-row-chain", *(Text("board-sheet", {"number": tile}) for tile in tiles)),
            row("about-row-carries", Text("about-passengers", {"count": found.chain * each})),
            row("about-row-director", *director),
        ),
        Text("about-sheets", {"count": found.chain}),
    )


def about_kind(_view: View, site: str) -> About | None:
    """A kind of station: its ground, its price, its reward (DIC-62, DIC-64, DIC-67)."""
    kind = among(SITES, site)
    if kind is None:
        return None
    costs, figures = BOARD.tables.station_costs, BOARD.tables.rules
    return About(
        Text(f"about-station-{kind}"),
        "DIC-62",
        rows(
            row("about-row-site", around(kind)),
            row("about-row-price", names.from_to(costs.cheap, costs.dear)),
            row("about-row-brings", names.jokers(figures.station_reward)),
        ),
    )


def around(kind: SiteKind) -> Text:
    """The ground that a station of this kind needs around it."""
    least = BOARD.tables.rules.station_min_neighbours
    return Text("about-around", {"count": least, "around": Named(f"around-{kind}")})


CHAPTER: Final = DeskChapter(
    cards={BuildStation: station_card},
    clicks={"site": site_meant},
    about={
        things.station: about_station,
        things.mark: about_station,
        things.chain: about_chain,
        things.kind: about_kind,
    },
    lines={StationBuilt: station_line},
)
