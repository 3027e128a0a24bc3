"""Slow plain twins of Tycoon's fast rules: obviously right, never fast. They read views alone."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rotonde.games.tycoon.view import CityView, LinkView, UnfinishedView, View
from tests.support.tycoon_map import (
    CITIES,
    CITY_AT,
    COLOURS,
    EVERYWHERE,
    EXITS,
    PAIRS,
    RIDGES,
    RIVERS,
    Place,
    neighbour,
    parse,
    spell,
    terrain,
)

Tile = tuple[str, tuple[int, int]]
Current = tuple[str, int] | None
"""The loose end to go on from."""


class Laid(NamedTuple):
    """What the map holds: tracks by hex, and loose ends by place and side."""

    tracks: dict[Place, list[tuple[int, int]]]
    loose: dict[tuple[Place, int], UnfinishedView]


def laid(view: View) -> Laid:
    """All track of a view."""
    tracks: dict[Place, list[tuple[int, int]]] = {}
    everything: list[LinkView | UnfinishedView] = [*view.links, *view.unfinished]
    for link in everything:
        for tile in link.tiles:
            tracks.setdefault(parse(tile.hex), []).append(tile.sides)
    ends = {(parse(u.loose_end.hex), u.loose_end.side): u for u in view.unfinished}
    return Laid(tracks, ends)


def side_used(there: Laid, place: Place, side: int) -> bool:
    """Whether a track runs through a side."""
    return any(side in sides for sides in there.tracks.get(place, ()))


def has_room(there: Laid, place: Place) -> bool:
    """Whether a hex takes another track."""
    return terrain(place) in "oh" and len(there.tracks.get(place, ())) < 2


def end_by_hand(there: Laid, seat: int, place: Place, side: int) -> str | UnfinishedView | None:
    """What an end faces: a city's name, an own unfinished link, `open`, or nothing."""
    beyond, entry = neighbour(place, side), (side + 3) % 6
    if beyond in CITY_AT:
        name = CITY_AT[beyond]
        return name if entry in EXITS[name] else None
    own = there.loose.get((beyond, entry))
    if own is not None and own.owner == seat:
        return own
    if has_room(there, beyond) and not side_used(there, beyond, entry):
        return "open"
    return None


def price_by_hand(
    view: View, there: Laid, seat: int, tile: Tile, current: Current = None, grant: bool = False
) -> int | None:
    """What a tile costs a seat; None where it may not be laid. The whole of TYC-29 to TYC-39."""
    place, (a, b) = parse(tile[0]), tile[1]
    if not has_room(there, place) or side_used(there, place, a) or side_used(there, place, b):
        return None
    ends = [end_by_hand(there, seat, place, side) for side in (a, b)]
    if None in ends:
        return None
    attached = [end for end in ends if end != "open"]
    if not attached or not begins_by_hand(view, seat, attached, current):
        return None
    cities = [end.city if isinstance(end, UnfinishedView) else str(end) for end in attached]
    if len(cities) == 2 and not may_join_by_hand(view, seat, cities):
        return None
    price = (0 if grant else 2) if terrain(place) == "o" else 4
    price += river_by_hand(place, a, b)
    for side, end in zip((a, b), ends, strict=True):
        price += 4 * (end != "open" and (place, side) in RIDGES)
    return price


def begins_by_hand(view: View, seat: int, attached: Sequence[object], current: Current) -> bool:
    """Whether a tile goes on from where it must, with a locomotive to mark it."""
    own = [end for end in attached if isinstance(end, UnfinishedView)]
    if current is not None:
        return any((end.loose_end.hex, end.loose_end.side) == current for end in own)
    return bool(own) or view.seats[seat].locomotives_left >= 1


def may_join_by_hand(view: View, seat: int, cities: Sequence[str]) -> bool:
    """Whether a seat may own a link between two cities."""
    theirs = [{link.city_a, link.city_b} for link in view.links if link.owner == seat]
    return cities[0] != cities[1] and set(cities) not in theirs


def river_by_hand(place: Place, a: int, b: int) -> int:
    """1 where a track touches the river or crosses from one bank to the other."""
    river = RIVERS.get(place, [])
    if not river:
        return 0
    if a in river or b in river:
        return 1
    return int(next_clockwise(river, a) != next_clockwise(river, b))


def next_clockwise(river: Sequence[int], side: int) -> int:
    """The first side of the river on the way round."""
    while side not in river:
        side = (side + 1) % 6
    return side


def tiles_by_hand(view: View, seat: int, current: Current = None) -> set[Tile]:
    """Every tile that may be laid, tried one by one over the whole map."""
    there = laid(view)
    tried = [(spell(place), sides) for place in EVERYWHERE for sides in PAIRS]
    return {tile for tile in tried if price_by_hand(view, there, seat, tile, current) is not None}


# --- ways -----------------------------------------------------------------------------------------

Way = tuple[int, int, tuple[Tile, ...]]
"""What it costs, how many tiles it has, and these tiles."""


def ways_by_hand(view: View, link: UnfinishedView, most: int, granted: int) -> dict[str, list[Way]]:
    """Every way on from a loose end to a city that may be joined, by city: all are walked."""
    there, found = laid(view), dict[str, list[Way]]()
    waiting: list[tuple[tuple[str, int], Way]] = [
        ((link.loose_end.hex, link.loose_end.side), (0, 0, ()))
    ]
    while waiting:
        (hex_name, out), (total, count, tiles) = waiting.pop()
        place, entry = neighbour(parse(hex_name), out), (out + 3) % 6
        if count == most or not has_room(there, place) or side_used(there, place, entry):
            continue
        if spell(place) in [name for name, _ in tiles]:
            continue
        for pair in [pair for pair in PAIRS if entry in pair]:
            beyond = pair[1] if pair[0] == entry else pair[0]
            end = end_by_hand(there, NOBODY, place, beyond)
            if side_used(there, place, beyond) or end is None:
                continue
            price = way_price(place, pair, entry, end != "open", grant=count < granted)
            way = total + price, count + 1, (*tiles, (str(spell(place)), pair))
            if end == "open":
                waiting.append(((spell(place), beyond), way))
            elif may_join_by_hand(view, link.owner, [link.city, str(end)]):
                found.setdefault(str(end), []).append(way)
    return found


NOBODY: Final = -1
"""No track is theirs."""


def way_price(
    place: Place, pair: tuple[int, int], entry: int, at_city: bool, *, grant: bool
) -> int:
    """What a tile of a way costs: ground, river, and the ridges that it attaches to."""
    price = (0 if grant else 2) if terrain(place) == "o" else 4
    crossed = [side for side in pair if side == entry or at_city]
    ridges = 4 * sum((place, side) in RIDGES for side in crossed)
    return price + river_by_hand(place, *pair) + ridges


# --- goods ----------------------------------------------------------------------------------------

Delivery = tuple[str, str, tuple[int, ...]]
"""Origin, colour, links."""


def city(view: View, name: str) -> CityView:
    """A city of a view."""
    return next(each for each in view.cities if each.id == name)


def other_end(link: LinkView, name: str) -> str:
    """Where a link leads from one of its cities."""
    return link.city_b if link.city_a == name else link.city_a


def routes_by_hand(view: View, seat: int, origin: str, colour: str) -> Iterator[tuple[int, ...]]:
    """Every legal route of a cube, equal ones too."""
    longest = view.seats[seat].engine_level
    waiting: list[tuple[list[str], tuple[int, ...]]] = [([origin], ())]
    while waiting:
        cities, links = waiting.pop()
        for link in view.links:
            if cities[-1] not in (link.city_a, link.city_b) or link.id in links:
                continue
            if not links and link.owner != seat:
                continue
            there = other_end(link, cities[-1])
            if there in cities:
                continue
            if city(view, there).colour == colour:
                yield (*links, link.id)
            elif len(links) + 1 < longest:
                waiting.append(([*cities, there], (*links, link.id)))


def deliveries_by_hand(view: View, seat: int) -> list[Delivery]:
    """All kept deliveries: the smallest route of each key (TYC-56, TYC-58)."""
    kept: dict[tuple[object, ...], tuple[int, ...]] = {}
    for origin in CITIES:
        for number, colour in enumerate(COLOURS):
            if city(view, origin).cubes[number]:
                for route in routes_by_hand(view, seat, origin, colour):
                    key = (origin, colour, end_of(view, origin, route), owners(view, route))
                    kept[key] = min(route, kept.get(key, route))
    order = list(CITIES)
    found = [(str(key[0]), str(key[1]), route) for key, route in kept.items()]
    return sorted(found, key=lambda d: (order.index(d[0]), COLOURS.index(d[1]), d[2]))


def end_of(view: View, origin: str, route: Sequence[int]) -> str:
    """Where a route leads."""
    for number in route:
        origin = other_end(view.links[number - 1], origin)
    return origin


def owners(view: View, route: Sequence[int]) -> tuple[int, ...]:
    """How many links of a route each seat owns."""
    whose = [view.links[number - 1].owner for number in route]
    return tuple(whose.count(seat.seat) for seat in view.seats)


# --- longest line ---------------------------------------------------------------------------------


def trail_by_hand(ends: Sequence[tuple[int, int]]) -> int:
    """The longest walk over these links, each once, by walking all of them."""

    def on(at: int, left: frozenset[int]) -> int:
        return max(
            (
                1 + on(b if a == at else a, left - {n})
                for n in left
                for a, b in [ends[n]]
                if at in (a, b)
            ),
            default=0,
        )

    every = frozenset(range(len(ends)))
    return max((on(start, every) for pair in ends for start in pair), default=0)
