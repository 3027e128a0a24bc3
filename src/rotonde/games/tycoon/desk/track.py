"""Tiles as choices, and clicks on hexes, exits and track (TYC-9 to TYC-39).

A first tile stands for its city, its exit and itself; its price stands beside its label. One that
completes a link is called by its cities, the others by their hex and sides. First tiles at cities
are made once for each track and listed by bits.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from rotonde.games.tycoon import names, reasons, things
from rotonde.games.tycoon.actions import LayTile
from rotonde.games.tycoon.board import BOARD, NOWHERE, SHAPES
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.desk import clicks
from rotonde.games.tycoon.desk.choices import offer, offer_first
from rotonde.games.tycoon.maps import is_used
from rotonde.games.tycoon.rules.action_ends import busy
from rotonde.games.tycoon.rules.building import TILES, first_set, from_loose_ends
from rotonde.games.tycoon.rules.routes import origins
from rotonde.games.tycoon.rules.track import Joint, cost, joint
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import AnyStep, Building, ChoosingAction
from rotonde.games.tycoon.view import View
from rotonde.games.tycoon.view.shapes import LinkView, UnfinishedView
from rotonde.kernel.desk.about import About, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Named, Seated, Text
from rotonde.railway.bitset import Listing, union
from rotonde.railway.hexes import SIDES, HexName, rotate

LAID: Final = 4096
"""The number of tiles that are kept as choices: one that is offered again is not made again."""


# --- first tiles ----------------------------------------------------------------------------------


def first_choices(state: State, seat: Seat, *, opens: bool, grant: bool) -> list[Choice]:
    """Every first tile: at own loose ends, at the cities of own links, at others (TYC-29)."""
    own = [
        loose_choice(state, seat, track, opens=opens, grant=grant)
        for track in from_loose_ends(state, seat)
    ]
    every, listing = first_set(state, seat), first_tile_choices(opens, grant)
    home = union([BOARD.city_firsts[city] for city in origins(state.network.railways, seat)])
    return own + listing.of(every & home) + listing.of(every & ~home)


@cache
def first_tile_choices(opens: bool, grant: bool) -> Listing[Choice]:
    """The choices of all first tiles at cities, by their numbers."""
    return Listing({n: city_choice(track, opens, grant) for n, track in enumerate(BOARD.firsts)})


def city_choice(track: int, opens: bool, grant: bool) -> Choice:
    """A first tile that touches no own loose end; it pays for ridges at its cities."""
    base = BOARD.granted_prices if grant else BOARD.base_prices
    price, joined, exits = base[track] + BOARD.river_prices[track], [], []
    for end in BOARD.ends[track]:
        number = BOARD.exits[end]
        if number != NOWHERE:
            price += BOARD.ridge_prices[end]
            joined.append(number)
            exits.append(exit_thing(end))
    cities = (things.city(BOARD.cities.ids[number]) for number in joined)
    return tile_choice(track, price, (*cities, *exits), tuple(joined), opens)


def exit_thing(side: int) -> Thing:
    """The exit of a city that a side faces."""
    return things.exit_of(BOARD.cities.ids[BOARD.exits[side]], rotate(side % SIDES, 3))


def loose_choice(state: State, seat: Seat, track: int, *, opens: bool, grant: bool) -> Choice:
    """A first tile that goes on from an own loose end."""
    fit = joint(state, seat, track, None)
    assert fit is not None
    joined = tuple([end.city for end in fit.attached])
    return tile_choice(track, cost(fit, grant), tuple(ends_of(fit)), joined, opens)


def ends_of(fit: Joint) -> Iterator[Thing]:
    """The loose ends that a tile goes on from."""
    for end in fit.attached:
        if end.link is not None:
            loose = BOARD.loose_ends[end.link.loose_end]
            yield things.loose(loose.hex, loose.side)


@lru_cache(maxsize=LAID)
def tile_choice(
    track: int, price: int, wide: tuple[Thing, ...], joined: tuple[int, ...], opens: bool
) -> Choice:
    """One tile as a choice, which opens the building where it is not open."""
    stand, money = (*wide, tile_thing(track)), Text("money", {"amount": price})
    label = tile_name(track, joined)
    return offer_first("build", TILES[track], label, *stand, opens=opens, detail=money)


def tile_thing(track: int) -> Thing:
    """A track on the board."""
    tile = BOARD.tiles[track]
    return things.tile(tile.hex, tile.sides)


def tile_name(track: int, joined: Sequence[int]) -> Text:
    """The link that a tile completes, or its hex and sides where it leads on."""
    tile = BOARD.tiles[track]
    if len(joined) == 1:
        return Text(f"label-tile-{things.sides(tile.sides)}", {"hex": tile.hex})
    city, other = map(names.city_by_number, joined)
    return Text("label-tile-link", {"hex": tile.hex, "city": city, "other": other})


# --- further tiles --------------------------------------------------------------------------------


def next_choice(state: State, step: Building, track: int) -> Choice:
    """A tile that goes on from the one before."""
    assert step.side is not None
    fit = joint(state, step.seat, track, step.side)
    assert fit is not None
    return further(track, BOARD.facing[step.side] % SIDES, cost(fit, step.grant))


@lru_cache(maxsize=LAID)
def further(track: int, came: int, price: int) -> Choice:
    """A tile that is entered over one of its sides."""
    tile = BOARD.tiles[track]
    out = next(each for each in tile.sides if each != came)
    stand, money = (things.place(tile.hex), tile_thing(track)), Text("money", {"amount": price})
    return offer(TILES[track], "build", towards(track, out), *stand, detail=money)


def towards(track: int, out: int) -> Text:
    """The direction of a tile: to a city, or by the compass."""
    hex_name = BOARD.tiles[track].hex
    ends = (end for end in BOARD.ends[track] if end % SIDES == out)
    reached = next((BOARD.exits[end] for end in ends if BOARD.exits[end] != NOWHERE), None)
    if reached is None:
        return Text("label-next-tile", {"hex": hex_name, "side": names.side(out)})
    return Text("label-next-city", {"hex": hex_name, "city": names.city_by_number(reached)})


# --- clicks ---------------------------------------------------------------------------------------


def exits_clicked(state: State, city: int) -> Refusal:
    """A city where track may begin: whether any of its exits is free."""
    if any(is_free(state, beyond) for _, beyond in BOARD.city_sides[city]):
        return reasons.IS_OFFERED()
    return reasons.EXIT_CLOSED(city=names.city_by_number(city))


def is_free(state: State, beyond: int) -> bool:
    """Whether a first tile can be laid at an exit, by the side that it faces."""
    return beyond != NOWHERE and bool(BOARD.exit_firsts[beyond] & ~state.network.closed)


def exit_clicked(state: State, step: AnyStep, words: Words) -> Refusal:
    """An exit: used, closed, or there for the taking."""
    name, side = clicks.two_words(words)
    number = BOARD.cities.number.get(CityId(name))
    if number is None:
        return reasons.NO_SUCH_CITY(city=name)
    if not isinstance(step, ChoosingAction | Building):
        return busy(state, step)
    if isinstance(step, Building) and step.loose_end is not None:
        return reasons.FINISH_LINK(hex=step.loose_end.hex)
    beyond = dict(BOARD.city_sides[number]).get(BOARD.side_numbers.get(side, NOWHERE), NOWHERE)
    if beyond != NOWHERE and is_used(state.network, beyond):
        return reasons.EXIT_USED(city=names.city_by_number(number))
    free = is_free(state, beyond)
    return reasons.IS_OFFERED() if free else reasons.EXIT_CLOSED(city=names.city_by_number(number))


def hex_clicked(state: State, step: AnyStep, words: Words) -> Refusal:
    """A hex: why none of its tracks can be laid, or that one can."""
    place = HexName(clicks.first_word(words))
    if place not in BOARD.ground:
        return reasons.NO_SUCH_HEX(hex=place)
    answers = [clicks.answer_to(state, step, LayTile(place, sides)) for sides in SHAPES]
    offered = (answer for answer in answers if answer.code == reasons.IS_OFFERED.code)
    beside = (answer for answer in answers if answer.code != reasons.NOT_AT_EXIT.code)
    return next(offered, next(beside, answers[0]))


def tile_clicked(state: State, step: AnyStep, words: Words) -> Refusal:
    """One track of a hex."""
    name, named = clicks.two_words(words)
    sides = [BOARD.side_numbers[side] for side in named.split("-") if side in BOARD.side_numbers]
    if len(sides) != 2:
        return hex_clicked(state, step, words)
    return clicks.answer_to(state, step, LayTile(HexName(name), (sides[0], sides[1])))


def loose_end_clicked(state: State, _step: AnyStep, words: Words) -> Refusal:
    """A loose end: one's own can be continued, another's cannot."""
    name, side = clicks.two_words(words)
    for link in state.network.unfinished:
        end = BOARD.loose_ends[link.loose_end]
        if end.hex == name and side in ("", things.side(end.side)):
            city = names.city_by_number(link.city)
            return reasons.IS_UNFINISHED(seat=Seated(link.owner), city=city)
    known = name in BOARD.ground
    return reasons.NOT_AT_EXIT(hex=name) if known else reasons.NO_SUCH_HEX(hex=name)


def link_clicked(state: State, _step: AnyStep, words: Words) -> Refusal:
    """A completed link."""
    number = clicks.number_in(words)
    if not 1 <= number <= len(state.network.links):
        return reasons.NO_SUCH_LINK(link=number)
    link = state.network.links[number - 1]
    cities = {"city": names.city_by_number(link.city_a), "other": names.city_by_number(link.city_b)}
    return reasons.IS_LINK(link=number, seat=Seated(link.owner), **cities)


def about_exit(view: View, city: str, side: str) -> About | None:
    """An exit of a city: whether track can begin there (TYC-12)."""
    found, number = item_named(view.cities, city), BOARD.side_numbers.get(side)
    if found is None or number is None:
        return None
    if number not in dict(BOARD.city_sides[BOARD.cities.number[found.id]]):
        return None
    state = "used" if number in found.used_exits else "free"
    state = "closed" if number in found.closed_exits else state
    facts: dict[str, Fact] = {"city": names.city(found.id), "side": Named(f"board-side-{side}")}
    line = row("about-row-now", Text(f"about-exit-{state}"))
    return About(Text("board-exit", facts), "TYC-12", (line,))


def about_hex(view: View, place: str, *sides: str) -> About | None:
    """A hex: the price of its ground, and the track on it (TYC-37)."""
    name = HexName(place)
    letter = BOARD.ground.get(name)
    pairs = [pair.split("-") for pair in sides]
    if letter is None or not {side for pair in pairs for side in pair} <= {*BOARD.side_numbers}:
        return None
    head = Text("board-hex", {"hex": name})
    for pair in sides:
        head = Text("board-tile", {"hex": name, "sides": pair})
    owners = [seat_named(seat) for seat in owners_on(view, name)]
    price = ground_price(view, name)
    if price is None:
        return About(head, "TYC-9", (row("about-row-ground", Text("about-no-track")),))
    lines = rows(
        row("about-row-ground", Text(f"preview-{GROUNDS[letter]}"), price),
        row("about-row-river", *([extra(view.prices.river)] if BOARD.rivers.get(name) else [])),
        row("about-row-ridge", *([extra(view.prices.ridge)] if has_ridge(name) else [])),
        row("about-row-track", *owners),
    )
    return About(head, "TYC-37", lines)


GROUNDS: Final = {"o": "open", "h": "hills"}


def ground_price(view: View, place: HexName) -> Text | None:
    """The price of a tile on this ground; None where none may lie (TYC-9)."""
    prices = {"o": view.prices.open, "h": view.prices.hills}
    price = prices.get(BOARD.ground[place])
    return None if price is None else names.dollars(price)


def extra(amount: int) -> Text:
    """A sum that comes on top."""
    return Text("money-plus", {"amount": amount})


def has_ridge(place: HexName) -> bool:
    """Whether a side of this hex lies on a ridge (TYC-39)."""
    first = BOARD.track_hexes.number[place] * SIDES
    return any(BOARD.ridges[first : first + SIDES])


def owners_on(view: View, place: HexName) -> Iterator[Seat]:
    """The seats whose track lies on a hex."""
    laid: tuple[LinkView | UnfinishedView, ...] = (*view.links, *view.unfinished)
    for link in laid:
        if any(tile.hex == place for tile in link.tiles):
            yield link.owner


def about_loose(view: View, place: str, *side: str) -> About | None:
    """An unfinished link, by its loose end (TYC-41)."""
    ends = [link for link in view.unfinished if link.loose_end.hex == place]
    found = next((each for each in ends if [*side] in ([], [side_of(each)])), None)
    if found is None:
        return None
    facts: dict[str, Fact] = {"seat": Seated(found.owner), "hex": found.loose_end.hex}
    lines = rows(
        row("about-row-track", Text("about-tiles", {"tiles": len(found.tiles)})),
        row("about-row-lost", Text("about-lost", {"round": view.action_rounds})),
    )
    return About(
        Text("board-unfinished", {**facts, "city": names.city(found.city)}), "TYC-41", lines
    )


def side_of(link: UnfinishedView) -> str:
    """The side of its loose end."""
    return things.side(link.loose_end.side)


def about_link(view: View, number: str) -> About | None:
    """A finished link and its owner (TYC-40)."""
    found = item_named(view.links, number)
    if found is None:
        return None
    cities: dict[str, Fact] = {"city": names.city(found.city_a), "other": names.city(found.city_b)}
    lines = rows(
        row("about-row-owner", seat_named(found.owner)),
        row("about-row-track", Text("about-tiles", {"tiles": len(found.tiles)})),
        row("about-row-pays", Text("about-link-pays")),
    )
    number_of = Text("about-link-number", {"link": found.id})
    return About(Text("preview-link", cities), "TYC-54", lines, number_of)


CHAPTER: Final = DeskChapter(
    clicks={
        "exit": exit_clicked,
        "hex": hex_clicked,
        "tile": tile_clicked,
        "loose": loose_end_clicked,
        "unfinished": loose_end_clicked,
        "link": link_clicked,
    },
    about={
        things.exit_of: about_exit,
        things.place: about_hex,
        things.tile: about_hex,
        things.loose: about_loose,
        things.unfinished: about_loose,
        things.link: about_link,
    },
)
