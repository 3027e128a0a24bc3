"""Sets of hexes as the bits of one int, on a grid padded so that a step is a shift.

A hex is the bit `row * width + col`, and `width` is one more than the columns: what steps over an
edge lands in the padding, and falls off when the set is cut to land. Bits rise by row, then column.
Serves the pointy-top grid whose odd rows are shifted to the east.
"""

from typing import NewType

import msgspec

from rotonde.railway.hexes import Steps

HexCell = NewType("HexCell", int)
"""A hex as the number of its bit."""

HexSet = int
"""A set of cells, one bit each."""

Wave = tuple[HexSet, ...]
"""Engines in six sets: those that came by a step to the east first, and so on."""

ODD_ROWS_EAST: tuple[Steps, Steps] = (
    ((1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)),
    ((1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)),
)
"""Neighbour steps from an even row and from an odd row, the only ones a field knows."""


class Field(msgspec.Struct, frozen=True):
    """How the bits of a hex set lie to each other."""

    width: int
    even: HexSet
    """All hexes of even rows."""
    odd: HexSet

    def cell(self, col: int, row: int) -> HexCell:
        """The bit of a hex."""
        return HexCell(row * self.width + col)

    def around(self, hexes: HexSet) -> HexSet:
        """Everything next to one of `hexes`, padding included."""
        width = self.width
        even, odd = hexes & self.even, hexes & self.odd
        return (
            (hexes << 1)
            | (hexes >> 1)
            | (hexes << width)
            | (hexes >> width)
            | (even << (width - 1))
            | (even >> (width + 1))
            | (odd << (width + 1))
            | (odd >> (width - 1))
        )

    def step(self, hexes: HexSet, direction: int) -> HexSet:
        """The hexes one step from `hexes`, padding included."""
        even, odd = hexes & self.even, hexes & self.odd
        return shift(even, self.shift(0, direction)) | shift(odd, self.shift(1, direction))

    def shift(self, parity: int, direction: int) -> int:
        """How many bits a step spans from an even (0) or odd (1) row."""
        dcol, drow = ODD_ROWS_EAST[parity][direction]
        return drow * self.width + dcol

    def spread(self, wave: Wave) -> Wave:
        """One step on from a wave, each engine turning by one side at most."""
        width, even, odd = self.width, self.even, self.odd
        east, south_east, south_west, west, north_west, north_east = wave
        right, left = south_east | east | north_east, south_west | west | north_west
        down, up = south_east | south_west, north_east | north_west
        to_south_east, to_south_west = down | east, down | west
        to_north_west, to_north_east = up | west, up | east
        return (
            right << 1,
            (to_south_east & even) << width | (to_south_east & odd) << (width + 1),
            (to_south_west & even) << (width - 1) | (to_south_west & odd) << width,
            left >> 1,
            (to_north_west & even) >> (width + 1) | (to_north_west & odd) >> width,
            (to_north_east & even) >> width | (to_north_east & odd) >> (width - 1),
        )

    def reachable(self, first: Wave, free: HexSet, goal: HexSet = 0) -> HexSet:
        """Every hex of `free` that engines can come to after a first step, step by step.

        Stops as soon as a hex of `goal` is among them.
        """
        wave, seen, total = first, first, 0
        while any(wave):
            total |= wave[0] | wave[1] | wave[2] | wave[3] | wave[4] | wave[5]
            if total & goal:
                break
            ahead = self.spread(wave)
            wave = tuple([new & free & ~old for new, old in zip(ahead, seen, strict=True)])
            seen = tuple([new | old for new, old in zip(wave, seen, strict=True)])
        return total


def shift(hexes: HexSet, by: int) -> HexSet:
    """The set moved by so many bits, up or down."""
    return hexes << by if by >= 0 else hexes >> -by


def field(cols: int, rows: int) -> Field:
    """The field of a grid with so many columns and rows."""
    width = cols + 1
    row = (1 << cols) - 1
    even = sum(row << (line * width) for line in range(0, rows, 2))
    odd = sum(row << (line * width) for line in range(1, rows, 2))
    return Field(width, even, odd)
