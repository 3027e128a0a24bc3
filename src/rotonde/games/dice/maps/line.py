"""The line: its two ends, the dice on the active tiles, and what follows from where they lie.

A line is kept as long as nobody prolongs it, and so is what was found out about it.
"""

from typing import Final

import msgspec

from rotonde.games.dice.board import BOARD, NOWHERE, Cell, CellSet, Ground, Place
from rotonde.games.dice.components import LineEnd, SiteKind
from rotonde.games.dice.maps.general import GeneralMap, SideSet
from rotonde.games.dice.maps.ways import Ahead, Keep, Way, has_way_out, prospect
from rotonde.kernel.tools.derived import derived
from rotonde.railway.bitset import bits

ENDS: Final[tuple[LineEnd, ...]] = ("A", "B")
END_NUMBERS: Final[dict[LineEnd, int]] = {"A": 0, "B": 1}


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A die on an active tile: a rail, or a station of a company."""

    end: LineEnd
    """The end that it prolonged; the start rail is laid to A."""
    cell: Cell
    entered: int
    """The side by which the line comes to it."""
    out: int | None
    """The side by which a rail leaves; None for a station (DIC-5)."""
    company: int | None = None


class Sheet(msgspec.Struct, frozen=True, dict=True):
    """A large tile that is active, with its dice in the order of laying."""

    place: Place
    line: tuple[Laid, ...] = ()

    @derived
    def dice(self) -> CellSet:
        """The cells with a die, rail or station."""
        return bits(die.cell for die in self.line)

    @derived
    def rails(self) -> int:
        """How many of its dice are rail dice."""
        return sum(die.company is None for die in self.line)

    @derived
    def in_order(self) -> tuple[Laid, ...]:
        """Its dice in the order of the line, from end B to end A on the start tile."""
        towards_b = [die for die in self.line if die.end == "B"]
        towards_a = [die for die in self.line if die.end == "A"]
        return (*reversed(towards_b), *towards_a) if towards_a else tuple(towards_b)


class Head(msgspec.Struct, frozen=True, gc=False):
    """The last element of an end of the line (DIC-4)."""

    place: Place
    cell: Cell
    out: int | None
    """The side by which a rail leads on; None for a station."""

    @property
    def is_at_border(self) -> bool:
        """Whether it leads over the border of its tile."""
        return self.out is not None and BOARD.beside[self.cell][self.out] == NOWHERE

    @property
    def beyond(self) -> Place:
        """The place over the side by which it leads on."""
        assert self.out is not None
        return Place(self.place + BOARD.steps[self.out])


class Site(msgspec.Struct, frozen=True, gc=False):
    """A next cell on which stations may be built (DIC-60 to DIC-62)."""

    cell: Cell
    kinds: tuple[SiteKind, ...]
    massif: int | None
    """The number of its massif, on a mountain."""


class Line(msgspec.Struct, frozen=True, dict=True):
    """The general map, the active tiles on it, and the two ends of the line."""

    general_map: GeneralMap
    sheets: tuple[Sheet, ...]
    """The active tiles: the start tile alone, later that of A and that of B (DIC-48)."""
    ends: tuple[Head, Head]

    def sheet(self, end: int) -> Sheet:
        """The active tile on which an end stands."""
        return self.sheets[end if len(self.sheets) > 1 else 0]

    def ground(self, end: int) -> Ground:
        """The ground of that tile."""
        return self.general_map.ground(self.ends[end].place)

    @derived
    def sides(self) -> tuple[SideSet, ...]:
        """For each end, the open sides of its tile (DIC-8)."""
        a, b = self.ends
        return self.general_map.open_sides(a.place), self.general_map.open_sides(b.place)

    @derived
    def prospects(self) -> tuple[Ahead, Ahead]:
        """For each end, what lies ahead of it."""
        return self.prospect(0), self.prospect(1)

    def prospect(self, end: int) -> Ahead:
        """The way ahead of one end."""
        head, ground = self.ends[end], self.ground(end).number
        return prospect(ground, self.sheet(end).dice, head.cell, head.out, self.sides[end])

    @property
    def ways_out(self) -> tuple[bool, bool]:
        """For each end, whether it has a way out (DIC-9)."""
        a, b = self.prospects
        return a.way_out, b.way_out

    def keep(self, end: int) -> Keep:
        """The ends that must have a way out when a move of this end is over (DIC-38)."""
        if self.ends[end].is_at_border:
            return "tile"
        if self.prospects[end].way_out:
            return "end"
        together = len(self.sheets) == 1
        return "other" if together and self.prospects[1 - end].way_out else "nothing"

    def tracks(self, end: int) -> tuple[Way, ...]:
        """The rails that may lie next, but for those that would wall the line in.

        Those that begin something must still be thought over (DIC-41).
        """
        ahead = self.prospects[end]
        if ahead.way_out:
            return ahead.onward
        return tuple(
            [way for way in ahead.ways if way.begins != "nothing" or self.spares(end, way.cell)]
        )

    def spares(self, end: int, cell: Cell) -> bool:
        """Whether a die of an end without a way out leaves the other end its own (DIC-38)."""
        if self.keep(end) != "other":
            return True
        other = self.ends[1 - end]
        dice = self.sheet(end).dice | 1 << cell
        return has_way_out(dice, other.cell, other.out, self.sides[end])

    @derived
    def sites(self) -> tuple[Site | None, ...]:
        """For each end, where a station may stand next; None where none may."""
        return self.site(0), self.site(1)

    def site(self, end: int) -> Site | None:
        """The site of one end: on the next cell of a rail, without walling the line in."""
        head, ways = self.ends[end], self.prospects[end].ways
        if head.out is None or not ways:
            return None
        next_rail = ways[0]
        kinds = self.ground(end).sites.get(next_rail.cell, ())
        if not kinds or not self.admits(end, next_rail.cell):
            return None
        massif = self.general_map.massif(head.place, next_rail.cell) if next_rail.mountain else None
        return Site(next_rail.cell, kinds, massif)

    def admits(self, end: int, cell: Cell) -> bool:
        """Whether a station on a cell leaves the line the way out it had (DIC-38)."""
        ahead = self.prospects[end]
        if not ahead.way_out:
            return self.spares(end, cell)
        if any(way.begins == "nothing" for way in ahead.onward):
            return True  # where a rail there leads out, so does a station
        return has_way_out(self.sheet(end).dice | 1 << cell, cell, None, self.sides[end])


def with_die(line: Line, end: int, die: Laid) -> Line:
    """The line with one more die on the tile of an end."""
    before = line.sheet(end)
    grown = Sheet(before.place, (*before.line, die))
    # What `dice` would find die by die, found from the sheet before.
    grown.__dict__["dice"] = before.dice | 1 << die.cell
    head = Head(before.place, die.cell, die.out)
    if len(line.sheets) == 1:
        sheets: tuple[Sheet, ...] = (grown,)
    else:
        sheets = (grown, line.sheets[1]) if end == 0 else (line.sheets[0], grown)
    after = Line(line.general_map, sheets, with_head(line, end, head))
    after.__dict__["sides"] = line.sides  # the map is the same, and so are its open sides
    own = after.prospect(end)
    # Nothing has changed for the other end on a tile of its own.
    other = line.prospects[1 - end] if len(line.sheets) > 1 else after.prospect(1 - end)
    after.__dict__["prospects"] = (own, other) if end == 0 else (other, own)
    return after


def with_head(line: Line, end: int, head: Head) -> tuple[Head, Head]:
    """The ends with one of them moved on."""
    return (head, line.ends[1]) if end == 0 else (line.ends[0], head)
