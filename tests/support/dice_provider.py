"""Railroad Dice for the contract suite: its options, every order that can be written, its secrets.

Orders at cells far from both ends stand for all others of their kind.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import get_args

from msgspec.structs import replace

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
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import FACES, SIDES, SITE_KINDS, CompanyId, LineEnd, TileKind
from rotonde.games.dice.events import YearCounted
from rotonde.games.dice.rules import ending
from rotonde.games.dice.state import DiceOptions, State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.railway.bitset import members

COMPANIES = (*(row.id for row in BOARD.companies), CompanyId("castle"))
KINDS = (*(row.id for row in BOARD.kinds), TileKind("swamp"))
ENDS: tuple[LineEnd, ...] = get_args(LineEnd)
FAR = (0, 8, 24, 48)
"""Cells that are tried wherever the ends stand."""


class DiceProvider:
    """What the suite must be told of Railroad Dice."""

    has_secrets = True
    asked_within = frozenset({"roll", "share", "site"})

    def options(self) -> Sequence[DiceOptions]:
        return (
            DiceOptions(),
            DiceOptions(dice_total=60),
            DiceOptions(hide_totals=True),
            DiceOptions(dice_total=60, hide_totals=True),
        )

    def universe(self, state: State) -> Iterator[AnyAction]:
        tray = state.trays[state.seat]
        yield TakeIncome()
        yield from (Roll(h, j) for h in range(tray.hidden + 2) for j in range(tray.joker + 2))
        yield Roll(60, 60)
        for company, source, die in product(COMPANIES, get_args(Source), get_args(PayDie)):
            yield BuyShare(company, source, die)
        yield from rails(state)
        for end, company, kind, paid in product(ENDS, COMPANIES, SITE_KINDS, range(3)):
            yield BuildStation(end, company, kind, paid)
        yield EndTurn()
        yield from (ChooseTile(kind, rotation) for kind, rotation in product(KINDS, range(4)))
        yield from map(Discard, FACES)

    def hidden_twins(self, state: State, seat: Seat | None) -> Iterator[State]:
        """The faces to come are hidden from all; where a table says so, the others' totals."""
        yield replace(state, rng=Rng("twin", state.rng.drawn))
        yield replace(state, rng=replace(state.rng, drawn=state.rng.drawn + 1))
        others = [count for count in state.counts if count.seat != seat]
        if state.options.hide_totals and others and not state.over:
            own = tuple(count for count in state.counts if count.seat == seat)
            yield replace(state, counts=own)

    def things(self, state: State) -> Sequence[str]:
        cells = [BOARD.cell_names[cell] for cell in (*near(state), *FAR)]
        return [
            *(f"cell:{end}:{cell}" for end in ENDS for cell in cells),
            *(f"out:{end}:{cell}:{out}" for end in ENDS for cell in cells[::2] for out in "NEX"),
            *(f"site:{end}:{cell}" for end in ENDS for cell in cells[::3]),
            *(f"{word}:{c}" for word in ("bank", "director", "company") for c in COMPANIES[::2]),
            *(f"tile:{kind}:{turn}" for kind in KINDS for turn in (0, 3, 9)),
            *(f"die:{face}" for face in (*FACES, "J")),
            *("reserve", "hidden:0", "front:1", "seat:0", "supply:lake", "place:0:0"),
            *("place:0:1", "place:1:0", "place:9:9", "place:x"),
            *("chain:insel", "mark:1:insel", "sheet:A", "rail:A:d4", "kind:lake", "pay:1"),
            *("cell:C:d4", "cell:A", "cell:A:z9", "tile:lake", "out:A:d4", "nonsense", ":", ""),
        ]

    def counted(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The passengers of a year that ends now."""
        events = ending.count_passengers(state).events
        gains = [event.gains[seat] for event in events if isinstance(event, YearCounted)]
        return {"chain": sum(gains)}


def near(state: State) -> list[int]:
    """The cells around both heads, and the entry cells beyond a border."""
    cells = 0
    for head in state.line.ends:
        cells |= BOARD.around[head.cell] | 1 << head.cell
        if head.is_at_border and head.out is not None:
            cells |= 1 << BOARD.entry(head.cell, head.out)
    return list(members(cells))


def rails(state: State) -> Iterator[AnyAction]:
    """Every rail near the heads, in canonical order."""
    cells = sorted({*near(state), *FAR})
    for end, cell, out, die, paid in product(ENDS, cells, SIDES, get_args(RailDie), range(3)):
        yield LayRail(end, BOARD.positions[cell], out, die, paid)


PROVIDER = DiceProvider()
