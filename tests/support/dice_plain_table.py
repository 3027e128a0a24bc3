"""Railroad Dice once more, slow and plain: what lies on the table, in pairs and dictionaries.

Written from the rules alone. Nothing here is shared with the room but its tables.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import Face, Side, SiteKind

TABLES = BOARD.tables
RULES = TABLES.rules
SIZE = TABLES.terrain.size
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
KINDS: tuple[SiteKind, ...] = ("mountain", "lake", "country")
FACES: tuple[Face, ...] = ("straight", "curve", "share", "joker")
COMPANIES: list[Any] = [row.id for row in TABLES.company]
PRICES: dict[str, Any] = {row.id: row.stations for row in TABLES.company}
TILES: dict[str, Any] = {row.id: row for row in TABLES.tile}

Cell = tuple[int, int]
Place = tuple[int, int]


def turned(grid: tuple[str, ...], quarters: int) -> list[str]:
    rows = list(grid)
    for _ in range(quarters):
        rows = ["".join(rows[SIZE - 1 - c][r] for c in range(SIZE)) for r in range(SIZE)]
    return rows


GRIDS: dict[tuple[Any, int], list[str]] = {
    (k, r): turned(row.grid, r) for k, row in TILES.items() for r in row.rotations
}


def side_kind(kind: str, rotation: int, side: str) -> str:
    """A side is a mountain side when its middle cell is one."""
    middle, last = SIZE // 2, SIZE - 1
    at = {"N": (0, middle), "E": (middle, last), "S": (last, middle), "W": (middle, 0)}[side]
    return "M" if GRIDS[kind, rotation][at[0]][at[1]] == "M" else "C"


def beside(place: Place, side: str) -> Place:
    return place[0] + STEP[side][1], place[1] + STEP[side][0]


def ahead(cell: Cell, side: str) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def inside(cell: Cell) -> bool:
    return 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE


class PlainTable:
    """What lies on the table: dice, shares, tiles, the line; and what follows from it."""

    def __init__(self, seats: int, first: int, dice_total: int) -> None:
        self.seats, self.first, self.seat, self.year = seats, first, first, 1
        self.reserve = dice_total - 1 - 4 * seats
        self.hidden = [0] * seats
        self.front = [Counter(joker=4) for _ in range(seats)]
        self.held = {c: [0] * seats for c in COMPANIES}
        self.bank = dict.fromkeys(COMPANIES, TABLES.components.shares_per_company)
        self.director: dict[str, int | None] = dict.fromkeys(COMPANIES)
        self.map: dict[Place, tuple[str, int]] = {(0, 0): ("country", 0)}
        self.supply: Counter[str] = Counter({k: row.supply for k, row in TILES.items()})
        self.supply["country"] -= 1
        self.dice: dict[tuple[Place, Cell], str] = {((0, 0), (3, 3)): "rail"}
        self.ends: dict[str, tuple[Place, Cell, str | None]] = {
            "A": ((0, 0), (3, 3), "N"),
            "B": ((0, 0), (3, 3), "S"),
        }
        self.stations: list[tuple[str, str, Place]] = []
        self.passengers = [0] * seats
        self.lost = [False] * seats
        self.paid: set[tuple[Place, Cell]] = set()
        self.income_taken = self.rolled = self.built = self.over = False
        self.idle, self.reason = 0, ""
        self.pending: tuple[str, str] | None = None
        self.had: tuple[bool, bool] | None = None
        self.crossed = self.discarding = False

    # --- the board ------------------------------------------------------------------------------

    def ground(self, place: Place, cell: Cell) -> str:
        return GRIDS[self.map[place]][cell[0]][cell[1]]

    def on(self, place: Place) -> list[Cell]:
        return [cell for at, cell in self.dice if at == place]

    def fits(self, place: Place) -> list[tuple[str, int]]:
        """The tiles of the supply that fit all neighbours of an empty place."""
        found = []
        for kind, rotation in GRIDS:
            around = {s: self.map.get(beside(place, s)) for s in SIDES}
            meets = all(
                tile is None or side_kind(kind, rotation, s) == side_kind(*tile, BACK[s])
                for s, tile in around.items()
            )
            if meets and self.supply[kind]:
                found.append((kind, rotation))
        return found

    def is_open(self, place: Place, side: str) -> bool:
        there = beside(place, side)
        return there not in self.map and bool(self.fits(there))

    def range_of(self, place: Place, cell: Cell) -> set[tuple[Place, Cell]]:
        """All mountain cells connected with one, over the whole map."""
        found, new = set[tuple[Place, Cell]](), [(place, cell)]
        while new:
            at = new.pop()
            if at not in found:
                found.add(at)
                new += [n for n in map_neighbours(*at) if n[0] in self.map and self.is_high(n)]
        return found

    def is_high(self, at: tuple[Place, Cell]) -> bool:
        return self.ground(*at) == "M"

    def touches_only(self, place: Place, cell: Cell, head: Cell) -> bool:
        near = {ahead(cell, side) for side in SIDES}
        return {at for at in self.on(place) if at in near} == {head}

    def next_cells(self, end: str) -> list[tuple[Cell, str]]:
        """Cells for the next die, each with the direction of travel into it."""
        place, head, out = self.ends[end]
        ways = SIDES if out is None else out
        cells = [(ahead(head, side), side) for side in ways]
        return sorted(
            (cell, side)
            for cell, side in cells
            if inside(cell)
            and (place, cell) not in self.dice
            and self.touches_only(place, cell, head)
        )

    def has_way_out(self, end: str) -> bool:
        """By trying every path that never touches itself."""
        place = self.ends[end][0]
        sides = [side for side in SIDES if self.is_open(place, side)]
        need = RULES.crossing_min_dice - len(self.on(place))
        taken = set(self.on(place))

        def leads_out(path: list[Cell]) -> bool:
            last = path[-1]
            if len(path) >= need and any(not inside(ahead(last, side)) for side in sides):
                return True
            blocked = taken | set(path[:-1])
            for side in SIDES:
                cell = ahead(last, side)
                free = inside(cell) and cell not in blocked
                free = free and not any(ahead(cell, s) in blocked for s in SIDES)
                if free and leads_out([*path, cell]):
                    return True
            return False

        return bool(sides) and any(leads_out([cell]) for cell, _ in self.next_cells(end))

    def toll(self, place: Place, cell: Cell, head: Cell | None) -> int:
        ground = self.ground(place, cell)
        if ground == "M":
            return 0 if self.range_of(place, cell) & self.paid else RULES.mountain_cost
        wet = head is not None and self.ground(place, head) == "W"
        return RULES.bridge_cost if ground == "W" and not wet else 0

    def price(self, company: str, kind: str) -> int | None:
        cheap, dear = PRICES[company][kind]
        built = sum((c, k) == (company, kind) for c, k, _ in self.stations)
        return 3 if built < cheap else 5 if built < cheap + dear else None

    def kinds(self, place: Place, cell: Cell) -> list[str]:
        if not (0 < cell[0] < SIZE - 1 and 0 < cell[1] < SIZE - 1):
            return []
        around = Counter(
            self.ground(place, (cell[0] + r, cell[1] + c))
            for r, c in product((-1, 0, 1), repeat=2)
            if r or c
        )
        own = self.ground(place, cell)
        return [
            kind
            for kind, ground, like in zip(KINDS, "MCC", "MWC", strict=True)
            if own == ground and around[like] >= RULES.station_min_neighbours
        ]

    def chain(self, company: str) -> int:
        left = {place for c, _, place in self.stations if c == company}
        best = 0
        while left:
            group, new = set[Place](), [left.pop()]
            while new:
                place = new.pop()
                group.add(place)
                near = {beside(place, s) for s in SIDES} & left
                left -= near
                new += near
            best = max(best, len(group))
        return best

    def income_due(self) -> bool:
        return self.year >= RULES.first_income_year and not self.income_taken and not self.reason

    def income(self) -> int:
        own = [c for c in COMPANIES if self.director[c] == self.seat]
        stations = sum(company in own for company, _, _ in self.stations)
        return stations if stations > 4 else 4

    def elected(self, company: str) -> int | None:
        held, old = self.held[company], self.director[company]
        if not any(held):
            return None
        if old is not None and held[old] == max(held):
            return old
        start = self.first if old is None else old + 1
        order = [(start + n) % self.seats for n in range(self.seats)]
        return next(seat for seat in order if held[seat] == max(held))


def map_neighbours(place: Place, cell: Cell) -> list[tuple[Place, Cell]]:
    """The cells that touch a cell, over the borders of tiles."""
    found = []
    for side in SIDES:
        row, col = ahead(cell, side)
        there = place if inside((row, col)) else beside(place, side)
        found.append((there, (row % SIZE, col % SIZE)))
    return found
