"""Railroad Dice once more, slow and plain: whole games, with a copy for each thought.

Written from the rules alone, to agree with the fast room move by move. Orders are the room's own
actions; faces of a roll are told from outside.
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
    PayDie,
    RailDie,
    Roll,
    Source,
    TakeIncome,
)
from rotonde.games.dice.components import LineEnd
from tests.support.dice_plain_table import (
    BACK,
    COMPANIES,
    FACES,
    GRIDS,
    KINDS,
    RULES,
    SIDES,
    SIZE,
    TABLES,
    Cell,
    Place,
    PlainTable,
    ahead,
    beside,
    inside,
)

ENDS: tuple[LineEnd, ...] = ("A", "B")
SOURCES: tuple[Source, ...] = ("bank", "director")
PAY_DICE: tuple[PayDie, ...] = ("share", "joker")
RAIL_DICE: tuple[RailDie, ...] = ("rail", "joker")


class Plain(PlainTable):
    """A whole game, changed in place."""

    def clone(self) -> Plain:
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | set | list):
                setattr(twin, name, copy(value))
        twin.front = [copy(front) for front in self.front]
        twin.held = {c: list(held) for c, held in self.held.items()}
        return twin

    # --- turns ----------------------------------------------------------------------------------

    def legal(self) -> list[AnyAction]:
        if self.over:
            return []
        if self.discarding:
            return [Discard(f) for f in FACES if self.front[self.seat][f]]
        return [action for action in self.orders() if self.allows(action)]

    def orders(self) -> Iterator[Any]:
        """Everything that could be asked for, in canonical order."""
        if self.pending is not None and self.pending[0] == "tile":
            yield from (ChooseTile(kind, rotation) for kind, rotation in GRIDS)
            return
        if self.pending is None:
            yield TakeIncome()
            me = self.front[self.seat]
            pairs = product(range(self.hidden[self.seat] + 1), range(me["joker"] + 1))
            yield from (Roll(h, j) for h, j in pairs)
            for company, source, die in product(COMPANIES, SOURCES, PAY_DICE):
                yield BuyShare(company, source, die)
        for end in ENDS:
            cells = self.rail_cells(end)
            for (cell, _), out, rail, paid in product(cells, SIDES, RAIL_DICE, range(3)):
                yield LayRail(end, cell, out, rail, paid)
        if self.pending is None:
            for end, company, kind, paid in product(ENDS, COMPANIES, KINDS, range(2)):
                yield BuildStation(end, company, kind, paid)
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

    def count(self) -> None:
        for company, seat in self.director.items():
            if seat is not None:
                self.passengers[seat] += 1000 * self.chain(company)

    def finish(self, reason: str) -> None:
        self.reason, self.over, self.pending = reason, True, None
        self.count()
