"""The track on the map: links, unfinished links, and what follows from where they lie.

Pure. Cities, sides and tracks are numbers of the board. What follows from the track is found once
and kept on the part it derives from; it grows with each tile instead of being found anew.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from rotonde.games.tycoon.board import BOARD, NOWHERE, TRACKS, CitySet, FirstSet
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.tools.derived import derived
from rotonde.railway.hexes import SIDES

Used = Mapping[int, int]
"""The sides in use of each hex with track, one bit each."""

STOPPING = (*(1 << colour for colour in range(len(BOARD.colours))), 0)
"""The set of one colour, by its number; gray stops nothing."""
SIDES_OF_TWO = 4
"""A hex with two tracks uses so many sides, and is full (TYC-11)."""
FULL = bytes([1] * SIDES)
SHUT = tuple(
    FULL
    if sides.bit_count() >= SIDES_OF_TWO
    else bytes([sides >> side & 1 for side in range(SIDES)])
    for sides in range(1 << SIDES)
)
"""By the sides in use of a hex, which of its sides no track can come to any more."""


Exits = tuple[tuple[int, ...], tuple[int, ...]]
"""The exits of a city that carry track, and those where none can begin any more."""


class Link(msgspec.Struct, frozen=True, gc=False):
    """A completed link; `tiles` are tracks from `city_a` to `city_b` (TYC-40)."""

    id: int
    owner: Seat
    city_a: int
    city_b: int
    tiles: tuple[int, ...]


class UnfinishedLink(msgspec.Struct, frozen=True, gc=False):
    """Track that reaches no second city yet (TYC-41)."""

    owner: Seat
    city: int
    loose_end: int
    """The side of its last hex that leads on."""
    tiles: tuple[int, ...]
    """Tracks from the city on."""


class Way(NamedTuple):
    """A link as it is travelled from one of its cities."""

    link: int
    city: int
    """The place that it leads to."""
    owner: Seat


class Railways(msgspec.Struct, frozen=True, dict=True):
    """All completed links, and the colours of the cities: what decides where goods can go."""

    links: tuple[Link, ...] = ()
    """Link n stands at n - 1."""
    colours: tuple[int, ...] = BOARD.printed_colours

    @derived
    def ways(self) -> tuple[tuple[Way, ...], ...]:
        """By city, the links that end there, smallest id first."""
        found: list[list[Way]] = [[] for _ in BOARD.city_rows]
        for link in self.links:
            found[link.city_a].append(Way(link.id, link.city_b, link.owner))
            found[link.city_b].append(Way(link.id, link.city_a, link.owner))
        return tuple(map(tuple, found))

    @derived
    def stops(self) -> tuple[CitySet, ...]:
        """By colour, the cities that accept it; gray ones come last and accept nothing."""
        found = [0] * len(BOARD.city_colours.ids)
        for city, colour in enumerate(self.colours):
            found[colour] |= 1 << city
        return tuple(found)

    @derived
    def accepts(self) -> tuple[int, ...]:
        """By city, the colour that stops there as a set of one; none in a gray city (TYC-52)."""
        return tuple([STOPPING[colour] for colour in self.colours])

    @derived
    def pairs(self) -> frozenset[tuple[Seat, int, int]]:
        """The cities that each seat has joined (TYC-34)."""
        return frozenset((link.owner, link.city_a, link.city_b) for link in self.links)

    @derived
    def doubling(self) -> Mapping[Seat, FirstSet]:
        """By seat, the first tiles that would join two cities a second time (TYC-34)."""
        found: dict[Seat, FirstSet] = {}
        for link in self.links:
            tiles = BOARD.one_tile_links.get((link.city_a, link.city_b), 0)
            found[link.owner] = found.get(link.owner, 0) | tiles
        return found

    @derived
    def counts(self) -> Mapping[Seat, int]:
        """How many links each seat has, without those that have none."""
        found: dict[Seat, int] = {}
        for link in self.links:
            found[link.owner] = found.get(link.owner, 0) + 1
        return found

    @derived
    def parts(self) -> Mapping[Seat, tuple[CitySet, ...]]:
        """The cities that the links of a seat join, part by part."""
        found: dict[Seat, list[CitySet]] = {}
        for link in self.links:
            ends = 1 << link.city_a | 1 << link.city_b
            own = found.setdefault(link.owner, [])
            apart = [part for part in own if not part & ends]
            joined = ends
            for part in own:
                joined |= part if part & ends else 0
            found[link.owner] = [*apart, joined]
        return {seat: tuple(own) for seat, own in found.items()}

    def connects(self, seat: Seat, cities: CitySet) -> bool:
        """Whether own links of a seat join all these cities (TYC-62)."""
        return any(cities & part == cities for part in self.parts.get(seat, ()))

    def ends_in(self, seat: Seat, city: int) -> int:
        """How many own links of a seat end in a city."""
        return len([way for way in self.ways[city] if way.owner == seat])


class Network(msgspec.Struct, frozen=True, dict=True):
    """All track on the map."""

    railways: Railways = Railways()
    unfinished: tuple[UnfinishedLink, ...] = ()

    @property
    def links(self) -> tuple[Link, ...]:
        """The completed links."""
        return self.railways.links

    @derived
    def used(self) -> Used:
        """The sides in use, by hex."""
        found: dict[int, int] = {}
        for track in all_tracks(self):
            a, b = BOARD.tiles[track].sides
            found[track // TRACKS] = found.get(track // TRACKS, 0) | 1 << a | 1 << b
        return found

    @derived
    def shut(self) -> bytes:
        """By side, whether no track can come there: one lies there, or the hex is full (TYC-11)."""
        found = bytearray(SIDES * len(BOARD.track_hexes.ids))
        for place, sides in self.used.items():
            found[SIDES * place : SIDES * (place + 1)] = SHUT[sides]
        return bytes(found)

    @derived
    def closed(self) -> FirstSet:
        """The first tiles that nobody can lay at a city any more (TYC-11, TYC-30)."""
        found = 0
        for place, sides in self.used.items():
            found |= shut_out(place, sides)
        return found

    @derived
    def exits(self) -> tuple[Exits, ...]:
        """The exits of every city as the track around it leaves them."""
        return tuple([exits_of(self, city) for city in range(len(BOARD.city_rows))])

    @derived
    def begun(self) -> Mapping[Seat, int]:
        """How many unfinished links each seat has, without those that have none."""
        found: dict[Seat, int] = {}
        for link in self.unfinished:
            found[link.owner] = found.get(link.owner, 0) + 1
        return found

    @derived
    def loose(self) -> Mapping[int, UnfinishedLink]:
        """The unfinished links by their loose ends."""
        return {link.loose_end: link for link in self.unfinished}


def all_tracks(network: Network) -> Iterator[int]:
    """Every track that lies on the map."""
    for link in network.links:
        yield from link.tiles
    for begun in network.unfinished:
        yield from begun.tiles


def shut_out(place: int, sides: int) -> FirstSet:
    """The first tiles that the track in one hex shuts out."""
    if sides.bit_count() >= SIDES_OF_TWO:
        return BOARD.closed_hexes[place]
    found = 0
    for side in range(SIDES):
        if sides >> side & 1:
            found |= BOARD.closed_sides[SIDES * place + side]
    return found


def exits_of(network: Network, city: int) -> Exits:
    """The exits of a city that carry track, and those where none can begin any more."""
    used, shut = list[int](), list[int]()
    for side, beyond in BOARD.city_sides[city]:
        if beyond != NOWHERE and is_used(network, beyond):
            used.append(side)
        elif beyond == NOWHERE or not BOARD.exit_firsts[beyond] & ~network.closed:
            shut.append(side)  # TYC-12, TYC-30
    return tuple(used), tuple(shut)


def is_used(network: Network, side: int) -> bool:
    """Whether a side carries track."""
    return bool(network.used.get(side // SIDES, 0) >> side % SIDES & 1)


def is_full(network: Network, place: int) -> bool:
    """Whether a hex has two tracks (TYC-11)."""
    return network.used.get(place, 0).bit_count() >= SIDES_OF_TWO


def has_room(network: Network, track: int) -> bool:
    """Whether a hex has room for a track: fewer than two, and both sides free (TYC-11)."""
    a, b = BOARD.ends[track]
    return not (network.shut[a] or network.shut[b])


def may_enter(network: Network, side: int) -> bool:
    """Whether track could enter a hex over this side; never over `NOWHERE` (TYC-30)."""
    return side != NOWHERE and not network.shut[side]


def with_one_track(before: Network, track: int, after: Network) -> Network:
    """`after`, which has one track more than `before`, with what was known of `before`."""
    place = track // TRACKS
    a, b = BOARD.tiles[track].sides
    sides = before.used.get(place, 0) | 1 << a | 1 << b
    after.__dict__["used"] = {**before.used, place: sides}
    if "shut" in before.__dict__:
        after.__dict__["shut"] = shut_beside(before.shut, place, sides)
    after.__dict__["closed"] = before.closed | shut_out(place, sides)
    if "exits" in before.__dict__:  # nobody looks at those of a network that is only thought of
        after.__dict__["exits"] = exits_beside(before, track, after)
    return after


def shut_beside(before: bytes, place: int, sides: int) -> bytes:
    """The shut sides after the sides in use of one hex changed."""
    found = bytearray(before)
    found[SIDES * place : SIDES * (place + 1)] = SHUT[sides]
    return bytes(found)


def exits_beside(before: Network, track: int, after: Network) -> tuple[Exits, ...]:
    """The exits of all cities after a track more, found anew where it lies near."""
    joined = [BOARD.exits[end] for end in BOARD.ends[track]]
    shut = after.closed & ~before.closed
    if not shut and joined == [NOWHERE, NOWHERE]:
        return before.exits
    return tuple(
        [
            exits_of(after, city) if shut & BOARD.city_firsts[city] or city in joined else known
            for city, known in enumerate(before.exits)
        ]
    )
