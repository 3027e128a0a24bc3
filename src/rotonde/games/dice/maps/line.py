"""The line: its two ends, the dice on the active tiles, and what follows from where they lie.

A line is kept as long as nobody prolongs it, and so is what was found out about it.
"""

from collections.abc import Hashable
from functools import cached_property
from typing import Final

import msgspec

from rotonde.games.dice.board import BOARD, NOWHERE, Cell, CellSet, Ground, Place
from rotonde.games.dice.maps.general import GeneralMap, SideSet
from rotonde.games.dice.maps.ways import (
    Keep,
    Track,
    has_way_out,
    leading_tracks,
    next_cells,
    onward_ways,
)
from rotonde.games.dice.tables import LineEnd, SiteKind
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

    @cached_property
    def dice(self) -> CellSet:
        """The cells with a die, rail or station."""
        return bits(die.cell for die in self.line)

    @property
    def rails(self) -> int:
        """How many of its dice are rail dice."""
        return sum(die.company is None for die in self.line)

    @property
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


class Site(msgspec.Struct, frozen=True, gc=False):
    """A next cell on which stations may be built (DIC-60 to DIC-62)."""

    cell: Cell
    kinds: tuple[SiteKind, ...]
    massif: int | None
    """The number of its massif, on a mountain."""


Dice = tuple[int, int, int, int]
"""Straights, curves, jokers and hidden dice."""


class Verdicts:
    """With which dice a move could be finished: more of them can do no less (DIC-41)."""

    def __init__(self) -> None:
        self.enough: list[Dice] = []
        self.short: list[Dice] = []

    def on(self, dice: Dice) -> bool | None:
        """What is known of these dice; None where it must be found out."""
        straight, curve, joker, hidden = dice
        for s, c, j, h in self.enough:
            if s <= straight and c <= curve and j <= joker and h <= hidden:
                return True
        for s, c, j, h in self.short:
            if s >= straight and c >= curve and j >= joker and h >= hidden:
                return False
        return None

    def note(self, dice: Dice, verdict: bool) -> bool:
        """Remember what was found out."""
        (self.enough if verdict else self.short).append(dice)
        return verdict


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

    @cached_property
    def sides(self) -> tuple[SideSet, ...]:
        """For each end, the open sides of its tile (DIC-8)."""
        a, b = self.ends
        return self.general_map.open_sides(a.place), self.general_map.open_sides(b.place)

    @cached_property
    def ways_out(self) -> tuple[bool, ...]:
        """For each end, whether it has a way out (DIC-9)."""
        a, b = self.sheet(0).dice, self.sheet(1).dice
        return self.leads_out(0, a), self.leads_out(1, b)

    def leads_out(self, end: int, dice: CellSet) -> bool:
        """Whether an end has a way out with these dice on its tile."""
        head = self.ends[end]
        return has_way_out(dice, head.cell, head.out, self.sides[end])

    @cached_property
    def keeps(self) -> tuple[Keep, ...]:
        """For each end, what must have a way out when a move of it is over (DIC-38)."""
        return self.kept(0), self.kept(1)

    def kept(self, end: int) -> Keep:
        """What a move of this end must leave with a way out."""
        if self.ends[end].is_at_border:
            return "tile"
        if self.ways_out[end]:
            return "end"
        together = len(self.sheets) == 1
        return "other" if together and self.ways_out[1 - end] else "nothing"

    @cached_property
    def tracks(self) -> tuple[tuple[Track, ...], ...]:
        """For each end, the rails that may lie next, those that would wall the line in left out."""
        return self.tracks_of(0), self.tracks_of(1)

    def tracks_of(self, end: int) -> tuple[Track, ...]:
        """The rails of one end."""
        head, dice = self.ends[end], self.sheet(end).dice
        where = self.ground(end).number, dice, head.cell, head.out, self.sides[end]
        if self.keeps[end] == "end":
            return leading_tracks(*where)
        return tuple(
            Track(way, way.begins == "nothing")
            for way in onward_ways(*where)
            if way.begins != "nothing" or self.keeps_way(end, dice | 1 << way.cell, way.way_out)
        )

    def keeps_way(self, end: int, dice: CellSet, way_out: bool) -> bool:
        """Whether the line keeps its way out with these dice, `way_out` being that of the end."""
        match self.keeps[end]:
            case "end":
                return way_out
            case "other":
                return self.leads_out(1 - end, dice)
            case _:
                return True

    @cached_property
    def verdicts(self) -> dict[Hashable, Verdicts]:
        """What was found out so far about rails that begin something."""
        return {}

    @cached_property
    def sites(self) -> tuple[Site | None, ...]:
        """For each end, where a station may stand next; None where none may."""
        return self.site(0), self.site(1)

    def site(self, end: int) -> Site | None:
        """The site of one end: on the next cell of a rail, without walling the line in."""
        head, ground, dice = self.ends[end], self.ground(end), self.sheet(end).dice
        if head.out is None:
            return None
        cell = next_cells(dice, head.cell, head.out).bit_length() - 1
        kinds = ground.sites.get(cell, ())
        if not kinds:
            return None
        after = dice | 1 << cell
        if not self.keeps_way(end, after, has_way_out(after, cell, None, self.sides[end])):
            return None
        high = ground.mountains >> cell & 1
        massif = self.general_map.massif(head.place, cell) if high else None
        return Site(cell, kinds, massif)


def prolonged(line: Line, end: int, die: Laid) -> Line:
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
    return after


def with_head(line: Line, end: int, head: Head) -> tuple[Head, Head]:
    """The ends with one of them moved on."""
    return (head, line.ends[1]) if end == 0 else (line.ends[0], head)
