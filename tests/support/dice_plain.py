"""Railroad Dice once more, slow and plain: cells as pairs, dictionaries, a copy for each thought.

Written from the rules alone, to agree with the fast room move by move. Orders are the room's own
actions; faces of a roll are told from outside. Nothing here is shared with the room but its tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import product
from typing import Any

from rotonde.games.dice.actions import (
    AnyAction,
    BuildStation,
    BuyShare,
    ChooseTile,
    Discard,
    EndTurn,
    LayRail,
    Roll,
    TakeIncome,
)
from rotonde.games.dice.board import BOARD

TABLES = BOARD.tables
RULES = TABLES.rules
SIZE = TABLES.terrain.size
SIDES = "NESW"
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
KINDS = ("mountain", "lake", "country")
FACES = ("straight", "curve", "share", "joker")
COMPANIES: list[str] = [row.id for row in TABLES.company]
TILES: dict[str, Any] = {row.id: row for row in TABLES.tile}

Cell = tuple[int, int]
Place = tuple[int, int]


def turned(grid: tuple[str, ...], quarters: int) -> list[str]:
    rows = list(grid)
    for _ in range(quarters):
        rows = ["".join(rows[SIZE - 1 - c][r] for c in range(SIZE)) for r in range(SIZE)]
    return rows


GRIDS: dict[tuple[str, int], list[str]] = {
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


class Plain:
    """A whole game, changed in place."""

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

    def clone(self) -> Plain:
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | set | list):
                setattr(twin, name, copy(value))
        twin.front = [copy(front) for front in self.front]
        twin.held = {c: list(held) for c, held in self.held.items()}
        return twin

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

    # --- turns ----------------------------------------------------------------------------------

    def income_due(self) -> bool:
        return self.year >= RULES.first_income_year and not self.income_taken and not self.reason

    def income(self) -> int:
        own = [c for c in COMPANIES if self.director[c] == self.seat]
        stations = sum(company in own for company, _, _ in self.stations)
        return stations if stations > 4 else 4

    def legal(self) -> list[AnyAction]:
        if self.over:
            return []
        if self.discarding:
            return [Discard(f) for f in FACES if self.front[self.seat][f]]  # type: ignore[arg-type]
        return [action for action in self.orders() if self.allows(action)]

    def orders(self) -> Iterator[Any]:
        """Everything that could be asked for, in canonical order."""
        if self.pending is not None and self.pending[0] == "tile":
            yield from (ChooseTile(kind, rotation) for kind, rotation in GRIDS)  # type: ignore[arg-type]
            return
        if self.pending is None:
            yield TakeIncome()
            me = self.front[self.seat]
            pairs = product(range(self.hidden[self.seat] + 1), range(me["joker"] + 1))
            yield from (Roll(h, j) for h, j in pairs)
            for company, source, die in product(COMPANIES, ("bank", "director"), FACES[2:]):
                yield BuyShare(company, source, die)  # type: ignore[arg-type]
        for end in ("A", "B"):
            cells = self.rail_cells(end)
            for (cell, _), out, die, paid in product(cells, SIDES, ("rail", "joker"), range(3)):
                yield LayRail(end, cell, out, die, paid)  # type: ignore[arg-type]
        if self.pending is None:
            for end, company, kind, paid in product("AB", COMPANIES, KINDS, range(2)):
                yield BuildStation(end, company, kind, paid)  # type: ignore[arg-type]
            yield EndTurn()

    def rail_cells(self, end: str) -> list[tuple[Cell, str]]:
        if self.pending is None:
            return self.next_cells(end)
        what, which = self.pending
        if which != end:
            return []
        if what == "entry":
            _, head, out = self.ends[end]
            assert out is not None
            row, col = ahead(head, out)
            return [((row % SIZE, col % SIZE), out)]
        return self.next_cells(end)

    def allows(self, action: Any) -> bool:
        me = self.front[self.seat]
        match action:
            case TakeIncome():
                return self.income_due()
            case Roll(hidden=h, jokers=j):
                ends = not self.reason and j > self.reserve
                smallest = (h, j) == (0, self.reserve + 1)
                return not self.rolled and h + j > 0 and (not ends or smallest)
            case BuyShare(company=company, source=source, die=die):
                return me[die] > 0 and self.sells(company, source)
            case LayRail():
                return self.may_lay(action)
            case BuildStation():
                return self.may_build(action)
            case EndTurn():
                return not self.income_due()
        return self.may_choose(action) and self.tried(action).completable()

    def may_choose(self, action: ChooseTile) -> bool:
        """Whether a tile fits beyond the border."""
        assert self.pending is not None
        place, _, out = self.ends[self.pending[1]]
        assert out is not None
        return (action.kind, action.rotation) in self.fits(beside(place, out))

    def sells(self, company: str, source: str) -> bool:
        if source == "bank":
            return self.bank[company] > 0
        sold = sum(not left for left in self.bank.values())
        boss = self.director[company]
        opens = {2: RULES.market_opens.p2, 3: RULES.market_opens.p3, 4: RULES.market_opens.p4}
        return (
            sold >= opens[self.seats]
            and boss not in (None, self.seat)
            and self.held[company][boss or 0] > 0
        )

    # --- rails ----------------------------------------------------------------------------------

    def toll(self, place: Place, cell: Cell, head: Cell | None) -> int:
        ground = self.ground(place, cell)
        if ground == "M":
            return 0 if self.range_of(place, cell) & self.paid else RULES.mountain_cost
        wet = head is not None and self.ground(place, head) == "W"
        return RULES.bridge_cost if ground == "W" and not wet else 0

    def may_lay(self, action: LayRail, search: bool = True) -> bool:
        place, head, _ = self.ends[action.end]
        came = next((s for c, s in self.rail_cells(action.end) if c == action.cell), None)
        if came is None or action.out == BACK[came]:
            return False
        entering = self.pending is not None and self.pending[0] == "entry"
        on_tile = 1 if entering else len(self.on(place)) + 1
        here = beside(place, came) if entering else place
        if not inside(ahead(action.cell, action.out)) and (
            on_tile < RULES.crossing_min_dice or not self.is_open(here, action.out)
        ):
            return False
        me = self.front[self.seat]
        shape = "straight" if action.out == came else "curve"
        face = shape if action.die == "rail" else "joker"
        cost = self.toll(here, action.cell, None if entering else head)
        jokers = me["joker"] - (face == "joker")
        if not me[face] or action.jokers_paid > min(cost, jokers):
            return False
        if cost - action.jokers_paid > self.hidden[self.seat]:
            return False
        return not search or self.tried(action).completable()

    def tried(self, action: AnyAction) -> Plain:
        twin = self.clone()
        twin.do(action, search=True)
        return twin

    def completable(self) -> bool:
        """DIC-41: is there a sequence of legal actions to a state without obligation?"""
        if self.over:
            return True
        if self.pending is None:
            return self.keeps_way_out()
        for action in self.orders():
            tile = isinstance(action, ChooseTile)
            may = self.may_choose(action) if tile else self.may_lay(action, search=False)
            if may and self.tried(action).completable():
                return True
        return False

    def keeps_way_out(self) -> bool:
        """DIC-38, when a move that began with `had` is over."""
        end = self.moved
        if self.crossed:
            place = self.ends[end][0]
            return self.has_way_out(end) or not any(self.is_open(place, s) for s in SIDES)
        assert self.had is not None
        own, others = self.had
        if own:
            return self.has_way_out(end)
        return not others or self.has_way_out("B" if end == "A" else "A")

    # --- stations -------------------------------------------------------------------------------

    def price(self, company: str, kind: str) -> int | None:
        cheap, dear = next(row for row in TABLES.company if row.id == company).stations[kind]  # type: ignore[index]
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

    def may_build(self, action: BuildStation) -> bool:
        place, _, out = self.ends[action.end]
        if self.director[action.company] != self.seat or out is None:
            return False
        cells = self.next_cells(action.end)
        if not cells or action.kind not in self.kinds(place, cells[0][0]):
            return False
        price = self.price(action.company, action.kind)
        if price is None or any((c, p) == (action.company, place) for c, _, p in self.stations):
            return False
        cost = self.toll(place, cells[0][0], None)
        hidden, jokers = self.hidden[self.seat], self.front[self.seat]["joker"]
        if action.jokers_paid and not (cost and jokers and hidden >= price + 1):
            return False
        return price + cost <= hidden + jokers and self.tried(action).keeps_way_out()

    # --- doing ----------------------------------------------------------------------------------

    def do(self, action: Any, faces: tuple[str, ...] = (), search: bool = False) -> None:
        """Carry an action out; in a search nothing is announced and no turn passes."""
        match action:
            case TakeIncome():
                self.take_income()
            case Roll(hidden=h, jokers=j):
                self.roll(h, j, faces)
            case BuyShare():
                self.buy(action)
            case LayRail():
                self.lay(action)
            case BuildStation():
                self.build(action)
            case ChooseTile(kind=kind, rotation=rotation):
                self.discover(kind, rotation)
            case _:
                self.finish_turn(action)
        if not search and not self.over:
            self.afterwards()

    def take_income(self) -> None:
        due, self.income_taken = self.income(), True
        if self.lost[self.seat]:
            self.front[self.seat]["joker"] += min(due, self.reserve)
        else:
            self.hidden[self.seat] += min(due, self.reserve)
        self.draw(due)

    def buy(self, action: BuyShare) -> None:
        company, boss = action.company, self.director[action.company]
        self.front[self.seat][action.die] -= 1
        self.held[company][self.seat] += 1
        if action.source == "bank":
            self.bank[company] -= 1
            self.reserve += 1
        else:
            assert boss is not None
            self.held[company][boss] -= 1
            self.hidden[boss] += 1

    def discover(self, kind: str, rotation: int) -> None:
        assert self.pending is not None
        place, _, out = self.ends[self.pending[1]]
        assert out is not None
        self.map[beside(place, out)] = kind, rotation
        self.supply[kind] -= 1
        self.pending = "entry", self.pending[1]

    def finish_turn(self, action: EndTurn | Discard) -> None:
        if isinstance(action, Discard):
            self.front[self.seat][action.face] -= 1
            self.reserve += 1
        self.discarding = True

    def draw(self, due: int) -> None:
        """Take dice of the reserve; the game ends where they are too few."""
        short = due > self.reserve
        self.reserve -= min(due, self.reserve)
        if short:
            self.finish("d")

    def roll(self, hidden: int, jokers: int, faces: tuple[str, ...]) -> None:
        if not self.reason and jokers > self.reserve:
            self.finish("d")
            return
        self.rolled = True
        self.hidden[self.seat] -= hidden
        self.front[self.seat]["joker"] -= jokers
        if not self.reason:
            self.reserve -= jokers
        assert len(faces) == hidden + jokers * (1 if self.reason else 2)
        self.front[self.seat].update(faces)

    def begin(self, end: str) -> None:
        if self.pending is None:
            other = "B" if end == "A" else "A"
            self.had = self.has_way_out(end), self.has_way_out(other)
            self.crossed = False
        self.moved = end

    def pay(self, cost: int, jokers: int) -> None:
        self.hidden[self.seat] -= cost - jokers
        self.front[self.seat]["joker"] -= jokers
        self.reserve += cost

    def lay(self, action: LayRail) -> None:
        end, cell, out = action.end, action.cell, action.out
        self.begin(end)
        entering = self.pending is not None and self.pending[0] == "entry"
        place, head, _ = self.ends[end]
        came = next(s for c, s in self.rail_cells(end) if c == cell)
        here = beside(place, came) if entering else place
        cost = self.toll(here, cell, None if entering else head)
        if self.ground(here, cell) == "M":
            self.paid.add((here, cell))
        shape = "straight" if out == came else "curve"
        self.front[self.seat][shape if action.die == "rail" else "joker"] -= 1
        self.pay(cost, action.jokers_paid)
        self.dice[here, cell] = "rail"
        self.ends[end] = here, cell, out
        self.built, self.pending = True, None
        if entering:
            self.crossed = True
            self.leave(place, end)
        if self.over:
            return
        if not inside(ahead(cell, out)):
            self.pending = "tile", end
        elif "W" in (self.ground(here, cell), self.ground(here, ahead(cell, out))):
            self.pending = "bridge", end

    def leave(self, place: Place, end: str) -> None:
        """The tile left is cleared unless the other end stands on it; then the reward."""
        other = self.ends["B" if end == "A" else "A"][0]
        if other != place:
            gone = [(at, c) for at, c in self.dice if at == place]
            self.reserve += sum(self.dice[one] == "rail" for one in gone)
            for one in gone:
                del self.dice[one]
        if not self.reason:
            self.front[self.seat]["joker"] += min(RULES.discovery_reward, self.reserve)
            self.draw(RULES.discovery_reward)

    def build(self, action: BuildStation) -> None:
        self.begin(action.end)
        place = self.ends[action.end][0]
        cell = self.next_cells(action.end)[0][0]
        price = self.price(action.company, action.kind)
        assert price is not None
        cost = price + self.toll(place, cell, None)
        if self.ground(place, cell) == "M":
            self.paid.add((place, cell))
        short = max(0, cost - action.jokers_paid - self.hidden[self.seat])
        self.pay(cost, action.jokers_paid + short)
        self.dice[place, cell] = action.company
        self.ends[action.end] = place, cell, None
        self.stations.append((action.company, action.kind, place))
        self.built = True
        if not self.reason:
            self.front[self.seat]["joker"] += RULES.station_reward
            self.draw(RULES.station_reward)

    # --- afterwards -----------------------------------------------------------------------------

    def afterwards(self) -> None:
        if self.pending is None and not self.reason:
            self.announce()
        if self.discarding and sum(self.front[self.seat].values()) <= RULES.front_limit:
            self.pass_on()

    def announce(self) -> None:
        built = Counter(company for company, _, _ in self.stations)
        if any(built[row.id] == row.stations_total for row in TABLES.company):
            self.reason = "a"
        elif not any(self.is_open(self.ends[e][0], s) for e in "AB" for s in SIDES):
            self.reason = "b"
        elif not any(self.has_way_out(e) for e in "AB"):
            self.reason = "c"

    def pass_on(self) -> None:
        self.discarding = self.income_taken = self.rolled = False
        self.paid.clear()
        self.seat = (self.seat + 1) % self.seats
        if self.seat == self.first:
            self.end_year()

    def end_year(self) -> None:
        self.idle = 0 if self.built else self.idle + 1
        if self.reason or self.idle == TABLES.safeguard.idle_years:
            self.finish(self.reason or "idle")
            return
        self.count()
        directed = {seat for seat in self.director.values() if seat is not None}
        self.director = {c: self.elected(c) for c in COMPANIES}
        still = set(self.director.values())
        self.lost = [s in directed and s not in still for s in range(self.seats)]
        self.first = self.seat = (self.first + 1) % self.seats
        self.year, self.built = self.year + 1, False

    def elected(self, company: str) -> int | None:
        held, old = self.held[company], self.director[company]
        if not any(held):
            return None
        if old is not None and held[old] == max(held):
            return old
        start = self.first if old is None else old + 1
        order = [(start + n) % self.seats for n in range(self.seats)]
        return next(seat for seat in order if held[seat] == max(held))

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

    def count(self) -> None:
        for company, seat in self.director.items():
            if seat is not None:
                self.passengers[seat] += 1000 * self.chain(company)

    def finish(self, reason: str) -> None:
        self.reason, self.over, self.pending = reason, True, None
        self.count()


def map_neighbours(place: Place, cell: Cell) -> list[tuple[Place, Cell]]:
    """The cells that touch a cell, over the borders of tiles."""
    found = []
    for side in SIDES:
        row, col = ahead(cell, side)
        there = place if inside((row, col)) else beside(place, side)
        found.append((there, (row % SIZE, col % SIZE)))
    return found
