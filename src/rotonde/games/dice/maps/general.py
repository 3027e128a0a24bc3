"""The general map: what follows from where tiles lie.

Pure. A map is the tiles in the order of laying; what follows from them is kept in a `Layout`, which
grows with each tile. Massifs are numbered tile by tile, and sets of them are the bits of one int.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from rotonde.games.dice.board import BOARD, Cell, Ground, Needs, Place
from rotonde.kernel.tools.derived import derived, kept
from rotonde.railway.squares import OPPOSITE

MassifSet = int
"""A set of massifs of the map: tile number times `MASSIFS` plus the number on its tile."""
SideSet = int
"""A set of sides of a tile, north lowest."""

MASSIFS: Final = max(len(set(ground.massifs.values())) for ground in BOARD.grounds)
SUPPLY: Final = tuple(row.supply for row in BOARD.kinds)


class Layout(msgspec.Struct, frozen=True, dict=True):
    """The conclusions from the tiles of the general map."""

    at: Mapping[Place, int]
    """The number of the tile at each occupied place, in the order of laying."""
    frontier: Mapping[Place, Needs]
    """The empty places beside a tile, and what the tiles around them ask for."""
    grounds: tuple[int, ...]
    """The ground of each tile."""
    supply: tuple[int, ...]
    """Small tiles left of each kind."""
    ranges: tuple[MassifSet, ...] = ()
    """The mountain ranges (DIC-7)."""

    @derived
    def known_sides(self) -> dict[Place, SideSet]:
        """The open sides found so far."""
        return {}

    @derived
    def known_beyond(self) -> dict[tuple[Place, int], SideSet]:
        """The known sides beyond a place, with tiles that are not laid yet."""
        return {}


class GeneralMap(msgspec.Struct, frozen=True, dict=True):
    """The small tiles, in the order of laying; the start tile first."""

    places: tuple[Place, ...]
    grounds: tuple[int, ...]
    """The ground at each of `places`."""

    @derived
    def layout(self) -> Layout:
        """The conclusions from the tiles."""
        layout = BARE
        for place, ground in zip(self.places, self.grounds, strict=True):
            layout = layout_with_tile(layout, place, BOARD.grounds[ground])
        return layout

    def ground(self, place: Place) -> Ground:
        """The tile at an occupied place."""
        return BOARD.grounds[self.grounds[self.layout.at[place]]]

    def offers(self, place: Place) -> list[Ground]:
        """The tiles that may be laid at an empty place beside one, in canonical order (DIC-44)."""
        layout = self.layout
        return [g for g in fitting_grounds(layout.frontier[place]) if layout.supply[g.kind]]

    def open_sides(self, place: Place) -> SideSet:
        """The sides over which a tile can still be discovered (DIC-8)."""
        known = self.layout.known_sides
        if place not in known:
            frontier = self.layout.frontier
            known[place] = sum(
                1 << side
                for side, step in enumerate(BOARD.steps)
                if place + step in frontier and self.offers(Place(place + step))
            )
        return known[place]

    def sides_beyond(self, place: Place, ground: Ground) -> SideSet:
        """The sides that would be open of a tile laid there, without laying it (DIC-8)."""
        known, key = self.layout.known_beyond, (place, ground.number)
        if key not in known:
            known[key] = self.sides_if_laid(place, ground)
        return known[key]

    def sides_if_laid(self, place: Place, ground: Ground) -> SideSet:
        """The sides beyond a place, found out."""
        at, frontier, supply = self.layout.at, self.layout.frontier, self.layout.supply
        sides = 0
        for side, (step, need) in enumerate(ground.marks):
            beside = Place(place + step)
            if beside not in at:
                asked = frontier.get(beside, 0) | need
                if any(supply[g.kind] > (g.kind == ground.kind) for g in fitting_grounds(asked)):
                    sides |= 1 << side
        return sides

    def massif(self, place: Place, cell: Cell) -> int:
        """The number of the massif that a mountain cell belongs to."""
        number = self.layout.at[place]
        return number * MASSIFS + BOARD.grounds[self.grounds[number]].massifs[cell]

    def is_paid(self, massif: int, paid: MassifSet) -> bool:
        """Whether one of the parts of its range was paid for (DIC-52, DIC-53)."""
        if not paid:
            return False
        return any(part & paid for part in self.layout.ranges if part >> massif & 1)


BARE: Final = Layout(at={}, frontier={BOARD.start: 0}, grounds=(), supply=SUPPLY)
"""An empty map: the start tile lies in the middle."""


def fitting_grounds(needs: Needs) -> tuple[Ground, ...]:
    """The grounds that meet these needs."""
    return BOARD.fitting.get(needs, ())


@kept
def with_tile(before: GeneralMap, place: Place, number: int) -> GeneralMap:
    """The map with one more tile, by the number of its ground.

    It is kept: searches lay the same tile again and again, each time with other dice at hand.
    """
    after = GeneralMap((*before.places, place), (*before.grounds, number))
    # What `layout` would find tile by tile, found from the map before.
    after.__dict__["layout"] = layout_with_tile(before.layout, place, BOARD.grounds[number])
    return after


def layout_with_tile(layout: Layout, place: Place, ground: Ground) -> Layout:
    """The layout with one more tile."""
    supply = layout.supply
    left = supply[ground.kind] - 1
    return Layout(
        at={**layout.at, place: len(layout.at)},
        frontier=frontier_with_tile(layout, place, ground),
        grounds=(*layout.grounds, ground.number),
        supply=(*supply[: ground.kind], left, *supply[ground.kind + 1 :]),
        ranges=ranges_with_tile(layout, place, ground) if ground.mountains else layout.ranges,
    )


def frontier_with_tile(layout: Layout, place: Place, ground: Ground) -> dict[Place, Needs]:
    """The frontier after a tile: its place is taken, the empty places around it ask for more."""
    frontier = {**layout.frontier}
    frontier.pop(place, None)
    for step, need in ground.marks:
        beside = Place(place + step)
        if beside not in layout.at:
            frontier[beside] = frontier.get(beside, 0) | need
    return frontier


def ranges_with_tile(layout: Layout, place: Place, ground: Ground) -> tuple[MassifSet, ...]:
    """The ranges with the massifs of one more tile, which may join others (DIC-53)."""
    ranges, first = layout.ranges, len(layout.at) * MASSIFS
    for massif in sorted(set(ground.massifs.values())):
        ranges = join_groups(ranges, 1 << first + massif, beyond(layout, place, ground, massif))
    return ranges


def beyond(layout: Layout, place: Place, ground: Ground, massif: int) -> MassifSet:
    """The massifs of the tiles around that a massif of a new tile touches."""
    touch = 0
    for side, step in enumerate(BOARD.steps):
        number = layout.at.get(Place(place + step))
        if number is not None:
            other = BOARD.grounds[layout.grounds[number]].rim[OPPOSITE[side]]
            for mine, theirs in zip(ground.rim[side], other, strict=True):
                if mine == massif and theirs is not None:
                    touch |= 1 << number * MASSIFS + theirs
    return touch


def join_groups(groups: tuple[int, ...], new: int, touch: int) -> tuple[int, ...]:
    """The groups with `new` added, which joins all that have a member in `touch`."""
    apart = []
    for group in groups:
        if group & touch:
            new |= group
        else:
            apart.append(group)
    return (*apart, new)
