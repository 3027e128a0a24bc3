"""Tiles as choices: first ones made once for each track and listed by bits, next ones as they come.

A first tile stands for its city, its exit and itself; its price stands beside its label. One that
completes a link is called by its cities, the others by their hex and sides.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from rotonde.games.tycoon import things
from rotonde.games.tycoon.board import BOARD, NOWHERE
from rotonde.games.tycoon.names import numbered, side
from rotonde.games.tycoon.notation import NOTATION
from rotonde.games.tycoon.rules.building import TILES, first_set, from_loose_ends
from rotonde.games.tycoon.rules.choosing import CHOICES
from rotonde.games.tycoon.rules.routes import origins
from rotonde.games.tycoon.rules.track import Joint, cost, joint
from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.steps import Building
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Text
from rotonde.railway.bitset import Listing, union
from rotonde.railway.hexes import SIDES, turned

LAID: Final = 4096
"""So many tiles are kept as choices: one that is offered again is not made again."""


def first_choices(state: State, seat: Seat, *, opens: bool, grant: bool) -> list[Choice]:
    """Every first tile: at own loose ends, at the cities of own links, at others (TYC-29)."""
    own = [
        loose_choice(state, seat, track, opens=opens, grant=grant)
        for track in from_loose_ends(state, seat)
    ]
    every, listing = first_set(state, seat), listed(opens, grant)
    home = union([BOARD.city_firsts[city] for city in origins(state.network.railways, seat)])
    return own + listing.of(every & home) + listing.of(every & ~home)


@cache
def listed(opens: bool, grant: bool) -> Listing[Choice]:
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
            exits.append(things.exit_of(BOARD.city_ids[number], turned(end % SIDES, 3)))
    cities = (things.city(BOARD.city_ids[number]) for number in joined)
    return laying(track, price, (*cities, *exits), tuple(joined), opens)


@lru_cache(maxsize=LAID)
def laying(
    track: int, price: int, wide: tuple[Thing, ...], joined: tuple[int, ...], opens: bool
) -> Choice:
    """One tile as a choice, which opens the building where it is not open."""
    order, tile = TILES[track], BOARD.tiles[track]
    first = CHOICES["build"]
    line = NOTATION.write(order)
    return Choice(
        action=first if opens else order,
        notation=f"{NOTATION.write(first)}, {line}" if opens else line,
        label=called(track, joined),
        group="build",
        things=(*wide, things.tile(tile)),
        then=(order,) if opens else (),
        detail=Text("money", {"amount": price}),
    )


def called(track: int, joined: Sequence[int]) -> Text:
    """The link that a tile completes, or its hex and sides where it leads on."""
    tile = BOARD.tiles[track]
    if len(joined) == 1:
        return Text(f"label-tile-{things.sides(tile.sides)}", {"hex": tile.hex})
    city, other = map(numbered, joined)
    return Text("label-tile-link", {"hex": tile.hex, "city": city, "other": other})


def loose_choice(state: State, seat: Seat, track: int, *, opens: bool, grant: bool) -> Choice:
    """A first tile that goes on from an own loose end."""
    fit = joint(state, seat, track, None)
    assert fit is not None
    joined = tuple([end.city for end in fit.attached])
    return laying(track, cost(fit, grant), tuple(ends_of(fit)), joined, opens)


def ends_of(fit: Joint) -> Iterator[Thing]:
    """The loose ends that a tile goes on from."""
    for end in fit.attached:
        if end.link is not None:
            yield things.loose(BOARD.loose_ends[end.link.loose_end])


def next_choice(state: State, step: Building, track: int) -> Choice:
    """A tile that goes on from the one before."""
    assert step.loose_end is not None
    end = BOARD.side_number(step.loose_end)
    fit = joint(state, step.seat, track, end)
    assert fit is not None
    return further(track, BOARD.facing[end] % SIDES, cost(fit, step.grant))


@lru_cache(maxsize=LAID)
def further(track: int, came: int, price: int) -> Choice:
    """A tile that is entered over one of its sides."""
    tile, order = BOARD.tiles[track], TILES[track]
    out = next(each for each in tile.sides if each != came)
    return Choice(
        action=order,
        notation=NOTATION.write(order),
        label=towards(track, out),
        group="build",
        things=(things.place(tile.hex), things.tile(tile)),
        detail=Text("money", {"amount": price}),
    )


def towards(track: int, out: int) -> Text:
    """Where a tile leads: to a city, or by the compass."""
    hex_name = BOARD.tiles[track].hex
    ends = (end for end in BOARD.ends[track] if end % SIDES == out)
    reached = next((BOARD.exits[end] for end in ends if BOARD.exits[end] != NOWHERE), None)
    if reached is None:
        return Text("label-next-tile", {"hex": hex_name, "side": side(out)})
    return Text("label-next-city", {"hex": hex_name, "city": numbered(reached)})
